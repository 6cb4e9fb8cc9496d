// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import { newPage, openEditor, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { openSite } from './sitePages.ts'

skipWithoutHost()

for (const colorScheme of ['light', 'dark'] as const) {
	test(`a page marked as news and pinned comes first in a widget without a source, ${colorScheme}`, async ({ browser }) => {
		const context = await signedIn(browser, { colorScheme })
		const marked = await newPage([{ type: 'text', content: 'What everyone should know' }])
		const front = await newPage([{ type: 'news', title: 'Latest', layout: 'grid', limit: 50 }])

		const page = await openEditor(context, marked.id)
		await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'More' }).click()
		await page.getByRole('menuitem', { name: 'Page settings' }).click()
		const settings = page.getByRole('complementary', { name: 'Page settings' })
		await settings.getByRole('group', { name: 'News' }).getByText('This page').click()
		await settings.getByText('Pin to the top while it is news').click()
		await expectScreenAccessible(page, { onlyContrast: colorScheme !== 'light' })
		await saved(page, () => page.getByRole('button', { name: 'Update' }).click(), { among: `/pages/${marked.id}` })
		await expect.poll(async () => (await stored(marked.id)).metadata).toMatchObject({ news: 'page', pinned: true })

		const reading = await openSite(context, front.id)
		const cards = reading.getByRole('region', { name: 'Latest' }).getByRole('link')
		await expect(cards.first()).toContainText('Pinned')
		await expect(cards.filter({ hasText: marked.title })).toContainText('What everyone should know')
		await expect(cards.filter({ hasText: front.title })).toHaveCount(0)
		await expectScreenAccessible(reading, { onlyContrast: colorScheme !== 'light' })
		await context.close()
	})
}
