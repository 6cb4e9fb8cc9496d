// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import { ocs } from '@suite/fixtures/ocs'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { showSettings } from '@suite/fixtures/playwright/shim'

const panel = '/index.php/settings/user/wizardapp'
const root = '#wizardapp-personal'

/** The tour would cover the panel; most users who open these settings have seen it. */
const finish = (client: { expect(method: string, path: string, sent: { body: unknown }): Promise<unknown> }) =>
	client.expect('POST', '/index.php/apps/wizardapp/api/wizard/complete', { body: {} })

async function openPanel(page: Page): Promise<void> {
	await page.goto(panel)
	await ready(page, 'personal')
}

test.beforeEach(({ person }) => showSettings(person.context))

test('the tour can be restarted by keyboard', async ({ person: { page, client } }) => {
	await finish(client)
	await openPanel(page)
	await expect(page.getByText('You finished the tour.')).toBeVisible()
	await page.getByRole('button', { name: 'Start tour now' }).focus()
	await page.keyboard.press('Enter')
	await page.waitForURL((url) => !url.pathname.includes('settings'))
	await expect(page.locator('.wizardapp-tour h2')).toHaveText('Welcome')
})

test('opting out is saved at once, confirmed by a tick, and persists @every-host', async ({ person: { page, client } }) => {
	await finish(client)
	await openPanel(page)
	const never = page.getByRole('switch', { name: 'Never start the tour automatically' })
	await expect(never).not.toBeChecked()
	await never.focus()
	await saved(page, () => page.keyboard.press('Space'))
	await expect(never).toBeChecked()
	await expect(page.locator(root).getByText('Saved')).toBeInViewport()
	await page.reload()
	await ready(page, 'personal')
	await expect(never).toBeChecked()
})

test('a choice that cannot be saved reverts and shows an error beside the switch', async ({ person: { page, client } }) => {
	await finish(client)
	await openPanel(page)
	await page.route('**/personal/settings', (route) => route.abort('connectionfailed'))
	const never = page.getByRole('switch', { name: 'Never start the tour automatically' })
	await never.focus()
	await page.keyboard.press('Space')
	await expect(page.locator(root).getByText('The server cannot be reached.')).toBeVisible()
	await expect(never).not.toBeChecked()
	await expectAccessible(page, root)
	await page.unroute('**/personal/settings')
	await never.focus()
	await saved(page, () => page.keyboard.press('Space'))
	await expect(page.locator(root).getByText('Saved')).toBeVisible()
	await expect(page.locator(root).getByText('The server cannot be reached.')).toHaveCount(0)
})

test('the panel reports that an administrator has switched the tour off', async ({ person: { page }, admin }) => {
	await admin.expect('POST', '/index.php/apps/wizardapp/admin/settings', { body: { enabled: false } })
	try {
		await openPanel(page)
		await expect(page.locator(root).getByText('An administrator has disabled the tour')).toBeVisible()
		await expect(page.getByRole('button', { name: 'Start tour now' })).toBeDisabled()
		await expectAccessible(page, root)
	} finally {
		await admin.expect('POST', '/index.php/apps/wizardapp/admin/settings', { body: { enabled: true } })
	}
})

for (const theme of ['light', 'dark']) {
	test(`axe finds nothing, and nothing scrolls sideways at 320 px, theme ${theme}`, async ({ person: { page, client } }) => {
		await finish(client)
		await ocs(client, 'PUT', `/apps/theming/api/v1/theme/${theme}/enable`)
		await page.setViewportSize({ width: 320, height: 640 })
		await openPanel(page)
		await expect(page.getByText('You finished the tour.')).toBeVisible()
		await expectAccessible(page, root, { onlyContrast: theme !== 'light' })
		await expect.poll(() => page.locator(root).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
	})
}
