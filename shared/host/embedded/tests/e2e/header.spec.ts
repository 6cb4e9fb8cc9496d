// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import { createAppPassword } from '@suite/fixtures/accounts'
import { BasicClient, type SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'

const home = '/index.php/apps/dashboard/'
const notify = (admin: SessionClient, user: string, shortMessage: string, longMessage = '') =>
	ocs(admin, 'POST', `/apps/notifications/api/v2/admin_notifications/${user}`, { shortMessage, longMessage })

test('search finds a file by a part of its name, and the keyboard leads to it', async ({
	host,
	person: { user, password, client, page },
}) => {
	await undisturbed(client)
	await new Files(new BasicClient(host.url, user, await createAppPassword(host.url, { user, password })), user).put(
		'Garden/Summer party.md',
		'Saturday',
	)
	await page.goto(home)
	await page.getByRole('button', { name: 'Search' }).press('Enter')
	const field = page.getByRole('searchbox')
	await expect(field).toBeFocused()
	await page.keyboard.type('mmer PAR')
	const found = page.getByRole('link', { name: /Summer party\.md/ })
	await expect(found).toContainText('in Garden')
	await expectAccessible(page, '.host-search')
	await page.keyboard.press('ArrowDown')
	await expect(found).toBeFocused()
	await page.keyboard.press('ArrowUp')
	await expect(field).toBeFocused()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('row', { name: /Summer party\.md/ })).toHaveAttribute('aria-current', 'true')
	const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Summer party.md' }).click()])
	expect(download.suggestedFilename()).toBe('Summer party.md')
})

test('search says when nothing is found and when the host is away, and Esc closes it', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.goto(home)
	const button = page.getByRole('button', { name: 'Search' })
	await button.click()
	await page.keyboard.type('no such thing')
	await expect(page.getByText('No results for “no such thing”.')).toBeVisible()
	await page.route('**/search/**', (route) => route.abort('connectionfailed'))
	await page.keyboard.type('!')
	await expect(page.getByText('Could not search.')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('searchbox')).toBeHidden()
	await expect(button).toBeFocused()
})

test('a notification rings the bell, is announced and can be dismissed by keyboard', async ({ admin, person: { user, client, page } }) => {
	await undisturbed(client)
	await page.goto(home)
	const bell = page.getByRole('button', { name: /^Notifications/ })
	await bell.press('Enter')
	await expect(page.getByText('No notifications')).toBeVisible()
	await page.keyboard.press('Escape')
	await notify(admin, user, 'The party has a date', 'Saturday, in the garden')
	await notify(admin, user, 'Bring a salad')
	await bell.press('Enter')
	const panel = page.getByRole('dialog', { name: 'Notifications' })
	await expect(panel.getByText('Saturday, in the garden')).toBeVisible()
	await expect(page.getByRole('status').filter({ hasText: 'New notification: Bring a salad; The party has a date' })).toBeAttached()
	await expect(bell).toHaveAccessibleName('Notifications: 2')
	await expectAccessible(page, '#header')
	await panel.getByRole('button', { name: 'Dismiss: Bring a salad' }).press('Enter')
	await expect(panel.getByRole('listitem')).toHaveCount(1)
	await expect(panel.getByRole('button', { name: 'Dismiss: The party has a date' })).toBeFocused()
	await panel.getByRole('button', { name: 'Dismiss all' }).press('Enter')
	await expect(panel.getByText('No notifications')).toBeVisible()
	await expect(bell).toHaveAccessibleName('Notifications')
	await expect.poll(() => ocs(client, 'GET', '/apps/notifications/api/v2/notifications')).toEqual([])
})

test('a notification of an app leads to what it is about', async ({ host, person: { client, page } }) => {
	await undisturbed(client)
	const about = { notification_id: 1, message: 'By Edna', datetime: '2026-01-02T03:04:05+00:00' }
	const data = [
		{ ...about, subject: 'Summer party was changed', link: `${host.url}/index.php/apps/files` },
		{ ...about, notification_id: 2, subject: 'Nowhere to go', link: '' },
	]
	await page.route('**/notifications/api/v2/notifications*', (route) => route.fulfill({ json: { ocs: { data } } }))
	await page.goto(home)
	await page.getByRole('button', { name: 'Notifications: 2' }).press('Enter')
	const panel = page.getByRole('dialog', { name: 'Notifications' })
	const link = panel.getByRole('link')
	await expect(link).toHaveText(['Summer party was changed'])
	await expect(panel.getByText('By Edna')).toHaveCount(2)
	await expectAccessible(page, '#header')
	await link.press('Enter')
	await expect(page).toHaveURL(/\/apps\/files/)
})

test(
	'the menu of the person opens and closes by keyboard, and administration is for administrators',
	async ({ person: { client, page } }) => {
		await undisturbed(client)
		await page.goto(home)
		const menu = page.getByRole('button', { name: 'Settings menu' })
		await menu.press('Enter')
		await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
		await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
		await expectAccessible(page, '#header')
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(menu).toBeFocused()
		const refused = await client.request('GET', '/index.php/settings/admin', { headers: { Accept: 'text/html' } })
		expect(refused.status).toBe(403)
	},
)

test('where the apps do not fit side by side, one button opens them', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.goto(home)
	const list = page.locator('.app-menu__list')
	await expect(list.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
	const button = page.getByRole('button', { name: 'Apps', exact: true })
	await expect(button).toBeHidden()
	await page.setViewportSize({ width: 320, height: 640 })
	await expect(list).toBeHidden()
	await button.press('Enter')
	await page.locator('#app-menu-panel').getByRole('link', { name: 'Files' }).click()
	await expect(page).toHaveURL(/\/apps\/files\/$/)
	await expect(page.getByText('This folder is empty.')).toBeVisible()
})
