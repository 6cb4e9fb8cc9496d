// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Suggestion, SuggestionStatus } from '@suite/schema/metadata/service/suggestion'
import type { FieldValue } from '@suite/schema/metadata/value'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, nextTick, type App } from 'vue'
import SuggestPanel from '../../../src/components/Suggest/SuggestPanel.vue'
import { useSuggestStore } from '../../../src/stores/suggest/suggestStore.ts'
import { useValueStore } from '../../../src/stores/valueStore.ts'
import { field } from '../library/field.ts'

type Ask = (sent: { readonly body: object }) => Promise<Suggestion>
type Look = (sent: { readonly query: { readonly task_id: number } }) => Promise<SuggestionStatus>

let stored: FieldValue[] = []
/** What has come of the question. */
let task: Suggestion
const generate = vi.fn<Ask>()
const status = vi.fn<Look>()
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		values: { readIn: () => Promise.resolve(stored) },
		suggestions: {
			generate: (sent: { body: object }) => generate(sent), status: (sent: { query: { task_id: number } }) => status(sent),
		},
	},
}))

const made = (part: Partial<Suggestion> = {}): Suggestion =>
	({ task_id: 5, file_id: 7, state: 'waiting', suggestions: {}, dropped: 0, ...part })
const done = (suggestions: Readonly<Record<string, string>>, dropped = 0): Suggestion => made({ state: 'done', suggestions, dropped })
const refused = (status: number, reason: string) => new ApiError(status, { reason })

let app: App
let values: ReturnType<typeof useValueStore>
const text = () => document.body.textContent.replace(/\s+/g, ' ').trim()
const button = (name: string): HTMLButtonElement => {
	const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim()
	const found = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name)
	if (found === undefined) {
		throw new Error(`There is no button ${name} in ${text()}`)
	}
	return found
}
async function settle(): Promise<void> {
	for (let turn = 0; turn < 8; turn++) {
		await Promise.resolve()
		await nextTick()
	}
}
async function press(name: string): Promise<void> {
	button(name).click()
	await settle()
}
/** Lets time pass until the next look. */
const look = () => vi.advanceTimersByTimeAsync(10_000)

beforeEach(async () => {
	vi.useFakeTimers()
	const pinia = createPinia()
	setActivePinia(pinia)
	task = made()
	generate.mockReset().mockImplementation(() => Promise.resolve(task))
	status.mockReset().mockImplementation(() => Promise.resolve({ available: true, has_provider: true, task }))
	stored = [field('title', 'text', { id: 1, value: 'Old' }), field('rent', 'number', { id: 2 }), field('paid', 'checkbox', { id: 3 })]
	values = useValueStore()
	await values.open({ folderId: 3, fileId: 7 }, 'warn')
	app = createApp(SuggestPanel)
	app.use(pinia)
	app.mount(document.body.appendChild(document.createElement('div')))
	await settle()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	vi.useRealTimers()
})

