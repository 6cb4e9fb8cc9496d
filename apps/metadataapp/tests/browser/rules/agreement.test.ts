// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { emitValue, type Json, parseValue, Problem, readShape, storedItems } from '../../../src/rules/index.ts'
import { outcomeOf } from './outcome.ts'
import { randomCase } from './randomValues.ts'

const count = 2_000
const cases = Array.from({ length: count }, (_, seed) => randomCase(seed))

it(`reads what it emits of ${count} random values as the same values`, () => {
	let values = 0
	for (const [seed, { type, options, input, present }] of cases.entries()) {
		const shape = readShape(type, options)
		const value = 'type' in shape ? parseValue(shape, input, present) : null
		if (!('type' in shape) || value === null || value instanceof Problem) {
			continue
		}
		const emitted = emitValue(storedItems(shape, value).map(({ text }) => text))
		expect(emitted, `seed ${seed}`).toBe(value)
		expect(parseValue(shape, emitted, present), `seed ${seed}`).toBe(value)
		values++
	}
	// Not by refusing everything.
	expect(values).toBeGreaterThan(count / 4)
})

it(`says the same of ${count} random fields, values and filters as the server does`, () => {
	const php = spawnSync('php', [`${import.meta.dirname}/outcomes.php`], {
		input: `${cases.map((one) => JSON.stringify(one)).join('\n')}\n`,
		encoding: 'utf8',
		maxBuffer: 256 * 2 ** 20,
	})
	expect(php.stderr).toBe('')
	const theirs = php.stdout.trimEnd().split('\n')
	expect(theirs).toHaveLength(count)
	const ours = cases.map(outcomeOf)
	const different = cases.map((one, seed) => ({ seed, case: one, ours: ours[seed]!, theirs: JSON.parse(theirs[seed]!) as Json }))
		.filter((one) => JSON.stringify(one.ours) !== JSON.stringify(one.theirs))
	expect(different.slice(0, 3)).toEqual([])
	const found = ours.filter(({ filter }) => Array.isArray(filter))
	expect(found.length).toBeGreaterThan(count / 8)
	expect(found.filter(({ filter }) => (filter as Json[]).includes(true)).length).toBeGreaterThan(found.length / 8)
}, 120_000)
