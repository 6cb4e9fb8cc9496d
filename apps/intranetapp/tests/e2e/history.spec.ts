// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Version } from '@suite/schema/intranet/draft'
import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import type { SetupState } from '@suite/schema/intranet/setup'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { Files } from '@suite/fixtures/files'
import { formerTimes } from '@suite/fixtures/granularity'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, mount, newPage, signedIn, skipWithoutHost, stored } from './editorPage.ts'
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

/** Creates a page whose file is then written three times with different words. */
async function writtenThrice(): Promise<string> {
	const [admin, account] = [await administrator(), suiteHost().administrator]
	const { id, path } = await newPage([{ type: 'text', content: '' }])
	const { folder } = (await admin.expect('GET', `${mount}/setup`)).json as SetupState
	const [files, file] = [new Files(admin, account.user), `${folder?.name}/${path}/${path.split('/').at(-1)}.json`]
	const document = await files.get(file)
	const times = formerTimes(3)
	for (const [index, words] of ['The canteen opens at noon', 'The canteen opens at eleven', 'The kitchen opens at eleven'].entries()) {
		const page = JSON.parse(document) as IntranetPage
		page.layout.rows![0]!.widgets![0]!.content = words
		await files.put(file, JSON.stringify(page), times[index])
	}
	await expect.poll(async () => (await versions(id)).length).toBeGreaterThanOrEqual(2)
	return id
}

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
	await expectAccessible(page, '.site')
	await page.getByText('Compare with current version').click()
	await expect(page.getByText('The canteen opens at noon')).toBeVisible()
	await expectAccessible(page, '.site')
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
	await expectAccessible(page, '.site')
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
	await expectAccessible(page, '.site', { onlyContrast: true })
	await reading.close()
})
