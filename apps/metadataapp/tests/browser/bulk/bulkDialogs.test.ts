// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SavedSelection } from '@suite/schema/metadata/batch'
import type { Field } from '@suite/schema/metadata/field'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import type { Row, Rows } from '@suite/schema/metadata/list'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, type App, type Component, type SetupContext } from 'vue'
import BulkDialog from '../../../src/components/Bulk/BulkDialog.vue'
import BulkUndo from '../../../src/components/Bulk/BulkUndo.vue'
import ClearDialog from '../../../src/components/Bulk/ClearDialog.vue'
import ExportDialog from '../../../src/components/Bulk/ExportDialog.vue'
import { useAssignedStore } from '../../../src/stores/assignedStore.ts'
import { useBulkUndoStore } from '../../../src/stores/bulk/bulkUndoStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'

interface Saved { readonly body: { readonly file_ids: readonly number[] } }

const row = (id: number, wished: Partial<Row> = {}): Row => ({
	id, name: `${id}.md`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	metadata: {}, parent: 1, path: '', ...wished,
})
const fields: Field[] = [
	field('title', 'text', { field_label: 'Title' }),
	field('amount', 'number', { id: 2, field_label: 'Amount' }),
	field('note', 'textarea', { id: 3, field_label: 'Note' }),
]
const rows: Rows = {
	rows: [row(1, { metadata: { title: 'Old' } }), row(2), row(3, { can_write: false })],
	total: 3, complete: true, cursor: 1, definitions: 'a',
}
const done = (ids: readonly number[]): SavedSelection => ({ success: true, successCount: ids.length, errorCount: 0, errors: [] })
const save = vi.fn(({ body }: Saved) => Promise.resolve(done(body.file_ids)))
const clear = vi.fn(({ body }: Saved) => Promise.resolve(done(body.file_ids)))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: () => Promise.resolve(rows) },
		assignments: { list: () => Promise.resolve(fields) },
		selections: { save: (asked: Saved) => save(asked), clear: (asked: Saved) => clear(asked), export: () => exported() },
		batches: { update: () => Promise.resolve({ results: [] }) },
	},
}))
const exported = vi.fn(() => Promise.resolve([{ fileId: 1, path: '/Law/1.md', name: '1.md', metadata: { title: 'New' } }]))
const saved = vi.hoisted(() => vi.fn((_name: string, _content: Blob) => undefined))
vi.mock('@suite/ui/files/saveFile', async (load) => ({ ...await load<object>(), saveFile: saved }))
// The host's own dialog waits for animations and traps the focus; here a form replaces it.
vi.mock('@nextcloud/vue/components/NcDialog', () => ({
	default: {
		setup: (_: unknown, { attrs, slots }: SetupContext) => () => h('form', [String(attrs.name), slots.default?.(), slots.actions?.()]),
	},
}))
const toasted = vi.hoisted(() => vi.fn((_kind: string, _text: string) => Promise.resolve()))
vi.mock('@suite/ui/dialog/toast', () => ({ toast: toasted }))

const onClose = vi.fn()
let app: App | undefined

async function settle(): Promise<void> {
	for (let turn = 0; turn < 6; turn++) {
		await nextTick()
	}
}
async function mount(component: Component, props: object = {}): Promise<void> {
	app = createApp(component, { ...props, onClose })
	app.use(pinia)
	app.mount(document.body.appendChild(document.createElement('div')))
	await settle()
}
const text = () => document.body.textContent.replace(/\s+/g, ' ')
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)
async function press(name: string): Promise<void> {
	button(name)?.click()
	await settle()
}
let pinia: ReturnType<typeof createPinia>

beforeEach(async () => {
	pinia = createPinia()
	setActivePinia(pinia)
	for (const mock of [save, clear, exported, saved, toasted, onClose]) {
		mock.mockReset()
	}
	const folder: Partial<TeamFolder> = { id: 3, mount_point: '/Law', required: 'warn' }
	useSessionStore().folders = [folder as TeamFolder]
	await useAssignedStore().show(3)
	await useTableStore().show(3, plainQuery)
	useTableStore().setColumns(fields.slice(0, 1))
})
afterEach(() => {
	app?.unmount()
	document.body.replaceChildren()
})

/** Picks a field as the list of the control does. */
async function choose(name: string): Promise<void> {
	const input = document.querySelector<HTMLInputElement>('[data-others] input')!
	input.dispatchEvent(new Event('mousedown', { bubbles: true }))
	input.focus()
	await settle()
	const option = [...document.querySelectorAll('[role=option]')].find((one) => one.textContent.includes(name))
	option?.dispatchEvent(new Event('click', { bubbles: true }))
	await settle()
}
async function type(value: string): Promise<void> {
	const input = document.querySelector<HTMLInputElement>('[data-control] input')!
	input.value = value
	input.dispatchEvent(new Event('input', { bubbles: true }))
	await settle()
}

