// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// @vitest-environment happy-dom

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageDrafts } from '../../src/editor/pageDrafts.ts'
import { openPage, type EditedPage } from '../../src/editor/pageState.ts'
import { useDraftsStore } from '../../src/stores/draftsStore.ts'
import { useEditorDraftStore } from '../../src/stores/editorDraftStore.ts'
import { useEditorStore } from '../../src/stores/editorStore.ts'
import type { Page } from '@suite/schema/intranet/page'

interface Call { readonly method: string, readonly body?: { readonly page: EditedPage, readonly base?: EditedPage } }
const calls: Call[] = []
let answer: () => unknown = () => ({})
let stored: unknown = null
vi.mock('@suite/api/intranet/client', () => ({
	intranet: { drafts: {
		read: () => Promise.resolve({ draft: stored }),
		save: async ({ body }: { body: Call['body'] }) => {
			calls.push({ method: 'save', ...(body === undefined ? {} : { body }) })
			return Promise.resolve(answer())
		},
		remove: async () => {
			calls.push({ method: 'remove' })
			return Promise.resolve(answer())
		},
	} },
}))

const page = (title: string): EditedPage => ({ title, content: '', metadata: {}, layout: { rows: [] } })
const offline = () => {
	throw new ApiError(0, { reason: 'network' })
}

beforeEach(() => {
	setActivePinia(createPinia())
	localStorage.clear()
	calls.length = 0
	answer = () => ({})
	stored = null
	useDraftsStore().adopt('ada', [])
})

describe('the draft of the page being edited', () => {
	const bases = () => calls.map(({ body }) => body?.base?.title ?? null)

	test('sends the page it is based on once for each version', async () => {
		const draft = useEditorDraftStore()
		await draft.open('p', 'ada', page('Base'))
		for (const [title, version] of [['One', 'v1'], ['Two', 'v1'], ['Three', 'v2'], ['Four', 'v2']] as const) {
			draft.keep(page(title), version, page(`Base ${version}`))
			await draft.send()
		}
		expect(bases()).toEqual(['Base v1', null, 'Base v2', null])
	})

	test('does not send the page that the server has already', async () => {
		stored = { page: page('Draft'), baseVersion: 'v1', base: page('Base'), updatedAt: '2026-11-23T10:00:00Z' }
		const draft = useEditorDraftStore()
		await draft.open('p', 'ada', page('Base'))
		expect(draft.offer?.base?.title).toBe('Base')
		draft.keep(page('Two'), 'v1', page('Base'))
		await draft.send()
		expect(bases()).toEqual([null])
	})

	test('keeps the page it is based on in the browser while the server cannot be reached, and sends it later', async () => {
		const draft = useEditorDraftStore()
		await draft.open('p', 'ada', page('Base'))
		answer = offline
		draft.keep(page('One'), 'v1', page('Base'))
		await draft.send()
		expect(createPageDrafts('ada').read('p')).toMatchObject({ page: { title: 'One' }, base: { title: 'Base' } })
		expect([...useDraftsStore().marks.keys()]).toEqual(['p'])
		answer = () => ({})
		await draft.send()
		expect(bases()).toEqual(['Base', 'Base'])
		expect(createPageDrafts('ada').read('p')).toBeNull()
	})

	test('is deleted only some time after all its changes were undone, unless they are redone', async () => {
		vi.useFakeTimers()
		const draft = useEditorDraftStore()
		await draft.open('p', 'ada', page('Base'))
		draft.keep(page('One'), 'v1', page('Base'))
		await draft.send()
		draft.forget()
		await vi.advanceTimersByTimeAsync(9_000)
		expect([calls.length, draft.keptBy]).toEqual([1, null])
		draft.keep(page('One'), 'v1', page('Base'))
		await vi.advanceTimersByTimeAsync(11_000)
		expect(calls.map(({ method }) => method)).toEqual(['save', 'save'])
		draft.forget()
		await vi.advanceTimersByTimeAsync(11_000)
		expect(calls.map(({ method }) => method)).toEqual(['save', 'save', 'remove'])
		vi.useRealTimers()
	})
})

describe('a discarded draft', () => {
	test('is deleted when it can no longer be had back, and not before', async () => {
		const drafts = useDraftsStore()
		drafts.note('p', new Date())
		createPageDrafts('ada').write('p', { page: page('Here'), baseVersion: 'v1', keptAt: '2026-11-23T10:00:00Z' })
		drafts.discard('p', 'Page')
		expect([drafts.marks.size, calls.length]).toEqual([0, 0])
		drafts.undo()
		await drafts.commit()
		expect([drafts.marks.size, calls.length]).toEqual([1, 0])
		drafts.discard('p', 'Page')
		await drafts.commit()
		expect([drafts.marks.size, calls.length, createPageDrafts('ada').read('p')]).toEqual([0, 1, null])
	})

	test('is shown again when it could not be deleted', async () => {
		const drafts = useDraftsStore()
		drafts.note('p', new Date())
		drafts.discard('p', 'Page')
		answer = offline
		await drafts.commit()
		expect([drafts.marks.has('p'), drafts.error instanceof ApiError]).toEqual([true, true])
	})

	test('is not deleted when new work takes its place, and gives way to the next one', async () => {
		const drafts = useDraftsStore()
		drafts.note('p', new Date())
		drafts.note('q', new Date())
		drafts.discard('p', 'Page')
		drafts.supersede('p')
		await drafts.commit()
		expect(calls).toEqual([])
		drafts.discard('p', 'Page')
		drafts.discard('q', 'Other')
		expect([calls.length, [...drafts.marks.keys()]]).toEqual([1, []])
	})

	test('is not offered in the editor', async () => {
		stored = { page: page('Draft'), baseVersion: 'v1', base: page('Base'), updatedAt: '2026-11-23T10:00:00Z' }
		const drafts = useDraftsStore()
		drafts.note('p', new Date())
		drafts.discard('p', 'Page')
		const draft = useEditorDraftStore()
		await draft.open('p', 'ada', page('Base'))
		expect(draft.offer).toBeNull()
	})
})

test('undoing a merge returns to the version the work was based on', () => {
	const editor = useEditorStore()
	editor.open({ ...page('Base'), baseVersion: 'v1' } as Page)
	editor.change('title', '', '', { ...editor.state!, title: 'Mine' })
	const merged = openPage(page('Merged'))
	editor.merge('merge', merged, { ...page('Theirs'), baseVersion: 'v2' } as Page, openPage(page('Theirs')))
	expect([editor.state?.title, editor.base?.title, editor.baseVersion]).toEqual(['Merged', 'Theirs', 'v2'])
	editor.undo()
	expect([editor.state?.title, editor.base?.title, editor.baseVersion]).toEqual(['Mine', 'Base', 'v1'])
	editor.redo()
	expect([editor.state?.title, editor.base?.title, editor.baseVersion]).toEqual(['Merged', 'Theirs', 'v2'])
})
