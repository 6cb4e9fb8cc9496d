// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { newPage, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openSite, signedInReader, versions, writtenThrice } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

const items = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')

test('the history lists versions newest first and marks what was added and removed', async () => {
	const id = await writtenThrice()
	const page = await openSite(context, id)
	await choose(page, 'More', 'History')
	await ready(page, 'history')
	await expect(page.getByRole('heading', { name: /^History of/ })).toBeFocused()
	const kept = await versions(id)
	await expect(items(page)).toHaveCount(kept.length)
	const times = () => items(page).locator('time').evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
	await expect.poll(times).toEqual(kept.map(({ timestamp }) => timestamp * 1_000).sort((a, b) => b - a))

	await items(page).last().getByRole('button').click()
	await expect(page.getByText('1 difference from the current version')).toBeVisible()
	await expect(page.locator('del').filter({ hasText: 'noon' })).toBeVisible()
	await expect(page.locator('ins').filter({ hasText: 'eleven' })).toBeVisible()
	await expect(page.getByText('opens at').first()).toBeVisible()
	await expectScreenAccessible(page)
	await page.getByText('Compare with current version').click()
	await expect(page.getByText('The canteen opens at noon')).toBeVisible()
	await expectScreenAccessible(page)
})

test('a version can be named and keeps its name', async () => {
	const id = await writtenThrice()
	const page = await openSite(context, id, 'history')
	await items(page).last().getByRole('button').click()
	await page.getByRole('button', { name: 'Name this version' }).click()
	await page.getByRole('textbox', { name: 'Version name' }).fill('Before the move')
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(items(page).last()).toContainText('Before the move')
	await page.reload()
	await ready(page, 'history')
	await expect(items(page).last()).toContainText('Before the move')
	await items(page).last().getByRole('button').click()
	await expect(page.getByRole('button', { name: 'Rename this version' })).toBeVisible()
})

test('restoring a version makes it the current page and keeps the replaced one @every-host', async () => {
	const id = await writtenThrice()
	const before = (await versions(id)).length
	const page = await openSite(context, id, 'history')
	await items(page).last().getByRole('button').click()
	await expect(page.locator('del').filter({ hasText: 'noon' })).toBeVisible()
	await saved(page, () => page.getByRole('button', { name: 'Restore this version' }).click())
	await expect(page.getByText('The canteen opens at noon')).toBeVisible()
	await expect(page).not.toHaveURL(/history/)
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content).toBe('The canteen opens at noon')
	await choose(page, 'More', 'History')
	await ready(page, 'history')
	await expect(items(page).first()).toBeVisible()
	// The replaced page adds one version; the restored one is the current page now and no longer a former version.
	await expect.poll(() => versions(id)).toHaveLength(before)
	await expect(page.locator('ins').filter({ hasText: 'canteen' })).toBeVisible()
})

test('the history of a page published once says that there are no earlier versions', async () => {
	const { id } = await newPage([])
	const page = await openSite(context, id, 'history')
	await expect(page.getByText('No earlier versions')).toBeVisible()
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Back to the page' }).click()
	await expect(page).not.toHaveURL(/history/)
})

test('a reader can view the history but not change anything', async ({ browser }) => {
	const id = await writtenThrice()
	const reading = await signedInReader(browser, { colorScheme: 'dark' })
	const page = await openSite(reading, id, 'history')
	await expect(items(page).first()).toBeVisible()
	await expect(page.getByText('Compare with current version')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Name this version' })).toHaveCount(0)
	await expectScreenAccessible(page, { onlyContrast: true })
	await reading.close()
})
