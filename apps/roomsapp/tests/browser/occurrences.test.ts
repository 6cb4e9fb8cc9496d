// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { findServer } from '@suite/host/server/source'
import { run } from '@suite/node/process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { expandByIcal, type FoundDate, firstDates } from './occurrences/ical.ts'
import { randomObject, type TestObject } from './occurrences/objects.ts'
import { Random } from './occurrences/random.ts'

const seed = Number(process.env.SEED ?? 20_261_124)
const count = Number(process.env.COUNT ?? 2_000)
const script = fileURLToPath(new URL('occurrences/expand.php', import.meta.url))
const server = findServer()
const unlessServer = server === undefined ? ' (skipped: no unpacked server at hand)' : ''

interface Answer {
	problem: string | null
	dates: FoundDate[]
}

async function expand(objects: readonly TestObject[], ...args: string[]): Promise<{ vobject: string, answers: Answer[] }> {
	const finished = await run('php', [script, ...args], { input: JSON.stringify(objects) })
	expect(finished.stderr).toBe('')
	return JSON.parse(finished.stdout) as { vobject: string, answers: Answer[] }
}

const randomObjects = (length: number): TestObject[] => {
	const random = new Random(seed)
	return Array.from({ length }, () => randomObject(random, (text) => firstDates(text, 10)))
}

describe('the dates of an event', () => {
	it(`are those of ical.js, for ${count} random events (SEED=${seed})`, async () => {
		const objects = randomObjects(count)
		const { answers } = await expand(objects)

		const different = objects.flatMap((object, index) => {
			const expected = expandByIcal(object)
			// An event may start in the hour that the clocks leave out and end right after it: before its start.
			const wanted = expected.some(([start, end]) => end < start)
				? { problem: 'NotUnderstood', dates: [] }
				: { problem: null, dates: expected }
			return JSON.stringify(answers[index]) === JSON.stringify(wanted) ? [] : [{ object, wanted, answer: answers[index] }]
		})
		expect(different.length, JSON.stringify(different.slice(0, 3), null, '\t')).toBe(0)
		expect(answers.reduce((total, { dates }) => total + dates.length, 0)).toBeGreaterThan(20 * count)
	}, 300_000)

	it.skipIf(server === undefined)(`are the same with the vobject of a server${unlessServer}`, async () => {
		const objects = randomObjects(300)
		const [own, newer] = [await expand(objects), await expand(objects, `${server?.directory}/3rdparty/autoload.php`)]

		expect(newer.vobject).not.toBe(own.vobject)
		expect(newer.answers).toEqual(own.answers)
	}, 60_000)
})
