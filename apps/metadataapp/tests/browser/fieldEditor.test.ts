// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Conversion, ConversionStart } from '@suite/schema/metadata/field/conversion'
import type { Field } from '@suite/schema/metadata/field'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, type App } from 'vue'
import FieldEditor from '../../src/components/Fields/FieldEditor.vue'

const field: Field = {
	id: 7, field_name: 'file_gf_status', field_label: 'Status', field_type: 'select', field_description: '',
	field_options: ['Draft', 'Review', 'Final'], withdrawn_options: [], is_required: false, sort_order: 4, scope: 'groupfolder',
	applies_to_groupfolder: 0, show_as_column: false, column_order: 0, filterable: false,
}
const made = (part: Partial<Conversion>): Conversion => ({
	id: 1, field_id: 7, state: 'checked', percent: 100, by: 'admin', field_type: 'select', field_options: [], renamed: [],
	lose_values: false, folders: 1, files: 3, folder_values: 0, changed: 1, lost: { files: 0, folder_values: 0, examples: [] }, ...part,
})
let fields: Field[]
const lost = { files: 1, folder_values: 0, examples: [{ value: 'much', message: 'No.' }] }
const preview = vi.fn(({ body }: { readonly body: ConversionStart }) =>
	Promise.resolve(made({ renamed: [...body.renamed ?? []], lost })))
const start = vi.fn(({ body }: { readonly body: ConversionStart }) => {
	fields = [{ ...field, field_options: ['Sketch', 'Final'] }]
	return Promise.resolve(made({ state: 'done', lose_values: body.lose_values === true }))
})
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		conversions: {
			preview: (sent: { body: ConversionStart }) => preview(sent), start: (sent: { body: ConversionStart }) => start(sent),
			list: () => Promise.resolve([]),
		},
		fields: { list: () => Promise.resolve(fields) },
	},
}))

/** Keeping the focus inside needs a layout, which the tests of the browser have. */
vi.mock('@suite/ui/dialog/PanelDialog.vue', async () => {
	const { defineComponent, h: element } = await import('vue')
	return {
		default: defineComponent({
			props: ['name'],
			emits: ['submit', 'close'],
			setup: (props, { slots, emit }) => () => element('form', {
				role: 'dialog', 'aria-label': props.name as string,
				onSubmit: (event: Event) => {
					event.preventDefault()
					emit('submit')
				},
			}, [slots.default?.(), slots.actions?.()]),
		}),
	}
})

let app: App
const onSaved = vi.fn()
const onClose = vi.fn()
const settled = async () => {
	await new Promise((resolve) => setTimeout(resolve))
	await nextTick()
}
const button = (name: string) => {
	const all = [...document.querySelectorAll<HTMLButtonElement>('button')]
	const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name)
	if (found === undefined) {
		throw new Error(`No button ${name} among ${all.map((one) => one.getAttribute('aria-label') ?? one.textContent).join('|')}`)
	}
	return found
}
const optionTexts = () => [...document.querySelectorAll('.options__list .option')].map((line) =>
	line.querySelector('input')?.value ?? line.querySelector('.option__text')?.textContent?.replace(/\s+/g, ' ').trim())

async function rename(from: string, to: string, key = 'Enter'): Promise<void> {
	button(`Rename ${from}`).click()
	await settled()
	const input = document.querySelector<HTMLInputElement>('.option__edited')
	if (input === null) {
		throw new Error('Nothing is edited')
	}
	expect(document.activeElement).toBe(input)
	input.value = to
	input.dispatchEvent(new Event('input', { bubbles: true }))
	input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
	await settled()
}

beforeEach(async () => {
	fields = [field]
	for (const call of [preview, start, onSaved, onClose]) {
		call.mockClear()
	}
	app = createApp(() => h(FieldEditor, { field, onSaved, onClose }))
	app.use(createPinia())
	app.mount(document.body.appendChild(document.createElement('div')))
	await settled()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

it('an option is renamed in place, and Escape leaves it as it was', async () => {
	await rename('Draft', 'Never mind', 'Escape')
	expect(optionTexts()).toEqual(['Draft', 'Review', 'Final'])
	await rename('Draft', 'Sketch')
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Sketch')
	await rename('Review', 'Final')
	await rename('Sketch', ' ')
	expect(optionTexts()).toEqual(['Sketch was “Draft”', 'Final “Review” will be merged into it', 'Final'])
	expect(onClose).not.toHaveBeenCalled()
})

it('renamed options are shown with what becomes of values, and then changed', async () => {
	await rename('Draft', 'Sketch')
	await rename('Review', 'Final')
	button('Save field').click()
	await settled()
	const renamed = [{ from: 'Draft', to: 'Sketch' }, { from: 'Review', to: 'Final' }]
	expect(preview.mock.calls.map(([{ body }]) => body)).toEqual([
		{ field_type: 'select', field_options: ['Sketch', 'Final'], renamed },
	])
	const text = () => document.querySelector('.conversion')?.textContent?.replace(/\s+/g, ' ') ?? ''
	expect(text()).toContain('“Draft” becomes “Sketch”')
	expect(text()).toContain('3 files have a value. The field is in 1 team folder.')
	expect(text()).toContain('1 value does not fit and is removed.')
	expect(text()).toContain('muchNo.')
	button('Back').click()
	await settled()
	expect([document.querySelector('.conversion'), start.mock.calls.length]).toEqual([null, 0])
	button('Save field').click()
	await settled()
	button('Change type and remove 1 value').click()
	await nextTick()
	expect([document.querySelector('[role=status]')?.textContent, button('Back').disabled]).toEqual(['Preparing the new values', true])
	await settled()
	expect(start.mock.calls.map(([{ body }]) => [body.lose_values, body.renamed])).toEqual([[true, renamed]])
	expect(onSaved.mock.calls).toEqual([[fields[0]]])
})
