// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { showSettings } from '@suite/fixtures/playwright/shim'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { administrator, mount, openPanel, signedIn } from './adminPage.ts'

test('every screen opens without an error, a violation or a failed call @every-host', async ({ browser, person }) => {
	const context = await signedIn(browser, await administrator())
	const panel = await watchTroubles(context)
	for (const area of ['steps', 'statistics', 'settings', 'services']) {
		await openPanel(context, area)
	}
	await panel.expectNone()
	await context.close()

	const own = await watchTroubles(person.context)
	const { page } = person
	await page.goto('/index.php/apps/dashboard/')
	await ready(page, 'tour')
	await saved(page, () => page.keyboard.press('ArrowRight'), { among: '/progress' })
	await saved(page, () => page.keyboard.press('Escape'), { among: '/progress' })
	await showSettings(person.context)
	await page.goto('/index.php/settings/user/wizardapp')
	await ready(page, 'personal')
	await own.expectNone()
})

test(
	'a non-administrator gets neither the panel nor its data @every-host',
	async ({ person: { client, context, page } }) => {
		await showSettings(context)
		await client.expect('POST', `${mount}/api/wizard/skip`, { body: {} })
		await page.goto('/index.php/settings/admin/wizardapp')
		await expect(page.locator('#wizardapp-admin')).toHaveCount(0)
		await page.goto('/index.php/settings/user/wizardapp')
		await ready(page, 'personal')
		for (const path of ['steps', 'settings', 'statistics']) {
			const answer = await client.request('GET', `${mount}/admin/${path}`)
			expect(answer.status, path).toBe(403)
		}
	},
)
