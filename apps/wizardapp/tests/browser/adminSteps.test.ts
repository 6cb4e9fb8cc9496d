// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePublishStore } from '../../src/stores/admin/publishStore.ts'
import { useStepStore } from '../../src/stores/admin/stepStore.ts'
import { AdminServer, step } from './adminServer.ts'

let server: AdminServer
const three = () => [step('a'), step('b'), step('c')]
const ids = () => useStepStore().steps.map(({ id }) => id).join('')
const keyOf = (language: string, account = 'anna') => `suite-draft-${account}/${language}`
const stored = (language: string, account = 'anna') =>
	JSON.parse(localStorage.getItem(keyOf(language, account)) ?? 'null') as { steps: { title: string }[] } | null

/** Opens the page afresh: the stores are empty, the browser's storage is kept. */
function visit(language = 'en') {
	setActivePinia(createPinia())
	const list = useStepStore()
	const publishing = usePublishStore()
	list.open(server.list(language))
	return { list, publishing }
}

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') })
	localStorage.clear()
	document.head.dataset.user = 'anna'
	server = new AdminServer({ en: three(), nl: [step('x')] })
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

describe('changing the list', () => {
	it('adds after the selected step and selects the new one', () => {
		const { list } = visit()
		list.select('a')
		list.add()
		expect(list.steps.map(({ title }) => title)).toEqual(['A', '', 'B', 'C'])
		expect(list.selectedId).toBe(list.steps[1]?.id)
	})
	it('gives a copy a new id and drops the author of the original', () => {
		server = new AdminServer({ en: [step('a', { author: 'bob', updatedAt: '2026-01-01T00:00:00+00:00' })] })
		const { list } = visit()
		list.duplicate('a')
		expect(list.steps[1]).toMatchObject({ title: 'A' })
		expect(list.steps[1]?.id).not.toBe('a')
		expect(list.steps[1]).not.toHaveProperty('author')
	})
	it('selects the neighbour of a deleted step', () => {
		const { list } = visit()
		list.select('b')
		list.remove('b')
		expect(list.selectedId).toBe('c')
		list.remove('c')
		expect(list.selectedId).toBe('a')
	})
	it('moves a step and ignores impossible moves', () => {
		const { list } = visit()
		list.move('a', 2)
		expect(ids()).toBe('bca')
		list.move('a', 3)
		list.move('nobody', 0)
		expect(ids()).toBe('bca')
	})
})

describe('undo', () => {
	it('undoes changes one by one and redoes them', () => {
		const { list } = visit()
		list.remove('a')
		list.move('c', 0)
		expect(ids()).toBe('cb')
		list.undo()
		expect(ids()).toBe('bc')
		list.undo()
		expect(ids()).toBe('abc')
		list.redo()
		expect(ids()).toBe('bc')
		expect(list.nextEdit).toMatchObject({ kind: 'move', title: 'C' })
	})
	it('treats typing in one field as one change until a pause or another field', () => {
		const { list } = visit()
		const type = (title: string) => list.update('a', { title }, 'title')
		type('H')
		type('Ha')
		vi.advanceTimersByTime(3000)
		type('Hal')
		list.update('b', { title: 'X' }, 'title')
		list.undo()
		list.undo()
		expect(list.steps[0]?.title).toBe('Ha')
		list.undo()
		expect(list.steps[0]?.title).toBe('A')
	})
	it('names a title change by the previous title', () => {
		const { list } = visit()
		list.update('a', { title: 'Hello' }, 'title')
		expect(list.lastEdit).toMatchObject({ kind: 'title', title: 'A' })
	})
	it('drops undone changes once something else is changed', () => {
		const { list } = visit()
		list.remove('a')
		list.undo()
		list.remove('b')
		expect(list.nextEdit).toBeNull()
	})
	it('selects the step that the change affected', () => {
		const { list } = visit()
		list.update('a', { enabled: false }, 'disable')
		list.select('c')
		list.undo()
		expect(list.selectedId).toBe('a')
	})
	it('records nothing if nothing changed', () => {
		const { list } = visit()
		list.update('a', { title: 'A' }, 'title')
		expect(list.lastEdit).toBeNull()
	})
})

