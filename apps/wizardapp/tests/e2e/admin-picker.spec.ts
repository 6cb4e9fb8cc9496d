// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext } from '@playwright/test'
import { administrator, openPanel, publish, readList, signedIn, skipWithoutHost, startWithThree } from './adminPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, await administrator())
})
test.afterEach(() => context.close())

test('an element is picked on a real page, and the stability of its selector is shown @every-host', async () => {
	await startWithThree('el')
	const page = await openPanel(context, 'steps/el')
	await page.getByRole('button', { name: 'Pick target on a page' }).click()
	const dialog = page.getByRole('dialog', { name: 'Pick an element' })
	const inside = dialog.frameLocator('iframe')
	await expect(inside.locator('html')).toHaveAttribute('data-locale', /./)
	const address = () => inside.locator('html').evaluate(() => location.href)
	await expect.poll(address).toContain('wizardapp-picker=1')
	const before = await address()
	// the picker adds its two outlines, still hidden, once it listens for events
	await expect(inside.locator('wizardapp-outline')).toHaveCount(2)

	await inside.locator('#header a').first().hover()
	await expect(inside.locator('wizardapp-outline').first()).toBeVisible()
	await inside.locator('#header a').first().click()
	await expect.poll(address).toBe(before)
	await expect(dialog.getByText('Stable', { exact: true })).toBeVisible()
	await expect(dialog.getByText(/^1 element matches/)).toBeVisible()
	await expect(dialog.getByLabel('Selector')).not.toHaveValue('')
	const selector = await dialog.getByLabel('Selector').inputValue()
	await expect(inside.locator(selector)).toHaveCount(1)

	await dialog.getByRole('button', { name: 'Select surrounding element' }).click()
	await expect(dialog.getByLabel('Selector')).not.toHaveValue(selector)
	await dialog.getByLabel('Selector').fill(selector)
	await dialog.getByRole('button', { name: 'Use selector' }).click()
	await expect(dialog).toBeHidden()
	await expect(page.getByLabel('Target (CSS selector)')).toHaveValue(selector)
	await expect(page.getByRole('button', { name: 'Pick target on a page' })).toBeFocused()
	await publish(page)
	await expect.poll(async () => (await readList('el')).steps[0]?.attachTo).toBe(selector)
})

test('the number of matches follows the selector typed by keyboard', async () => {
	await startWithThree('tr')
	const page = await openPanel(context, 'steps/tr')
	await page.getByRole('button', { name: 'Pick target on a page' }).press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Pick an element' })
	await expect(dialog.frameLocator('iframe').locator('#header')).toBeAttached()
	const field = dialog.getByLabel('Selector')
	await field.fill('#header')
	await expect(dialog.getByText(/^1 element matches/)).toBeVisible()
	await field.fill('#not-on-this-page')
	await expect(dialog.getByText('No element on this page matches.')).toBeVisible()
	await field.fill('#header[')
	await expect(dialog.getByText('This selector is not valid.')).toBeVisible()
	await expect(dialog.getByRole('button', { name: 'Use selector' })).toBeDisabled()
	await field.fill('#header')
	await field.press('Enter')
	await expect(page.getByLabel('Target (CSS selector)')).toHaveValue('#header')
})

test('only pages of this server can be opened', async () => {
	await startWithThree('ru')
	const page = await openPanel(context, 'steps/ru')
	await page.getByRole('button', { name: 'Pick target on a page' }).click()
	const dialog = page.getByRole('dialog', { name: 'Pick an element' })
	await dialog.getByLabel('Page on this server').fill('https://example.org/')
	await dialog.getByRole('button', { name: 'Open' }).click()
	await expect(dialog.getByText('Enter a page on this server, such as /apps/files/.')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
})
