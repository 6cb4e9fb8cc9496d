// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { createControls } from '../src/settings/controls.ts'

it('reports one control at a time as being saved, saved or failed', async () => {
	const controls = createControls<'name' | 'colour'>()
	const state = () => [controls.busy.value, controls.done.value, controls.failureOf('name'), controls.failureOf('colour')]
	let finish = () => {}
	const saving = controls.perform('name', () => new Promise((resolve) => {
		finish = resolve
	}))
	expect(state()).toEqual(['name', null, null, null])
	finish()
	expect(await saving).toBe(true)
	expect(state()).toEqual([null, 'name', null, null])

	const refusal = new Error('refused')
	expect(await controls.perform('colour', () => Promise.reject(refusal))).toBe(false)
	expect(state()).toEqual([null, null, null, refusal])
	await controls.perform('name', () => Promise.resolve())
	expect(state()).toEqual([null, 'name', null, null])
})
