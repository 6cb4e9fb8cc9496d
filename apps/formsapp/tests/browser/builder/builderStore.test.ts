// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changed, removed } from '../../../src/builder/operations.ts'
import { quiet } from '../../../src/builder/saving/saver.ts'
import { useBuilderStore } from '../../../src/stores/builderStore.ts'
import { useFormStore } from '../../../src/stores/formStore.ts'
import { form, order } from './forms.ts'
import { formServer, opened } from './server.ts'

type Server = ReturnType<typeof formServer>
const server = vi.hoisted(() => ({ now: null as unknown as Server }))
vi.mock('@suite/api/forms/client', () => ({
	forms: { forms: { read: (call: unknown) => server.now.read(call), update: (call: never) => server.now.update(call) } },
}))

async function begin() {
	const [frame, builder] = [useFormStore(), useBuilderStore()]
	await frame.open(1)
	builder.begin(frame.opened!)
	await vi.advanceTimersByTimeAsync(100) // painted
	await vi.dynamicImportSettled()
	return { frame, builder }
}
const rename = (builder: ReturnType<typeof useBuilderStore>, id: string, title: string) =>
	builder.apply('text', `${id} title`, '', changed(builder.form, id, { title }))
const passed = () => vi.advanceTimersByTimeAsync(quiet)

describe('questions that are edited', () => {
	beforeEach(() => {
		vi.useFakeTimers()
		localStorage.clear()
		setActivePinia(createPinia())
		server.now = formServer(form(['a', 'b']))
	})
	afterEach(() => vi.useRealTimers())

	it('are saved as a whole, based on the version that is known', async () => {
		const { frame, builder } = await begin()
		rename(builder, 'a', 'New')
		const id = builder.add('email', { afterId: 'a' })
		expect([builder.saveState, builder.selectedId, order(builder.form)]).toEqual(['unsaved', id, `a ${id} b`])
		await passed()
		expect([builder.saveState, builder.isChanged, order(server.now.stored())]).toEqual(['saved', false, `a ${id} b`])
		expect(server.now.update.mock.calls[0]?.[0].body).toMatchObject({ version: 'v1', form: { title: 'Form', pages: null } })
		expect(frame.opened?.version).toBe('v2')
	})

	it('are merged with what others saved meanwhile, without a question', async () => {
		const { builder } = await begin()
		rename(builder, 'a', 'Mine')
		server.now.write(changed(form(['a', 'b', 'c']), 'b', { title: 'Theirs' }))
		await passed()
		expect(server.now.stored().questions.map(({ title }) => title)).toEqual(['Mine', 'Theirs', 'C'])
		expect([builder.saveState, builder.form.questions.map(({ title }) => title)]).toEqual(['saved', ['Mine', 'Theirs', 'C']])
		builder.undo()
		await passed()
		expect(server.now.stored().questions.map(({ title }) => title)).toEqual(['A', 'Theirs', 'C'])
	})

	it('wait for a choice where both changed the same, and nothing is lost', async () => {
		const { builder } = await begin()
		rename(builder, 'a', 'Mine')
		rename(builder, 'b', 'Also mine')
		server.now.write(changed(form(['a', 'b']), 'a', { title: 'Theirs' }))
		await passed()
		expect([builder.saveState, builder.conflict?.clashes.length]).toEqual(['conflict', 1])
		rename(builder, 'a', 'not now')
		expect(builder.form.questions[0]?.title).toBe('Mine')
		builder.resolve({ a: 'theirs' })
		await passed()
		expect([builder.saveState, server.now.stored().questions.map(({ title }) => title)]).toEqual(['saved', ['Theirs', 'Also mine']])
		builder.undo()
		await passed()
		expect(server.now.stored().questions.map(({ title }) => title)).toEqual(['Mine', 'Also mine'])
	})

	it('take what others changed while nothing is unsaved, and a setting that was saved is no conflict', async () => {
		const { frame, builder } = await begin()
		server.now.write(form(['a', 'b', 'c']))
		expect(builder.canFollow(server.now.now())).toBe(true)
		frame.adopt(server.now.now())
		builder.begin(server.now.now())
		await passed()
		expect([order(builder.form), builder.saveState, server.now.update.mock.calls.length]).toEqual(['a b c', 'saved', 0])
	})

	it('survive a closed page: what was not saved comes back and is saved', async () => {
		const first = await begin()
		server.now.update.mockRejectedValueOnce(new ApiError(0, {}))
		rename(first.builder, 'a', 'Offline')
		await passed()
		expect([first.builder.saveState, first.builder.isUnkept]).toEqual(['failed', false])
		setActivePinia(createPinia())
		server.now.write(changed(form(['a', 'b']), 'b', { title: 'Theirs' }))
		const { builder } = await begin()
		expect([builder.isRestored, builder.form.questions.map(({ title }) => title)]).toEqual([true, ['Offline', 'Theirs']])
		await passed()
		expect([server.now.stored().questions[0]?.title, builder.isRestored, localStorage.length]).toEqual(['Offline', false, 0])
	})

	it('say what is wrong at the question, and are not sent like that', async () => {
		const { builder } = await begin()
		builder.apply('change', 'a', '', changed(builder.form, 'a', { type: 'number', options: { min: 5, max: 1 } }))
		await passed()
		expect([builder.saveState, builder.check.problems, server.now.update.mock.calls.length])
			.toMatchObject(['refused', [{ code: 'bad_bounds', at: 'a' }], 0])
		builder.undo()
		rename(builder, 'b', 'Good')
		server.now.update.mockRejectedValueOnce(new ApiError(422, { reason: 'invalid_form', questions: { b: 'Not like that.' } }))
		await passed()
		expect([builder.saveState, builder.refused.get('b')]).toEqual(['refused', 'Not like that.'])
	})

	it('are undone and made again step by step', async () => {
		const { builder } = await begin()
		rename(builder, 'a', 'N')
		rename(builder, 'a', 'New')
		builder.apply('delete', 'b', 'B', removed(builder.form, 'b'))
		expect(builder.undo()?.kind).toBe('delete')
		expect(order(builder.form)).toBe('a b')
		expect([builder.undo()?.kind, builder.form.questions[0]?.title, builder.undo()]).toEqual(['text', 'A', null])
		builder.redo()
		builder.redo()
		expect([builder.form.questions[0]?.title, order(builder.form)]).toEqual(['New', 'a'])
	})

	it('of another form are kept apart', async () => {
		const { builder } = await begin()
		server.now.update.mockRejectedValue(new ApiError(0, {}))
		rename(builder, 'a', 'Unsaved')
		builder.begin(opened(form(['x']), 'w1', { fileId: 2 }))
		expect([order(builder.form), builder.saveState, builder.lastStep]).toEqual(['x', 'saved', null])
		builder.begin(server.now.now())
		expect(builder.form.questions[0]?.title).toBe('Unsaved')
	})
})