describe('the draft', () => {
	it('is stored after a moment and resumed on the next visit', () => {
		const { list } = visit()
		list.update('a', { title: 'Draft' }, 'title')
		vi.advanceTimersByTime(500)
		expect(list.draftKeptAt).toEqual(new Date('2026-11-21T14:00:00.400Z'))
		const again = visit().list
		expect(again.steps[0]?.title).toBe('Draft')
		expect(again.isChanged).toBe(true)
		expect(again.resumedAt).toEqual(list.draftKeptAt)
	})
	it('is removed once nothing differs from the published list', () => {
		const { list } = visit()
		list.update('a', { title: 'Draft' }, 'title')
		vi.advanceTimersByTime(500)
		list.undo()
		vi.advanceTimersByTime(500)
		expect(stored('en')).toBeNull()
		expect(list.draftLanguages).toEqual([])
	})
	it('is stored per language, even if another language is opened right away', () => {
		const { list } = visit()
		list.update('a', { title: 'Draft' }, 'title')
		list.open(server.list('nl'))
		expect(stored('en')?.steps[0]?.title).toBe('Draft')
		expect(stored('nl')).toBeNull()
		expect(list.steps.map(({ id }) => id)).toEqual(['x'])
	})
	it('belongs to one account: another account in the same browser neither sees nor removes it', () => {
		const { list } = visit()
		list.update('a', { title: 'Draft' }, 'title')
		vi.advanceTimersByTime(500)
		localStorage.setItem(keyOf('en', 'bert'), JSON.stringify(stored('en')))
		localStorage.removeItem(keyOf('en'))
		const again = visit().list
		expect(again.isChanged).toBe(false)
		again.update('a', { title: 'Mine' }, 'title')
		vi.advanceTimersByTime(500)
		expect(stored('en', 'bert')?.steps[0]?.title).toBe('Draft')
	})
	it('is ignored if it cannot be read', () => {
		localStorage.setItem(keyOf('en'), '{"steps": 5}')
		expect(visit().list.steps).toHaveLength(3)
	})
	it('reports when the browser refuses to store it', () => {
		vi.stubGlobal('localStorage', {
			getItem: () => null,
			setItem: () => {
				throw new DOMException('full', 'QuotaExceededError')
			},
		})
		const { list } = visit()
		list.update('a', { title: 'Draft' }, 'title')
		vi.advanceTimersByTime(500)
		expect(list.isDraftRefused).toBe(true)
		expect(list.draftKeptAt).toBeNull()
	})
	it('follows another tab, and undo returns to the previous state of this one', () => {
		const { list } = visit()
		const draft = { revision: 1, keptAt: '2026-11-21T14:00:00Z', steps: [step('a', { title: 'There' }), step('b'), step('c')] }
		window.dispatchEvent(new StorageEvent('storage', { key: keyOf('en'), oldValue: null, newValue: JSON.stringify(draft) }))
		expect(list.steps[0]?.title).toBe('There')
		list.undo()
		expect(list.steps[0]?.title).toBe('A')
	})
})

describe('publishing', () => {
	it('sends the list with its revision, and the same session id throughout one editing session', async () => {
		const { list, publishing } = visit()
		list.update('a', { title: 'New' }, 'title')
		expect(await publishing.publish()).toBe(true)
		list.update('a', { title: 'Newer' }, 'title')
		expect(await publishing.publish()).toBe(true)
		expect(server.saves.map(({ revision }) => revision)).toEqual([1, 2])
		expect(server.saves[0]?.session).toBe(server.saves[1]?.session)
		vi.advanceTimersByTime(31 * 60_000)
		list.update('a', { title: 'Newest' }, 'title')
		await publishing.publish()
		expect(server.saves[2]?.session).not.toBe(server.saves[0]?.session)
		expect(list.isChanged).toBe(false)
		expect(stored('en')).toBeNull()
	})
	it('keeps what was typed while the list was being sent', async () => {
		const { list, publishing } = visit()
		list.update('a', { title: 'New' }, 'title')
		const sending = publishing.publish()
		list.update('b', { title: 'Meanwhile' }, 'title')
		await sending
		expect(list.steps[1]?.title).toBe('Meanwhile')
		expect(list.isChanged).toBe(true)
	})
	it('does not send a list with a fault, and reports where the fault is', async () => {
		const { list, publishing } = visit()
		list.update('b', { title: ' ' }, 'title')
		list.update('c', { attachTo: 'a[' }, 'target')
		expect(await publishing.publish()).toBe(false)
		expect(server.saves).toEqual([])
		expect(publishing.firstFaulty?.id).toBe('b')
		expect(publishing.faults.get('c')).toEqual([{ field: 'attachTo', kind: 'notASelector' }])
	})
	it('shows a fault found only by the server until the step is changed', async () => {
		const { list, publishing } = visit()
		server.answers.set('POST /admin/steps', () => ({ status: 400, body: {
			success: false,
			error: 'no',
			message: 'no',
			reason: 'bad_selector',
			errors: [{ pointer: '/steps/1/attachTo', keyword: 'selector', expected: null, message: 'no selector' }],
		} }))
		list.update('b', { attachTo: ':unheard-of' }, 'target')
		await publishing.publish()
		expect(publishing.faults.get('b')).toContainEqual({ field: 'attachTo', kind: 'refused', message: 'no selector' })
		list.update('b', { attachTo: '#fine' }, 'target')
		expect(publishing.faults.get('b')).toEqual([])
	})
	it('keeps everything when the server cannot be reached', async () => {
		const { list, publishing } = visit()
		list.update('a', { title: 'New' }, 'title')
		server.isReachable = false
		expect(await publishing.publish()).toBe(false)
		expect(publishing.error).toMatchObject({ reason: 'network' })
		expect(list.steps[0]?.title).toBe('New')
		server.isReachable = true
		expect(await publishing.publish()).toBe(true)
		expect(publishing.error).toBeNull()
	})
})

