// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalDrafts } from '../src/changes/localDrafts.ts'

interface Draft { readonly words: string }
const isDraft = (value: unknown): value is Draft => typeof (value as Draft | null)?.words === 'string'
const draftsOf = (account: string, storage?: Storage) => createLocalDrafts(account, isDraft, storage)

beforeEach(() => localStorage.clear())

describe('drafts in the browser', () => {
	it('belong to one account and one item', () => {
		const drafts = draftsOf('ada')
		expect(drafts.write('p1', { words: 'Hello' })).toBe(true)
		expect(drafts.read('p1')).toEqual({ words: 'Hello' })
		expect(drafts.read('p2')).toBeNull()
		expect(drafts.ids()).toEqual(['p1'])
		drafts.remove('p1')
		expect(drafts.read('p1')).toBeNull()
	})

	it('are never shared with an account whose name starts the same', () => {
		draftsOf('ada/p').write('1', { words: 'Hers' })
		draftsOf('ada-p').write('1', { words: 'His' })
		expect(draftsOf('ada').ids()).toEqual([])
		expect(draftsOf('ada').read('p/1')).toBeNull()
	})

	it('are ignored when they cannot be read', () => {
		draftsOf('ada').write('p1', { words: 5 } as unknown as Draft)
		localStorage.setItem(Object.keys(localStorage)[0]!.replace('p1', 'p2'), '{"words')
		expect([draftsOf('ada').read('p1'), draftsOf('ada').read('p2'), ...draftsOf('ada').ids()]).toEqual([null, null])
	})

	it('report a failure when the browser stores nothing', () => {
		const refuse = () => {
			throw new DOMException('full', 'QuotaExceededError')
		}
		const drafts = draftsOf('ada', { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage)
		expect(drafts.write('p1', { words: 'Hello' })).toBe(false)
		expect(drafts.read('p1')).toBeNull()
		expect(() => drafts.remove('p1')).not.toThrow()
	})

	it('from another tab are reported, for the same account only, until the listener stops', () => {
		const listener = vi.fn()
		draftsOf('ada').write('p1', { words: 'Hello' })
		const [key, newValue] = Object.entries(localStorage)[0]!
		const tell = (name: string, value: string | null) =>
			window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }))
		const stop = draftsOf('ada').onOtherTab(listener)
		tell(key, newValue)
		tell(key, null)
		tell(key.replace('ada', 'bob'), newValue)
		stop()
		tell(key, newValue)
		expect(listener.mock.calls).toEqual([['p1', { words: 'Hello' }], ['p1', null]])
	})
})
