// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { leaveAlone } from './leave-alone.ts'

// The embedded host's own header and settings.

test.beforeEach(({ host }) => {
	test.skip(host.kind !== 'embedded', 'these parts of a page are the embedded host\'s')
})

test(
	'the panels of the app are in their sections, with their scripts and states',
	async ({ host, admin, browser, person: { client, page } }) => {
		await leaveAlone(client)
		await page.goto('/index.php/settings/user')
		await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Onboarding' }).click()
		await expect(page).toHaveTitle('Onboarding - Embedded host')
		await expect(page.getByRole('button', { name: 'Start tour now' })).toBeVisible()
		await expect(page.getByRole('heading', { name: 'Administration' })).toHaveCount(0)

		const context = await browser.newContext({ baseURL: host.url })
		await leaveAlone(admin)
		await takeSession(context, admin)
		const other = await context.newPage()
		await other.goto('/index.php/settings/admin')
		await expect(other.getByRole('heading', { name: 'About this host', level: 2 })).toBeVisible()
		await other.getByRole('list', { name: 'Administration' }).getByRole('link', { name: 'Onboarding' }).click()
		await expect(other.getByRole('tab', { name: 'Statistics' })).toBeVisible()
		await context.close()
	},
)

for (const width of [1280, 320]) {
	test(`the tour steps point at the parts of the header at ${width} px`, async ({ person: { page } }) => {
		await page.setViewportSize({ width, height: 720 })
		await page.goto('/index.php/apps/dashboard/')
		const parts = [undefined, width > 700 ? '.app-menu__list' : '.app-menu__overflow', '#unified-search button', '#user-menu button']
		for (const part of parts) {
			const title = page.locator('.wizardapp-tour h2')
			await expect(title).toBeVisible()
			if (part !== undefined) {
				await expect.poll(async () => {
					const target = await page.locator(part).boundingBox()
					const bubble = await page.locator('.wizardapp-tour [role="dialog"]').boundingBox()
					// below the part it describes, and overlapping it horizontally
					return target !== null
						&& bubble !== null
						&& target.width > 30
						&& bubble.y >= target.y + target.height
						&& bubble.x < target.x + target.width
				}, `the bubble points at ${part}`).toBe(true)
			}
			await ready(page, 'tour')
			const said = await title.textContent() ?? ''
			await page.keyboard.press('ArrowRight')
			await expect(title).not.toHaveText(said)
		}
	})
}
