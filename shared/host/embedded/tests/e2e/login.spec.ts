// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect } from '@suite/fixtures/playwright/host-test'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { schemes, test } from './looks.ts'

const login = '/index.php/login'

test('by keyboard: name, Tab, password, Enter, and one is on the dashboard', async ({ visit, person: { user, password, client } }) => {
	await undisturbed(client)
	const page = await visit()
	await page.goto('/')
	await expect(page.getByLabel('Account name')).toBeFocused()
	await page.keyboard.type(user)
	await page.keyboard.press('Tab')
	await page.keyboard.type(password)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/apps\/dashboard\/$/)
	await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()
})

test('a wrong password is said, the name stays, and the focus waits in the password', async ({ visit, person: { user, password } }) => {
	const page = await visit()
	await page.goto(`${login}?redirect_url=/index.php/settings/user`)
	await page.getByLabel('Account name').fill(user)
	await page.getByLabel('Password').fill(`not ${password}`)
	await page.getByRole('button', { name: 'Log in', exact: true }).click()
	await expect(page.getByRole('alert')).toHaveText('Wrong account name or password.')
	await expect(page.getByLabel('Account name')).toHaveValue(user)
	await expect(page.getByLabel('Password')).toBeFocused()
	await expectAccessible(page, 'html')
	await page.keyboard.type(password)
	await page.keyboard.press('Enter')
	await expect(page, 'goes to where one wanted to go').toHaveURL(/\/settings\/user$/)
})

test('a page that needs an account asks for one and comes back', async ({ visit, person: { user, password, client } }) => {
	await undisturbed(client)
	const page = await visit()
	await page.goto('/index.php/settings/user/theming')
	await page.getByLabel('Account name').fill(user)
	await page.getByLabel('Password').fill(password)
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible()
	await page.getByRole('button', { name: 'Settings menu' }).click()
	await page.getByRole('link', { name: 'Log out' }).click()
	await expect(page.getByLabel('Account name')).toBeVisible()
	await page.goto('/index.php/settings/user')
	await expect(page.getByLabel('Account name'), 'logged out for good').toBeVisible()
})

for (const scheme of schemes) {
	test(
		`axe finds nothing on the login page and an error page, ${scheme.name}, and nothing scrolls sideways at 320 px`,
		async ({ visit }) => {
			const page = await visit({ viewport: { width: 320, height: 640 }, ...scheme.options })
			for (const address of [login, '/index.php/apps/nothing/']) {
				await page.goto(address)
				await expectAccessible(page, 'html', { onlyContrast: scheme !== schemes[0] })
				await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
			}
			await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
		},
	)
}
