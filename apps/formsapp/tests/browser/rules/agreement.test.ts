// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { canonical } from '../../../src/rules/values/json.ts'
import { outcomeOf } from './outcome.ts'
import { randomCase } from './randomForms.ts'

const forms = 2_000

it(`says the same of ${forms} random forms with answers as the server does`, () => {
	const cases = Array.from({ length: forms }, (_, seed) => randomCase(seed))
	const php = spawnSync('php', [`${import.meta.dirname}/outcomes.php`], {
		input: `${cases.map((one) => JSON.stringify(one)).join('\n')}\n`,
		encoding: 'utf8',
		maxBuffer: 256 * 2 ** 20,
	})
	expect(php.stderr).toBe('')
	const theirs = php.stdout.trimEnd().split('\n')
	expect(theirs).toHaveLength(forms)
	const ours = cases.map((one) => canonical(outcomeOf(one)))
	const different = cases.map((one, seed) => ({ seed, case: one, ours: ours[seed], theirs: theirs[seed] }))
		.filter((one) => one.ours !== one.theirs)
	expect(different.slice(0, 3)).toEqual([])
	// Neither side may agree by refusing everything.
	const sound = ours.filter((outcome) => !outcome.startsWith('{"problems"'))
	expect(sound.length).toBeGreaterThan(forms / 2)
	expect(sound.filter((outcome) => outcome.includes('"faults":{}')).length).toBeGreaterThan(forms / 10)
}, 120_000)
