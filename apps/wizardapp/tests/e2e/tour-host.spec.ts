// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import { ocs } from '@suite/fixtures/ocs'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { builtIn, texts } from './site.ts'

// The tour on a real host, from the server's decision to what the next page shows.

const home = '/index.php/apps/dashboard/'
const tour = (page: Page) => page.locator('.wizardapp-tour [role="dialog"]')
const title = (page: Page) => page.locator('.wizardapp-tour h2')
const titles = builtIn().map(({ title }) => title)
const loader = (page: Page) => page.locator('script[src*="wizardapp-loader-without-l10n.mjs"]')

/** Expects that the tour does not start on a page: not even its loader is included. */
async function expectNoTour(page: Page) {
	await page.goto(home)
	await expect(loader(page)).toHaveCount(0)
	await expect(tour(page)).toHaveCount(0)
}

test('a new user goes through the tour by keyboard, and never sees it again', async ({ person: { page, elsewhere } }) => {
	await page.goto(home)
	await expect(loader(page)).toHaveCount(1)
	for (const [index, expected] of titles.entries()) {
		await expect(title(page)).toHaveText(expected)
		await ready(page, 'tour')
		await saved(page, () => page.keyboard.press(index % 2 === 0 ? 'Enter' : 'ArrowRight'), {
			among: index === titles.length - 1 ? '/complete' : '/progress',
		})
	}
	await expect(tour(page)).toHaveCount(0)
	await expectNoTour(page)
	await expectNoTour(await elsewhere())
})

test('Esc postpones the tour, and the personal settings show where it stopped', async ({ person: { page } }) => {
	await page.goto(home)
	await ready(page, 'tour')
	await saved(page, () => page.getByRole('button', { name: 'Next' }).click(), { among: '/progress' })
	await expect(title(page)).toHaveText(titles[1] ?? '')
	await ready(page, 'tour')
	await saved(page, () => page.keyboard.press('Escape'), { among: '/progress' })
	await expectNoTour(page)
	await page.goto('/index.php/settings/user/wizardapp')
	await expect(page.getByText(`You stopped the tour at step 2 of 8: ${titles[1] ?? ''}`)).toBeVisible()
})

test('skipping ends the tour for good, on every device', async ({ person: { page, elsewhere } }) => {
	await page.goto(home)
	await ready(page, 'tour')
	await saved(page, () => page.getByRole('button', { name: texts().labels.skip }).click(), { among: '/skip' })
	await expect(page.getByRole('status').filter({ hasText: texts().labels.restartHint })).toBeVisible()
	await expectNoTour(page)
	await expectNoTour(await elsewhere())
})

test('an interrupted tour resumes at the same step on another device', async ({ person: { page, elsewhere } }) => {
	await page.goto(home)
	for (const expected of titles.slice(0, 3)) {
		await expect(title(page)).toHaveText(expected)
		await ready(page, 'tour')
		await saved(page, () => page.keyboard.press('ArrowRight'), { among: '/progress' })
	}
	const other = await elsewhere()
	await other.goto(home)
	await expect(title(other)).toHaveText(titles[3] ?? '')
})

test('the tour uses the language of the account', async ({ person: { page, client, user } }) => {
	await ocs(client, 'PUT', `/cloud/users/${user}`, { key: 'language', value: 'nl' })
	await page.goto(home)
	await expect(title(page)).toHaveText(builtIn('nl')[0]?.title ?? '')
	await expect(tour(page)).toHaveAttribute('lang', 'nl')
})

for (const theme of ['light', 'dark', 'dark-highcontrast']) {
	test(`axe finds nothing in the tour, theme ${theme} @every-host`, async ({ person: { page, client } }) => {
		await ocs(client, 'PUT', `/apps/theming/api/v1/theme/${theme}/enable`)
		await page.goto(home)
		for (const expected of titles) {
			await expect(title(page)).toHaveText(expected)
			await ready(page, 'tour')
			await expectAccessible(page, '.wizardapp-tour', { onlyContrast: theme !== 'light' })
			await page.keyboard.press('ArrowRight')
		}
	})
}
