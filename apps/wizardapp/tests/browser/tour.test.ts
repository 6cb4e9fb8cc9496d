// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '@suite/schema/wizard/step'
import type { Tour, TourOptions } from '../../src/tour/types.ts'
import { startTour } from '../../src/tour/start-tour.ts'
import { giveSizes, labels, step } from './tourPage.ts'

const told: string[] = []
let tour: Tour | undefined

function start(steps: readonly Step[], more: Partial<TourOptions> = {}): Tour {
	tour = startTour({
		steps, labels, language: 'en',
		onStep: ({ id }, index) => told.push(`step ${id} ${index}`),
		onFinish: ({ id }) => told.push(`finish ${id}`),
		onSkip: ({ id }) => told.push(`skip ${id}`),
		onPause: ({ id }) => told.push(`pause ${id}`),
		...more,
	})
	return tour
}

const find = <T extends Element = HTMLElement>(selector: string) => tour?.element.shadowRoot?.querySelector<T>(selector) ?? null
const title = () => find('h2')?.textContent
const press = (key: string, target: EventTarget = document.body) =>
	target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
const isAt = (id: string) => vi.waitFor(() => expect(title()).toBe(`Title ${id}`))
const isSaid = (what: string) => vi.waitFor(() => expect(told.at(-1)).toBe(what))

beforeEach(() => {
	told.length = 0
	giveSizes()
})
afterEach(() => {
	tour?.close()
	document.body.replaceChildren()
})

describe('the order of the steps', () => {
	it('goes forward, back and to the end', async () => {
		start([step('a'), step('b')])
		await isSaid('step a 0')
		tour?.next()
		await isSaid('step b 1')
		tour?.back()
		await isSaid('step a 0')
		tour?.next()
		await isSaid('step b 1')
		tour?.next()
		await isSaid('finish b')
		expect(document.querySelector('.wizardapp-tour')).toBeNull()
	})

	it('resumes where the user stopped, or at the start if that step is gone', async () => {
		start([step('a'), step('b')], { startAt: 'b' })
		await isSaid('step b 1')
		tour?.close()
		start([step('a'), step('b')], { startAt: 'gone' })
		await isSaid('step a 0')
	})

	it('skips steps whose target is missing, in both directions', async () => {
		vi.useFakeTimers()
		start([step('a'), step('b', { attachTo: '#no', ifMissing: 'skip' }), step('c')])
		await vi.advanceTimersByTimeAsync(2000)
		tour?.next()
		await vi.advanceTimersByTimeAsync(50)
		expect(told.at(-1)).toBe('step c 2')
		tour?.back()
		await vi.advanceTimersByTimeAsync(50)
		expect(told.at(-1)).toBe('step a 0')
		vi.useRealTimers()
	})

	it('waits for a target that appears after the start', async () => {
		start([step('a'), step('b', { attachTo: '#late', ifMissing: 'skip' }), step('c')])
		await isSaid('step a 0')
		tour?.next()
		document.body.insertAdjacentHTML('beforeend', '<i id="late"></i>')
		await isSaid('step b 1')
	})

	it('shows the bubble in the centre while the target is missing, and moves it there when it appears', async () => {
		start([step('a', { attachTo: '#late' })])
		await vi.waitFor(() => expect(find('.bubble')?.dataset.side).toBe('center'))
		document.body.insertAdjacentHTML('beforeend', '<i id="late"></i>')
		await vi.waitFor(() => expect(find('.bubble')?.dataset.side).not.toBe('center'))
		expect(told).toEqual(['step a 0'])
	})

	it('finishes when no later step can be shown', async () => {
		vi.useFakeTimers()
		start([step('a'), step('b', { attachTo: '#no', ifMissing: 'skip' })])
		await vi.advanceTimersByTimeAsync(2000)
		tour?.next()
		await vi.advanceTimersByTimeAsync(50)
		expect(told).toEqual(['step a 0', 'finish a'])
		vi.useRealTimers()
	})

	it('shows nothing at all when no step can be shown', async () => {
		vi.useFakeTimers()
		start([step('a', { attachTo: '#no', ifMissing: 'skip' })])
		await vi.advanceTimersByTimeAsync(2500)
		expect(told).toEqual([])
		expect(document.querySelector('.wizardapp-tour')).toBeNull()
		vi.useRealTimers()
	})
})