describe('a list published by another user meanwhile', () => {
	async function conflict() {
		const visited = visit()
		visited.list.update('a', { title: 'Mine' }, 'title')
		server.publish('en', [step('a', { title: 'Theirs' })], 'bert')
		await visited.publishing.publish()
		return visited
	}

	it('names its author, and keeps the local changes', async () => {
		const { list, publishing } = await conflict()
		expect(publishing.hasConflict).toBe(true)
		expect(list.published).toMatchObject({ authorName: 'bert', revision: 2 })
		expect(list.steps.map(({ title }) => title)).toEqual(['Mine', 'B', 'C'])
	})
	it('is detected from the refusal alone if the list cannot be loaded', async () => {
		server.answers.set('GET /admin/steps', () => ({ status: 503, body: {} }))
		const { list, publishing } = await conflict()
		expect(publishing.hasConflict).toBe(true)
		expect(list.published?.authorName).toBe('bert')
	})
	it('replaces the local changes on request, and undo restores them', async () => {
		const { list, publishing } = await conflict()
		list.discard('theirs')
		expect(list.steps.map(({ title }) => title)).toEqual(['Theirs'])
		expect(publishing.hasConflict).toBe(false)
		list.undo()
		expect(list.steps[0]?.title).toBe('Mine')
	})
	it('is overwritten on request', async () => {
		const { list, publishing } = await conflict()
		expect(await publishing.overwrite()).toBe(true)
		expect(server.lists.get('en')?.steps.map(({ title }) => title)).toEqual(['Mine', 'B', 'C'])
		expect(list.isChanged).toBe(false)
	})
	it('is a conflict again at the next publish after "keep editing"', async () => {
		const { publishing } = await conflict()
		publishing.isConflictDismissed = true
		expect(publishing.hasConflict).toBe(false)
		await publishing.publish()
		expect(publishing.hasConflict).toBe(true)
		expect(server.lists.get('en')?.author).toBe('bert')
	})
	it('is detected on the next visit with a draft based on the older list', () => {
		const { list } = visit()
		list.update('a', { title: 'Mine' }, 'title')
		vi.advanceTimersByTime(500)
		server.publish('en', [step('a', { title: 'Theirs' })], 'bert')
		expect(visit().publishing.hasConflict).toBe(true)
	})
	it('is no conflict without local changes', async () => {
		const { list, publishing } = visit()
		server.publish('en', [step('a', { title: 'Theirs' })], 'bert')
		await list.load('en')
		expect(publishing.hasConflict).toBe(false)
		expect(list.base).toBe(2)
	})
})

describe('opening a language', () => {
	it('shows the one requested last, whichever response arrives first', async () => {
		const { list } = visit()
		await Promise.all([list.load('nl'), list.load('en')])
		expect(list.language).toBe('en')
		expect(list.loading).toBeNull()
	})
	it('reports which one could not be opened and keeps the open list', async () => {
		const { list } = visit()
		server.isReachable = false
		await list.load('nl')
		expect(list.loadFailure).toMatchObject({ language: 'nl', cause: { reason: 'network' } })
		expect(list.language).toBe('en')
	})
	it('copies another language as a draft', async () => {
		const { list } = visit()
		await list.copyFrom('nl')
		expect(ids()).toBe('x')
		expect(list.language).toBe('en')
		expect(list.isChanged).toBe(true)
	})
})
