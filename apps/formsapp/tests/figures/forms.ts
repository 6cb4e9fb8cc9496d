// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { floorPath, median, ratioToFloor } from '@suite/fixtures/floor'
import type { Sent } from '@suite/fixtures/http'
import { ofRuns, type Figure, type Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'
import { answersOf, app, fill, full, newAuthor, newForm, type Author, type LinkedForm } from './site.ts'

const rounds = 40
const warmUps = 8
const pageSize = 50
const formats = ['csv', 'json', 'xlsx'] as const

/** The forms that are measured. */
interface Site {
	readonly author: Author
	/** With a hundred thousand responses. */
	readonly large: LinkedForm
	/** With a thousand. */
	readonly small: LinkedForm
	readonly empty: LinkedForm
	readonly responses: number
}

let sent = 0
const submission = (): Sent => ({ body: { answers: answersOf(sent++) } })

/** What authors and respondents wait for with a hundred thousand responses and a thousand forms. */
export async function formFigures(on: Measured): Promise<Figure[]> {
	const author = await newAuthor(on)
	const [large, small, empty] =
		[await newForm(author.client, 'Large'), await newForm(author.client, 'Small'), await newForm(author.client, 'Empty')]
	const responses = on.pages ?? full.responses
	await fill(on, large, responses)
	await fill(on, small, full.fewResponses)
	const site = { author, large, small, empty, responses }
	const taken: Figure[][] = []
	for (let run = 1; run <= on.runs; run++) {
		taken.push([...await ofRoutes(site), ...await ofSubmits(site), ...await ofSaves(site), await firstByte(on, site)])
		console.error(`run ${run} of ${on.runs} is done`)
	}
	return [...ofRuns(taken), ...await ofMemory(on, site), ...await ofList(author)]
}

async function ofRoutes({ author: { client }, large, responses }: Site): Promise<Figure[]> {
	const last = Math.min(2_000, Math.floor(responses / pageSize))
	const one = `/api/forms/${large.fileId}`
	const routes: readonly (readonly [string, string, number])[] = [
		['public view', `/api/public/${large.hash}`, 1.1],
		['page 1 of the responses', `${one}/responses?limit=${pageSize}`, 1.3],
		[`page ${last} of the responses`, `${one}/responses?limit=${pageSize}&page=${last}`, 1.5],
		['search', `${one}/responses?limit=${pageSize}&search=nobody+wrote+this`, 10],
		['statistics', `${one}/stats`, 1.5],
		['form in the builder', one, 1.5],
	]
	const figures: Figure[] = []
	for (const [name, path, most] of routes) {
		const { ratio, floor, time } = await ratioToFloor(client, 'GET', `${app}${path}`, rounds)
		figures.push(
			{ name, value: time, unit: 'ms' }, { name: `${name}, floor beside it`, value: floor, unit: 'ms' },
			{ name: `${name}, ratio`, value: ratio, unit: '×', most },
		)
	}
	return figures
}

/** Compared with a request that does nothing but insert a row, and with a form that has no responses. */
async function ofSubmits({ author: { client }, large, empty }: Site): Promise<Figure[]> {
	const insert = () => client.expect('POST', `/index.php/apps/hostprobe/words/limit/store/table/${randomUUID()}`)
	const submit = ({ hash }: LinkedForm) => client.expect('POST', `${app}/api/public/${hash}/submit`, submission())
	const [bare, first, last] = await inTurns([insert, () => submit(empty), () => submit(large)]) as [number, number, number]
	return [
		{ name: 'submit', value: last, unit: 'ms' },
		{ name: 'bare insert of a row beside it', value: bare, unit: 'ms' },
		{ name: 'submit, ratio to a bare insert', value: last / bare, unit: '×', most: 1.3 },
		{ name: 'submit, ratio to a form without responses', value: last / first, unit: '×', most: 1.1 },
	]
}

/** Compared with overwriting the same file over WebDAV. */
async function ofSaves({ author: { client, user }, small }: Site): Promise<Figure[]> {
	const address = `/remote.php/dav/files/${user}${small.path.split('/').map(encodeURIComponent).join('/')}`
	const document = (await client.expect('GET', address)).text
	const beside = `${address.slice(0, address.lastIndexOf('/'))}/beside.txt`
	let round = 0
	const [bare, save] = await inTurns([
		() => client.expect('PUT', beside, { raw: document.replace('Remarks', `Remarks ${round}`) }),
		() => client.expect('PUT', `${app}/api/forms/${small.fileId}`, { body: { form: { description: `Round ${round++}` } } }),
	]) as [number, number]
	return [
		{ name: 'save', value: save, unit: 'ms' }, { name: 'bare overwrite of a file beside it', value: bare, unit: 'ms' },
		{ name: 'save, ratio', value: save / bare, unit: '×', most: 1.3 },
	]
}

/** Until the first byte of a table of all responses, compared with the floor. */
async function firstByte({ host }: Measured, { author: { client, authorization }, large }: Site): Promise<Figure> {
	const begins = async () => {
		const answer = await fetch(`${host.url}${app}/api/forms/${large.fileId}/export?format=csv`, {
			headers: { Authorization: authorization },
		})
		const reader = answer.body?.getReader()
		const { value } = await reader?.read() ?? {}
		if (!answer.ok || value === undefined) {
			throw new Error(`The export answers ${answer.status}`)
		}
		const at = performance.now()
		await reader?.cancel()
		return at
	}
	const [floors, times]: [number[], number[]] = [[], []]
	for (let done = -warmUps; done < rounds / 2; done++) {
		const begun = performance.now()
		await client.expect('GET', floorPath)
		const between = performance.now()
		const ended = await begins()
		if (done >= 0) {
			floors.push(between - begun)
			times.push(ended - between)
		}
	}
	return { name: 'first byte of CSV, ratio', value: median(times) / median(floors), unit: '×', most: 2 }
}

/** Exports of many responses need no more memory than those of few. */
async function ofMemory({ host, directory }: Measured, { author, large, small }: Site): Promise<Figure[]> {
	const figures: Figure[] = []
	for (const format of formats) {
		const [many, few] = await Promise.all([large, small].map(async ({ fileId }) =>
			Number(await inInstance(host, directory, new URL('memory.php', import.meta.url), String(fileId), format, author.user)))) as
			[number, number]
		figures.push(
			{ name: `${format} of all responses, peak of memory`, value: many / 1_048_576, unit: 'MB' },
			{ name: `${format}, ratio to that of ${full.fewResponses}`, value: many / few, unit: '×', most: 1.1 },
		)
	}
	return figures
}

async function ofList({ client }: Author): Promise<Figure[]> {
	for (let made = 0; made < full.forms; made++) {
		await client.expect('POST', `${app}/api/forms`, { body: { title: `Form ${made}`, path: `/Figures/${made % 20}` } })
	}
	const { ratio, time, floor } = await ratioToFloor(client, 'GET', `${app}/api/forms`, rounds)
	return [
		{ name: `list of ${full.forms} forms`, value: time, unit: 'ms' }, { name: 'list, floor beside it', value: floor, unit: 'ms' },
		{ name: 'list, ratio', value: ratio, unit: '×', most: 1.5 },
	]
}

/** Medians of requests that are sent one after the other, so that a busy machine slows all of them. */
async function inTurns(requests: readonly (() => Promise<unknown>)[]): Promise<number[]> {
	const times = requests.map((): number[] => [])
	for (let done = -warmUps; done < rounds; done++) {
		for (const [place, request] of requests.entries()) {
			const begun = performance.now()
			await request()
			if (done >= 0) {
				times[place]?.push(performance.now() - begun)
			}
		}
	}
	return times.map(median)
}
