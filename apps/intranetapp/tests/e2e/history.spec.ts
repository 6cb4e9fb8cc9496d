// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Version } from '@suite/schema/intranet/media'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/testing/playwright/axe'
import { administrator, mount, newPage, publishElsewhere, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openSite, signedInReader } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

async function versions(id: string): Promise<Version[]> {
	return (await (await administrator()).expect('GET', `${mount}/pages/${id}/versions`)).json as Version[]
}

/** Of the versions of the last ten seconds the host keeps one in two seconds. */
async function nextKept(id: string): Promise<void> {
	const { modified } = await stored(id)
	await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(modified + 2)
}

/** A page that was published with other words twice since. */
async function writtenThrice(): Promise<string> {
	const { id, layout } = await newPage([{ type: 'text', content: 'The canteen opens at noon' }])
	for (const content of ['The canteen opens at eleven', 'The kitchen opens at eleven']) {
		await nextKept(id)
		await publishElsewhere(id, { layout: { ...layout, rows: [{ ...layout.rows![0], widgets: [{ ...layout.rows![0]!.widgets![0], content }] }] } })
	}
	await expect.poll(async () => (await versions(id)).length).toBeGreaterThanOrEqual(2)
	await nextKept(id)
	return id
}

const items = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')

test('versions stand there newest first, and what came and went is marked', async () => {
	const id = await writtenThrice()
	const page = await openSite(context, id)
	await choose(page, 'More', 'History')
	await expect(page.getByRole('heading', { name: /^History of/ })).toBeFocused()
	const kept = await versions(id)
	await expect(items(page)).toHaveCount(kept.length)
	const times = await items(page).locator('time').evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
	expect(times).toEqual(times.toSorted((a, b) => b - a))

	await items(page).last().getByRole('button').click()
	await expect(page.getByText('1 difference from today')).toBeVisible()
	await expect(page.locator('del').filter({ hasText: 'noon' })).toBeVisible()
	await expect(page.locator('ins').filter({ hasText: 'eleven' })).toBeVisible()
	await expect(page.getByText('opens at').first()).toBeVisible()
	await expectAccessible(page, '.site')
	await page.getByText('Compare with today').click()
	await expect(page.getByText('The canteen opens at noon')).toBeVisible()
	await expectAccessible(page, '.site')
})

test('a version gets a name that stays', async () => {
	const id = await writtenThrice()
	const page = await openSite(context, id, 'history')
	await items(page).last().getByRole('button').click()
	await page.getByRole('button', { name: 'Name this version' }).click()
	await page.getByRole('textbox', { name: 'Name of the version' }).fill('Before the move')
	await page.keyboard.press('Enter')
	await expect(items(page).last()).toContainText('Before the move')
	await page.reload()
	await expect(items(page).last()).toContainText('Before the move')
	await items(page).last().getByRole('button').click()
	await expect(page.getByRole('button', { name: 'Rename this version' })).toBeVisible()
})

test('a version that is put back is the page again, and today’s is kept', async () => {
	const id = await writtenThrice()
	const before = (await versions(id)).length
	const page = await openSite(context, id, 'history')
	await items(page).last().getByRole('button').click()
	await expect(page.locator('del').filter({ hasText: 'noon' })).toBeVisible()
	await page.getByRole('button', { name: 'Restore this version' }).click()
	await expect(page.getByText('The canteen opens at noon')).toBeVisible()
	await expect(page).not.toHaveURL(/history/)
	expect((await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content).toBe('The canteen opens at noon')
	await choose(page, 'More', 'History')
	await expect(items(page).first()).toBeVisible()
	// What was today's page is one more; what was put back is today's page now and no former one.
	expect(await versions(id)).toHaveLength(before)
	await expect(page.locator('ins').filter({ hasText: 'canteen' })).toBeVisible()
})

test('a page published once has no history yet, and says so', async () => {
	const { id } = await newPage([])
	const page = await openSite(context, id, 'history')
	await expect(page.getByText('No earlier versions')).toBeVisible()
	await expectAccessible(page, '.site')
	await page.getByRole('button', { name: 'Back to the page' }).click()
	await expect(page).not.toHaveURL(/history/)
})

test('a reader looks at the history and changes nothing', async ({ browser }) => {
	const id = await writtenThrice()
	const reading = await signedInReader(browser, { colorScheme: 'dark' })
	const page = await openSite(reading, id, 'history')
	await expect(items(page).first()).toBeVisible()
	await expect(page.getByText('Compare with today')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Name this version' })).toHaveCount(0)
	await expectAccessible(page, '.site')
	await reading.close()
})
