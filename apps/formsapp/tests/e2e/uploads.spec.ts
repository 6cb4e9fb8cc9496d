// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFile } from 'node:fs/promises'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { appPath, formWith, publicHash } from '../http/forms.ts'
import { expect, goTo, test } from './formPage.ts'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==', 'base64')
const photo = { name: 'Grüße.png', mimeType: 'image/png', buffer: pixel }
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') }

test('files are sent with an answer and downloaded from the results @every-host', async ({ host, browser, person, open }) => {
	const fileId = await formWith(person.client, [
		{ type: 'file', title: 'Photos', required: true, options: { allowedTypePreset: 'images', maxFiles: 3 } },
		{ type: 'text', title: 'Name' },
	])
	const hash = await publicHash(person.client, fileId)
	const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB', ...phone })
	const troubles = await watchTroubles(context)
	const page = await context.newPage()
	await page.goto(appPath(`/f/${hash}`))
	await ready(page, 'public')

	await page.getByRole('button', { name: 'Send' }).click()
	await expect(page.getByRole('link', { name: 'Photos: Choose a file.' })).toBeVisible()
	await page.getByLabel('Choose files').setInputFiles([photo, notes])
	await expect(page.getByText('Files of this type are not accepted. Choose another one.', { exact: true })).toBeVisible()
	await expect(page.getByText('Grüße.png has arrived.')).toBeAttached()
	await expectScreenAccessible(page)
	await expectTouchable(page, 'page of a link')
	await page.getByRole('button', { name: 'Remove: notes.txt' }).click()
	await page.reload()
	await ready(page, 'public')
	await expect(page.getByRole('listitem').filter({ hasText: 'Grüße.png' })).toBeVisible()
	await page.getByRole('button', { name: 'Send 1 answer' }).click()
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
	await troubles.expectNone()
	await context.close()

	const results = await open(`/form/${fileId}/results?show=answers`, 'results')
	const [one] = await Promise.all([
		results.waitForEvent('download'), results.getByRole('link', { name: 'Grüße.png (1 kB)' }).click(),
	])
	const content = await readFile(await one.path())
	expect([one.suggestedFilename(), content.equals(pixel)]).toEqual(['Grüße.png', true])
	await expectScreenAccessible(results)
	await results.getByRole('button', { name: 'Export' }).click()
	const [all] = await Promise.all([
		results.waitForEvent('download'), results.getByRole('menuitem', { name: 'All files that were sent (ZIP)' }).click(),
	])
	expect(all.suggestedFilename()).toMatch(/-uploads\.zip$/)
	const archive = await readFile(await all.path())
	expect(archive.subarray(0, 2).toString()).toBe('PK')
})

test('a question for files is made in the builder', async ({ person, open }) => {
	const fileId = await formWith(person.client, [{ type: 'text', title: 'Name' }])
	const page = await open(`/form/${fileId}/questions`, 'questions')
	await page.getByRole('textbox', { name: /^Question 1,/ }).click()
	await page.getByRole('combobox', { name: 'Type of question' }).selectOption('File upload')
	await page.getByRole('combobox', { name: 'Allowed files' }).selectOption('PDF files')
	await page.getByRole('spinbutton', { name: 'Most files' }).fill('4')
	await page.getByRole('spinbutton', { name: 'MB for each' }).fill('25')
	await page.keyboard.press('Tab')
	await expect(page.locator('[data-saved=saved]')).toBeVisible()
	await expectScreenAccessible(page)
	await goTo(page, `/form/${fileId}/questions`, 'questions')
	await page.getByRole('textbox', { name: /^Question 1,/ }).click()
	await expect(page.getByRole('combobox', { name: 'Allowed files' })).toHaveValue('pdf')
	await expect(page.getByRole('spinbutton', { name: 'Most files' })).toHaveValue('4')
	await expect(page.getByRole('spinbutton', { name: 'MB for each' })).toHaveValue('25')
})
