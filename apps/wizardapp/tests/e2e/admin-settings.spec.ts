// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AdminSettings } from '@suite/schema/wizard/admin'
import type { StepsAnswer } from '@suite/schema/wizard/tour'
import { expect, test, type BrowserContext } from '@playwright/test'
import { createUser, deleteUser } from '@suite/fixtures/accounts'
import { BasicClient } from '@suite/fixtures/client'
import { saved } from '@suite/fixtures/playwright/saved'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, mount, openPanel, signedIn, skipWithoutHost } from './adminPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	const admin = await administrator()
	await admin.expect('POST', `${mount}/admin/settings`, { body: { enabled: true } })
	await admin.expect('POST', `${mount}/admin/telemetry`, { body: { enabled: false, telemetryUrl: '' } })
	await admin.expect('POST', `${mount}/admin/license/settings`, { body: { licenseKey: '', licenseUrl: '' } })
	context = await signedIn(browser, admin)
})
test.afterEach(() => context.close())

const settings = async () => (await (await administrator()).expect('GET', `${mount}/admin/settings`)).json as AdminSettings

test('the tour is switched off and on, confirmed by a tick and reflected in the steps @every-host', async () => {
	const page = await openPanel(context, 'settings')
	const tour = page.getByRole('switch', { name: /^Show tour/ })
	await expect(tour).toBeChecked()
	await saved(page, () => tour.press('Space'))
	await expect(page.getByText('Saved')).toBeVisible()
	await expect.poll(async () => (await settings()).enabled).toBe(false)
	await page.getByRole('tab', { name: 'Steps' }).click()
	await saved(page, () => page.getByRole('button', { name: 'Enable tour' }).click())
	await expect(page.getByText('The tour is disabled')).toBeHidden()
	await expect.poll(async () => (await settings()).enabled).toBe(true)
})

test('a switch that cannot be saved reverts and shows the reason beside it', async () => {
	const page = await openPanel(context, 'settings')
	await context.setOffline(true)
	const tour = page.getByRole('switch', { name: /^Show tour/ })
	await tour.press('Space')
	await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
	await expect(tour).toBeChecked()
})

test('"Show to everyone again" excludes users who opted out, unless requested', async () => {
	const admin = await administrator()
	const account = await createUser(admin)
	const person = new BasicClient(suiteHost().url, account.user, account.password)
	const isPending = async () => ((await person.expect('GET', `${mount}/api/steps`)).json as StepsAnswer).pending
	await person.expect('POST', `${mount}/api/wizard/skip`, { body: {} })
	const page = await openPanel(context, 'settings')
	const open = page.getByRole('button', { name: 'Show to everyone again …' })
	const dialog = page.getByRole('dialog', { name: 'Show to everyone again?' })

	await open.click()
	await expect(dialog.getByRole('checkbox', { name: 'Also to people who chose never to see it' })).not.toBeChecked()
	await saved(page, () => dialog.getByRole('button', { name: 'Show to everyone again' }).click())
	await expect(page.getByText('Saved')).toBeVisible()
	await expect.poll(isPending).toBe(false)

	await open.click()
	await dialog.getByRole('checkbox', { name: 'Also to people who chose never to see it' }).press('Space')
	await saved(page, () => dialog.getByRole('button', { name: 'Show to everyone again' }).click())
	await expect.poll(isPending).toBe(true)
	await expect(page.getByText('Saved')).toBeVisible()
	await admin.expect('POST', `${mount}/api/wizard/skip`, { body: {} })
	await deleteUser(admin, account.user)
})

test('the statistics show each step as a bar and as a table', async () => {
	const admin = await administrator()
	const account = await createUser(admin)
	const person = new BasicClient(suiteHost().url, account.user, account.password)
	await person.expect('POST', `${mount}/api/wizard/start`, { body: {} })
	const page = await openPanel(context, 'statistics')
	const table = page.getByRole('table', { name: 'How far people got in the last 30 days' })
	await expect(table.getByRole('row', { name: /^Started/ })).toBeAttached()
	await expect(table.getByRole('row', { name: /^Finished/ })).toBeAttached()
	await page.getByRole('switch', { name: 'Show as table' }).press('Space')
	await expect(table).toBeInViewport()
	await page.getByText('365 days').click()
	await expect(page.getByRole('table', { name: 'How far people got in the last 365 days' })).toBeVisible()
	await deleteUser(admin, account.user)
})

test('telemetry is off without an address, and a failure to send is explained in plain words', async () => {
	const page = await openPanel(context, 'services')
	const report = page.getByRole('switch', { name: 'Send daily reports' })
	await expect(report).toBeDisabled()
	const address = page.getByLabel('Report server address')
	await address.fill('not an address')
	await address.press('Enter')
	await expect(page.getByText('Enter an address that starts with https:// or http://, or leave the field empty.')).toBeVisible()
	await address.fill('http://127.0.0.1:9/report')
	await saved(page, () => address.press('Enter'))
	await expect(page.getByText('Saved')).toBeVisible()
	await saved(page, () => report.press('Space'))
	await expect(report).toBeChecked()
	await page.getByRole('button', { name: 'Send now' }).click()
	await expect(page.getByText(/Could not reach the server at this address/)).toBeVisible()
})

test('a license key is shown masked, and a failed check breaks nothing', async () => {
	const page = await openPanel(context, 'services')
	await page.getByLabel('License key').fill('ABCD-EFGH-IJKL-MNOP')
	await saved(page, () => page.getByLabel('License key').press('Enter'))
	await expect(page.getByText('Saved key: ABCD****MNOP')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Check license' })).toBeDisabled()
	const address = page.getByLabel('License server address')
	await address.fill('http://127.0.0.1:9')
	await saved(page, () => address.press('Enter'))
	await page.getByRole('button', { name: 'Check license' }).click()
	await expect(page.getByText(/Could not reach the server at this address/)).toBeVisible()
	await saved(page, () => page.getByRole('button', { name: 'Remove' }).click())
	await expect(page.getByText('No license key entered. All features work without one.')).toBeVisible()
})