describe('editing many files', () => {
	it('shows what changes before it is done, and is done then', async () => {
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2, 3] })
		expect(text()).toContain('Enter a value to see what changes.')
		await choose('Title')
		await type('New')
		expect(text()).toContain('2 files change.')
		expect(text()).toContain('You may not change 1 file.')
		expect(text()).toContain('2 files get this value · 1 existing value is replaced')
		await press('Change 2 files')
		expect(save.mock.calls[0]?.[0].body).toEqual({ file_ids: [1, 2], metadata: { title: 'New' }, merge_strategy: 'overwrite' })
		expect(onClose).toHaveBeenCalled()
	})
	it('says which files were not saved, and stays until somebody has seen it', async () => {
		save.mockResolvedValueOnce({
			success: false, successCount: 1, errorCount: 1, errors: [{ file_id: 2, error: 'Locked', reason: 'locked' }],
		})
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2] })
		await choose('Title')
		await type('New')
		await press('Change 2 files')
		expect(text()).toContain('1 file was not saved')
		expect(text()).toMatch(/2\.md ?Somebody else is editing it\./)
		expect(onClose).not.toHaveBeenCalled()
		await press('Try again')
		expect(save.mock.lastCall?.[0].body.file_ids).toEqual([2])
		expect(onClose).toHaveBeenCalled()
	})
	it('fills in what is empty, several fields at once, and leaves one that is taken off again', async () => {
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2] })
		await choose('Title')
		await type('New')
		await choose('Amount')
		expect(document.querySelectorAll('[data-control]')).toHaveLength(2)
		expect([button('Change 2 files')?.disabled, text().includes('Another field to change')]).toEqual([true, true])
		document.querySelector<HTMLInputElement>('input[type=radio][value=fill-empty]')?.click()
		await settle()
		expect(text()).toContain('1 file gets this value · 1 file keeps its value')
		document.querySelector<HTMLButtonElement>('[aria-label="Leave Amount as it is"]')?.click()
		await settle()
		await press('Change 1 file')
		expect(save.mock.calls[0]?.[0].body).toEqual({ file_ids: [1, 2], metadata: { title: 'New' }, merge_strategy: 'fill-empty' })
	})
	it('removes a value only when somebody says so', async () => {
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2] })
		await choose('Title')
		expect(text()).toContain('Enter a value, or leave the field as it is.')
		document.querySelector<HTMLInputElement>('[data-field=title] input[type=checkbox]')?.click()
		await settle()
		expect(text()).toContain('1 file loses its value · 1 file has none')
		await press('Change 1 file')
		expect(save.mock.calls[0]?.[0].body).toEqual({ file_ids: [1, 2], metadata: { title: null }, merge_strategy: 'overwrite' })
	})
	it('does nothing with a value that is wrong', async () => {
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2] })
		await choose('Amount')
		await type('many')
		document.querySelector('[data-control] input')?.dispatchEvent(new Event('focusout', { bubbles: true }))
		await settle()
		expect(text()).toContain('Enter a number, such as 12.5.')
		expect(button('Save')?.disabled).toBe(true)
	})
})

describe('removing values of many files', () => {
	it('says how many they are first', async () => {
		await mount(ClearDialog, { folderId: 3, fileIds: [1, 2, 3] })
		expect(text()).toContain('1 value is removed.')
		await press('Remove values')
		expect(clear.mock.calls[0]?.[0].body).toEqual({ file_ids: [1, 2] })
		expect(onClose).toHaveBeenCalled()
	})
	it('says that there are none', async () => {
		await mount(ClearDialog, { folderId: 3, fileIds: [2] })
		expect(text()).toContain('The files that you may change have no values.')
		expect(button('Remove values')).toBeUndefined()
	})
})

describe('a change that was done', () => {
	const files = new Map([1, 2].map((id) => [id, { before: { title: 'Old' }, after: { title: 'New' } }]))
	it('can be taken back, and what cannot is said', async () => {
		useBulkUndoStore().offer({ folderId: 3, isClearing: false, files })
		await mount(BulkUndo)
		expect(text()).toContain('2 files changed.')
		await press('Undo')
		await vi.waitFor(() => expect(toasted).toHaveBeenCalled())
		expect(toasted.mock.calls[0]?.[0]).toBe('error')
		expect(toasted.mock.calls[0]?.[1]).toMatch(/^1 file was changed since/)
		expect(text()).not.toContain('2 files changed.')
	})
	it('is offered when the dialog is closed', async () => {
		await mount(BulkDialog, { folderId: 3, fileIds: [1, 2] })
		await choose('Title')
		await type('New')
		await press('Change 2 files')
		app?.unmount()
		app = undefined
		expect([...useBulkUndoStore().last?.files.keys() ?? []]).toEqual([1, 2])
	})
})

describe('exporting', () => {
	it('writes the columns that are shown', async () => {
		await mount(ExportDialog)
		await press('Export')
		await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
		expect(saved.mock.calls[0]?.[0]).toMatch(/^Law \d{4}-\d\d-\d\d\.csv$/)
		expect(await saved.mock.calls[0]?.[1].text()).toContain('Name,Folder,Title\r\n1.md,,Old\r\n')
	})
	it('offers the files that are selected', async () => {
		useSelectionStore().tickAll([1, 2])
		await mount(ExportDialog)
		expect(text()).toContain('2 selected files')
		expect(text()).toContain('All rows of the table (3)')
	})
})
