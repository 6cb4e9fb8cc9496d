// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenerOf, originAround, tellHeight } from '../../../src/public/model/frameHeight.ts'
import { isForFrames, pageAddress } from '../../../src/public/model/address/pageAddress.ts'
import { stateWords } from '../../../src/public/words/stateWords.ts'
import { openPage } from './page.ts'

const allowed = ['https://www.example.org', 'http://localhost:8080']

describe('who hears of the height of a page in a frame', () => {
	it.each([
		['https://www.example.org', 'https://www.example.org'],
		['https://example.org', undefined],
		['https://www.example.org.evil.org', undefined],
		['http://www.example.org', undefined],
		['http://localhost', undefined],
		['null', undefined],
		[undefined, undefined],
	])('is an allowed website alone: %s', (around, listener) => {
		expect(listenerOf(allowed, around)).toBe(listener)
	})

	it('is any website where administrators allow all, also one that hides its name', () => {
		expect([listenerOf(['*'], 'https://a.org'), listenerOf(['*'], undefined)]).toEqual(['*', '*'])
	})

	it('is known by the browser, or else by the referrer', () => {
		expect(originAround({ ancestorOrigins: ['https://a.org', 'https://b.org'] }, 'https://c.org/')).toBe('https://a.org')
		expect(originAround({}, 'https://c.org:8443/page?x')).toBe('https://c.org:8443')
		expect(originAround({ ancestorOrigins: [] }, '')).toBeUndefined()
	})
})

describe('the height', () => {
	let changed: (() => void) | undefined
	vi.stubGlobal('ResizeObserver', class {
		constructor(callback: () => void) {
			changed = callback
		}

		observe(): void {
			changed?.()
		}
	})
	afterEach(() => {
		changed = undefined
	})

	/** A page in a frame of a website, and all that the website hears. */
	function frameIn(origin: string) {
		const heard: unknown[] = []
		let height = 100.2
		const page = {
			parent: { postMessage: (...sent: unknown[]) => heard.push(sent) },
			location: { ancestorOrigins: [origin] },
			document: { referrer: '', documentElement: { getBoundingClientRect: () => ({ height }) } },
		} as unknown as Window
		return { page, heard, grow: (to: number) => {
			height = to
			changed?.()
		} }
	}

	it('is told at once and whenever it changes, to the website and nobody else', () => {
		const { page, heard, grow } = frameIn('https://www.example.org')
		tellHeight(page, allowed)
		grow(100.7)
		grow(250)
		const told = (height: number) => [{ type: 'formsapp:height', height }, 'https://www.example.org']
		expect(heard).toEqual([told(101), told(250)])
	})

	it('is told to no other website, and by no page that is in no frame', () => {
		const { page, heard } = frameIn('https://evil.org')
		tellHeight(page, allowed)
		tellHeight({ ...page, parent: undefined } as unknown as Window, [])
		expect([heard, changed]).toEqual([[], undefined])
		const alone = frameIn('https://www.example.org')
		Object.assign(alone.page, { parent: alone.page })
		tellHeight(alone.page, ['*'])
		expect(changed).toBeUndefined()
	})
})

describe('the page for frames', () => {
	it('answers by the routes of the link', () => {
		const link = 'https://cloud.example.org/apps/formsapp/f/abc'
		expect(pageAddress(`${link}/embed?q1=Ann`)).toBe(`${link}?q1=Ann`)
		expect(pageAddress(`${link}?q1=/f/abc/embed`)).toBe(`${link}?q1=/f/abc/embed`)
		expect([isForFrames(`${link}/embed`), isForFrames(link), isForFrames('https://cloud.example.org/apps/formsapp/f/embed')])
			.toEqual([true, false, false])
	})

	it('leads to the form instead of the login, with all that the link fills in', () => {
		const login = 'https://cloud.example.org/f/abc'
		const { root } = openPage(
			{ state: 'login_required', login, framedBy: [] },
			{ search: '?q1=Ann', head: `<a href="${login}">Open the form</a>` },
		)
		expect(root.querySelector('a')?.getAttribute('href')).toBe(`${login}?q1=Ann`)
		expect(stateWords('login_required', '', true).text).toBe('Open the form in a new tab and log in there.')
	})
})
