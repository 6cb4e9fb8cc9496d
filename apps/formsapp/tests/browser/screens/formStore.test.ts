// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { FormChange, OpenedForm } from '@suite/schema/forms/form'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFormStore } from '../../../src/stores/formStore.ts'

interface Update { readonly body: FormChange }

const read = vi.fn<() => Promise<OpenedForm>>()
const update = vi.fn<(call: Update) => Promise<OpenedForm>>()
vi.mock('@suite/api/forms/client', () => ({
	forms: { forms: { read: () => read(), update: (call: Update) => update(call) } },
}))

const rights = { viewResponses: true, editQuestions: true, editSettings: true, deleteResponses: true, publish: true, deleteForm: true }
const form = (version: string, more: object = {}, settings: object = {}): OpenedForm => ({
	fileId: 7, path: '/x.nxform', version, role: 'owner', permissions: rights, created: '', responseCount: 0,
	confirmationMails: true, fault: null,
	form: {
		id: 'f', title: 'Lunch', description: '', questions: [], pages: null, branding: null,
		settings: { allowMultiple: true, maxResponses: 0, ...settings },
		...more,
	},
}) as unknown as OpenedForm
const stale = () => new ApiError(409, { reason: 'stale_version' })
let store: ReturnType<typeof useFormStore>

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useFormStore()
	read.mockReset().mockResolvedValueOnce(form('1'))
	update.mockReset()
	await store.open(7)
})

describe('the open form', () => {
	it('is there without a request when it came with the page, until it is opened again', async () => {
		setActivePinia(createPinia())
		store = useFormStore()
		store.start(form('5'))
		read.mockReset().mockResolvedValueOnce(form('6'))
		await store.open(7)
		expect([store.opened?.version, read.mock.calls.length]).toEqual(['5', 0])
		await store.open(7)
		expect(store.opened?.version).toBe('6')
	})
	it('saves what was changed alone, based on its version', async () => {
		update.mockResolvedValue(form('2', { title: 'Dinner' }))
		expect(await store.change('title', { form: { title: 'Dinner' } })).toBe(true)
		expect(update).toHaveBeenCalledWith({ path: { fileId: 7 }, body: { form: { title: 'Dinner' }, version: '1' } })
		expect([store.opened?.version, store.done]).toEqual(['2', 'title'])
	})
	it('saves one control after the other, each based on the one before', async () => {
		update.mockResolvedValueOnce(form('2', { title: 'Dinner' }))
		update.mockResolvedValueOnce(form('3', { title: 'Dinner' }, { maxResponses: 5 }))
		const both = [
			store.change('title', { form: { title: 'Dinner' } }),
			store.change('maxResponses', { form: { settings: { maxResponses: 5 } } }),
		]
		expect(await Promise.all(both)).toEqual([true, true])
		expect(update.mock.calls.map(([{ body }]) => body.version)).toEqual(['1', '2'])
	})
	it('keeps what others changed elsewhere without asking', async () => {
		update.mockRejectedValueOnce(stale()).mockResolvedValueOnce(form('3', { title: 'Dinner' }, { maxResponses: 5 }))
		read.mockResolvedValueOnce(form('2', { title: 'Dinner' }))
		expect(await store.change('maxResponses', { form: { settings: { maxResponses: 5 } } })).toBe(true)
		expect(store.conflict).toBe(null)
		expect(update.mock.calls.map(([{ body }]) => body.version)).toEqual(['1', '2'])
		expect(store.opened?.form.title).toBe('Dinner')
	})
	it('asks which of two values stays, and saves ours when we say so', async () => {
		update.mockRejectedValueOnce(stale()).mockResolvedValueOnce(form('3', { title: 'Breakfast' }))
		read.mockResolvedValueOnce(form('2', { title: 'Dinner' }))
		const saving = store.change('title', { form: { title: 'Breakfast' } })
		await vi.waitFor(() => expect(store.conflict?.differences).toEqual([{ name: 'title', mine: 'Breakfast', theirs: 'Dinner' }]))
		store.conflict?.decide(true)
		expect(await saving).toBe(true)
		expect([store.conflict, store.opened?.form.title]).toEqual([null, 'Breakfast'])
	})
	it('shows theirs when they stay, and says nothing of saving', async () => {
		update.mockRejectedValueOnce(stale())
		read.mockResolvedValueOnce(form('2', { title: 'Dinner' }))
		const saving = store.change('title', { form: { title: 'Breakfast' } })
		await vi.waitFor(() => expect(store.conflict).not.toBe(null))
		store.conflict?.decide(false)
		expect(await saving).toBe(false)
		expect([store.opened?.form.title, store.done, update.mock.calls.length]).toEqual(['Dinner', null, 1])
	})
	it('gives up when somebody always is faster', async () => {
		update.mockImplementation(() => Promise.reject(stale()))
		read.mockImplementation(() => Promise.resolve(form('2')))
		expect(await store.change('title', { form: { title: 'Dinner' } })).toBe(false)
		expect(store.failureOf('title')).toBeInstanceOf(ApiError)
		expect(update.mock.calls.length).toBeLessThan(10)
	})
	it('offers what somebody else changed, and shows it when asked', async () => {
		read.mockResolvedValueOnce(form('2', { title: 'Dinner' }))
		await store.look()
		expect([store.opened?.form.title, store.newer?.form.title]).toEqual(['Lunch', 'Dinner'])
		store.takeNewer()
		expect([store.opened?.form.title, store.newer]).toEqual(['Dinner', null])
	})
	it('takes another version of the same content silently', async () => {
		read.mockResolvedValueOnce(form('2'))
		await store.look()
		expect([store.opened?.version, store.newer]).toEqual(['2', null])
	})
	it('forgets what it looked up while something was saved', async () => {
		let answer: (read: OpenedForm) => void = () => undefined
		read.mockImplementationOnce(() => new Promise((resolve) => {
			answer = resolve
		}))
		update.mockResolvedValueOnce(form('3', { title: 'Dinner' }))
		const looking = store.look()
		await store.change('title', { form: { title: 'Dinner' } })
		answer(form('2', { title: 'Former' }))
		await looking
		expect([store.opened?.form.title, store.newer]).toEqual(['Dinner', null])
	})
	it('is not written while its file cannot be read', async () => {
		read.mockResolvedValueOnce({ ...form('2'), fault: 'The file is not valid JSON.' })
		await store.open(7)
		expect(store.isEditable).toBe(false)
	})
	it('shows the form that was asked for last', async () => {
		let slow: (read: OpenedForm) => void = () => undefined
		read.mockImplementationOnce(() => new Promise((resolve) => {
			slow = resolve
		}))
		const first = store.open(8)
		read.mockResolvedValueOnce({ ...form('1'), fileId: 9 })
		await store.open(9)
		slow({ ...form('1'), fileId: 8 })
		await first
		expect(store.opened?.fileId).toBe(9)
	})
})
