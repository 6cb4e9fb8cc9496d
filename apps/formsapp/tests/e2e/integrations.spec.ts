// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AnonymousClient } from '@suite/fixtures/client'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import { suiteHost } from '@suite/host/suite-host'
import { runJob } from '@suite/testing/jobs'
import { appPath } from '../http/forms.ts'
import { Receiver } from '../http/webhooks/receiver.ts'
import { answer, expect, formOf, formToRead, test } from './formPage.ts'

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

test('keys and webhooks that cannot be loaded are asked for again', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await person.page.route(/api-keys|webhooks/, (route) => route.abort())
	const page = await open(`/form/${fileId}/integrations`, 'integrations')
	await expect(page.getByRole('alert')).toBeVisible()
	await page.unroute(/api-keys|webhooks/)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByText('No API keys yet')).toBeVisible()
})

test('a webhook is made, its secret shown once, tells of an answer, is logged, sent again, turned off and deleted', async ({
	host, person, open,
}) => {
	const receiver = await Receiver.start()
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/integrations`, 'integrations')
	await expect(page.getByText('No webhooks yet')).toBeVisible()

	await page.getByRole('button', { name: 'New webhook' }).click()
	const dialog = page.getByRole('dialog', { name: 'New webhook' })
	await dialog.getByText('An answer was deleted', { exact: true }).click()
	await dialog.getByRole('button', { name: 'Create webhook' }).click()
	await expect(dialog.getByText('Give the webhook a name.')).toBeVisible()
	await expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible()
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Chat')
	await dialog.getByRole('textbox', { name: 'Address' }).fill('http://hooks.example.org/')
	await dialog.getByRole('button', { name: 'Create webhook' }).click()
	await expect(dialog.getByRole('alert')).toContainText('begins with https://')
	await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/chat`)
	await page.keyboard.press('Enter')

	const shown = page.getByRole('dialog', { name: 'Webhook “Chat” is ready' })
	const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue()
	await expect.poll(() => secret).toMatch(/^whsec_/)
	await expectAccessible(page, '[role=dialog]')
	await shown.getByRole('button', { name: 'I have copied it' }).click()
	await expect(page.getByRole('button', { name: 'New webhook' })).toBeFocused()
	await expect(page.getByText(secret)).toHaveCount(0)
	const row = page.getByRole('listitem').filter({ hasText: 'Chat' })
	await expect(row).toContainText('An answer was sent · An answer was changed')

	receiver.answers.push(500)
	await answer(host.url, person.client, fileId, [{ q1: 'c1' }])
	await runJob(suiteHost(), 'OCA\\FormsApp\\Shared\\BackgroundJob\\DeliverOutbox')
	await page.reload()
	await expect(row).toContainText('1 message waits')
	await expect(row).toContainText('Failing since')
	await expectScreenAccessible(page)
	await row.getByRole('button', { name: 'Log of Chat' }).click()
	const log = page.getByRole('dialog', { name: 'Log of “Chat”' })
	await expect(log.getByRole('listitem')).toContainText('The server answered with status 500.')
	await expect(log.getByRole('listitem')).toContainText('1 attempt')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => log.getByRole('button', { name: 'Send again' }).click())
	await expect(log.getByRole('status').last()).toHaveText('It is sent within a few minutes.')
	await runJob(suiteHost(), 'OCA\\FormsApp\\Shared\\BackgroundJob\\DeliverOutbox')
	await log.getByRole('button', { name: 'Reload' }).click()
	await expect(log.getByRole('listitem')).toContainText('Delivered')
	await expect(log.getByRole('listitem')).toContainText('2 attempts')
	await page.keyboard.press('Escape')
	await expect(log).toHaveCount(0)
	await expect.poll(() => receiver.told('/chat').map(({ delivery_id: id }) => id)).toHaveLength(2)

	await saved(page, () => row.getByRole('switch', { name: 'Turn Chat on' }).press('Space'))
	await expect(row.getByRole('switch')).not.toBeChecked()
	await row.getByRole('button', { name: 'Change Chat' }).click()
	const change = page.getByRole('dialog', { name: 'Change webhook' })
	await change.getByText('An answer was deleted', { exact: true }).click()
	await saved(page, () => change.getByRole('button', { name: 'Save changes' }).click())
	await expect(row).toContainText('All events')

	await row.getByRole('button', { name: 'Delete Chat' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
	await expect(page.getByText('No webhooks yet')).toBeVisible()
	await expect(page.getByRole('button', { name: 'New webhook' })).toBeFocused()
	await receiver.close()
})

test('a log that is empty says so, and one that cannot be loaded is asked for again', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await person.client.expect('POST', appPath(`/api/forms/${fileId}/webhooks`), {
		body: { name: 'Chat', url: 'http://127.0.0.1:9/', events: [] },
	})
	await person.page.route('**/deliveries*', (route) => route.abort())
	const page = await open(`/form/${fileId}/integrations`, 'integrations')
	await page.getByRole('button', { name: 'Log of Chat' }).click()
	const log = page.getByRole('dialog', { name: 'Log of “Chat”' })
	await expect(log.getByRole('alert')).toBeVisible()
	await page.unroute('**/deliveries*')
	await log.getByRole('button', { name: 'Try again' }).click()
	await expect(log.getByText('Nothing was sent yet')).toBeVisible()
})
