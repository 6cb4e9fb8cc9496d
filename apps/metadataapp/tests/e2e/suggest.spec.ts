// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { permission } from '@suite/fixtures/team-folders'
import { suiteHost } from '@suite/host/suite-host'
import { read, save } from '../http/metadata.ts'
import { answerNext, switchSuggestions } from '../http/suggestions.ts'
import { fieldOf, fieldsOf, openLibrary, shelfOf, type Shelf } from './libraryPage.ts'

const wished = [
	{ field_label: 'Title' },
	{ field_label: 'Stage', field_type: 'select', field_options: ['Draft', 'Signed'] },
	{ field_label: 'Rent', field_type: 'number' },
] as const

test.beforeAll(() => switchSuggestions(suiteHost(), true))
test.afterAll(() => switchSuggestions(suiteHost(), false))

const put = (shelf: Shelf, name: string, text: string): Promise<number> => shelf.files.put(`${shelf.folder.name}/${name}`, text)
const suggestButton = (page: Page) => page.getByRole('button', { name: 'Suggest values' })

/** Runs Nextcloud's jobs until the page has the answer: questions of other tests may wait before it. */
async function answered(page: Page): Promise<void> {
	await expect(async () => {
		await answerNext(suiteHost())
		await expect(page.getByText('Looking for values')).toHaveCount(0, { timeout: 12_000 })
	}).toPass({ timeout: 90_000 })
}

test('by keys alone, one suggestion is accepted, one is dismissed, and one save keeps what is in the form', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, stage, rent] = await fieldsOf(admin, shelf, wished)
	const id = await put(shelf, 'Lease.md', '# Lease\n\nTitle: Lease of the house\nStage: Signed\nRent: 1250.5\n')
	await save(shelf.writer, id, { [title!.field_name]: 'Old title' })
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	const keys = page.keyboard
	await suggestButton(page).focus()
	await keys.press('Enter')
	await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeFocused()
	await answered(page)
	const offers = page.getByRole('region', { name: 'Suggestions' }).getByRole('listitem')
	await expect(offers).toHaveCount(3)
	await expect(offers.first()).toContainText(/Old title.*Lease of the house/s)
	await page.getByRole('button', { name: 'Accept Lease of the house for Title' }).focus()
	await keys.press('Enter')
	await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lease of the house')
	await expect(fieldOf(page, title!)).toContainText('Changed')
	await expect(page.getByRole('button', { name: 'Accept Signed for Stage' })).toBeFocused()
	await keys.press('Tab')
	await keys.press('Enter')
	await expect(page.getByRole('button', { name: /^Accept 1,?250.5 for Rent/ })).toBeFocused()
	await keys.press('Enter')
	await expect(suggestButton(page)).toBeFocused()
	await expect.poll(() => read(person.client, id)).toEqual({ [title!.field_name]: 'Old title' })
	await saved(page, () => keys.press('Control+s'))
	await expect.poll(() => read(person.client, id)).toEqual({ [title!.field_name]: 'Lease of the house', [rent!.field_name]: '1250.5' })
	await expect(fieldOf(page, stage!)).not.toContainText('Changed')
})

test('what a file tells the model to write is shown as a text, and only where it fits', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	const [title, stage] = await fieldsOf(admin, shelf, wished)
	const answer = { [title!.field_name]: '<b onclick="alert(1)">Press me</b>', [stage!.field_name]: 'Deleted', nothing: 'x' }
	const id = await put(shelf, 'Hostile.md', `# Hostile\n\nMODEL ANSWERS\n${JSON.stringify(answer)}\nMODEL END\n`)
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	await suggestButton(page).click()
	await answered(page)
	const offers = page.getByRole('region', { name: 'Suggestions' }).getByRole('listitem')
	await expect(offers).toHaveCount(1)
	await expect(offers).toContainText('<b onclick="alert(1)">Press me</b>')
	await expect(page.getByText('2 suggestions did not fit their fields and were left out.')).toBeVisible()
})

test('every state can be read, in light and dark and on a phone', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person)
	await fieldsOf(admin, shelf, wished)
	const [full, none, broken] = [
		await put(shelf, 'Full.md', 'Title: A title that is quite long, so that it needs more than one line\nStage: Draft\nRent: 12'),
		await put(shelf, 'None.md', 'Nothing to see here.'),
		await put(shelf, 'Broken.md', '# Broken\n\nMODEL FAILS\n'),
	]
	const photo = await put(shelf, 'Photo.jpg', 'x')
	const openFile = async (id: number): Promise<Page> => {
		const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
		await ready(page, 'form')
		await suggestButton(page).click()
		return page
	}
	await person.page.setViewportSize({ width: 320, height: 640 })
	const page = await openFile(full)
	await expect(page.getByText('Looking for values')).toBeVisible()
	await expectScreenAccessible(page)
	await answered(page)
	await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
	await expectScreenAccessible(page)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.setViewportSize({ width: 1280, height: 800 })
	await openFile(none)
	await answered(page)
	await expect(page.getByText('Nothing in this file suggests other values.')).toBeVisible()
	await expectScreenAccessible(page)
	await openFile(broken)
	await answered(page)
	await expect(page.getByText('The language model could not answer.')).toBeVisible()
	await expectScreenAccessible(page)
	await openFile(photo)
	await expect(page.getByText('This file has no text that can be read.')).toBeVisible()
})

test('nobody is offered suggestions who may not write, or while they are off', async ({ admin, person }) => {
	const shelf = await shelfOf(admin, person, permission.read)
	await fieldsOf(admin, shelf, wished)
	const id = await put(shelf, 'Plan.md', 'Stage: Draft')
	const page = await openLibrary(person, `/folders/${shelf.folder.id}?file=${id}`)
	await ready(page, 'form')
	await expect(page.getByText('You may read these values but not change them.')).toBeVisible()
	await expect(suggestButton(page)).toHaveCount(0)
	const own = await shelfOf(admin, person)
	await fieldsOf(admin, own, wished)
	const other = await put(own, 'Plan.md', 'Stage: Draft')
	await openLibrary(person, `/folders/${own.folder.id}?file=${other}`)
	await expect(suggestButton(page)).toBeVisible()
	await switchSuggestions(suiteHost(), false)
	await openLibrary(person, `/folders/${own.folder.id}?file=${other}`)
	await ready(page, 'form')
	await expect(suggestButton(page)).toHaveCount(0)
	await switchSuggestions(suiteHost(), true)
})
