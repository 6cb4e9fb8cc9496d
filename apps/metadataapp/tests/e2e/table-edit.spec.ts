// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { saved } from '@suite/fixtures/playwright/saved'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { ask, read, save } from '../http/metadata.ts'
import { fieldsOf, fileIn, shelfOf } from './libraryPage.ts'
import { cellOf, gridOf, openTable } from './tablePage.ts'

const columns = (names: readonly string[]) => names.map((label, index) => ({
	field_label: label, show_as_column: true, column_order: index + 1,
}))
const note = (page: Page): Locator => page.getByRole('group', { name: 'Not saved' })
const editor = (page: Page): Locator => page.locator('[data-editor]')
/** A block of cells from another program. */
const pasteInto = (cell: Locator, text: string) => cell.evaluate((element, data) => {
	const clipboardData = new DataTransfer()
	clipboardData.setData('text/plain', data)
	element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}, text)

test('by keys alone, cells are filled in, picked, taken back and done again @every-host', async ({ admin, person }) => {
	const troubles = await watchTroubles(person.context)
	const shelf = await shelfOf(admin, person)
	const [title, state, done, remark] = await fieldsOf(admin, shelf, [
		...columns(['Title']),
		{ field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'], show_as_column: true, column_order: 2 },
		{ field_label: 'Done', field_type: 'checkbox', show_as_column: true, column_order: 3 },
		{ field_label: 'Note', field_type: 'textarea', show_as_column: true, column_order: 4 },
	])
	const first = await fileIn(shelf, 'A.md', { [title!.field_name]: 'Old' })
	const second = await fileIn(shelf, 'B.md')
	const page = await openTable(person, shelf)
	const keys = page.keyboard
	await cellOf(page, 'A.md', 2).focus()
	await keys.press('Enter')
	await expect(page.getByRole('textbox', { name: 'Title of A.md' })).toBeFocused()
	await keys.press('ControlOrMeta+a')
	await keys.type('New')
	await saved(page, () => keys.press('Enter'), { among: '/metadata' })
	await expect(cellOf(page, 'B.md', 2)).toBeFocused()
	await keys.type('Typed over')
	await saved(page, () => keys.press('Tab'), { among: '/metadata' })
	await expect(cellOf(page, 'B.md', 3)).toBeFocused()
	await keys.press('F2')
	await expect(page.getByRole('combobox', { name: 'State of B.md' })).toBeFocused()
	await expectScreenAccessible(page)
	await keys.type('fin')
	await saved(page, () => keys.press('Tab'), { among: '/metadata' })
	await keys.press('Enter')
	await keys.press('ArrowDown')
	await saved(page, () => keys.press('Tab'), { among: '/metadata' })
	await keys.press('Enter')
	await keys.type('One')
	await keys.press('Alt+Enter')
	await keys.type('Two')
	await saved(page, () => keys.press('Enter'), { among: '/metadata' })
	await expect.poll(() => read(person.client, first)).toEqual({ [title!.field_name]: 'New' })
	await expect.poll(() => read(person.client, second)).toEqual({
		[title!.field_name]: 'Typed over', [state!.field_name]: 'Final', [done!.field_name]: '0', [remark!.field_name]: 'One\nTwo',
	})
	await cellOf(page, 'A.md', 2).focus()
	await keys.press('Enter')
	await keys.type(' and given up')
	await keys.press('Escape')
	await expect(cellOf(page, 'A.md', 2)).toHaveText('New')
	await expect(cellOf(page, 'A.md', 2)).toBeFocused()
	await saved(page, () => keys.press('ControlOrMeta+z'), { among: '/metadata' })
	await expect.poll(() => read(person.client, second)).not.toHaveProperty(remark!.field_name)
	await saved(page, () => keys.press('ControlOrMeta+Shift+z'), { among: '/metadata' })
	await expect.poll(() => read(person.client, second)).toHaveProperty(remark!.field_name, 'One\nTwo')
	await troubles.expectNone()
})

test('blocks are copied, pasted from a spreadsheet, filled down and taken back', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, pages] = await fieldsOf(admin, shelf, [
		...columns(['Title']), { field_label: 'Pages', field_type: 'number', show_as_column: true, column_order: 2 },
	])
	const [name, count] = [title!.field_name, pages!.field_name]
	const files = [await fileIn(shelf, 'A.md', { [name]: 'First' }), await fileIn(shelf, 'B.md'), await fileIn(shelf, 'C.md')]
	const all = () => Promise.all(files.map((id) => read(person.client, id)))
	const page = await openTable(person, shelf)
	const keys = page.keyboard
	await cellOf(page, 'A.md', 2).focus()
	await saved(page, () => pasteInto(cellOf(page, 'A.md', 2), 'One\t1.5\r\n"Two\nlines"\tmany\r\n'), { among: '/metadata' })
	await expect.poll(all).toEqual([{ [name]: 'One', [count]: '1.5' }, { [name]: 'Two\nlines' }, {}])
	await expect(page.getByText('1 value is not saved.')).toBeVisible()
	await page.getByRole('button', { name: 'Show' }).click()
	await expect(cellOf(page, 'B.md', 3)).toBeFocused()
	await expect(note(page)).toContainText('Enter a number, such as 12.5.')
	await expectScreenAccessible(page)
	await note(page).getByRole('button', { name: 'Discard' }).click()
	await expect(note(page)).toHaveCount(0)
	await cellOf(page, 'A.md', 2).focus()
	await keys.press('Shift+ArrowRight')
	await keys.press('Shift+ArrowDown')
	await keys.press('Shift+ArrowDown')
	await saved(page, () => keys.press('ControlOrMeta+d'), { among: '/metadata' })
	await expect.poll(all).toEqual(files.map(() => ({ [name]: 'One', [count]: '1.5' })))
	await saved(page, () => page.getByRole('button', { name: 'Undo' }).click(), { among: '/metadata' })
	await expect.poll(all).toEqual([{ [name]: 'One', [count]: '1.5' }, { [name]: 'Two\nlines' }, {}])
	await cellOf(page, 'A.md', 2).focus()
	await keys.press('Shift+ArrowRight')
	await keys.press('ControlOrMeta+c')
	await cellOf(page, 'C.md', 2).focus()
	await saved(page, () => keys.press('ControlOrMeta+v'), { among: '/metadata' })
	await expect.poll(() => read(person.client, files[2] ?? 0)).toEqual({ [name]: 'One', [count]: '1.5' })
})