describe('a step that opens a menu', () => {
	beforeEach(() => {
		document.body.innerHTML = '<button id="opener" aria-expanded="false"></button><i id="menu" hidden></i>'
		const opener = document.getElementById('opener')
		opener?.addEventListener('click', () => {
			const isOpen = opener.getAttribute('aria-expanded') === 'true'
			opener.setAttribute('aria-expanded', String(!isOpen))
			document.getElementById('menu')?.toggleAttribute('hidden', isOpen)
		})
	})
	const isOpen = () => document.getElementById('opener')?.getAttribute('aria-expanded')
	const menu = step('menu', { attachTo: '#menu', opens: '#opener' })

	it('opens it before the step and closes it afterwards', async () => {
		start([menu, step('b')])
		await isAt('menu')
		expect(isOpen()).toBe('true')
		tour?.next()
		await isAt('b')
		expect(isOpen()).toBe('false')
	})

	it('closes it when the tour ends there', async () => {
		start([menu])
		await isAt('menu')
		press('Escape')
		expect(isOpen()).toBe('false')
	})

	it('leaves a menu alone that was already open', async () => {
		document.getElementById('opener')?.click()
		start([menu, step('b'), menu])
		await isAt('menu')
		tour?.next()
		await isAt('b')
		expect(isOpen()).toBe('true')
	})
})

describe('the keyboard', () => {
	it('moves with the arrows and pauses with Esc', async () => {
		start([step('a'), step('b')])
		await isAt('a')
		press('ArrowRight')
		await isAt('b')
		press('ArrowLeft')
		await isAt('a')
		press('Escape')
		expect(told.at(-1)).toBe('pause a')
	})

	it('mirrors the arrows in right-to-left languages', async () => {
		start([step('a'), step('b')], { language: 'ar' })
		await isAt('a')
		press('ArrowRight')
		press('ArrowLeft')
		await isAt('b')
		expect(find('.bubble')?.dir).toBe('rtl')
	})

	it('leaves arrows to an interactive target and shortcuts to the browser', async () => {
		document.body.innerHTML = '<input id="field">'
		start([step('a', { attachTo: '#field', interactive: true }), step('b')])
		await isAt('a')
		press('ArrowRight', document.getElementById('field') as HTMLElement)
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true }))
		expect(told).toEqual(['step a 0'])
	})

	it('hides its key events from the page', async () => {
		const heard: string[] = []
		const listen = (event: KeyboardEvent) => heard.push(event.key)
		document.addEventListener('keydown', listen)
		start([step('a'), step('b')])
		await isAt('a')
		press('ArrowRight')
		press('Delete', find('.next') as HTMLElement)
		document.removeEventListener('keydown', listen)
		expect(heard).toEqual([])
	})
})

describe('the dialog', () => {
	it('has a name, a description and a language, and is modal unless its target is interactive', async () => {
		document.body.innerHTML = '<button id="target"></button>'
		start([step('a'), step('b', { attachTo: '#target', interactive: true })], { language: 'pt_BR' })
		await isAt('a')
		const dialog = find('[role="dialog"]')
		expect(dialog?.getAttribute('aria-labelledby')?.split(' ').map((id) => find(`#${id}`)?.textContent)).toEqual(['Tour', 'Title a'])
		expect(find(`#${dialog?.getAttribute('aria-describedby')}`)?.textContent).toBe('Text a')
		expect([dialog?.lang, dialog?.getAttribute('aria-modal')]).toEqual(['pt-BR', 'true'])
		tour?.next()
		await isAt('b')
		expect(dialog?.getAttribute('aria-modal')).toBe('false')
	})

	it('announces a new step, but not the one it opened with', async () => {
		start([step('a'), step('b')])
		await isAt('a')
		const news = find('[aria-live="polite"]')
		expect(news?.textContent).toBe('')
		tour?.next()
		await vi.waitFor(() => expect(news?.textContent).toBe('Step 2 of 2. Title b. Text b'))
	})

	it('offers only what makes sense on the first and the last step', async () => {
		start([step('a'), step('b')])
		await isAt('a')
		const offered = () => [...tour?.element.shadowRoot?.querySelectorAll<HTMLButtonElement>('.foot button') ?? []]
			.filter(({ hidden }) => !hidden)
			.map(({ textContent }) => textContent)
		expect(offered()).toEqual(['Skip', 'Next'])
		tour?.next()
		await isAt('b')
		expect(offered()).toEqual(['Back', 'Finish'])
	})

	it('shows dots for a few steps and a count for many', async () => {
		start(Array.from({ length: 20 }, (_, index) => step(`s${index}`)))
		await isAt('s0')
		expect(find('.progress')?.textContent).toBe('Step 1 of 20')
		expect(find('.dot')).toBeNull()
		tour?.close()
		start([step('a'), step('b'), step('c')])
		await isAt('a')
		expect(tour?.element.shadowRoot?.querySelectorAll('.dot')).toHaveLength(3)
	})

	it('returns the focus to where it came from', async () => {
		document.body.innerHTML = '<button id="origin"></button>'
		const origin = document.getElementById('origin') as HTMLElement
		origin.focus()
		start([step('a')])
		await isAt('a')
		expect(document.activeElement).not.toBe(origin)
		press('Escape')
		await vi.waitFor(() => expect(document.activeElement).toBe(origin))
	})
})

it('skips with one click', async () => {
	start([step('a'), step('b')])
	await isAt('a')
	find('.skip')?.click()
	expect(told.at(-1)).toBe('skip a')
	expect(document.querySelector('.wizardapp-tour')).toBeNull()
})
