// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import type { RoomsSettings } from '@suite/schema/rooms/settings'
import { GraphServer } from '../http/extsync/graph.ts'
import { ask } from '../http/rooms.ts'
import { expect, test } from './adminRooms.ts'

const off = {
	extsyncEnabled: false, extsyncTenantId: '', extsyncClientId: '', extsyncClientSecret: '', extsyncAuthority: '', extsyncApi: '',
}

test('a calendar provider is set up by keyboard, tested, and forgets its secret at another address', async ({ admin, open }) => {
	const graph = await GraphServer.start()
	try {
		await ask(admin, 'PUT', '/api/settings', { body: off })
		const page = await open('/admin/settings', 'settings')
		const part = page.getByRole('region', { name: 'Calendar provider' })
		const fill = async (label: string, value: string) => {
			const field = part.getByLabel(label, { exact: true })
			await field.fill(value)
			await saved(page, () => field.press('Enter'), { among: '/api/settings' })
		}
		const test = part.getByRole('button', { name: 'Test connection' })
		await expect(test).toBeDisabled()
		await saved(page, () => part.getByRole('switch', { name: /^Sync rooms with Microsoft 365/ }).press('Space'))
		await test.press('Enter')
		await expect(part.getByRole('alert').filter({ hasText: 'Enter the tenant ID, the client ID' })).toBeVisible()

		const { extsyncTenantId, extsyncClientId, extsyncClientSecret, extsyncAuthority, extsyncApi } = graph.settings
		await part.getByText('Advanced', { exact: true }).press('Enter')
		await fill('Sign-in address', extsyncAuthority)
		await fill('API address', extsyncApi)
		await fill('Directory (tenant) ID', extsyncTenantId)
		await fill('Application (client) ID', extsyncClientId)
		await fill('Client secret', extsyncClientSecret)
		await expect(part.getByLabel('New client secret', { exact: true })).toHaveValue('')
		await test.press('Enter')
		await expect(part.getByText('Connected. Organization: Contoso')).toBeVisible()
		// For axe, labels that are scrolled away name nothing.
		await page.setViewportSize({ width: 1280, height: 7_000 })
		await expectScreenAccessible(page)

		const { extsyncAuthority: authority, extsyncClientSecret: secret } = await ask<RoomsSettings>(admin, 'GET', '/api/settings')
		expect([authority, secret]).toEqual([extsyncAuthority, '***'])
		await fill('Sign-in address', '')
		await expect(part.getByLabel('Sign-in address', { exact: true })).toHaveValue('https://login.microsoftonline.com')
		await expect(part.getByLabel('Client secret', { exact: true })).toBeVisible()
		await expect.poll(async () => (await ask<RoomsSettings>(admin, 'GET', '/api/settings')).extsyncClientSecret).toBe('')
	} finally {
		await ask(admin, 'PUT', '/api/settings', { body: off })
		await graph.close()
	}
})
