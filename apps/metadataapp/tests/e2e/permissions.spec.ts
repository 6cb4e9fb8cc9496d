// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { createTeamFolder } from '@suite/fixtures/team-folders'
import type { Grant } from '@suite/schema/metadata/permission'
import { ask, assign, assignedTo, deleteField, expect, newField, test } from './panel.ts'

const panel = '#metadataapp-admin'

test('a permission is given, taken away and given back, and a failure says so @every-host', async ({ admin, openPanel }) => {
	const group = await createGroup(admin)
	const folder = await createTeamFolder(admin, { groups: { [group]: 31 }, hasRules: false })
	const displayName = uniqueName('Ida')
	const { user } = await createUser(admin, { displayName })
	const grants = async () => (await ask<Grant[]>(admin, 'GET', '/api/permissions'))
		.filter((grant) => grant.user_id === user || grant.group_id === group)
	const page = await openPanel({ area: 'permissions' })
	await page.getByRole('button', { name: 'Allow' }).click()
	await expect(page.getByRole('alert')).toHaveText('Choose a person or group first.')
	const who = page.getByRole('combobox', { name: 'Person or group' })
	await who.fill(displayName)
	await page.getByRole('option', { name: displayName }).click()
	await saved(page, () => page.getByRole('button', { name: 'Allow' }).click())
	const row = page.getByRole('listitem').filter({ hasText: displayName })
	await expect(row).toContainText('All team folders')

	await who.fill(group)
	await page.getByRole('option', { name: group }).click()
	await page.getByRole('combobox', { name: 'May manage fields of' }).fill(folder.name)
	await page.getByRole('option', { name: folder.name }).click()
	await saved(page, () => page.getByRole('button', { name: 'Allow' }).click())
	await expect(page.getByRole('listitem').filter({ hasText: group })).toContainText(folder.name)
	await expect.poll(async () => (await grants()).map((grant) => grant.groupfolder_id)).toEqual([folder.id, null])
	await expectAccessible(page, panel)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, panel, { onlyContrast: true })

	await saved(page, () => row.getByRole('button', { name: /^Revoke/ }).press('Enter'))
	await expect(row).toHaveCount(0)
	await expect(who).toBeFocused()
	await expect.poll(grants).toHaveLength(1)
	await saved(page, () => page.getByRole('button', { name: 'Undo' }).press('Enter'))
	await expect(row).toContainText('All team folders')

	await page.route('**/api/permissions', (route) => route.abort())
	await page.reload()
	await ready(page, 'admin')
	await expect(page.locator(panel)).toContainText('The server cannot be reached.')
	await page.unroute('**/api/permissions')
	await page.getByRole('button', { name: 'Try again' }).press('Enter')
	await expect(row).toBeVisible()
})

test('fields of a team folder are added, ordered and removed, and values come back with them @every-host', async ({ admin, openPanel }) => {
	const folder = await createTeamFolder(admin, { groups: {}, hasRules: false })
	const [one, two] = [await newField(admin), await newField(admin, { is_required: true })]
	await assign(admin, folder.id, [one.id])
	const page = await openPanel({ area: 'folders' })
	const head = page.getByRole('button', { name: folder.name })
	if (await page.getByRole('searchbox', { name: 'Search team folders' }).isVisible()) {
		await page.getByRole('searchbox', { name: 'Search team folders' }).fill(folder.name)
	}
	await head.press('Enter')
	await page.getByRole('combobox', { name: 'Add field' }).fill(two.field_label)
	await saved(page, () => page.getByRole('option', { name: two.field_label }).click())
	await expect(head).toContainText('2 fields · 1 required')
	await page.getByRole('button', { name: `Move ${two.field_label}`, exact: true }).focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('Home')
	await saved(page, () => page.keyboard.press('Space'))
	await expect.poll(() => assignedTo(admin, folder.id)).toEqual([two.id, one.id])

	await saved(page, () => page.getByText('Enforce', { exact: true }).click())
	await expect(head).toContainText('1 required, enforced')
	await expectAccessible(page, panel)
	await saved(page, () => page.getByRole('button', { name: `Remove ${two.field_label}` }).press('Enter'))
	await expect(page.getByText(`Removed “${two.field_label}”. Its values are kept and come back with it.`)).toBeVisible()
	await expect.poll(() => assignedTo(admin, folder.id)).toEqual([one.id])
	await saved(page, () => page.getByRole('button', { name: 'Undo' }).press('Enter'))
	await expect.poll(() => assignedTo(admin, folder.id)).toEqual([two.id, one.id])

	await page.route('**/api/user/groupfolders/*/fields', (route) => route.abort())
	await saved(page, () => page.getByRole('button', { name: `Remove ${two.field_label}` }).press('Enter'), { isRefused: true })
	await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible()
	await expect(page.getByRole('button', { name: `Remove ${two.field_label}` })).toBeVisible()
	await Promise.all([one, two].map(({ id }) => deleteField(admin, id)))
})
