// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import { addToGroup, createGroup, uniqueName } from '@suite/fixtures/accounts'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { createTeamFolder } from '@suite/fixtures/team-folders'
import type { Field } from '@suite/schema/metadata/field'
import { ask, assign, deleteField, expect, fieldsOf, newField, test, withState } from './panel.ts'

const panel = '#metadataapp-admin'

/** Goes on with the Tab key to a control; fails where the focus goes round without it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
	for (let steps = 0; steps < 30 && !await control.evaluate((element) => element === document.activeElement); steps++) {
		await page.keyboard.press('Tab')
	}
	await expect(control).toBeFocused()
}
const rowOf = (page: Page, field: Pick<Field, 'id'>) => page.locator(`[data-move="${field.id}"]`)
const orderOf = (page: Page) => page.locator('.fields__list > li')
	.evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.move)))

test('a choice is defined with its options, by keyboard alone @every-host', async ({ admin, openPanel }) => {
	const first = await newField(admin)
	const page = await openPanel()
	const label = uniqueName('Größe')
	await page.getByRole('button', { name: 'Add field' }).focus()
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'New field' })
	await expect(dialog.getByRole('textbox', { name: 'Label' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(dialog.getByText('Fill this in.')).toHaveCount(1)
	await page.keyboard.type(label)
	await tabTo(page, dialog.getByRole('combobox', { name: 'Type' }))
	await page.keyboard.type('single')
	await page.keyboard.press('Enter')
	const option = dialog.getByRole('textbox', { name: 'New option' })
	await tabTo(page, option)
	for (const text of ['Large', 'Small', 'Large']) {
		await page.keyboard.type(text)
		await page.keyboard.press('Enter')
	}
	await expect(dialog.getByText('This option is in the list already.')).toBeVisible()
	await option.fill('Medium')
	await page.keyboard.press('Enter')
	const handle = dialog.getByRole('button', { name: 'Move Medium', exact: true })
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Shift+Tab')
	await expect(handle).toBeFocused()
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Space')
	await expect(page.locator('.panel__said')).toHaveText('Dropped at place 2 of 3.')
	await expectAccessible(page, '[role=dialog]')
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, '[role=dialog]', { onlyContrast: true })

	const name = dialog.getByRole('textbox', { name: 'Name for programs' })
	await expect(name).toHaveValue(`file_gf_${label.toLowerCase().replace('größe', 'grosse').replace('-', '_')}`)
	await tabTo(page, dialog.getByRole('button', { name: 'Add field' }))
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(page.getByRole('button', { name: 'Add field' })).toBeFocused()
	const made = async () => (await fieldsOf(admin)).find((one) => one.field_label === label)
	await expect.poll(made).toMatchObject({ field_type: 'select', field_options: ['Large', 'Medium', 'Small'] })
	await expect(page.getByRole('listitem').filter({ hasText: label })).toContainText('In no team folder')
	await Promise.all([first, await made()].map((field) => deleteField(admin, field?.id ?? 0)))
})

test('fields are ordered by keys and by dragging, and stay in place when that is refused @every-host', async ({ admin, openPanel }) => {
	const made = [await newField(admin), await newField(admin), await newField(admin)] as const
	const [one, two, three] = made
	const page = await openPanel()
	await expectAccessible(page, panel)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, panel, { onlyContrast: true })
	const handleOf = (field: Field) => page.getByRole('button', { name: `Move ${field.field_label}` })
	const ownOrder = async () => (await orderOf(page)).filter((id) => made.some((field) => field.id === id))
	const savedOrder = async () => (await fieldsOf(admin)).map(({ id }) => id).filter((id) => made.some((field) => field.id === id))

	await handleOf(three).focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('ArrowUp')
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(handleOf(three)).toBeFocused()
	await expect(page.getByText('Order saved')).toBeVisible()
	await expect.poll(savedOrder).toEqual([three.id, one.id, two.id])

	const target = await rowOf(page, two).boundingBox()
	await handleOf(three).scrollIntoViewIfNeeded()
	await handleOf(three).hover()
	await page.mouse.down()
	await page.mouse.move(target!.x + 40, target!.y + target!.height - 4, { steps: 4 })
	await saved(page, () => page.mouse.up())
	await expect.poll(savedOrder).toEqual([one.id, two.id, three.id])

	await page.route('**/api/fields/order', (route) => route.abort())
	await handleOf(one).focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowDown')
	await saved(page, () => page.keyboard.press('Space'), { isRefused: true })
	await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible()
	await expect.poll(ownOrder).toEqual([one.id, two.id, three.id])
	await Promise.all(made.map(({ id }) => deleteField(admin, id)))
})

