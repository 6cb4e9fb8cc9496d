// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goTo, guardLeaving, pageAddress, place, placeOf, searchAddress, startRouter } from '../../src/router.ts'

// The host sets its web root in a script of its own.
vi.hoisted(() => Object.assign(window, { _oc_webroot: '' }))

const base = '/index.php/apps/intranetapp'

beforeEach(() => {
	history.replaceState(null, '', `${base}/p/handbook`)
	startRouter()
})

describe('reader addresses', () => {
	it('cover pages, the home page and searches', () => {
		expect([pageAddress('home'), pageAddress('a b', { isEditing: true }), pageAddress('x', { anchor: 'part' })]).toEqual([
			`${base}/`,
			`${base}/p/a%20b?edit`,
			`${base}/p/x#part`,
		])
		expect(searchAddress({ q: 'a b', language: '' })).toBe(`${base}/p/-/search?q=a+b`)
	})

	it('are parsed back to the same place', () => {
		expect(placeOf(pageAddress('home'))).toMatchObject({ view: 'page', id: 'home', isEditing: false, anchor: '' })
		expect(placeOf(pageAddress('x', { anchor: 'über-uns', isEditing: true }))).toMatchObject({
			view: 'page',
			id: 'x',
			isEditing: true,
			anchor: 'über-uns',
		})
		expect(placeOf(searchAddress({ q: 'a' }))?.query.get('q')).toBe('a')
		expect(placeOf('/apps/intranetapp/p/x')).toMatchObject({ id: 'x' })
	})

	it.each([
		'/index.php/apps/files/',
		'https://other.example/index.php/apps/intranetapp/',
		`${base}/api/pages`,
		'/index.php/apps/intranetappendix/',
		`${base}/p/a/b`,
	])('leave %s to the browser', (address) => {
		expect(placeOf(address)).toBeNull()
	})
})

describe('navigation', () => {
	it('starts at the place in the address', () => {
		expect(place.value).toMatchObject({ view: 'page', id: 'handbook', arrival: 'load' })
	})

	it('adds a history entry for a page, and none when replacing one', async () => {
		const before = history.length
		await goTo(pageAddress('news'))
		expect(place.value).toMatchObject({ id: 'news', arrival: 'link' })
		expect(history.length).toBe(before + 1)
		await goTo(pageAddress('news', { anchor: 'part' }), { replace: true })
		expect(place.value.anchor).toBe('part')
		expect(history.length).toBe(before + 1)
	})

	it('asks before leaving unsaved work, and only then', async () => {
		await goTo(pageAddress('handbook', { isEditing: true }))
		let asked = 0
		let answer = false
		const release = guardLeaving(() => {
			asked += 1
			return answer
		})
		await goTo(pageAddress('news'))
		expect([asked, place.value.id]).toEqual([1, 'handbook'])
		await goTo(pageAddress('handbook', { isEditing: true, anchor: 'part' }))
		expect(asked).toBe(1)
		answer = true
		await goTo(pageAddress('news'))
		expect([asked, place.value.id]).toEqual([2, 'news'])
		release()
	})
})
