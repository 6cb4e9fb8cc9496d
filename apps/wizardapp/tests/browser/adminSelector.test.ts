// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { looksGenerated, looksPassing } from '../../src/components/Admin/Picker/names.ts'
import { buildSelector, meantElement } from '../../src/components/Admin/Picker/selector.ts'

function page(html: string, pick: string): Element {
	document.body.innerHTML = html
	const element = document.querySelector(pick)
	if (element === null) {
		throw new Error(`no ${pick} in the page`)
	}
	return element
}

describe('names that look generated', () => {
	it.each([
		'app-menu-8f3a2c', 'css-1q2w3e', '_button_1x9z_4', 'nc-vue-hkqzd', 'input-xwqpt', 'v-0-1', 'data-v-5f2d1a', 'vs__combobox',
		'aXbQzR', 'zxcvbnm', '',
	])('distrusts %s', (name) => {
		expect(looksGenerated(name)).toBe(true)
	})
	it.each([
		'header', 'user-menu', 'unified-search', 'app-navigation-files', 'appContent', 'contactsmenu', 'button-vue__text',
		'data-cy-upload-picker',
	])('trusts %s', (name) => {
		expect(looksGenerated(name)).toBe(false)
	})
	it('tells state classes from lasting ones', () => {
		expect(['is-open', 'active', 'menu--expanded', 'button--focused'].every(looksPassing)).toBe(true)
		expect(['activity', 'app-menu', 'opener', 'header__selector'].some(looksPassing)).toBe(false)
	})
})

describe('the most stable selector', () => {
	it('uses an id that does not look generated', () => {
		expect(buildSelector(page('<div id="user-menu" class="menu" data-cy="account"></div>', 'div'))).toEqual({
			selector: '#user-menu',
			stability: 'stable',
			isLanguageBound: false,
		})
	})
	it('prefers a data attribute over a generated id', () => {
		expect(buildSelector(
			page('<button id="nc-vue-48xyz" data-cy-upload="picker" data-v-5f2d1a="" class="x"></button>', 'button'),
		).selector).toBe('button[data-cy-upload="picker"]')
	})
	it('identifies an app by its link', () => {
		const built = buildSelector(page(
			'<nav><a class="entry" href="/index.php/apps/files/">Files</a><a class="entry" href="/index.php/apps/mail/">Mail</a></nav>',
			'a',
		))
		expect(built).toMatchObject({ selector: 'a[href*="/apps/files"]', stability: 'stable' })
	})
	it('prefers a unique class over a label, which differs per language', () => {
		expect(buildSelector(page('<button class="unified-search-trigger" aria-label="Search"></button>', 'button'))).toEqual({
			selector: '.unified-search-trigger',
			stability: 'mayChange',
			isLanguageBound: false,
		})
	})
	it('uses a label if nothing else identifies the element, and reports that', () => {
		expect(buildSelector(page('<div><button aria-label="Search"></button><button aria-label="Contacts"></button></div>', 'button')))
			.toEqual({ selector: 'button[aria-label="Search"]', stability: 'mayChange', isLanguageBound: true })
	})
	it('starts from a named ancestor if the class alone is not unique', () => {
		expect(buildSelector(page('<div id="header"><b class="entry"></b></div><div id="footer"><b class="entry"></b></div>', '#footer b')))
			.toMatchObject({ selector: '#footer .entry', stability: 'mayChange' })
	})
	it('ignores temporary classes', () => {
		expect(buildSelector(page('<header><i class="is-open app-menu active css-1q2w3e"></i></header>', 'i')).selector).toBe('.app-menu')
	})
	it('counts positions only if nothing has a name, from the nearest named ancestor', () => {
		const element = page('<div id="list"><p>one</p><p><span>two</span><span>three</span></p></div>', 'p:nth-child(2) span:nth-child(2)')
		expect(buildSelector(element)).toEqual({
			selector: '#list > p:nth-child(2) > span:nth-child(2)',
			stability: 'fragile',
			isLanguageBound: false,
		})
	})
	it('always matches the element before any other', () => {
		page(
			'<main><section class="a"><ul><li class="b">1</li><li class="b">2</li></ul><form name="login"><input name="user"><input>'
				+ '</form></section><section class="a"><ul><li class="b"></li></ul></section></main>',
			'main',
		)
		for (const element of document.querySelectorAll('main *')) {
			expect(document.querySelector(buildSelector(element).selector)).toBe(element)
		}
	})
	it('escapes special characters', () => {
		const element = page('<div id="a:b"></div><p data-name="say &quot;hi&quot;"></p>', 'p')
		expect(document.querySelector(buildSelector(element).selector)).toBe(element)
		const other = document.querySelector('div')!
		expect(document.querySelector(buildSelector(other).selector)).toBe(other)
	})
})

describe('the element the user points at', () => {
	it('is the button around its icon', () => {
		expect(meantElement(page('<button><span><svg><path></path></svg></span></button>', 'path')).localName).toBe('button')
	})
	it('is the button around its text', () => {
		expect(meantElement(page('<button><span class="text">Save</span></button>', 'span')).localName).toBe('button')
	})
	it('is a plain element itself', () => {
		expect(meantElement(page('<section><div id="box"><p></p></div></section>', '#box')).id).toBe('box')
	})
})
