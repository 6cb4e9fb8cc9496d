// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, ref, type App } from 'vue'
import LinkField from '../../src/components/Editor/Settings/LinkField.vue'

// The host sets its web root in a script of its own.
vi.hoisted(() => Object.assign(window, { _oc_webroot: '' }))

const find = vi.fn()
const metadata = vi.fn()
vi.mock('@suite/api/intranet/client', () => ({
	intranet: { search: { find: (...all: unknown[]) => find(...all) }, pages: { metadata: (...all: unknown[]) => metadata(...all) } },
}))

const hit = (id: string, title: string) => ({ id, title, trail: ['Home'] })
const taken = vi.fn()
const typed = ref('')
let app: App

beforeEach(() => {
	vi.useFakeTimers()
	Element.prototype.scrollIntoView = () => undefined // jsdom has no layout
	typed.value = ''
	app = createApp(() => h(LinkField, {
		modelValue: typed.value,
		isRefused: false,
		refusal: 'no',
		'onUpdate:modelValue': (text: string) => { typed.value = text },
		onTake: taken,
	}))
	app.use(createPinia())
	app.mount(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	;[find, metadata, taken].forEach((mock) => mock.mockReset())
	vi.useRealTimers()
})

const input = () => document.querySelector('input')!
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
async function type(text: string): Promise<void> {
	input().value = text
	input().dispatchEvent(new Event('input', { bubbles: true }))
	await nextTick()
}
async function press(key: string): Promise<KeyboardEvent> {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
	input().dispatchEvent(event)
	await nextTick()
	return event
}

describe('the link field', () => {
	it('offers pages for words, asks once for quick typing, and takes the first on Enter', async () => {
		find.mockResolvedValue([hit('p1', 'Holidays'), hit('p2', 'Holiday pay')])
		await type('hol')
		await vi.advanceTimersByTimeAsync(100)
		await type('holi')
		await vi.advanceTimersByTimeAsync(400)
		expect(find).toHaveBeenCalledOnce()
		expect(options()).toEqual(['HolidaysHome', 'Holiday payHome'])
		const enter = await press('Enter')
		expect(enter.defaultPrevented).toBe(true)
		expect(taken).toHaveBeenCalledWith('/index.php/apps/intranetapp/p/p1', 'Holidays')
		expect(options()).toEqual([])
	})
	it('takes another page with the arrow keys', async () => {
		find.mockResolvedValue([hit('p1', 'Holidays'), hit('p2', 'Holiday pay')])
		await type('holi')
		await vi.advanceTimersByTimeAsync(400)
		await press('ArrowDown')
		await press('Enter')
		expect(taken).toHaveBeenCalledWith('/index.php/apps/intranetapp/p/p2', 'Holiday pay')
	})
	it('takes the first page of the answer when Enter came before it', async () => {
		find.mockResolvedValue([hit('p1', 'Holidays')])
		await type('holi')
		expect((await press('Enter')).defaultPrevented).toBe(true)
		expect(taken).not.toHaveBeenCalled()
		await vi.advanceTimersByTimeAsync(400)
		expect(taken).toHaveBeenCalledWith('/index.php/apps/intranetapp/p/p1', 'Holidays')
	})
	it('leaves Enter on an address to the dialog and searches nothing', async () => {
		await type('https://example.org/')
		await vi.advanceTimersByTimeAsync(400)
		expect(find).not.toHaveBeenCalled()
		expect((await press('Enter')).defaultPrevented).toBe(false)
	})
	it('takes what may be an address as it is, although a page has such a title', async () => {
		find.mockResolvedValue([hit('p1', 'Node.js')])
		await type('node.js')
		await vi.advanceTimersByTimeAsync(400)
		expect(options()).toEqual(['Node.jsHome'])
		expect((await press('Enter')).defaultPrevented).toBe(false)
		await press('ArrowDown')
		await press('Enter')
		expect(taken).toHaveBeenCalledWith('/index.php/apps/intranetapp/p/p1', 'Node.js')
	})
	it('closes the list on Escape and keeps the dialog open', async () => {
		find.mockResolvedValue([hit('p1', 'Holidays')])
		await type('holi')
		await vi.advanceTimersByTimeAsync(400)
		expect((await press('Escape')).defaultPrevented).toBe(true)
		expect(options()).toEqual([])
		expect((await press('Escape')).defaultPrevented).toBe(false)
	})
	it('names the page that an address of this intranet leads to', async () => {
		metadata.mockResolvedValue({ title: 'Canteen' })
		await type('/index.php/apps/intranetapp/p/p9')
		await vi.advanceTimersByTimeAsync(400)
		expect(document.body.textContent).toContain('Page: Canteen')
	})
})
