// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, nextTick, type App, type Component } from 'vue'
import SettingsArea from '../../../src/components/Settings/SettingsArea.vue'
import StatisticsArea from '../../../src/components/Statistics/StatisticsArea.vue'
import TelemetryArea from '../../../src/components/Telemetry/TelemetryArea.vue'
import { useFieldStore } from '../../../src/stores/fieldStore.ts'

const stats = {
	totalFields: 3, fieldTypeCounts: { date: 1, url: 2 }, groupfoldersWithMetadata: 4, totalEntries: 1_234, filesWithMetadata: 567,
}
const figures = vi.fn(() => Promise.resolve({ stats, report: { totalFields: 3, php: '8.3' } }))
const usage = vi.fn(() => Promise.resolve([
	{ field_id: 1, folders: 1, files: 2, folder_values: 0 }, { field_id: 2, folders: 1, files: 7, folder_values: 1 },
	{ field_id: 3, folders: 0, files: 0, folder_values: 0 },
]))
const read = vi.fn(() => Promise.resolve({ settings: { history_days: 30, daily_backup: true, ai_enabled: false } }))
interface Asked { readonly body: object }
const save = vi.fn(({ body }: Asked) => Promise.resolve({ settings: { history_days: 30, daily_backup: true, ai_enabled: false, ...body } }))
const telemetry = vi.fn(() => Promise.resolve({ success: true, enabled: false, lastReport: null, telemetryUrl: '' }))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		telemetry: {
			stats: () => figures(), status: () => telemetry(),
			save: ({ body }: Asked) => Promise.resolve({ enabled: false, telemetryUrl: '', ...body }),
			send: () => Promise.resolve({ success: true, lastReport: 1 }),
		},
		setup: { usage: () => usage() },
		settings: { read: () => read(), save: (asked: Asked) => save(asked) },
	},
}))

let app: App
const text = () => document.body.textContent.replace(/\s+/g, ' ')
const button = (words: string) => [...document.querySelectorAll<HTMLButtonElement>('button')]
	.find((one) => one.textContent.trim() === words)
const shows = (words: string) => vi.waitFor(() => expect(text()).toContain(words))
async function open(area: Component, words: string): Promise<void> {
	const pinia = createPinia()
	setActivePinia(pinia)
	useFieldStore().adopt([1, 2, 3].map((id) => ({
		id, field_name: `f${id}`, field_label: `Label ${id}`, field_type: 'text', field_description: '', field_options: null,
		is_required: false, sort_order: id, applies_to_groupfolder: 0, show_as_column: false, column_order: 0, filterable: false,
	} as never)))
	app = createApp(area)
	app.use(pinia).mount(document.body.appendChild(document.createElement('div')))
	await shows(words)
}
async function type(field: HTMLInputElement, words: string): Promise<void> {
	field.value = words
	field.dispatchEvent(new Event('input', { bubbles: true }))
	await nextTick()
}

beforeEach(() => {
	[figures, usage, read, save, telemetry].forEach((mock) => mock.mockClear())
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

describe('the statistics', () => {
	it('count, the most first, and say what nobody fills in', async () => {
		await open(StatisticsArea, '1 field is not filled in anywhere.')
		const rows = (table: number) => [...document.querySelectorAll('table')[table]!.querySelectorAll('tbody tr')]
			.map((row) => [...row.children].map(({ textContent }) => textContent.trim()).join(' '))
		expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['3', '4', '1,234', '567'])
		expect([rows(0), rows(1)]).toEqual([['Web address 2', 'Date 1'], ['Label 2 8', 'Label 1 2', 'Label 3 0']])
	})
	it('have nothing without fields, and say when they cannot be read', async () => {
		figures.mockResolvedValueOnce({ stats: { ...stats, totalFields: 0 }, report: { totalFields: 0, php: '8.3' } })
		await open(StatisticsArea, 'Nothing to count yet')
		app.unmount()
		figures.mockRejectedValueOnce(new ApiError(0, {}))
		await open(StatisticsArea, 'The server cannot be reached.')
		button('Try again')!.click()
		await shows('567')
	})
})

describe('the settings', () => {
	it('save days that are days, after a word about what is lost', async () => {
		await open(SettingsArea, 'Keep history')
		const field = document.querySelector<HTMLInputElement>('form input')!
		const submit = () => document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
		await type(field, 'soon')
		submit()
		await shows('Enter a whole number of days')
		expect(save).not.toHaveBeenCalled()
		await type(field, '7')
		expect(text()).toContain('Changes that are more than 7 days old are deleted within a day and cannot be restored.')
		save.mockRejectedValueOnce(new ApiError(0, {}))
		submit()
		await shows('The server cannot be reached.')
		submit()
		await shows('Saved')
		expect(save.mock.calls.at(-1)).toEqual([{ body: { history_days: 7 } }])
		await type(field, '')
		expect(text()).toContain('Leave this empty to keep it as long as the files.')
	})
	it('let a language model suggest values only once somebody wants that', async () => {
		await open(SettingsArea, 'Let a language model suggest values')
		const choice = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].at(-1)!
		expect(choice().checked).toBe(false)
		choice().click()
		await shows('Saved')
		expect(save.mock.calls.at(-1)).toEqual([{ body: { ai_enabled: true } }])
		expect(choice().checked).toBe(true)
	})
	it('say when they cannot be read', async () => {
		read.mockRejectedValueOnce(new ApiError(403, {}))
		await open(SettingsArea, 'You no longer have permission to change these settings.')
		button('Try again')!.click()
		await shows('Make a backup every day')
	})
})

describe('the telemetry', () => {
	it('is off, and shows the report', async () => {
		await open(TelemetryArea, '"php": "8.3"')
		expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(false)
		expect(button('Send now')!.disabled).toBe(true)
	})
	it('says when the report cannot be read', async () => {
		figures.mockRejectedValueOnce(new ApiError(0, {}))
		await open(TelemetryArea, 'The server cannot be reached.')
		button('Try again')!.click()
		await shows('"php": "8.3"')
	})
})
