// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, cards, choose, expectTitles, openPanel, signedIn, skipWithoutHost, startWithThree } from './adminPage.ts'

skipWithoutHost()

test('on a phone, a finger finds everything in the settings of the tour', async ({ browser }) => {
	await startWithThree('fi')
	const context = await signedIn(browser, await administrator(), phone)
	const page = await openPanel(context, 'steps/fi')
	await expectTitles(page, ['One', 'Two', 'Three'])
	await expectTouchable(page, 'the steps')
	await cards(page).first().locator('.card__face').tap()
	await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
	await page.getByText('Conditions and behavior').tap()
	await expectTouchable(page, 'a step')
	await page.keyboard.press('Escape')
	for (const name of [/^History/, /^Import/, /^Copy/, /^Reset/]) {
		await choose(page, name)
		const dialog = page.getByRole('dialog', { name })
		await expect(dialog.locator('[role="status"]', { hasText: 'Loading' })).toHaveCount(0)
		await expectTouchable(page, `the dialog ${name}`)
		await dialog.getByLabel('Close', { exact: true }).tap()
		await expect(dialog).toBeHidden()
	}
	await page.getByRole('button', { name: 'Actions for this list' }).tap()
	await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
	await expectTouchable(page, 'the actions for a list')
	await page.keyboard.press('Escape')
	for (const [name, area] of [['Statistics', 'statistics'], ['Settings', 'settings'], ['Telemetry and license', 'services']] as const) {
		await page.getByRole('tab', { name }).tap()
		await ready(page, area)
		await expectTouchable(page, name)
	}
	await page.goto(`${suiteHost().url}/index.php/settings/user/wizardapp`)
	await ready(page, 'personal')
	await expectTouchable(page, 'personal settings')
	await context.close()
})
