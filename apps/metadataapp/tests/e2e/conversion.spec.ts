// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import { addToGroup, createGroup } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { createTeamFolder } from '@suite/fixtures/team-folders'
import type { Conversion } from '@suite/schema/metadata/field/conversion'
import type { Field, FieldInput } from '@suite/schema/metadata/field'
import { ask, assign, deleteField, expect, fieldsOf, newField, test } from './panel.ts'

/** A field of a team folder itself, filled in there. */
async function filledField(admin: Client, user: string, value: string, wished: Partial<FieldInput> = {}): Promise<[Field, number]> {
	const group = await createGroup(admin)
	await addToGroup(admin, user, group)
	const folder = await createTeamFolder(admin, { groups: { [group]: 31 }, hasRules: false })
	const field = await newField(admin, { applies_to_groupfolder: true, ...wished })
	await assign(admin, folder.id, [field.id])
	await ask(admin, 'POST', `/api/user/groupfolders/${folder.id}/metadata`, { metadata: { [field.field_name]: value } })
	return [field, folder.id]
}
const valueOf = async (admin: Client, field: Field, folder: number) =>
	(await ask<Record<string, string>>(admin, 'GET', `/api/user/groupfolders/${folder}/metadata`))[field.field_name]
const definitionOf = async (admin: Client, { id }: Field) => (await fieldsOf(admin)).find((field) => field.id === id)

async function openEditor(page: Page, field: Field) {
	await page.getByRole('button', { name: `${field.field_label}, edit` }).click()
	return page.getByRole('dialog', { name: `Edit “${field.field_label}”` })
}

test('an option is renamed in place by keyboard, and values follow after a look at them', async ({ admin, host, openPanel }) => {
	const options = ['Draft', 'Review', 'Final']
	const [field, folder] = await filledField(admin, host.administrator.user, 'Draft', { field_type: 'select', field_options: options })
	const page = await openPanel()
	const dialog = await openEditor(page, field)
	await dialog.getByRole('button', { name: 'Rename Draft' }).press('Enter')
	const name = dialog.getByRole('textbox', { name: 'New name of Draft' })
	await expect(name).toBeFocused()
	await name.fill('Never mind')
	await page.keyboard.press('Escape')
	await expect(dialog.getByRole('button', { name: 'Rename Draft' })).toBeFocused()
	await page.keyboard.press('Enter')
	await name.fill('Sketch')
	await page.keyboard.press('Enter')
	await expect(dialog.getByRole('button', { name: 'Rename Sketch' })).toBeFocused()
	await expect(dialog).toContainText('was “Draft”')
	await dialog.getByRole('button', { name: 'Rename Review' }).click()
	await dialog.getByRole('textbox', { name: 'New name of Review' }).fill('Final')
	await page.keyboard.press('Enter')
	await expect(dialog).toContainText('“Review” will be merged into it')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => dialog.getByRole('button', { name: 'Save field' }).click(), { among: '/conversion/preview' })

	const preview = page.getByRole('dialog', { name: `Rename options of “${field.field_label}”` })
	await expect(preview).toContainText('“Draft” becomes “Sketch”')
	await expect(preview).toContainText('1 team folder has a value of its own.')
	await expect(preview).toContainText('1 value is rewritten.')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => preview.getByRole('button', { name: 'Rename options' }).click())
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect.poll(() => definitionOf(admin, field)).toMatchObject({ field_options: ['Sketch', 'Final'], withdrawn_options: [] })
	await expect.poll(() => valueOf(admin, field, folder)).toBe('Sketch')
	await deleteField(admin, field.id)
})

test('another type removes what does not fit only when somebody says so', async ({ admin, host, openPanel }) => {
	const [field, folder] = await filledField(admin, host.administrator.user, 'about ten')
	const page = await openPanel(phone)
	const dialog = await openEditor(page, field)
	await dialog.getByRole('combobox', { name: 'Type' }).fill('number')
	await page.keyboard.press('Enter')
	await dialog.getByRole('textbox', { name: 'Label' }).fill(`${field.field_label} in euros`)
	await saved(page, () => dialog.getByRole('button', { name: 'Save field' }).click(), { among: '/conversion/preview' })
	const preview = page.getByRole('dialog', { name: `Change “${field.field_label}” to the type “Number”` })
	await expectTouchable(page, 'the preview of another type')
	await preview.getByRole('button', { name: 'Back' }).click()
	await expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveValue(`${field.field_label} in euros`)
	await expect.poll(() => valueOf(admin, field, folder)).toBe('about ten')

	await saved(page, () => dialog.getByRole('button', { name: 'Save field' }).click(), { among: '/conversion/preview' })
	await saved(page, () => preview.getByRole('button', { name: 'Change type and remove 1 value' }).click())
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect.poll(() => definitionOf(admin, field))
		.toMatchObject({ field_type: 'number', field_label: `${field.field_label} in euros` })
	await expect.poll(() => valueOf(admin, field, folder)).toBeUndefined()
	await deleteField(admin, field.id)
})

test('a change that takes long is followed, can be stopped, and goes on without anybody watching', async ({ admin, openPanel }) => {
	const field = await newField(admin)
	const running: Conversion = {
		id: 1, field_id: field.id, state: 'staging', percent: 30, by: 'admin', field_type: 'number', field_options: [], renamed: [],
		lose_values: false, folders: 1, files: 900, folder_values: 0, changed: 4, lost: { files: 0, folder_values: 0, examples: [] },
	}
	let answer: Conversion = running
	const page = await openPanel()
	await page.route('**/api/fields/conversions', (route) => route.fulfill({ json: [answer] }))
	await page.route('**/conversion', (route) => {
		answer = { ...running, state: 'cancelled', percent: 100 }
		return route.fulfill({ json: answer })
	})
	await page.reload()
	const row = page.locator(`[data-move="${field.id}"]`)
	await expect(row).toContainText('Being changed')
	await page.getByRole('button', { name: `${field.field_label}, edit` }).click()
	const dialog = page.getByRole('dialog', { name: `Change “${field.field_label}” to the type “Number”` })
	await expect(dialog.getByRole('progressbar')).toHaveJSProperty('value', 30)
	await expect(dialog).toContainText('The server goes on by itself.')
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect(dialog).toHaveCount(0)
	await page.getByRole('button', { name: `${field.field_label}, edit` }).click()
	await saved(page, () => dialog.getByRole('button', { name: 'Stop' }).click())
	await expect(dialog).toContainText('Stopped. Nothing was changed.')
	await dialog.getByRole('button', { name: 'Back' }).click()
	await expect(row).not.toContainText('Being changed')
	await deleteField(admin, field.id)
})
