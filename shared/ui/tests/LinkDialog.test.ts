// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, type App, type SetupContext } from 'vue'
import LinkDialog from '../src/dialog/LinkDialog.vue'

// The host's own dialog waits for animations and traps the focus; here a form replaces it.
vi.mock('@nextcloud/vue/components/NcDialog', () =>
	({ default: { setup: (_: unknown, { slots }: SetupContext) => () => h('form', [slots.default?.(), slots.actions?.()]) } }))

const heard = { onSet: vi.fn(), onRemove: vi.fn(), onClose: vi.fn() }
let app: App

async function open(link: { address: string, words: string, asksForWords: boolean }): Promise<void> {
	app = createApp(
		LinkDialog,
		{ ...link, isAddress: (typed: string) => typed.startsWith('https://'), hint: 'Any address.', refusal: 'Not that one.', ...heard },
	)
	app.mount(document.body.appendChild(document.createElement('div')))
	await nextTick()
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('.link input')]
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words)
async function type(position: number, words: string): Promise<void> {
	const field = fields()[position]!
	field.value = words
	field.dispatchEvent(new Event('input', { bubbles: true }))
	await nextTick()
}
async function submit(): Promise<void> {
	document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
	await nextTick()
}

afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	Object.values(heard).forEach((listener) => listener.mockClear())
})

describe('the link dialog', () => {
	it('refuses an invalid address and says why', async () => {
		await open({ address: '', words: 'selected', asksForWords: false })
		expect(document.body.textContent).toContain('Any address.')
		await type(0, 'javascript:alert(1)')
		await submit()
		expect(heard.onSet).not.toHaveBeenCalled()
		expect(document.body.textContent).toContain('Not that one.')
		await type(0, 'https://a.example')
		await submit()
		expect(heard.onSet).toHaveBeenCalledWith('https://a.example', 'selected')
	})
	it('asks for the link text when nothing is selected and uses the address if it is empty', async () => {
		await open({ address: '', words: '', asksForWords: true })
		await type(0, 'https://a.example')
		await submit()
		await type(1, ' Here ')
		await submit()
		expect(heard.onSet.mock.calls).toEqual([['https://a.example', 'https://a.example'], ['https://a.example', 'Here']])
	})
	it('removes only an existing link', async () => {
		await open({ address: '', words: 'selected', asksForWords: false })
		expect(button('Remove link')).toBeUndefined()
		app.unmount()
		await open({ address: 'https://a.example', words: 'selected', asksForWords: false })
		button('Remove link')?.click()
		expect(heard.onRemove).toHaveBeenCalledOnce()
	})
	it('closes on Escape in a field, but not while a list is open there', async () => {
		await open({ address: '', words: '', asksForWords: false })
		const escape = () => fields()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
		fields()[0]!.setAttribute('aria-expanded', 'true')
		escape()
		expect(heard.onClose).not.toHaveBeenCalled()
		fields()[0]!.removeAttribute('aria-expanded')
		escape()
		expect(heard.onClose).toHaveBeenCalledOnce()
	})
})
