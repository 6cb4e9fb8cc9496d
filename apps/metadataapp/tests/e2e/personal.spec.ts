// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import { createTeamFolder } from '@suite/fixtures/team-folders'
import { ask, assignedTo, deleteField, expect, newField, test } from './panel.ts'

const panel = '#metadataapp-personal'

test('who manages a team folder chooses its fields, and others read why there is nothing', async ({ admin, person, openPersonal }) => {
	const none = await openPersonal(person.client)
	await expect(none.locator(panel)).toContainText('You manage the fields of no team folder. Administrators decide who does.')
	await expectAccessible(none, panel)

	const folder = await createTeamFolder(admin, { groups: {}, hasRules: false })
	const other = await createTeamFolder(admin, { groups: {}, hasRules: false })
	const field = await newField(admin)
	await ask(admin, 'POST', '/api/permissions/user', {
		user_id: person.user, permission: 'manage-fields', groupfolder_id: folder.id,
	})
	const page = await openPersonal(person.client)
	await expect(page.getByRole('button', { name: folder.name })).toHaveAttribute('aria-expanded', 'true')
	await expect(page.getByText(other.name)).toHaveCount(0)
	await page.getByRole('combobox', { name: 'Add field' }).fill(field.field_label)
	await saved(page, () => page.getByRole('option', { name: field.field_label }).click())
	await expect(page.getByText('Saved')).toBeVisible()
	await expect.poll(() => assignedTo(admin, folder.id)).toEqual([field.id])
	await expectAccessible(page, panel)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, panel, { onlyContrast: true })

	await page.route('**/required', (route) => route.abort())
	await saved(page, () => page.getByText('Enforce', { exact: true }).click(), { isRefused: true })
	await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible()
	await expect(page.getByRole('radio', { name: /^Remind/ })).toBeChecked()
	await deleteField(admin, field.id)
})
