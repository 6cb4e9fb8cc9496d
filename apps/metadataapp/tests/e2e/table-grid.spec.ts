// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { fieldsOf, fileIn, shelfOf } from './libraryPage.ts'
import { cellOf, gridOf, gridRow, openTable } from './tablePage.ts'

test('a whole team folder is one table, which keys alone can walk through', async ({ admin, person }) => {
	const troubles = await watchTroubles(person.context)
	const shelf = await shelfOf(admin, person)
	const [state, pages] = await fieldsOf(admin, shelf, [
		{ field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'], show_as_column: true, column_order: 1 },
		{ field_label: 'Pages', field_type: 'number', show_as_column: true, column_order: 2 },
	])
	await fileIn(shelf, 'Plan.md', { [state!.field_name]: 'Draft', [pages!.field_name]: '2.5' })
	await fileIn(shelf, 'Archive/2025/Old.md', { [state!.field_name]: 'Final', [pages!.field_name]: '40' })
	const page = await openTable(person, shelf)
	// the folders have values, too
	await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '6')
	await expect(gridRow(page, 'Old.md')).toContainText(/Archive\/2025\s*Final\s*40/)
	await expect(gridOf(page).getByRole('row').last()).toContainText('42.5')
	await cellOf(page, 'Old.md', 1).focus()
	await page.keyboard.press('ArrowRight')
	await expect(cellOf(page, 'Old.md', 2)).toBeFocused()
	await page.keyboard.press('Shift+ArrowDown')
	await page.keyboard.press('Shift+ArrowRight')
	await expect(gridOf(page).locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(4)
	await page.keyboard.press('Escape')
	await expect(gridOf(page).locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(1)
	await page.keyboard.press('Space')
	await expect(gridRow(page, 'Old.md')).toHaveAttribute('aria-selected', 'true')
	await page.keyboard.press('Home')
	await page.keyboard.press('Enter')
	await ready(page, 'form')
	await expect(page).toHaveURL(/\/table\?file=\d+$/)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('complementary')).toBeHidden()
	await expect(cellOf(page, 'Old.md', 1)).toBeFocused()
	await gridRow(page, 'Old.md').getByRole('link', { name: 'Archive/2025' }).click()
	await ready(page, 'library')
	await expect(page).toHaveURL(/\/folders\/\d+\/\d+$/)
	await troubles.expectNone()
})

test('groups have counts and sums, and keys close them', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [state, pages] = await fieldsOf(admin, shelf, [
		{ field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'], show_as_column: true, column_order: 1 },
		{ field_label: 'Pages', field_type: 'number', show_as_column: true, column_order: 2 },
	])
	for (const name of ['A.md', 'B.md', 'C.md']) {
		await fileIn(shelf, name, { [state!.field_name]: name === 'C.md' ? 'Final' : 'Draft', [pages!.field_name]: '1.5' })
	}
	await fileIn(shelf, 'D.md')
	const page = await openTable(person, shelf, `?group=${state!.field_name}`)
	const heads = gridOf(page).locator('[role="gridcell"][aria-expanded]')
	await expect(heads).toHaveText([/State\s*Draft\s*2/, /State\s*Final\s*1/, /State\s*Empty\s*1/])
	await expect(heads.first().locator('xpath=..').locator('[aria-colindex="3"]')).toHaveText('3')
	await cellOf(page, 'A.md', 1).focus()
	await page.keyboard.press('ArrowUp')
	await expect(heads.first()).toBeFocused()
	await page.keyboard.press('ArrowLeft')
	await expect(heads.first()).toHaveAttribute('aria-expanded', 'false')
	await expect(gridRow(page, 'A.md')).toHaveCount(0)
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowDown')
	await expect(cellOf(page, 'C.md', 1)).toBeFocused()
	await expectScreenAccessible(page)
})

test('100,000 files are walked by keys, and a part that does not arrive is asked for again', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const fields = await fieldsOf(admin, shelf, Array.from({ length: 30 }, (_, index) => ({
		field_label: `Text ${index + 1}`, show_as_column: true, column_order: index + 1,
	})))
	let isBroken = true
	await person.page.route('**/rows?*', async (route) => {
		const query = new URL(route.request().url()).searchParams
		const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 500)]
		if (offset >= 99_000 && isBroken) {
			return route.abort()
		}
		const rows = Array.from({ length: Math.min(limit, 100_000 - offset) }, (_, index) => ({
			id: offset + index + 1, name: `File ${offset + index + 1}`, is_folder: false, mime: 'text/plain', size: 1,
			modified: 1_790_000_000, etag: 'x', has_preview: false, can_write: true, parent: 1, path: '',
			metadata: Object.fromEntries(fields.map(({ field_name: name }) => [name, `Value ${offset + index + 1}`])),
		}))
		return route.fulfill({ json: { rows, total: 100_000, complete: true, cursor: 1, definitions: 'a' } })
	})
	const page = await openTable(person, shelf)
	await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '100001')
	await expect(gridOf(page)).toHaveAttribute('aria-colcount', '31')
	await expect.poll(() => gridOf(page).getByRole('row').count()).toBeLessThan(60)
	await expect.poll(() => gridOf(page).getByRole('gridcell').count()).toBeLessThan(900)
	await cellOf(page, 'File 1', 2).focus()
	await page.keyboard.press('ArrowDown')
	await expect(cellOf(page, 'File 2', 2)).toBeFocused()
	await page.keyboard.press('Control+End')
	await expect(page.locator('[data-spot="99999"][data-column="30"]')).toBeFocused()
	await expect(page.getByText('The server cannot be reached.')).toBeVisible()
	isBroken = false
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(gridRow(page, 'File 100000')).toBeVisible()
	await cellOf(page, 'File 100000', 31).focus()
	await page.keyboard.press('Control+Home')
	await expect(cellOf(page, 'File 1', 1)).toBeFocused()
})

test('every state can be read, in light and dark and on a phone', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [topics, pages] = await fieldsOf(admin, shelf, [
		{ field_label: 'Topics', field_type: 'multiselect', field_options: ['Legal', 'Money'], show_as_column: true, column_order: 1 },
		{ field_label: 'Pages', field_type: 'number', is_required: true, show_as_column: true, column_order: 2 },
	])
	const page = await openTable(person, shelf)
	await expect(page.getByText('This team folder is empty')).toBeVisible()
	await expectScreenAccessible(page)
	await fileIn(shelf, 'Plan.md', { [topics!.field_name]: 'Legal;#Money', [pages!.field_name]: '7' })
	await fileIn(shelf, 'Sub/Old.md')
	await openTable(person, shelf)
	await expect(cellOf(page, 'Old.md', 3)).toContainText('Empty, but required')
	await cellOf(page, 'Plan.md', 2).focus()
	await page.keyboard.press('Shift+ArrowDown')
	await expectScreenAccessible(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.setViewportSize({ width: 320, height: 640 })
	await openTable(person, shelf)
	await expect(page.getByRole('listitem').filter({ hasText: 'Plan.md' })).toContainText('Legal')
	await expectScreenAccessible(page)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	await page.setViewportSize({ width: 1280, height: 800 })
	await openTable(person, { folder: { ...shelf.folder, id: 999_999_999 } })
	await expect(page.getByText('You cannot open this folder')).toBeVisible()
	await page.route('**/rows?*', (route) => route.abort())
	await openTable(person, shelf)
	await expectScreenAccessible(page)
	await page.unroute('**/rows?*')
	await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
	await expect(gridRow(page, 'Plan.md')).toBeVisible()
})
