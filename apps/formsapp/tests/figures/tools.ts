// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AnonymousClient } from '@suite/fixtures/client'
import { run, said, withTemporaryFolder } from '@suite/node/process'
import { launchBrowser } from '@suite/testing/figures/browser'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { runJob } from '@suite/testing/jobs'
import { qrCode, svgFile } from '../../src/values/qrCode.ts'
import { Receiver, type Received } from '../http/webhooks/receiver.ts'
import { app, asking, deliveryJob, newAuthor, newForm, type Author } from './site.ts'

const guide = new URL('../../../../docs/admins-forms.md', import.meta.url)

const questions = [
	{ type: 'text', title: 'Name' }, { type: 'number', title: 'Size' }, { type: 'date', title: 'Date' }, { type: 'time', title: 'Time' },
	{ type: 'datetime', title: 'Moment' },
	{ type: 'multiple_choice', title: 'Courses', options: { choices: [{ label: 'Soup' }, { label: '1 March' }] } },
	{ type: 'rating', title: 'Stars', options: { max: 5 } }, { type: 'textarea', title: 'Words' },
]
/** What spreadsheet programs like to take for something else. */
const words = [
	'=1+1', 'Zoë 🎉', '+49 30', '0042', "'quoted", '1/2', 'TRUE', '@SUM(A1)', '-1', 'a "quote",\nand a line', '1e5', '#N/A', '2026-01-02',
]

/** Forms in the hands of other programs: spreadsheets, a reader of QR codes, OpenSSL and curl, each as the guide says. */
export async function formTools(on: Measured): Promise<Figure[]> {
	const receiver = await Receiver.start()
	try {
		await on.host.occ(['config:system:set', 'allow_local_remote_servers', '--type', 'bool', '--value', 'true'])
		const author = await newAuthor(on)
		const table = await newForm(author.client, 'Tools', questions)
		const guest = new AnonymousClient(on.host.url)
		for (const [place, word] of words.entries()) {
			const answers = {
				q1: word.replace('\n', ' '), q2: place % 2 === 0 ? -180.5 : place, q3: '2026-02-28', q4: '14:30',
				q5: '2026-02-28T23:59:00Z', q6: ['c1', 'c2'], q7: 1 + place % 5, q8: words.at(-place) ?? '',
			}
			await guest.expect('POST', `${app}/api/public/${table.hash}/submit`, { body: { answers } })
		}
		const lunch = await newForm(author.client, 'Lunch', [
			{ type: 'single_choice', title: 'Menu', options: { choices: [{ label: 'Soup' }, { label: 'Salad' }] } },
		])
		const { secret } = await asking(author.client)<{ secret: string }>('POST', `/api/forms/${lunch.fileId}/webhooks`, {
			name: 'Tools', url: `${receiver.url}/`, events: [],
		})
		const reply = await guest.expect('POST', `${app}/api/public/${lunch.hash}/submit`, { body: { answers: { q1: 'c2' } } })
		const { response } = reply.json as { response: { id: string } }
		return [
			await tables(author, table.fileId),
			await codes(`${on.host.url}${app}/f/${table.hash}`),
			await samples(on.host.url, author, lunch.fileId, response.id),
			...await signatures(on, receiver, secret),
		]
	} finally {
		await receiver.close()
	}
}

async function tables({ client }: Author, fileId: number): Promise<Figure> {
	return await withTemporaryFolder(async (folder) => {
		for (const format of ['csv', 'xlsx']) {
			const { bytes } = await client.expect('GET', `${app}/api/forms/${fileId}/export?format=${format}`)
			writeFileSync(`${folder}/responses.${format}`, bytes)
		}
		const script = fileURLToPath(new URL('table.py', import.meta.url))
		// Debian's own: that is where python3-openpyxl is
		const lines = await done('/usr/bin/python3', [script, `${folder}/responses.csv`, `${folder}/responses.xlsx`])
		console.error(lines.join('\n'))
		return { name: 'cells that openpyxl or LibreOffice read in another way', value: lines.length - 1, unit: '', exactly: 0 }
	})
}

async function codes(link: string): Promise<Figure> {
	const browser = await launchBrowser()
	try {
		const page = await browser.newPage({ viewport: { width: 600, height: 600 } })
		await page.setContent(svgFile(qrCode(link)).replace(/^<\?xml.*?\?>/, ''))
		return await withTemporaryFolder(async (folder) => {
			await page.locator('svg').screenshot({ path: `${folder}/code.png` })
			const read = await done('zbarimg', ['--quiet', '--raw', `${folder}/code.png`])
			return { name: 'QR codes that zbarimg reads', value: read.filter((text) => text === link).length, unit: '', exactly: 1 }
		})
	} finally {
		await browser.close()
	}
}

/** The samples of the guide, in a shell as they are printed. */
async function samples(url: string, { client }: Author, fileId: number, response: string): Promise<Figure> {
	const { key } = await asking(client)<{ key: string }>('POST', `/api/forms/${fileId}/api-keys`, {
		name: 'Tools', permissions: ['read_form', 'read_responses', 'write_responses', 'delete_responses'],
	})
	const [, block = ''] = (readFileSync(guide, 'utf8').split('## API for programs with a key')[1] ?? '').split('```')
	const script = block.replace('https://cloud.example.com', url).replace(/forms\/4711/, `forms/${fileId}`).replace('frm_…', key)
	const lines = await done('sh', ['-euc', `
		RESPONSE=${response}
		curl() { command curl -sS -o /dev/null -w '%{http_code}\\n' "$@"; }
		${script}`])
	const wanted = (block.match(/^curl /gm) ?? []).length
	return {
		name: 'samples for curl that are answered with success', value: lines.filter((code) => code.startsWith('2')).length, unit: '',
		exactly: wanted,
	}
}

/** What the webhook got, verified by the line for a shell in the guide. */
async function signatures({ host }: Measured, receiver: Receiver, secret: string): Promise<Figure[]> {
	const [, line = ''] = /The same with a shell: `([^`]+)`/.exec(readFileSync(guide, 'utf8')) ?? []
	await runJob(host, deliveryJob)
	const isRight = async ({ headers, body }: Received): Promise<boolean> => {
		const environment = { TIMESTAMP: String(headers['x-forms-timestamp']), BODY: body, SECRET: secret }
		const [found = ''] = await done('sh', ['-euc', line], environment)
		return headers['x-forms-signature'] === `v1=${found.split(' ').at(-1)}`
	}
	const right = await Promise.all(receiver.received.map(isRight))
	return [
		// of the one that is created, and of the one that is deleted, whose data nobody is told any more
		{ name: 'messages of a webhook', value: right.length, unit: '', exactly: 2 },
		{ name: 'of them with a signature that OpenSSL finds wrong', value: right.filter((is) => !is).length, unit: '', exactly: 0 },
	]
}

/** Lines that a program prints. */
async function done(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string[]> {
	const finished = await run(program, args, { env })
	if (finished.code !== 0) {
		throw new Error(`${program} ended with ${finished.code}: ${said(finished)}`)
	}
	return finished.stdout.trim().split('\n')
}
