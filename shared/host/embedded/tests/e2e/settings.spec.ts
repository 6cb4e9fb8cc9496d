// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { held } from '@suite/fixtures/playwright/held'
import { saved } from '@suite/fixtures/playwright/saved'
import { takeSession } from '@suite/fixtures/playwright/session'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { themes } from './looks.ts'

const appearance = '/index.php/settings/user/theming'
const background = () => getComputedStyle(document.querySelector('#content') as Element).backgroundColor

test('a theme is worn at once, kept, and worn on every page after', async ({ person: { client, page, elsewhere } }) => {
	await undisturbed(client)
	await page.goto(appearance)
	const light = await page.evaluate(background)
	// what was chosen first arrives last, unless the page waits for it
	const { until, release } = held()
	const begun: string[] = []
	page.on('request', (request) => /\/theme\/[a-z]+\/enable$/.test(request.url()) && begun.push(request.url()))
	await page.route('**/theme/light/enable', async (route) => {
		await until
		await route.continue()
	})
	await page.getByRole('radio', { name: /^System default/ }).focus()
	await saved(page, async () => {
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		await expect(page.getByRole('radio', { name: /^Dark Light text/ })).toBeChecked()
		expect(begun).toEqual([expect.stringContaining('/light/')])
		release()
	}, { counts: (request) => request.url().includes('/theming/api/'), among: '/dark/' })
	await expect(page.getByText('✓ Saved')).toBeVisible()
	await expect.poll(() => page.evaluate(background)).not.toBe(light)
	const dark = await page.evaluate(background)
	const other = await elsewhere()
	await other.goto('/index.php/apps/dashboard/')
	await expect(other.locator('body')).toHaveAttribute('data-themes', 'dark')
	await expect.poll(() => other.evaluate(background)).toBe(dark)
})

test('a theme that could not be kept is taken off again', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.goto(appearance)
	await page.route('**/theming/api/**', (route) => route.abort('connectionfailed'))
	await page.getByRole('radio', { name: /^Dark Light text/ }).click()
	await expect(page.getByText(/^Could not save/)).toBeVisible()
	await expect(page.locator('body')).toHaveAttribute('data-themes', 'default')
	await expect(page.getByRole('radio', { name: /^System default/ })).toBeChecked()
})

test('one\'s name and language are saved field by field', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.goto('/index.php/settings/user')
	await page.getByLabel('Full name').fill('Nina Nieuw')
	await page.keyboard.press('Tab')
	await expect(page.getByText('✓ Saved')).toHaveCount(1)
	await page.getByLabel('Language').selectOption('nl')
	await expect(page.getByText('✓ Saved')).toHaveCount(2)
	await page.getByLabel('Locale (for dates and numbers)').selectOption('nl_BE')
	await expect(page.getByText('✓ Saved')).toHaveCount(3)
	await expect.poll(() => ocs(client, 'GET', '/cloud/user')).toMatchObject({ displayname: 'Nina Nieuw', language: 'nl', locale: 'nl_BE' })
	await page.reload()
	await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
	await expect(page.locator('html')).toHaveAttribute('data-locale', 'nl_BE')
	await expect(page.getByLabel('Full name')).toHaveValue('Nina Nieuw')
})

test('a value that the host refuses is said beside its field', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.goto('/index.php/settings/user')
	await page.getByLabel('Email').fill('nobody@nowhere')
	await page.keyboard.press('Tab')
	await expect(page.getByText(/^Could not save/)).toBeVisible()
})

test('at 320 px the sections fold into one button', async ({ person: { client, page } }) => {
	await undisturbed(client)
	await page.setViewportSize({ width: 320, height: 640 })
	await page.goto('/index.php/settings/user')
	const link = page.getByRole('link', { name: 'Appearance', exact: true })
	await expect(link).toBeHidden()
	await page.getByRole('button', { name: 'Personal info' }).press('Enter')
	await link.click()
	await expect(page).toHaveURL(appearance)
})

for (const theme of themes) {
	test(`axe finds nothing on any page of the host, theme ${theme}, and nothing scrolls sideways at 320 px`, async ({
		host,
		admin,
		browser,
	}) => {
		test.setTimeout(120_000)
		await undisturbed(admin)
		await ocs(admin, 'PUT', `/apps/theming/api/v1/theme/${theme}/enable`)
		const context = await browser.newContext({ baseURL: host.url })
		await takeSession(context, admin)
		const page = await context.newPage()
		for (const address of [
			'/index.php/apps/dashboard/', '/index.php/apps/files/', '/index.php/settings/user', appearance, '/index.php/settings/admin',
			'/index.php/settings/user/nothing', '/index.php/settings/admin/nothing',
		]) {
			await page.setViewportSize({ width: 1280, height: 720 })
			await page.goto(address)
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
			await expectAccessible(page, 'html', { onlyContrast: theme !== themes[0] })
			await page.setViewportSize({ width: 320, height: 720 })
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0)
		}
		await ocs(admin, 'PUT', '/apps/theming/api/v1/theme/default/enable')
		await context.close()
	})
}
