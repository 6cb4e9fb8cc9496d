// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test, type Person } from '@suite/fixtures/playwright/host-test'
import { saved } from '@suite/fixtures/playwright/saved'
import { permission } from '@suite/fixtures/team-folders'
import { ask, read, save } from '../http/metadata.ts'
import { fieldsOf, fileIn, shelfOf } from './libraryPage.ts'
import { openTable } from './tablePage.ts'

/** The page asks what others did when the window gets the focus. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const tick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check({ force: true })
const faces = (page: Page) => page.getByRole('img', { name: /is also here$/ })
const both = ({ client }: Person, one: number, two: number) => Promise.all([read(client, one), read(client, two)])
async function chooseField(page: Page, dialog: Locator, label: string): Promise<void> {
	await dialog.getByRole('combobox', { name: /ield to change$/ }).click()
	await page.getByRole('option', { name: label, exact: true }).click()
}

test('people see who else is here, what they change and which cell they edit @every-host', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	const name = title!.field_name
	const id = await fileIn(shelf, 'Plan.md', { [name]: 'First' })
	const address = `/api/groupfolders/${shelf.folder.id}`
	await ask(shelf.writer, 'POST', `${address}/presence`)
	const page = await openTable(person, shelf)
	await expect(faces(page)).toBeVisible()
	await ask(shelf.writer, 'POST', `${address}/files/${id}/lock`, { body: { field_name: name } })
	await save(shelf.writer, id, { [name]: 'Second' })
	await lookAgain(page)
	await expect(rowOf(page, 'Plan.md')).toContainText('Second')
	await expect(rowOf(page, 'Plan.md')).toContainText('is editing this value')
	await ask(shelf.writer, 'POST', `${address}/files/${id}/unlock`, { body: { field_name: name } })
	await ask(shelf.writer, 'POST', '/api/presence/leave', { body: { gf_id: shelf.folder.id } })
	await lookAgain(page)
	await expect(faces(page)).toHaveCount(0)
	await expect(rowOf(page, 'Plan.md')).not.toContainText('is editing this value')
})

test('others see who looks at the table until they leave it', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	await fileIn(shelf, 'Plan.md')
	const present = async () => {
		const { people } = await ask<{ people: readonly { id: string }[] }>(
			shelf.writer,
			'GET',
			`/api/groupfolders/${shelf.folder.id}/presence`,
		)
		return people.map(({ id }) => id)
	}
	const page = await openTable(person, shelf)
	await expect.poll(present).toEqual([person.user])
	await page.goto('about:blank')
	await expect.poll(present).toEqual([])
})

test('many files get the same values, after a look at what changes @every-host', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, amount] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }, { field_label: 'Amount', field_type: 'number' }])
	const [first, second] = [title!.field_name, amount!.field_name]
	const one = await fileIn(shelf, 'One.md', { [first]: 'Old' })
	const two = await fileIn(shelf, 'Deep/Two.md')
	await fileIn(shelf, 'Three.md')
	const page = await openTable(person, shelf)
	await tick(page, 'One.md')
	await tick(page, 'Two.md')
	const bar = page.getByRole('group', { name: '2 files selected' })
	await bar.getByRole('button', { name: 'Edit values' }).click()
	const dialog = page.getByRole('dialog', { name: 'Edit values of 2 files' })
	await chooseField(page, dialog, 'Title')
	await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
	await page.keyboard.type('New')
	await expect(dialog).toContainText('2 files change.')
	await expect(dialog).toContainText('1 existing value is replaced')
	await dialog.getByText('Fill in empty values only').click()
	await expect(dialog).toContainText('1 file keeps its value')
	await chooseField(page, dialog, 'Amount')
	await page.keyboard.type('7')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => dialog.getByRole('button', { name: 'Change 2 files' }).click(), { among: '/bulk-metadata' })
	await expect(dialog).toBeHidden()
	await expect.poll(() => read(person.client, one)).toEqual({ [first]: 'Old', [second]: '7' })
	await expect.poll(() => read(person.client, two)).toEqual({ [first]: 'New', [second]: '7' })
	await expect(rowOf(page, 'Two.md')).toContainText('New')
	await bar.getByRole('button', { name: 'Remove values' }).click()
	const question = page.getByRole('dialog', { name: 'Remove all values of 2 files?' })
	await expect(question).toContainText('4 values are removed.')
	await saved(page, () => question.getByRole('button', { name: 'Remove values' }).click(), { among: '/clear-metadata' })
	await expect.poll(() => both(person, one, two)).toEqual([{}, {}])
	const notice = page.getByRole('region', { name: 'Values of 2 files removed.' })
	await saved(page, () => notice.getByRole('button', { name: 'Undo' }).click(), { among: '/batch-update' })
	await expect.poll(() => both(person, one, two)).toEqual([{ [first]: 'Old', [second]: '7' }, { [first]: 'New', [second]: '7' }])
	await bar.getByRole('button', { name: 'Clear selection' }).click()
	await expect(bar).toBeHidden()
})

test('what could not be saved is named, and tried again', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	const name = title!.field_name
	const [one, two] = [await fileIn(shelf, 'One.md'), await fileIn(shelf, 'Two.md')]
	const page = await openTable(person, shelf)
	await tick(page, 'One.md')
	await tick(page, 'Two.md')
	await page.getByRole('button', { name: 'Edit values' }).click()
	const dialog = page.getByRole('dialog', { name: 'Edit values of 2 files' })
	await chooseField(page, dialog, 'Title')
	await page.keyboard.type('New')
	const address = `/api/groupfolders/${shelf.folder.id}/files/${two}`
	await ask(shelf.writer, 'POST', `${address}/lock`, { body: { field_name: name } })
	await dialog.getByRole('button', { name: /^Change \d files?$/ }).click()
	const result = page.getByRole('dialog', { name: '1 file was not saved' })
	await expect(result).toContainText(/Two\.md\s*Somebody else is editing it\./)
	await expectAccessible(page, '[role=dialog]')
	await ask(shelf.writer, 'POST', `${address}/unlock`, { body: { field_name: name } })
	await saved(page, () => result.getByRole('button', { name: 'Try again' }).click(), { among: '/bulk-metadata' })
	await expect(result).toBeHidden()
	await expect.poll(() => both(person, one, two)).toEqual([{ [name]: 'New' }, { [name]: 'New' }])
})

test('the table becomes a file that a spreadsheet opens without running anything', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person, permission.read)
	const [title] = await fieldsOf(admin, shelf, [{ field_label: 'Title' }])
	await fileIn(shelf, 'One.md', { [title!.field_name]: '=1+1' })
	await fileIn(shelf, 'Deep/Two.md', { [title!.field_name]: 'Plain, "quoted"' })
	const page = await openTable(person, shelf)
	await tick(page, 'Two.md')
	const bar = page.getByRole('group', { name: '1 file selected' })
	await expect(bar.getByRole('button', { name: 'Edit values' })).toHaveCount(0)
	await bar.getByRole('button', { name: 'Export' }).click()
	const dialog = page.getByRole('dialog', { name: 'Export as a table' })
	await expectAccessible(page, '[role=dialog]')
	const textOf = async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'), dialog.getByRole('button', { name: 'Export' }).click(),
		])
		expect(download.suggestedFilename()).toMatch(/^.+ \d{4}-\d\d-\d\d\.csv$/)
		return readFile(await download.path(), 'utf8')
	}
	const selected = await textOf()
	expect(selected).toBe('\uFEFFName,Folder,Title\r\nTwo.md,Deep,"Plain, ""quoted"""\r\n')
	await expect(dialog).toBeHidden()
	await bar.getByRole('button', { name: 'Export' }).click()
	await dialog.getByText(/^All rows of the table/).click()
	const lines = (await textOf()).trim().split('\r\n')
	expect(lines).toContain('One.md,,\'=1+1')
	expect(lines).toContain('Two.md,Deep,"Plain, ""quoted"""')
})
