// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import type { SessionClient } from '@suite/fixtures/client'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test, type Person } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { permission } from '@suite/fixtures/team-folders'
import type { View, ViewInput } from '@suite/schema/metadata/view'
import { ask } from '../http/metadata.ts'
import { fieldsOf, fileIn, shelfOf, type Shelf } from './libraryPage.ts'
import { openTable } from './tablePage.ts'

/** A team folder whose views the person manages. */
async function managed(admin: SessionClient, person: Person): Promise<Shelf> {
	const shelf = await shelfOf(admin, person)
	await ask(admin, 'POST', '/api/permissions/user', {
		body: { user_id: person.user, permission: 'manage-fields', groupfolder_id: shelf.folder.id },
	})
	return shelf
}
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Views' })
const tabOf = (page: Page, name: string): Locator => tabs(page).getByRole('link', { name })
const viewsOf = async (client: SessionClient, { folder }: Shelf) =>
	(await ask<{ views: readonly View[] }>(client, 'GET', `/v1/groupfolders/${folder.id}/views`)).views
const newView = (admin: SessionClient, { folder }: Shelf, body: ViewInput) =>
	ask<View>(admin, 'POST', `/v1/groupfolders/${folder.id}/views`, { body })

test('by keys alone, a filter is set, the table becomes a view and is edited @every-host', async ({ admin, person }) => {
	const shelf = await managed(admin, person)
	const [status, amount] = await fieldsOf(admin, shelf, [
		{ field_label: 'Status', field_type: 'select', field_options: ['Draft', 'Signed'], show_as_column: true },
		{ field_label: 'Amount', field_type: 'number', show_as_column: true },
	])
	await fileIn(shelf, 'Plan.md', { [status!.field_name]: 'Draft', [amount!.field_name]: '5' })
	await fileIn(shelf, 'Deep/Report.md', { [status!.field_name]: 'Signed', [amount!.field_name]: '12' })
	const page = await openTable(person, shelf)
	const keys = page.keyboard
	await page.getByRole('button', { name: 'Add filter' }).focus()
	await keys.press('Enter')
	await expect(page.getByRole('dialog', { name: 'Add filter' }).getByRole('button', { name: 'Status' })).toBeFocused()
	await keys.press('Enter')
	await expect(page.getByRole('combobox', { name: 'Condition' })).toBeFocused()
	await keys.press('Tab')
	await keys.press('Space')
	await expect(rowOf(page, 'Report.md')).toHaveCount(0)
	await expect(rowOf(page, 'Plan.md')).toBeVisible()
	await keys.press('Escape')
	await expect(page.getByRole('button', { name: 'Status is Draft', exact: true })).toBeFocused()

	await page.getByRole('button', { name: 'Save as new view' }).focus()
	await keys.press('Enter')
	await expect(page.getByRole('textbox', { name: 'Name of the view' })).toBeFocused()
	await keys.type('Drafts')
	await saved(page, () => keys.press('Enter'), { among: '/views' })
	await expect(tabOf(page, 'Drafts')).toHaveAttribute('aria-current', 'page')
	await tabOf(page, 'All files').focus()
	await keys.press('Enter')
	await expect(rowOf(page, 'Report.md')).toBeVisible()
	await tabOf(page, 'Drafts').focus()
	await keys.press('Enter')
	await expect(rowOf(page, 'Report.md')).toHaveCount(0)

	await page.getByRole('button', { name: 'Actions for Drafts' }).focus()
	await keys.press('Enter')
	await expect(page.getByRole('menuitem', { name: 'Edit view' })).toBeFocused()
	await keys.press('Enter')
	const editor = page.getByRole('dialog', { name: 'Edit “Drafts”' })
	await editor.getByRole('button', { name: 'Move Amount' }).focus()
	await keys.press('Space')
	await keys.press('ArrowUp')
	await keys.press('Space')
	await editor.getByRole('combobox', { name: 'Sort by' }).focus()
	await keys.type('Amount')
	await editor.getByRole('button', { name: 'Status is Draft', exact: true }).focus()
	await keys.press('Enter')
	await expect(editor.getByRole('combobox', { name: 'Condition' })).toBeFocused()
	await keys.press('Tab')
	await keys.press('Tab')
	await keys.press('Space')
	await editor.getByRole('button', { name: 'Save view' }).focus()
	await saved(page, () => keys.press('Enter'), { among: '/views/' })
	await expect(rowOf(page, 'Report.md')).toBeVisible()
	const [view] = await viewsOf(person.client, shelf)
	expect([view!.filters, view!.sort_field, view!.columns.map((column) => column.field_name)]).toEqual([
		{ [status!.field_name]: ['Draft', 'Signed'] }, amount!.field_name, [amount!.field_name, status!.field_name],
	])
})

