// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext } from '@playwright/test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { suiteHost } from '@suite/host/suite-host'
import { newPage, openEditor, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openPanel, openSite } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

test('each screen opens without errors, policy violations or failed calls @every-host', async () => {
	const { id } = await newPage([
		{ type: 'text', content: 'Words' },
		{ type: 'news', layout: 'list', limit: 3 },
		{ type: 'links', columns: 2, items: [{ title: 'Files', url: '/apps/files/' }] },
	])
	const troubles = await watchTroubles(context)
	for (const task of [undefined, 'history', 'arrange', 'menu'] as const) {
		await openSite(context, id, task)
	}
	const page = await openSite(context, id)
	await expect(page.getByRole('treeitem').first()).toBeVisible()
	await choose(page, 'More', 'Edit footer …')
	await ready(page, 'footer')
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/-/search?q=words`)
	await ready(page, 'search')
	await expect(page.getByText(/^\d+ pages? found$|^Top /)).toBeVisible()
	await openEditor(context, id)
	await openPanel(context)
	await troubles.expectNone()
})

test('an image uploaded and chosen in the picker is on the page after a reload @every-host', async () => {
	const { id } = await newPage([{ type: 'image', src: '', alt: '' }])
	const page = await openEditor(context, id)
	await page.getByRole('group', { name: /^Image/ }).focus()
	await page.keyboard.press('Enter')
	const picker = page.getByRole('dialog', { name: 'Choose image' })
	await expect(picker.getByText(/^No images yet/)).toBeVisible()
	const buffer = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
	await saved(page, () => picker.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer }), {
		among: '/media/upload',
	})
	await expect(picker.getByRole('button', { name: /dot\.gif/ })).toHaveAttribute('aria-pressed', 'true')
	await picker.getByRole('textbox', { name: 'Alternative text' }).fill('A dot')
	await picker.getByRole('button', { name: 'Use image' }).click()
	await expect(picker).toBeHidden()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click(), { among: `/pages/${id}` })
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[0]).toMatchObject({ src: 'dot.gif', alt: 'A dot' })
	const reading = await openSite(context, id)
	await expect(reading.getByRole('img', { name: 'A dot' })).toHaveJSProperty('naturalWidth', 1)
})
