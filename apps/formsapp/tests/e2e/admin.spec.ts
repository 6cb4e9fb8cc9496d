// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { SessionClient } from '@suite/fixtures/client'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim, showSettings } from '@suite/fixtures/playwright/shim'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { AdminSettings, AdminSettingsChange } from '@suite/schema/forms/admin/settings'
import { ask, formWith, resetSettings } from '../http/forms.ts'
import { expect, test as base } from './formPage.ts'

const panel = '.formsapp-admin'
// Visibility checks treat content that is scrolled away as hidden, so the whole panel must fit on the screen.
const tall = { width: 1280, height: 1800 }

const save = (admin: SessionClient, body: AdminSettingsChange) => ask<AdminSettings>(admin, 'POST', '/api/settings', { body })
const read = (admin: SessionClient) => ask<AdminSettings>(admin, 'GET', '/api/settings')

const test = base.extend<{ openPanel: (options?: BrowserContextOptions) => Promise<Page> }>({
	openPanel: async ({ admin, browser, host }, use) => {
		await resetSettings(admin)
		await undisturbed(admin)
		const contexts: BrowserContext[] = []
		await use(async (options = { viewport: tall }) => {
			const context = await browser.newContext({ baseURL: host.url, ...options })
			contexts.push(context)
			await takeSession(context, admin)
			await showSettings(context)
			await addHostShim(context)
			const page = await context.newPage()
			await page.goto('/index.php/settings/admin/formsapp')
			await ready(page, 'admin')
			return page
		})
		await Promise.all(contexts.map((context) => context.close()))
		await resetSettings(admin)
	},
})

test('websites are added, refused with the reason, and removed', async ({ admin, openPanel }) => {
	const page = await openPanel()
	await expect(page.getByText('No websites yet.')).toBeVisible()
	await expectAccessible(page, panel)
	const field = page.getByRole('textbox', { name: 'Website' })
	await field.fill('www.example.org/forms')
	await saved(page, () => field.press('Enter'), { isRefused: true })
	await expect(page.getByRole('status').filter({ hasText: 'Enter https:// and the name of a website' })).toBeVisible()
	await expect(field).toHaveValue('www.example.org/forms')
	await expectAccessible(page, panel)

	await field.fill('https://WWW.example.org')
	await saved(page, () => field.press('Enter'))
	await expect(field).toHaveValue('')
	await field.fill('https://shop.example.org:8443')
	await saved(page, () => page.getByRole('button', { name: 'Add', exact: true }).click())
	await expect(page.getByRole('listitem').filter({ hasText: 'example.org' })).toHaveText([
		'https://www.example.org', 'https://shop.example.org:8443',
	])
	await saved(page, () => page.getByRole('button', { name: 'Remove https://www.example.org' }).click())
	await expect(page.getByRole('button', { name: 'Remove https://shop.example.org:8443' })).toBeFocused()
	await page.reload()
	await ready(page, 'admin')
	await expect(page.getByRole('listitem').filter({ hasText: 'example.org' })).toHaveText(['https://shop.example.org:8443'])
	await expect.poll(() => read(admin)).toMatchObject({ embedOrigins: ['https://shop.example.org:8443'] })
})

test('every website is let in after a question that names what is lost', async ({ admin, openPanel }) => {
	await save(admin, { embedOrigins: ['https://www.example.org'] })
	const page = await openPanel()
	const field = page.getByRole('switch', { name: 'Every website' })
	await field.focus()
	await page.keyboard.press('Space')
	const dialog = page.getByRole('dialog', { name: 'Let every website show forms?' })
	await expect(dialog).toContainText('The list with 1 website is deleted.')
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(field).not.toBeChecked()
	await expect.poll(() => read(admin)).toMatchObject({ embedOrigins: ['https://www.example.org'] })

	await page.getByText('Every website', { exact: true }).click()
	await saved(page, () => dialog.getByRole('button', { name: 'Let every website' }).click())
	await expect(field).toBeChecked()
	await expect.poll(() => read(admin)).toMatchObject({ embedOrigins: ['*'] })
	await saved(page, () => page.getByText('Every website', { exact: true }).click())
	await expect(page.getByText('No websites yet.')).toBeVisible()
})

for (const { name, control, good, bad, range, usually } of [
	{ name: 'One file (MB)', control: 'uploadFileMegabytes', good: '20', bad: '101', range: '1 to 100', usually: 50 },
	{ name: 'All files of a form (MB)', control: 'uploadFormMegabytes', good: '5000', bad: '0', range: '1 to 1,048,576', usually: 1024 },
	{ name: 'Answers after a task', control: 'challengedSubmits', good: '0', bad: '1.5', range: '0 to 10,000', usually: 300 },
] as const) {
	test(`"${name}" is saved by itself, has a range, and its usual value when it is empty`, async ({ admin, openPanel }) => {
		const page = await openPanel()
		const field = page.getByRole('spinbutton', { name })
		await expect(field).toHaveValue(String(usually))
		await field.fill(good)
		await saved(page, () => field.press('Enter'))
		await expect.poll(() => read(admin)).toMatchObject({ [control]: Number(good) })
		await field.fill(bad)
		await saved(page, () => field.press('Enter'), { isRefused: true })
		await expect(page.getByRole('status').filter({ hasText: `Enter a whole number from ${range}.` })).toBeVisible()
		await expect(field).toHaveValue(bad)
		await expectAccessible(page, panel)
		await field.fill('')
		await saved(page, () => field.press('Enter'))
		await expect.poll(() => read(admin)).toMatchObject({ [control]: usually })
	})
}

test('confirmation emails are switched off and on, and forms say so', async ({ admin, person, openPanel, open }) => {
	const fileId = await formWith(person.client, [{ type: 'email', title: 'Your address' }])
	const form = await open(`/form/${fileId}/settings`, 'settings')
	const toggle = form.getByRole('switch', { name: 'Confirm answers by email' })
	await expect(toggle).toBeEnabled()
	const page = await openPanel()
	const field = page.getByRole('switch', { name: 'Forms may confirm answers by email' })
	await expect(field).toBeChecked()
	await field.focus()
	await saved(page, () => page.keyboard.press('Space'))
	try {
		await expect.poll(() => read(admin)).toMatchObject({ confirmationMails: false })
		await expectAccessible(page, panel)
		await form.reload()
		await ready(form, 'settings')
		await expect(form.getByText('Confirmation emails are switched off on this server.')).toBeVisible()
		await expect(toggle).toBeDisabled()
	} finally {
		await save(admin, { confirmationMails: true })
	}
})

test('what cannot be saved says so and stays as it was typed', async ({ openPanel }) => {
	const page = await openPanel()
	await page.route('**/api/settings', (route) => route.abort())
	const field = page.getByRole('spinbutton', { name: 'One file (MB)' })
	await field.fill('20')
	await field.press('Enter')
	await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible()
	await expect(field).toHaveValue('20')
	await page.unroute('**/api/settings')
	await saved(page, () => field.press('Enter'))
	await expect(page.getByText('Saved')).toBeVisible()
})

test('on a phone everything has room and can be touched', async ({ admin, openPanel }) => {
	await save(admin, { embedOrigins: ['https://a-website-with-quite-a-long-name.department.example.org:8443', 'https://b.example.org'] })
	const page = await openPanel(phone)
	await expectTouchable(page, 'the panel')
	await expect.poll(() => page.locator(panel).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})
