// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFile } from 'node:fs/promises'
import { uniqueName } from '@suite/fixtures/accounts'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { takeSession } from '@suite/fixtures/playwright/session'
import { ask, call, listed, newForm, opened, publish } from '../http/forms.ts'
import { allInView, answer, expect, formOf, formToRead, goTo, rowOf, test } from './formPage.ts'

test('the first form is one click away, and is a file', async ({ person, open }) => {
	const page = await open('/', 'forms')
	await expect(page.getByRole('heading', { level: 1, name: 'My forms' })).toBeVisible()
	await expect(page.getByText('No forms yet')).toBeVisible()
	await expectScreenAccessible(page)
	await saved(page, () => page.getByRole('button', { name: 'Create the first form' }).click())
	await ready(page, 'questions')
	const forms = await listed(person.client)
	expect(forms.map(({ title, path }) => [title, path])).toEqual([['New form', '/New form.nxform']])
})

test('a form is made from a template in a folder, found again and deleted @every-host', async ({ person, open }) => {
	await newForm(person.client, { title: 'Something else' })
	const page = await open('/', 'forms')
	const title = uniqueName('Party')
	await page.getByRole('button', { name: 'New form' }).click()
	const dialog = page.getByRole('dialog', { name: 'New form' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
	await dialog.getByText('Registration', { exact: true }).click()
	await dialog.getByRole('combobox', { name: 'Folder' }).or(dialog.getByRole('textbox', { name: 'Folder' })).fill('Events/2026')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => page.keyboard.press('Enter'))
	await ready(page, 'questions')
	const made = (await listed(person.client)).find((form) => form.title === title)
	expect(made?.path).toBe(`/Events/2026/${title}.nxform`)

	await page.getByRole('link', { name: 'My forms' }).click()
	await ready(page, 'forms')
	await page.getByRole('searchbox', { name: 'Search forms' }).fill('events party')
	await expect(rowOf(page, 'Something else')).toBeHidden()
	await expect(rowOf(page, title)).toContainText('Draft')
	await page.getByRole('button', { name: `Actions for ${title}` }).click()
	await page.getByRole('menuitem', { name: 'Delete …' }).click()
	const question = page.getByRole('dialog', { name: `Delete “${title}”?` })
	await expect(question).toContainText('Its link stops working.')
	await saved(page, () => question.getByRole('button', { name: 'Delete form' }).click())
	await expect(rowOf(page, title)).toBeHidden()
	const left = await listed(person.client)
	expect(left.map((form) => form.title)).toEqual(['Something else'])
})

test('settings save one by one, and survive a reload @every-host', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/settings`, 'settings')
	await allInView(page)
	await expectScreenAccessible(page)
	await saved(page, () => page.getByText('Several answers', { exact: true }).click())
	const limit = page.getByRole('spinbutton', { name: 'Limit of answers' })
	await limit.fill('5')
	await saved(page, () => limit.press('Tab'))
	const message = page.getByRole('textbox', { name: 'Message when the form is full' })
	await message.fill('Come next year.')
	await saved(page, () => message.press('Tab'))
	await page.getByRole('textbox', { name: 'Thank-you message' }).fill('See you!')
	await saved(page, () => page.getByRole('textbox', { name: 'Thank-you message' }).press('Tab'))
	const closes = page.getByRole('textbox', { name: 'Closes on' })
	await closes.fill('2047-12-31T18:00')
	await saved(page, () => closes.press('Enter'))
	const days = page.getByRole('spinbutton', { name: 'Delete answers after this many days' })
	await days.fill('30')
	await saved(page, () => days.press('Tab'))
	const { form } = await opened(person.client, fileId)
	expect(form.settings).toMatchObject({
		allowMultiple: false, maxResponses: 5, limitMessage: 'Come next year.', confirmationMessage: 'See you!', retentionDays: 30,
	})
	await page.reload()
	await ready(page, 'settings')
	await expect(limit).toHaveValue('5')
	await expect(closes).toHaveValue('2047-12-31T18:00')
})

test('of two values for the same setting, both are shown and one is chosen', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/settings`, 'settings')
	const change = (settings: object) => ask(person.client, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings } } })
	await change({ showProgress: false })
	const limit = page.getByRole('spinbutton', { name: 'Limit of answers' })
	await limit.fill('5')
	await saved(page, () => limit.press('Tab'), { isRefused: true })
	await expect(limit).toHaveValue('5')
	await expect(page.getByRole('switch', { name: 'Show progress' })).not.toBeChecked()

	await change({ maxResponses: 8 })
	await limit.fill('9')
	await limit.press('Tab')
	const dialog = page.getByRole('dialog', { name: 'Someone else has changed the same part' })
	await expect(dialog.getByRole('row', { name: 'Limit of answers' })).toContainText(/9.*8/)
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => dialog.getByRole('button', { name: 'Save yours' }).click())
	const { form } = await opened(person.client, fileId)
	expect(form.settings).toMatchObject({ maxResponses: 9, showProgress: false })
})

