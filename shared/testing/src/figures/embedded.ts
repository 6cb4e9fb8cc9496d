// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedHost } from '@suite/host/embedded/embedded-host'
import type { AppSource } from '@suite/host/options'
import { createAppPassword, type Account } from '@suite/fixtures/accounts'
import { BasicClient } from '@suite/fixtures/client'
import { floor } from '@suite/fixtures/floor'
import type { Figure } from './figure.ts'

const writers = 50
const writes = 100

/** Figures of the embedded host itself: its cost, and what data it retains under load or when killed. */
export async function embeddedFigures(apps: readonly AppSource[]): Promise<Figure[]> {
	const directory = mkdtempSync(join(tmpdir(), 'figures-'))
	try {
		return [...await costs(directory, apps), ...await killed(directory, apps)]
	} finally {
		rmSync(directory, { recursive: true, force: true })
	}
}

async function costs(directory: string, apps: readonly AppSource[]): Promise<Figure[]> {
	const begun = performance.now()
	const host = new EmbeddedHost({ directory, apps, hasLimits: false })
	await host.start()
	try {
		const started = performance.now() - begun
		const client = await clientOf(host)
		const cheapest = await floor(client, 200)
		const paths = Array.from({ length: writers }, (_, index) => `${files(host.administrator)}/writer-${index}.txt`)
		const answers = await Promise.all(paths.map((path) => client.request('PUT', path, { raw: path })))
		const kept =
			(await Promise.all(paths.map(async (path) => (await client.request('GET', path)).text === path))).filter(Boolean).length
		return [
			{ name: 'start, first app installed', value: started, unit: 'ms', most: 3000 },
			{ name: 'floor, app password by Basic', value: cheapest, unit: 'ms', most: 10 },
			{
				name: 'resident memory of all its processes, shared pages counted once',
				value: residentMegabytes(directory),
				unit: 'MB',
				most: 200,
			},
			{
				name: `${writers} parallel writers, answers 201`,
				value: answers.filter(({ status }) => status === 201).length,
				unit: '',
				exactly: writers,
			},
			{ name: 'of them read back whole', value: kept, unit: '', exactly: writers },
		]
	} finally {
		await host.stop()
	}
}

/** Kills every process of the host while it writes, restarts it on the same data and reads what is there. */
async function killed(directory: string, apps: readonly AppSource[]): Promise<Figure[]> {
	const first = new EmbeddedHost({ directory, apps, hasLimits: false })
	await first.start()
	const client = await clientOf(first)
	const { user, password } = first.administrator
	const text = (index: number) => `${index} `.repeat(20_000)
	const address = (index: number) => `${files({ user, password })}/killed-${index}.txt`
	let answered = 0
	const acknowledged: number[] = []
	await Promise.all(Array.from({ length: writes }, async (_, index) => {
		try {
			if ((await client.request('PUT', address(index), { raw: text(index) })).status === 201) {
				acknowledged.push(index)
			}
		} catch {
			// the connection of a killed process breaks: that write was never confirmed
		}
		if (++answered === writes / 2) {
			processesOf(directory).forEach((pid) => process.kill(pid, 'SIGKILL'))
		}
	}))
	await first.stop()
	const second = new EmbeddedHost({ directory, apps, hasLimits: false })
	await second.start()
	try {
		const reader = await clientOf(second)
		const replies = await Promise.all(Array.from({ length: writes }, (_, index) => reader.request('GET', address(index))))
		const isWhole = (index: number) => replies[index]?.status === 200 && replies[index].text === text(index)
		return [
			{
				name: `killed in the middle of ${writes} writes, acknowledged ones that are lost`,
				value: acknowledged.filter((index) => !isWhole(index)).length,
				unit: '',
				exactly: 0,
			},
			{
				name: 'files that are there in part',
				value: replies.filter(({ status }, index) => status !== 404 && !isWhole(index)).length,
				unit: '',
				exactly: 0,
			},
			{ name: 'acknowledged before the end', value: acknowledged.length, unit: '' },
		]
	} finally {
		await second.stop()
	}
}

const files = ({ user }: Account): string => `/remote.php/dav/files/${user}`

async function clientOf(host: EmbeddedHost): Promise<BasicClient> {
	return new BasicClient(host.url, host.administrator.user, await createAppPassword(host.url, host.administrator))
}

/** PHP processes whose environment names the directory. */
function processesOf(directory: string): number[] {
	return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
		try {
			return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOST_SETTINGS=${directory}/`)
		} catch {
			// it has ended in the meantime, or belongs to another user
			return false
		}
	})
}

function residentMegabytes(directory: string): number {
	const kilobytes = processesOf(directory).map((pid) =>
		Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0))
	return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