test('another type shows first the values that do not fit, and deleting says what goes along', async ({ admin, host, openPanel }) => {
	const group = await createGroup(admin)
	await addToGroup(admin, host.administrator.user, group)
	const folder = await createTeamFolder(admin, { groups: { [group]: 31 }, hasRules: false })
	const field = await newField(admin, { applies_to_groupfolder: true })
	await assign(admin, folder.id, [field.id])
	await ask(admin, 'POST', `/api/user/groupfolders/${folder.id}/metadata`, { metadata: { [field.field_name]: 'about ten' } })
	const page = await openPanel()
	await expect(rowOf(page, field)).toContainText('1 team folder · filled in for 1 team folder')
	await page.getByRole('button', { name: `${field.field_label}, edit` }).click()
	const dialog = page.getByRole('dialog', { name: `Edit “${field.field_label}”` })
	await dialog.getByRole('combobox', { name: 'Type' }).fill('number')
	await page.keyboard.press('Enter')
	await dialog.getByRole('textbox', { name: 'Help' }).fill('How many')
	await saved(page, () => dialog.getByRole('button', { name: 'Save field' }).click(), { among: '/conversion/preview' })
	const preview = page.getByRole('dialog', { name: `Change “${field.field_label}” to the type “Number”` })
	await expect(preview).toContainText('1 value does not fit and is removed.')
	await expect(preview).toContainText('about ten')
	await expectAccessible(page, '[role=dialog]')
	await preview.getByRole('button', { name: 'Back' }).click()
	await expect(preview).toHaveCount(0)
	await expect(dialog.getByRole('textbox', { name: 'Help' })).toHaveValue('How many')
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard changes' }).click()
	await expect(page.getByRole('button', { name: `${field.field_label}, edit` })).toBeFocused()

	await page.getByRole('button', { name: `Delete ${field.field_label}` }).press('Enter')
	const question = page.getByRole('dialog', { name: `Delete “${field.field_label}”?` })
	await expect(question).toContainText('It disappears from 1 team folder.')
	await expect(question).toContainText('Its value for 1 team folder is deleted.')
	await expectAccessible(page, '[role=dialog]')
	await saved(page, () => question.getByRole('button', { name: 'Delete field' }).click())
	await expect(rowOf(page, field)).toHaveCount(0)
	await expect.poll(async () => (await fieldsOf(admin)).some(({ id }) => id === field.id)).toBe(false)
})

test('what was typed stays when somebody does not discard it, however the dialog was closed', async ({ admin, openPanel }) => {
	await newField(admin)
	const page = await openPanel()
	await page.getByRole('button', { name: 'Add field' }).click()
	const dialog = page.getByRole('dialog', { name: 'New field' })
	const label = dialog.getByRole('textbox', { name: 'Label' })
	await label.fill('Half a name')
	const cancel = dialog.getByRole('button', { name: 'Cancel' })
	const cross = dialog.getByRole('button', { name: 'Close' })
	for (const close of [() => cross.click(), () => cancel.press('Escape'), () => label.press('Escape')]) {
		await close()
		await page.getByRole('button', { name: 'Keep editing' }).click()
		await expect(page.getByRole('dialog')).toHaveCount(1)
		await expect(label).toHaveValue('Half a name')
	}
	await cancel.click()
	await page.getByRole('button', { name: 'Discard changes' }).click()
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the list says when there is nothing, too much or no answer, also on a phone', async ({ admin, openPanel }) => {
	const sample = await newField(admin)
	const many = Array.from({ length: 1_000 }, (_, index): Field => ({
		...sample, id: 1_000_000 + index, field_label: `Many ${index}`, field_name: `file_gf_many_${index}`,
	}))
	const page = await openPanel()
	await page.route('**/api/fields/usage', (route) => route.abort())
	await withState(page, 'admin', (state) => ({ ...state, fields: many }))
	await ready(page, 'admin')
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
	await expect(page.getByRole('button', { name: 'Add field' })).toBeDisabled()
	const last = page.getByRole('button', { name: 'Many 999, edit' })
	await page.getByRole('button', { name: 'Move Many 0', exact: true }).focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('End')
	await expect(last).toBeVisible()
	await page.keyboard.press('Escape')
	await page.getByRole('searchbox', { name: 'Search fields' }).fill('many 77')
	await expect(page.getByText('11 of 1,000 fields')).toBeVisible()
	await page.unroute('**/api/fields/usage')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('alert')).toHaveCount(0)

	await withState(page, 'admin', (state) => ({ ...state, fields: [], folders: [], assigned: {}, has_team_folders: false }))
	await ready(page, 'admin')
	await expect(page.getByText('No fields yet')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Install Team folders' })).toBeVisible()
	await expectAccessible(page, panel)

	const small = await openPanel(phone)
	await expectTouchable(small, 'the fields')
	await expect.poll(() => small.locator('.panel').evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
	await small.getByRole('button', { name: `${sample.field_label}, edit` }).click()
	await expectTouchable(small, 'the editor of a field')
	await deleteField(admin, sample.id)
})