test('what somebody else changed is offered and shown when asked for', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await person.page.clock.install()
	const page = await open(`/form/${fileId}/share`, 'share')
	await ask(person.client, 'PUT', `/api/forms/${fileId}`, { body: { form: { title: 'A better title' } } })
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await expect(page.getByText('Someone else has changed this form.')).toBeVisible()
	await page.getByRole('button', { name: 'Compare' }).click()
	await expect(page.getByRole('dialog', { name: 'What changed' })).toContainText('A better title')
	await page.getByRole('dialog').getByRole('button', { name: 'Show the newer version' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'A better title' })).toBeVisible()
})

test('a link is turned on, protected, renewed and turned off @every-host', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/share`, 'share')
	await expect(page.getByText('The link is off. No one can answer yet.')).toBeVisible()
	await saved(page, () => page.getByText('People can answer by a link').click())
	await expect(page.getByText('Anyone with the link can answer.')).toBeVisible()
	// Nextcloud's switch has less contrast under the pointer
	await page.mouse.move(0, 0)
	await expectScreenAccessible(page)
	const link = page.getByRole('textbox', { name: 'Link', exact: true })
	const former = await link.inputValue()

	await page.getByText('Password', { exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Password of the link' })
	await dialog.getByLabel('Password', { exact: true }).fill('A long way to say yes')
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(page.getByText('Anyone with the link and the password can answer.')).toBeVisible()

	await page.getByRole('button', { name: 'New link …' }).click()
	await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click())
	await expect(link).not.toHaveValue(former)
	const renewed = await link.inputValue()

	await saved(page, () => page.getByText('People can answer by a link').click())
	await expect(link).toBeHidden()
	await saved(page, () => page.getByText('People can answer by a link').click())
	await expect(link).toHaveValue(renewed)
})

test('results are summed up, listed, filtered, exported and deleted @every-host', async ({ host, person, open }) => {
	const { fileId, title } = await formOf(person)
	await answer(host.url, person.client, fileId, [{ q1: 'c1', q2: 'Milk' }, { q1: 'c2' }, { q1: 'c2', q2: 'Sugar, please' }])
	const page = await open(`/form/${fileId}/results`, 'results')
	await expect(page.getByRole('row', { name: 'Coffee' })).toContainText('67%')
	await expectScreenAccessible(page)

	await page.getByText('Answers', { exact: true }).first().click()
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Export' }).click()
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Table (CSV)' }).click()
	const file = await (await download).path()
	const table = await readFile(file, 'utf8')
	expect(table).toContain('Sugar, please')

	const search = page.getByRole('searchbox', { name: 'Search answers' })
	await search.fill('sugar COFFEE')
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
	await search.fill('tea and cake')
	await expect(page.getByText('No answer with “tea and cake”')).toBeVisible()
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Show all' }).click()
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
	await expect(search).toHaveValue('')

	await page.getByRole('row').filter({ hasText: 'Milk' }).getByRole('button').click()
	const full = page.getByRole('dialog', { name: 'Anonymous answer' })
	await expect(full).toContainText('Tea or coffee?')
	await full.getByRole('button', { name: 'Newer' }).click()
	await expect(full).toContainText('No answer')
	await full.getByRole('textbox', { name: 'Note' }).fill('Ring them back')
	await saved(page, () => full.getByRole('button', { name: 'Older' }).click())
	await full.getByRole('button', { name: 'Newer' }).click()
	await expect(full.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring them back')
	await expectScreenAccessible(page)
	await full.getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByText('Answer deleted').last()).toBeVisible()
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
	await expect(page.getByRole('row').filter({ hasText: 'with a note' }).getByRole('button')).toBeFocused()
	await page.keyboard.press('Enter')
	await full.getByRole('button', { name: 'Delete' }).click()
	await saved(page, () => page.getByText('Summary', { exact: true }).first().click())
	await page.getByText('Answers', { exact: true }).first().click()
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)

	await page.getByRole('button', { name: 'Delete all …' }).click()
	const question = page.getByRole('dialog', { name: 'Delete all answers?' })
	await expect(question.getByRole('button', { name: 'Delete all' })).toBeDisabled()
	await question.getByRole('textbox').fill(title)
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(page.getByText('No answers yet')).toBeVisible()
})

test('who may only read a form sees its results and changes nothing @every-host', async ({ host, admin, person, open }) => {
	const fileId = await formToRead(host.url, admin, person)
	const page = await open(`/form/${fileId}/settings`, 'settings')
	await expect(page.getByText('You can look at this form and its results, but not change it.')).toBeVisible()
	await expect(page.getByRole('spinbutton', { name: 'Limit of answers' })).toBeDisabled()
	await allInView(page)
	await expectScreenAccessible(page)
	await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name: 'Share' }).click()
	await ready(page, 'share')
	await expect(page.getByText('You cannot publish this form. Ask its owner.')).toBeVisible()
	await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name: 'Results' }).click()
	await ready(page, 'results')
	await expect(page.getByText('No answers yet')).toBeVisible()
})

test('a form that is gone says so', async ({ open }) => {
	const page = await open('/form/999999999/questions', 'failure')
	await expect(page.getByText('The form no longer exists, or is no longer shared with you.')).toBeVisible()
	await expectScreenAccessible(page)
	await page.getByRole('link', { name: 'Show my forms' }).click()
	await ready(page, 'forms')
})

test('a form is published by keyboard alone', async ({ person, open }) => {
	const { fileId, title } = await formOf(person)
	const page = await open('/', 'forms')
	await rowOf(page, title).getByRole('link').focus()
	await page.keyboard.press('Enter')
	await ready(page, 'questions')
	await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name: 'Share' }).focus()
	await page.keyboard.press('Enter')
	await ready(page, 'share')
	await page.getByRole('switch', { name: 'People can answer by a link' }).focus()
	await saved(page, () => page.keyboard.press('Space'))
	const { json } = await call(person.client, 'GET', `/api/forms/${fileId}/share`)
	expect(json).toMatchObject({ isPublic: true })
})

test('everything fits on a phone and is large enough for a finger', async ({ host, browser, person }) => {
	const { fileId } = await formOf(person)
	await publish(person.client, fileId)
	await answer(host.url, person.client, fileId, [{ q1: 'c1', q2: 'Milk' }])
	const context = await browser.newContext({ ...phone, viewport: { width: 320, height: 640 }, baseURL: host.url })
	await takeSession(context, person.client)
	const page = await context.newPage()
	const screens = [
		['/', 'forms'], [`/form/${fileId}/settings`, 'settings'], [`/form/${fileId}/share`, 'share'],
		[`/form/${fileId}/results`, 'results'], [`/form/${fileId}/results?show=answers`, 'results'],
	] as const
	for (const [path, screen] of screens) {
		await goTo(page, path, screen)
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
		await expectTouchable(page, path)
	}
	await context.close()
})