test('a column is sorted, grouped and hidden by its menu, and the address keeps it', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person, permission.read)
	const [status, due] = await fieldsOf(admin, shelf, [
		{ field_label: 'Status', field_type: 'select', field_options: ['Draft', 'Signed'], show_as_column: true },
		{ field_label: 'Due', field_type: 'date', field_options: { includeTime: false }, show_as_column: true },
	])
	await fileIn(shelf, 'Plan.md', { [status!.field_name]: 'Draft', [due!.field_name]: '2020-01-01' })
	await fileIn(shelf, 'Report.md', { [status!.field_name]: 'Signed' })
	const page = await openTable(person, shelf)
	const choose = async (column: string, action: string) => {
		await page.getByRole('button', { name: `Options of column ${column}` }).click()
		await page.getByRole('menuitem', { name: action }).or(page.getByRole('menuitemradio', { name: action })).click()
	}
	await choose('Due', 'Sort latest to earliest')
	await expect(page.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'descending')
	await choose('Status', 'Group by this field')
	await expect(page.getByRole('button', { name: 'Grouped by Status' })).toBeVisible()
	await choose('Due', 'Filter by this field')
	await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Before today' })
	await expect(rowOf(page, 'Report.md')).toHaveCount(0)
	await page.getByRole('button', { name: 'Done' }).click()
	await choose('Status', 'Hide column')
	await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
	await page.reload()
	await ready(page, 'table')
	await expect(page.getByRole('button', { name: 'Due is in the past', exact: true })).toBeVisible()
	await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
	await expect(rowOf(page, 'Report.md')).toHaveCount(0)
	await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
	await page.getByRole('button', { name: 'Reset' }).click()
	await expect(page).toHaveURL(/\/table$/)
	await expect(rowOf(page, 'Report.md')).toBeVisible()
	await expect(page.getByRole('button', { name: 'New view' })).toHaveCount(0)
})

test('views are ordered, one is the default, and deleting one asks', async ({ admin, person }) => {
	const shelf = await managed(admin, person)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	await fileIn(shelf, 'Plan.md', { [title!.field_name]: 'Plan' })
	await fileIn(shelf, 'Note.md')
	await newView(admin, shelf, { name: 'First' })
	const second = await newView(admin, shelf, { name: 'Second', filters: { [title!.field_name]: ['Plan'] } })
	const page = await openTable(person, shelf, `?view=${second.id}`)
	const act = async (name: string, action: string) => {
		await page.getByRole('button', { name: `Actions for ${name}` }).click()
		await page.getByRole('menuitem', { name: action }).click()
	}
	await act('Second', 'Change order of views')
	await page.getByRole('button', { name: 'Move Second' }).focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowUp')
	await saved(page, () => page.keyboard.press('Space'), { among: '/reorder' })
	await page.getByRole('button', { name: 'Done' }).click()
	await expect(tabs(page).getByRole('listitem')).toHaveText([/Folders/, /All files/, /Second/, /First/, /Needs attention/])
	await saved(page, () => act('Second', 'Make default view'), { among: '/views/' })
	await openTable(person, shelf)
	await expect(tabOf(page, 'Second')).toHaveAttribute('aria-current', 'page')
	await expect(rowOf(page, 'Note.md')).toHaveCount(0)
	await act('Second', 'Delete view')
	const question = page.getByRole('dialog', { name: 'Delete “Second”?' })
	await expect(question).toContainText('Files and their values stay as they are.')
	await saved(page, () => question.getByRole('button', { name: 'Delete view' }).click(), { among: '/views/' })
	await expect(rowOf(page, 'Note.md')).toBeVisible()
	await expect(tabOf(page, 'All files')).toBeFocused()
	await openTable(person, shelf, `?view=${second.id}`)
	await expect(page.getByText('This view no longer exists. These are all files.')).toBeVisible()
})

test('what needs attention is counted and listed', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title', is_required: true }])
	await fileIn(shelf, 'Plan.md', { [title!.field_name]: 'Plan' })
	await fileIn(shelf, 'Note.md')
	const page = await openTable(person, shelf)
	await tabOf(page, 'Needs attention 1').click()
	await expect(page.getByText('Files in which a required field is empty')).toBeVisible()
	await expect(rowOf(page, 'Note.md')).toBeVisible()
	await expect(rowOf(page, 'Plan.md')).toHaveCount(0)
})

/** A table with a filter set, as a manager sees it. */
async function filtered(admin: SessionClient, person: Person): Promise<{ shelf: Shelf, query: string }> {
	const shelf = await managed(admin, person)
	const [topics] = await fieldsOf(admin, shelf, [
		{ field_label: 'Topics', field_type: 'multiselect', field_options: ['Legal', 'Money'] },
		{ field_label: 'Owner', field_type: 'user' },
		{ field_label: 'Amount', field_type: 'number' },
	])
	await fileIn(shelf, 'Plan.md', { [topics!.field_name]: 'Legal;#Money' })
	return { shelf, query: `?filters=${encodeURIComponent(JSON.stringify({ [topics!.field_name]: ['Legal', { empty: true }] }))}` }
}

test('filters, menus and the editor can be read in light and dark', async ({ admin, person }) => {
	const { shelf, query } = await filtered(admin, person)
	const page = await openTable(person, shelf, query)
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Topics has Legal or empty', exact: true }).click()
	await expectAccessible(page, '[role=dialog]')
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, '[role=dialog]', { onlyContrast: true })
	await page.keyboard.press('Escape')
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.emulateMedia({ colorScheme: 'light' })
	await page.getByRole('button', { name: 'Save as new view' }).click()
	const editor = page.getByRole('dialog', { name: 'New view' })
	await editor.getByRole('button', { name: 'Topics has Legal or empty', exact: true }).click()
	await expectAccessible(page, '[role=dialog]')
})

test('filters and columns are set on a phone', async ({ admin, person }) => {
	const { shelf, query } = await filtered(admin, person)
	await person.page.setViewportSize({ width: 320, height: 640 })
	const page = await openTable(person, shelf, query)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Topics has Legal or empty', exact: true }).click()
	const box = await page.getByRole('dialog', { name: 'Topics' }).boundingBox()
	expect([box!.x >= 0, box!.x + box!.width <= 320]).toEqual([true, true])
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Columns' }).click()
	await expectAccessible(page, '[role=dialog]')
})
