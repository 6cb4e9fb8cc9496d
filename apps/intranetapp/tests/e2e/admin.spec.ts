// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { DemoRemoved } from '@suite/schema/intranet/setup'
import type { Publication } from '@suite/schema/intranet/site'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { administrator, mount, signedIn, skipWithoutHost } from './editorPage.ts'
import { openPanel } from './sitePages.ts'

skipWithoutHost()

const panel = '.intranetapp-admin'
// Visibility checks treat content that is scrolled away as hidden, so the whole panel must fit on the screen.
const tall = { width: 1280, height: 2200 }
let context: BrowserContext
let before: {
	publication: Publication
	media: object
	domains: string[]
}

async function read<T>(setting: string): Promise<T> {
	return (await (await administrator()).expect('GET', `${mount}/settings/${setting}`)).json as T
}
async function save(setting: string, body: object): Promise<void> {
	await (await administrator()).expect('POST', `${mount}/settings/${setting}`, { body })
}

test.beforeAll(async () => {
	before = {
		publication: await read('publication'),
		media: await read('media'),
		domains: (await read<{ domains: string[] }>('video-domains')).domains,
	}
})
test.afterAll(async () => {
	await save('publication', before.publication)
	await save('video-domains', { domains: before.domains })
	await save('media', before.media)
})
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, { viewport: tall })
})
test.afterEach(() => context.close())

async function expectSaved(page: Page, switched: string): Promise<void> {
	await expect(page.locator('.part__line').filter({ has: page.getByRole('switch', { name: switched }) }).getByText('Saved')).toBeVisible()
}

test('the panel shows the setup state and the permissions', async () => {
	const page = await openPanel(context)
	const setup = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Setup' }) })
	for (const line of ['Team folder', 'Groups', 'Advanced permissions', 'Your access', 'Home pages', 'Index']) {
		await expect(setup.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible()
	}
	await expect(page.getByRole('switch', { name: /comment|react/ })).toHaveCount(0)
	await expect(page.getByRole('row', { name: /Readers/ })).toContainText('view')
	await expect(page.getByRole('row', { name: /Editors/ })).toContainText('edit')
	await expect(page.getByRole('row', { name: /Intranet administrators/ })).toContainText('delete')
	await saved(page, () => setup.getByRole('button', { name: 'Check now' }).click())
	await expect(setup.getByRole('status').filter({ hasText: 'OK' })).toBeVisible()
	await expectAccessible(page, panel)
})

for (const name of [
	'Require approval',
	'Create new pages as drafts',
	'Show images from other servers',
]) {
	test(`"${name}" is saved at once and survives a reload`, async () => {
		const page = await openPanel(context)
		const field = page.getByRole('switch', { name })
		const wasOn = await field.isChecked()
		await saved(page, () => page.getByText(name, { exact: true }).click())
		await expectSaved(page, name)
		await page.reload()
		await ready(page, 'admin')
		await expect(field).toBeChecked({ checked: !wasOn })
		await saved(page, () => page.getByText(name, { exact: true }).click())
		await expectSaved(page, name)
		await expect(field).toBeChecked({ checked: wasOn })
	})
}

test('the panel adds a video server, refuses an invalid name with the reason, and removes a server @every-host', async () => {
	await save('video-domains', { domains: ['videos.example.org'] })
	const page = await openPanel(context)
	const field = page.getByRole('textbox', { name: 'Host name' })
	await field.fill('not a server')
	await field.press('Enter')
	await expect(page.getByRole('status').filter({ hasText: 'Not a valid host name.' })).toBeVisible()
	await expect(field).toHaveValue('not a server')
	await expectAccessible(page, panel)

	await field.fill('films.example.com')
	await saved(page, () => page.getByRole('button', { name: 'Add', exact: true }).click())
	await expect(page.getByRole('button', { name: 'Remove films.example.com' })).toBeVisible()
	await expect(field).toHaveValue('')
	await saved(page, () => page.getByRole('button', { name: 'Remove videos.example.org' }).click())
	await expect(page.getByRole('button', { name: 'Remove videos.example.org' })).toBeHidden()
	await page.reload()
	await expect(page.getByRole('button', { name: 'Remove films.example.com' })).toBeVisible()
	await expect.poll(async () => (await read<{ domains: string[] }>('video-domains')).domains).toEqual(['films.example.com'])
})

test.describe('demo content in Dutch', () => {
	const post = async (path: string, body: object) => (await (await administrator()).expect('POST', `${mount}${path}`, { body })).json
	const part = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Demo content' }) })
	const removal = (page: Page) => part(page).getByRole('button', { name: /^Remove demo pages in (Dutch|Nederlands)/ })

	test.beforeEach(async () => {
		await post('/demo-data/import', { language: 'nl', mode: 'overwrite' })
	})
	test.afterAll(async () => {
		await post('/demo-data/clean-start', { language: 'nl' })
	})

	test('is removed by pointer after a question, and the pages that stay are named', async () => {
		await (await administrator()).expect('PUT', `${mount}/pages/demo-nl-werkplaats`, { body: { title: 'Onze werkplaats' } })
		const page = await openPanel(context)
		await removal(page).click()
		const dialog = page.getByRole('dialog')
		await expect(dialog).toContainText('You can restore them from Deleted pages.')
		await expectAccessible(page, '[role=dialog]')
		await dialog.getByRole('button', { name: 'Cancel' }).click()
		await expect(dialog).toBeHidden()
		await expect(removal(page)).toBeFocused()

		await removal(page).click()
		await saved(page, () => dialog.getByRole('button', { name: 'Remove', exact: true }).click())
		await expect(part(page).getByText('16 demo pages removed.')).toBeVisible()
		const kept = part(page).getByRole('listitem')
		await expect(kept).toHaveText([
			'Over ons – has subpages that stay', 'Teams – has subpages that stay', 'Onze werkplaats – was changed',
		])
		await expect(kept.getByRole('link', { name: 'Onze werkplaats' })).toHaveAttribute('href', /\/p\/demo-nl-werkplaats$/)
		await expect(removal(page)).toBeFocused()
		await expectAccessible(page, panel)
	})

	test('is removed by keyboard, and focus stays beside the button that is gone', async () => {
		const page = await openPanel(context)
		await removal(page).focus()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible()
		await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).focus()
		await saved(page, () => page.keyboard.press('Enter'))
		await expect(part(page).getByText('19 demo pages removed.')).toBeVisible()
		await expect(removal(page)).toHaveCount(0)
		await expect(part(page).getByRole('button', { name: /^Add demo pages in (Dutch|Nederlands)/ })).toBeFocused()
		const again = await post('/demo-data/remove', { language: 'nl' }) as DemoRemoved
		expect(again.removed).toBe(0)
	})

	test('stays where its removal fails, and the reason is shown', async () => {
		const page = await openPanel(context)
		await page.route('**/api/demo-data/remove', (route) =>
			route.fulfill({ status: 403, json: { error: 'no', reason: 'not_allowed', errorId: null } }))
		await removal(page).click()
		await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click(), { isRefused: true })
		await expect(part(page).getByText('You don\'t have permission to delete pages of the Intranet.')).toBeVisible()
		await expect(removal(page)).toBeEnabled()
	})
})
