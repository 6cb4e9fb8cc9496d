// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { fieldsOf, fileIn, openForm, openLibrary, rowOf, shelfOf } from './libraryPage.ts'

test('people walk through a team folder and read values in words @every-host', async ({ admin, person }) => {
	const troubles = await watchTroubles(person.context)
	const shelf = await shelfOf(admin, person)
	const [state, done, day] = await fieldsOf(admin, shelf, [
		{ field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'] },
		{ field_label: 'Done', field_type: 'checkbox' },
		{ field_label: 'Signed', field_type: 'date', field_options: { includeTime: false } },
	])
	await fileIn(shelf, 'Plan.md')
	await fileIn(shelf, 'Archive/Old.md', { [state!.field_name]: 'Final', [done!.field_name]: '1', [day!.field_name]: '2026-03-12' })
	const page = await openLibrary(person, '/')
	await page.getByRole('main').getByRole('link', { name: shelf.folder.name }).click()
	await expect(page.getByRole('row')).toHaveCount(3)
	await expect(page.getByRole('row').nth(1)).toContainText('Archive')
	await page.getByRole('link', { name: 'Archive', exact: true }).click()
	await expect(rowOf(page, 'Old.md')).toContainText(/Final\s*Yes\s*Mar 12, 2026/)
	await expect(page.getByRole('navigation', { name: 'Path' })).toContainText(/Archive$/)
	await page.reload()
	await ready(page, 'library')
	await openForm(page, 'Old.md')
	await expect(page).toHaveURL(/\/folders\/\d+\/\d+\?file=\d+$/)
	await page.goBack()
	await expect(page.getByRole('complementary')).toBeHidden()
	await page.goBack()
	await expect(rowOf(page, 'Plan.md')).toBeVisible()
	await troubles.expectNone()
})

test('10,000 files are walked by keys, and a part that does not arrive is asked for again', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const total = 10_000
	let isBroken = true
	await person.page.route('**/content?*', async (route) => {
		const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
		if (offset >= 9_500 && isBroken) {
			return route.abort()
		}
		const entries = Array.from({ length: 500 }, (_, index) => ({
			id: offset + index + 1, name: `File ${offset + index + 1}`, is_folder: false, mime: 'text/plain', size: 1,
			modified: 1_790_000_000, etag: 'x', has_preview: false, can_write: true, metadata: {},
		}))
		return route.fulfill({ json: { path: [{ id: 1, name: shelf.folder.name }], entries, total } })
	})
	const page = await openLibrary(person, `/folders/${shelf.folder.id}`)
	await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
	await expect.poll(() => page.getByRole('row').count()).toBeLessThan(80)
	await rowOf(page, 'File 1').focus()
	await page.keyboard.press('ArrowDown')
	await expect(rowOf(page, 'File 2')).toBeFocused()
	await page.keyboard.press('End')
	await expect(page.locator('[data-index="9999"]')).toBeFocused()
	await expect(page.getByText('The server cannot be reached.')).toBeVisible()
	isBroken = false
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(rowOf(page, 'File 10000')).toBeVisible()
	await page.locator('[data-index="9999"]').focus()
	await page.keyboard.press('Home')
	await expect(rowOf(page, 'File 1')).toBeFocused()
})

test('every state can be read, in light and dark and on a phone', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [topics] = await fieldsOf(admin, shelf, [
		{ field_label: 'Topics', field_type: 'multiselect', field_options: ['Legal', 'Money'], field_description: 'What it is about' },
		{ field_label: 'Done', field_type: 'checkbox', is_required: true },
		{ field_label: 'Site', field_type: 'url' },
	])
	await fileIn(shelf, 'Plan.md', { [topics!.field_name]: 'Legal;#Money' })
	await shelf.files.makeFolder(`${shelf.folder.name}/Empty`)
	const address = `/folders/${shelf.folder.id}`
	const page = await openLibrary(person, address)
	await openForm(page, 'Plan.md')
	await expectScreenAccessible(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.getByRole('tab', { name: 'History' }).click()
	await ready(page, 'history')
	await expectScreenAccessible(page)
	await page.setViewportSize({ width: 320, height: 640 })
	await openLibrary(person, address)
	await expect(page.getByRole('listitem').filter({ hasText: 'Plan.md' })).toContainText('Legal')
	await expectScreenAccessible(page)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	await page.getByRole('link', { name: 'Plan.md' }).click()
	await ready(page, 'form')
	const panel = await page.getByRole('complementary').boundingBox()
	expect([panel!.x >= 0, panel!.x + panel!.width <= 320]).toEqual([true, true])
	await page.setViewportSize({ width: 1280, height: 800 })
	await openLibrary(person, address)
	await page.getByRole('link', { name: 'Empty', exact: true }).click()
	await expect(page.getByText('This folder is empty')).toBeVisible()
	await expectScreenAccessible(page)
	await openLibrary(person, '/folders/999999999')
	await expect(page.getByText('You cannot open this folder')).toBeVisible()
	await page.route('**/content?*', (route) => route.abort())
	await openLibrary(person, address)
	await expectScreenAccessible(page)
	await page.unroute('**/content?*')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(rowOf(page, 'Plan.md')).toBeVisible()
})
