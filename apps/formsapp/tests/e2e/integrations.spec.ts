// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AnonymousClient } from '@suite/fixtures/client'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import { appPath } from '../http/forms.ts'
import { expect, formOf, formToRead, test } from './formPage.ts'

test('a key is made, shown once, opens the form, is changed and revoked', async ({ host, person, open }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/questions`, 'questions')
	await page.getByRole('link', { name: 'Integrations' }).click()
	await expect(page.getByText('No API keys yet')).toBeVisible()
	await expectScreenAccessible(page)

	await page.getByRole('button', { name: 'New API key' }).click()
	const dialog = page.getByRole('dialog', { name: 'New API key' })
	await dialog.getByText('Read answers', { exact: true }).click()
	await dialog.getByText('Read the form', { exact: true }).click()
	await dialog.getByRole('button', { name: 'Create key' }).click()
	await expect(dialog.getByText('Give the key a name.')).toBeVisible()
	await expect(dialog.getByRole('alert')).toHaveText('Choose what the key may do.')
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Member list')
	await dialog.getByText('Read the form', { exact: true }).click()
	await dialog.getByRole('button', { name: 'Create key' }).click()

	const shown = page.getByRole('dialog', { name: 'Key “Member list” is ready' })
	const key = await shown.getByRole('textbox', { name: 'API key' }).inputValue()
	await expectAccessible(page, '[role=dialog]')
	await shown.getByRole('button', { name: 'I have copied it' }).click()
	await expect(page.getByRole('button', { name: 'New API key' })).toBeFocused()
	const anybody = new AnonymousClient(host.url)
	const status = async (path: string) =>
		(await anybody.request('GET', appPath(`/api/v1/external/forms/${fileId}${path}`), { headers: { 'X-Forms-API-Key': key } })).status
	await expect.poll(() => status('')).toBe(200)
	await expect.poll(() => status('/responses')).toBe(403)

	const row = page.getByRole('listitem').filter({ hasText: 'Member list' })
	await expect(row).toContainText('Never used')
	await expect(page.getByText(key)).toHaveCount(0)
	await row.getByRole('button', { name: 'Change' }).click()
	const change = page.getByRole('dialog', { name: 'Change API key' })
	await change.getByText('Read answers', { exact: true }).click()
	await saved(page, () => change.getByRole('button', { name: 'Save changes' }).click())
	await expect(row).toContainText('Read the form · Read answers')
	await expect.poll(() => status('/responses')).toBe(200)
	await expectScreenAccessible(page)

	await row.getByRole('button', { name: 'Revoke' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
	await expect(page.getByText('No API keys yet')).toBeVisible()
	await expect.poll(() => status('')).toBe(401)
})

test('somebody who may not share the form is told that integrations are not theirs', async ({ host, admin, person, open }) => {
	const fileId = await formToRead(host.url, admin, person)
	const page = await open(`/form/${fileId}/integrations`, 'integrations')
	await expect(page.getByText('You cannot connect programs to this form')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Integrations' })).toHaveCount(0)
})

test('keys that cannot be loaded are asked for again', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await person.page.route('**/api-keys', (route) => route.abort())
	const page = await open(`/form/${fileId}/integrations`, 'integrations')
	await expect(page.getByRole('alert')).toBeVisible()
	await page.unroute('**/api-keys')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByText('No API keys yet')).toBeVisible()
})
