// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResponseList } from '@suite/schema/forms/response'
import { launchBrowser } from '@suite/testing/figures/browser'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { answersOf, app, newAuthor, newForm } from './site.ts'

const pages = 20
const awayMilliseconds = 5_000
/** After the buttons were pressed: some answers are on their way to the server by then, some on their way back, some not sent. */
const untilAway = 40

/** Pages of a link that send their answers while the server goes away, and is back after a while. */
export async function formOutage(on: Measured): Promise<Figure[]> {
	const { client } = await newAuthor(on)
	const { fileId, hash } = await newForm(client, 'Outage')
	const line = await Line.to(new URL(on.host.url))
	const browser = await launchBrowser()
	try {
		const open = await Promise.all(Array.from({ length: pages }, async (_, place) => {
			const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
			const name = (answersOf(place) as { q1: string }).q1
			await page.goto(`${line.url}${app}/f/${hash}`)
			await page.getByLabel('Name').fill(name)
			await page.getByLabel('Monday').check()
			return { page, name }
		}))
		const pressed = open.map(({ page }) => page.getByRole('button', { name: /^Send/ }).click())
		await pause(untilAway)
		line.cut()
		await pause(awayMilliseconds)
		await line.mend()
		await Promise.all(pressed)
		const thanked = await Promise.all(open.map(({ page }) =>
			page.getByRole('heading', { name: 'Thank you' }).waitFor({ timeout: 120_000 }).then(() => true, () => false)))
		const list = await client.expect('GET', `${app}/api/forms/${fileId}/responses`, { query: { limit: '500' } })
		const stored = (list.json as ResponseList).responses.map(({ answers }) => answers.q1)
		const once = open.filter(({ name }) => stored.filter((one) => one === name).length === 1)
		return [
			{ name: `${pages} pages, connections that were cut`, value: line.wasCut, unit: '' },
			{ name: 'pages that say thank you', value: thanked.filter(Boolean).length, unit: '', exactly: pages },
			{ name: 'answers that are stored once', value: once.length, unit: '', exactly: pages },
			{ name: 'responses', value: stored.length, unit: '', exactly: pages },
		]
	} finally {
		await browser.close()
		line.close()
	}
}

/** A line to the server that can be cut. */
class Line {
	/** How many connections were open when it was cut. */
	wasCut = 0
	private readonly open = new Set<Socket>()
	private readonly server
	private port = 0

	private constructor(to: URL) {
		this.server = createServer((socket) => {
			const beyond = connect(Number(to.port), to.hostname)
			for (const [one, other] of [[socket, beyond], [beyond, socket]] as const) {
				this.open.add(one)
				one.on('error', () => other.destroy()).on('close', () => {
					this.open.delete(one)
					other.destroy()
				})
				one.pipe(other)
			}
		})
	}

	static async to(url: URL): Promise<Line> {
		const line = new Line(url)
		await line.mend()
		return line
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}`
	}

	cut(): void {
		this.server.close()
		this.wasCut = this.open.size / 2
		this.open.forEach((socket) => socket.destroy())
	}

	async mend(): Promise<void> {
		await new Promise<void>((resolve) => {
			this.server.listen(this.port, '127.0.0.1', resolve)
		})
		this.port = (this.server.address() as AddressInfo).port
	}

	close(): void {
		this.server.close()
		this.open.forEach((socket) => socket.destroy())
	}
}
