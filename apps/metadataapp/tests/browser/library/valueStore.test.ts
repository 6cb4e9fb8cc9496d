// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { FieldValue } from '@suite/schema/metadata/value'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useValueStore } from '../../../src/stores/valueStore.ts'
import { field } from './field.ts'

interface Sent { readonly body: { readonly metadata: Readonly<Record<string, string | null>> } }

/** What the server has. */
let stored: FieldValue[] = []
const readIn = vi.fn(() => Promise.resolve(stored))
const saveIn = vi.fn(({ body }: Sent) => {
	stored = stored.map((one) => one.field_name in body.metadata ? { ...one, value: body.metadata[one.field_name] ?? null } : one)
	return Promise.resolve({
		success: true,
		metadata: Object.fromEntries(stored.flatMap(({ field_name: name, value }) => value === null ? [] : [[name, value]])),
	})
})
vi.mock('@suite/api/metadata/client', () => ({
	metadata: { values: { readIn: () => readIn(), saveIn: (sent: Sent) => saveIn(sent) } },
}))

let store: ReturnType<typeof useValueStore>
const sent = () => saveIn.mock.calls.map(([{ body }]) => body.metadata)

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useValueStore()
	stored = [field('title', 'text', { value: 'Old' }), field('count', 'number', { value: '1' }), field('done', 'checkbox')]
	saveIn.mockClear()
	await store.open({ folderId: 3, fileId: 7 }, 'warn')
})

describe('a form', () => {
	it('saves what differs from what is stored, and nothing else', async () => {
		store.type('title', 'New')
		store.type('count', '1.0')
		expect([...store.changes.keys()]).toEqual(['title'])
		expect(await store.save()).toBe('saved')
		expect(sent()).toEqual([{ title: 'New' }])
		expect([store.isDirty, store.saved?.before.get('title')]).toEqual([false, 'Old'])
	})
	it('asks nothing of the server while something is wrong', async () => {
		store.type('count', 'many')
		expect(await store.save()).toBe('faulty')
		expect([sent(), store.faults.get('count')?.reason, store.left.has('count')]).toEqual([[], 'not_a_number', true])
	})
	it('takes the last save back', async () => {
		store.type('title', 'New')
		store.type('done', '1')
		await store.save()
		expect(await store.undo()).toBe('saved')
		expect(stored.map(({ value }) => value)).toEqual(['Old', '1', null])
		expect(store.saved?.isUndo).toBe(true)
	})
	it('does not overwrite what somebody else wrote meanwhile until it was seen', async () => {
		store.type('title', 'Mine')
		stored = stored.map((one) => one.field_name === 'title' ? { ...one, value: 'Theirs' } : one)
		expect(await store.save()).toBe('conflict')
		expect([[...store.overtaken], sent(), store.draftOf(store.fields![0]!)]).toEqual([['title'], [], 'Mine'])
		expect(await store.save()).toBe('saved')
		expect([sent(), store.overtaken.size]).toEqual([[{ title: 'Mine' }], 0])
	})
	it('keeps what others wrote into other fields', async () => {
		store.type('title', 'Mine')
		stored = stored.map((one) => one.field_name === 'count' ? { ...one, value: '2' } : one)
		expect(await store.save()).toBe('saved')
		expect(store.fields?.map(({ value }) => value)).toEqual(['Mine', '2', null])
	})
	it('takes the value that somebody else wrote', async () => {
		store.type('title', 'Mine')
		stored = stored.map((one) => one.field_name === 'title' ? { ...one, value: 'Theirs' } : one)
		await store.save()
		store.reset('title')
		expect([store.isDirty, store.overtaken.size, store.fields?.[0]?.value]).toEqual([false, 0, 'Theirs'])
	})
	it('shows faults that the server finds at their fields, until something else is typed there', async () => {
		saveIn.mockRejectedValueOnce(new ApiError(400, { reason: 'invalid_value', fields: { title: 'Not this.' } }))
		store.type('title', 'Mine')
		expect(await store.save()).toBe('faulty')
		expect([store.refused.get('title'), store.saveError]).toEqual(['Not this.', null])
		store.type('title', 'Else')
		expect(store.refused.size).toBe(0)
	})
	it('keeps what was typed when the server cannot be reached', async () => {
		readIn.mockRejectedValueOnce(new ApiError(0, {}))
		store.type('title', 'Mine')
		expect(await store.save()).toBe('failed')
		expect([store.isDirty, store.saveError instanceof ApiError, store.isSaving]).toEqual([true, true, false])
		expect(await store.save()).toBe('saved')
		expect(store.saveError).toBeNull()
	})
	it('knows when it may not be saved', async () => {
		saveIn.mockRejectedValueOnce(new ApiError(403, { reason: 'not_writable' }))
		store.type('title', 'Mine')
		expect(await store.save()).toBe('failed')
		expect(store.isForbidden).toBe(true)
	})
	it('of another file has nothing of the former one', async () => {
		store.type('title', 'Mine')
		await store.open({ folderId: 3, fileId: 8 }, 'enforce')
		expect([store.isDirty, store.saved, store.mode]).toEqual([false, null, 'enforce'])
	})
	it('refuses to empty a required field where that is enforced', async () => {
		stored = [field('title', 'text', { value: 'Old', is_required: true })]
		await store.open({ folderId: 3, fileId: 9 }, 'enforce')
		store.type('title', null)
		expect(await store.save()).toBe('faulty')
		expect(sent()).toEqual([])
	})
})