test('neither of two people overwrites the other unseen', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, columns(['Title']))
	const name = title!.field_name
	const id = await fileIn(shelf, 'Plan.md', { [name]: 'Start' })
	// nothing is heard of others until a value is saved
	await person.page.route('**/changes?*', (route) => route.abort())
	await person.page.route('**/locks', (route) => route.abort())
	const page = await openTable(person, shelf)
	const cell = cellOf(page, 'Plan.md', 2)
	await save(shelf.writer, id, { [name]: 'Theirs' })
	await cell.focus()
	await pasteInto(cell, 'Mine')
	await expect(note(page)).toContainText(/has changed this value meanwhile\.\s*Yours\s*Mine.*Theirs/)
	await expectScreenAccessible(page)
	await expect.poll(() => read(person.client, id)).toEqual({ [name]: 'Theirs' })
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused()
	await saved(page, () => page.keyboard.press('Enter'), { among: '/metadata' })
	await expect.poll(() => read(person.client, id)).toEqual({ [name]: 'Mine' })
	await expect(cell).toBeFocused()
	await ask(shelf.writer, 'POST', `/api/groupfolders/${shelf.folder.id}/files/${id}/lock`, { body: { field_name: name } })
	await page.keyboard.press('Enter')
	await expect(editor(page).getByRole('alert')).toContainText('is editing this value')
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type('Mine again')
	await page.keyboard.press('Enter')
	await expect(page.getByText('1 value is not saved.')).toBeVisible()
	await expect(cell).toContainText('Mine again')
	await ask(shelf.writer, 'POST', `/api/groupfolders/${shelf.folder.id}/files/${id}/unlock`, { body: { field_name: name } })
	await saved(page, () => note(page).getByRole('button', { name: 'Try again' }).click(), { among: '/metadata' })
	await expect.poll(() => read(person.client, id)).toEqual({ [name]: 'Mine again' })
})

test('what is typed while the server is away is kept, and sent afterwards', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, columns(['Title']))
	const id = await fileIn(shelf, 'Plan.md')
	const page = await openTable(person, shelf)
	await person.context.setOffline(true)
	await cellOf(page, 'Plan.md', 2).focus()
	await page.keyboard.type('Kept')
	await page.keyboard.press('Enter')
	await expect(page.getByText('1 value is not saved.')).toBeVisible()
	await expect(cellOf(page, 'Plan.md', 2)).toContainText('Kept')
	await saved(page, () => person.context.setOffline(false), { among: '/metadata' })
	await expect.poll(() => read(person.client, id)).toEqual({ [title!.field_name]: 'Kept' })
	await expect(page.getByText('1 value is not saved.')).toBeHidden()
	await expect(gridOf(page)).toContainText('Kept')
})

test('cells are edited in dark and on a narrow screen', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	await fieldsOf(admin, shelf, [
		{ field_label: 'Topics', field_type: 'multiselect', field_options: ['Legal', 'Money'], show_as_column: true, column_order: 1 },
	])
	await fileIn(shelf, 'Plan.md')
	const page = await openTable(person, shelf)
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 640, height: 480 })
	await cellOf(page, 'Plan.md', 2).focus()
	await page.keyboard.press('Enter')
	const box = await editor(page).boundingBox()
	expect([box!.x >= 0, box!.x + box!.width <= 640, box!.y + box!.height <= 480]).toEqual([true, true, true])
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.keyboard.press('Space')
	await saved(page, () => page.keyboard.press('Enter'), { among: '/metadata' })
	await expect(cellOf(page, 'Plan.md', 2)).toHaveText('Legal')
})