describe('suggestions', () => {
	it('are asked for by a button alone', async () => {
		await look()
		expect([text(), generate.mock.calls.length, status.mock.calls.length]).toEqual(['Suggest values', 0, 0])
	})

	it('are waited for, and shown beside what the form has', async () => {
		await press('Suggest values')
		expect(generate).toHaveBeenCalledExactlyOnceWith({ body: { file_id: 7, groupfolder_id: 3, rejected: {} } })
		expect(text()).toContain('Looking for values')
		expect(document.activeElement).toBe(button('Stop waiting'))
		task = made({ state: 'running' })
		await look()
		expect(text()).toContain('Looking for values')
		values.type('title', 'Typed meanwhile')
		task = done({ title: 'Lease', rent: '1250.5' })
		await look()
		const looks = status.mock.calls.length
		expect(status).toHaveBeenLastCalledWith({ query: { task_id: 5 } })
		expect([...document.querySelectorAll('li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
			expect.stringMatching(/^title ?Typed meanwhile.*Lease.*Accept.*Dismiss$/), expect.stringMatching(/^rent ?Empty.*1,250\.5/),
		])
		await look()
		expect(status).toHaveBeenCalledTimes(looks)
	})

	it('are in the form once accepted, and the next one has the focus', async () => {
		task = done({ title: 'Lease', rent: '12', paid: '1' })
		await press('Suggest values')
		await press('Accept Lease for title')
		expect([values.drafts.get('title'), [...values.changes.keys()], document.activeElement]).toEqual([
			'Lease', ['title'], button('Accept 12 for rent'),
		])
		await press('Dismiss 12 for rent')
		expect([values.drafts.has('rent'), document.activeElement]).toEqual([false, button('Accept Yes for paid')])
		await press('Accept Yes for paid')
		expect([text(), document.activeElement]).toEqual(['Suggest values', button('Suggest values')])
		values.type('title', 'Something else')
		await settle()
		expect(text()).toBe('Suggest values')
	})

	it('are accepted all at once, and what was dismissed is not wanted again', async () => {
		task = done({ title: 'Lease', rent: '12' })
		await press('Suggest values')
		await press('Accept all')
		expect(Object.fromEntries(values.drafts)).toEqual({ title: 'Lease', rent: '12' })
		values.discard()
		task = done({ title: 'x'.repeat(100), paid: '0' })
		await press('Suggest values')
		await press('Dismiss all')
		expect(text()).toBe('Suggest values')
		task = done({ title: 'x'.repeat(100), paid: '1' })
		await press('Suggest values')
		expect(generate).toHaveBeenLastCalledWith({
			body: { file_id: 7, groupfolder_id: 3, rejected: { title: 'x'.repeat(80), paid: '0' } },
		})
		expect(useSuggestStore().offers.map(({ value }) => value)).toEqual(['1'])
	})

	it('say what was left out, and where there are none', async () => {
		task = done({}, 2)
		await press('Suggest values')
		expect(text()).toContain('Nothing in this file suggests other values.')
		expect(text()).toContain('2 suggestions did not fit their fields and were left out.')
		expect(button('Suggest values').disabled).toBe(false)
	})

	it.each([
		['failed', 'could not answer'], ['unreadable', 'cannot be used'], ['cancelled', 'was stopped'], ['timed_out', 'within 10 minutes'],
	])('say why there are none: %s', async (state, words) => {
		await press('Suggest values')
		task = made({ state })
		await look()
		expect(document.querySelector('[role=alert]')?.textContent).toContain(words)
		task = done({ rent: '12' })
		await press('Suggest values')
		expect([document.querySelector('[role=alert]'), document.querySelectorAll('li').length]).toEqual([null, 1])
	})

	it.each([
		[409, 'no_text', 'no text that can be read'], [409, 'no_provider', 'No language model'], [409, 'suggestions_off', 'switched'],
		[403, 'not_writable', 'not change them'], [429, 'too_many_requests', 'in an hour'], [500, 'unexpected', 'Could not ask'],
	])('say why they are refused: %s %s', async (code, reason, words) => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined)
		generate.mockRejectedValueOnce(refused(code, reason))
		await press('Suggest values')
		expect(document.querySelector('[role=alert]')?.textContent).toContain(words)
	})

	it('are still waited for when the server was away, and no longer when the file is gone', async () => {
		await press('Suggest values')
		status.mockRejectedValueOnce(refused(503, 'network'))
		await look()
		expect(text()).toContain('Looking for values')
		status.mockRejectedValueOnce(refused(404, 'not_in_team_folder'))
		await vi.advanceTimersByTimeAsync(60_000)
		expect(document.querySelector('[role=alert]')?.textContent).toContain('gone')
	})

	it('are forgotten by who stops waiting or opens another file', async () => {
		await press('Suggest values')
		await press('Stop waiting')
		const looks = status.mock.calls.length
		expect([text(), document.activeElement]).toEqual(['Suggest values', button('Suggest values')])
		await look()
		expect(status).toHaveBeenCalledTimes(looks)
		let answer: (late: Suggestion) => void = () => undefined
		generate.mockImplementationOnce(() => new Promise((resolve) => { answer = resolve }))
		await press('Suggest values')
		await values.open({ folderId: 3, fileId: 8 }, 'warn')
		answer(done({ title: 'Of the other file' }))
		await settle()
		expect([text(), useSuggestStore().offers]).toEqual(['Suggest values', []])
	})
})
