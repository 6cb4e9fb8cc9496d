// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { permission } from '@suite/fixtures/team-folders'
import { read, save } from '../http/metadata.ts'
import { fieldOf, fieldsOf, fileIn, openForm, openLibrary, rowOf, shelfOf } from './libraryPage.ts'

test('by keys alone, three values are filled in, saved and taken back @every-host', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, state, amount] = await fieldsOf(admin, shelf, [
		{ field_label: 'Title' },
		{ field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'] },
		{ field_label: 'Amount', field_type: 'number' },
	])
	const id = await fileIn(shelf, 'Deep/Plan.md', { [title!.field_name]: 'Old title' })
	const page = await openLibrary(person, `/folders/${shelf.folder.id}`)
	const keys = page.keyboard
	await page.getByRole('row').nth(1).focus()
	await keys.press('Enter')
	await expect(rowOf(page, 'Plan.md')).toBeVisible()
	await page.getByRole('row').nth(1).focus()
	await keys.press('Enter')
	await ready(page, 'form')
	await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
	await keys.press('ControlOrMeta+a')
	await keys.type('New title')
	await keys.press('Tab')
	await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused()
	await keys.press('ArrowDown')
	await expect(page.getByRole('option', { name: 'Draft' })).toBeVisible()
	await keys.press('ArrowDown')
	await keys.press('Enter')
	await expect(fieldOf(page, state!)).toContainText('Changed')
	await page.getByRole('textbox', { name: 'Amount' }).focus()
	await keys.type('12.50')
	await saved(page, () => keys.press('Control+s'))
	await expect(page.getByText('Saved at')).toBeVisible()
	const [first, second, third] = [title!.field_name, state!.field_name, amount!.field_name]
	const now = await read(person.client, id)
	expect([now[first], now[third], ['Draft', 'Final'].includes(now[second] ?? '')]).toEqual(['New title', '12.5', true])
	await expect(rowOf(page, 'Plan.md')).toContainText('New title')
	await page.getByRole('button', { name: 'Undo' }).focus()
	await saved(page, () => keys.press('Enter'))
	await expect(page.getByText('Taken back at')).toBeVisible()
	await expect.poll(() => read(person.client, id)).toEqual({ [first]: 'Old title' })
	await page.getByRole('textbox', { name: 'Title' }).focus()
	await keys.press('Escape')
	await expect(rowOf(page, 'Plan.md')).toBeFocused()
})

test('two people fill in a file at once, and neither overwrites the other unseen @every-host', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, note] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }, { field_label: 'Note', field_type: 'textarea' }])
	const [first, second] = [title!.field_name, note!.field_name]
	const id = await fileIn(shelf, 'Plan.md', { [first]: 'Start' })
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
	await save(shelf.writer, id, { [first]: 'Theirs', [second]: 'One\nTwo' })
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(fieldOf(page, title!)).toContainText('Now it says Theirs')
	await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('One\nTwo')
	await expect.poll(() => read(person.client, id)).toEqual({ [first]: 'Theirs', [second]: 'One\nTwo' })
	await saved(page, () => page.getByRole('button', { name: 'Save' }).click())
	await expect.poll(() => read(person.client, id)).toEqual({ [first]: 'Mine', [second]: 'One\nTwo' })
})

test('who may only read sees the values and is told why nothing can be changed @every-host', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person, permission.read)
	const [title, site] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }, { field_label: 'Site', field_type: 'url' }])
	const id = await fileIn(shelf, 'Plan.md', { [title!.field_name]: 'Fixed', [site!.field_name]: 'https://example.org/plan' })
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	await expect(page.getByText('You may read these values but not change them.')).toBeVisible()
	await expect(fieldOf(page, title!)).toContainText('Fixed')
	await expect(fieldOf(page, site!).getByRole('link')).toHaveAttribute('href', 'https://example.org/plan')
	await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
	await page.getByRole('tab', { name: 'History' }).click()
	await ready(page, 'history')
	await expect(page.getByText('Fixed').last()).toBeVisible()
	await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
})

test('a value comes back from the history, and a later one is shown before it is overwritten', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	const name = title!.field_name
	const id = await fileIn(shelf, 'Plan.md', { [name]: 'First' })
	await save(shelf.writer, id, { [name]: 'Second' })
	await save(shelf.writer, id, { [name]: 'Third' })
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	await page.getByRole('tab', { name: 'History' }).click()
	await ready(page, 'history')
	await page.getByRole('button', { name: 'Restore Title to First' }).click()
	const dialog = page.getByRole('dialog', { name: 'Restore Title anyway?' })
	await expect(dialog).toContainText(/Now\s*Third/)
	await saved(page, () => dialog.getByRole('button', { name: 'Restore' }).click())
	await expect(page.getByText('restored it')).toBeVisible()
	await expect.poll(() => read(person.client, id)).toEqual({ [name]: 'First' })
	await expect(rowOf(page, 'Plan.md')).toContainText('First')
})

test('what is wrong is said at its field, and nothing is lost on the way out', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, amount] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }, { field_label: 'Amount', field_type: 'number' }])
	const id = await fileIn(shelf, 'Plan.md')
	await fileIn(shelf, 'Second.md')
	const page = await openLibrary(person, `/folders/${shelf.folder.id}`)
	await openForm(page, 'Plan.md')
	await page.getByRole('textbox', { name: 'Title' }).fill('Kept')
	await page.getByRole('textbox', { name: 'Amount' }).fill('many')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(fieldOf(page, amount!)).toContainText('Enter a number, such as 12.5.')
	await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
	await page.getByRole('textbox', { name: 'Amount' }).fill('4')
	await page.route('**/files/*/metadata?*', (route) => route.abort())
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('The server cannot be reached.')).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
	await page.unroute('**/files/*/metadata?*')
	await rowOf(page, 'Second.md').click()
	const dialog = page.getByRole('dialog', { name: 'Save your changes?' })
	await dialog.getByRole('button', { name: 'Keep editing' }).click()
	await expect(page).toHaveURL(new RegExp(`file=${id}$`))
	await rowOf(page, 'Second.md').click()
	await saved(page, () => dialog.getByRole('button', { name: 'Save' }).click())
	await expect(page.getByRole('heading', { name: 'Second.md' })).toBeVisible()
	await expect.poll(() => read(person.client, id)).toEqual({ [title!.field_name]: 'Kept', [amount!.field_name]: '4' })
})
