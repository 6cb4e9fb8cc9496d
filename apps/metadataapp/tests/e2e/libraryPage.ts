// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import { addToGroup, createGroup, createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import type { Person } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { createTeamFolder, permission, type TeamFolder } from '@suite/fixtures/team-folders'
import type { FieldInput, SavedField } from '@suite/schema/metadata/field'
import { ask, fieldName, save } from '../http/metadata.ts'

/** A team folder with files. */
export interface Shelf {
	readonly folder: TeamFolder
	/** Somebody else, who may do everything in it. */
	readonly writer: SessionClient
	/** Of the writer. */
	readonly files: Files
}

/** A team folder of its own, which the person has, and somebody who fills it. */
export async function shelfOf(admin: SessionClient, person: Person, rights: number = permission.all): Promise<Shelf> {
	const [writers, others] = [await createGroup(admin), await createGroup(admin)]
	const folder = await createTeamFolder(admin, { groups: { [writers]: permission.all, [others]: rights }, hasRules: false })
	await addToGroup(admin, person.user, others)
	const { user, password } = await createUser(admin, { groups: [writers] })
	const writer = await SessionClient.login(admin.url, user, password)
	return { folder, writer, files: new Files(writer, user) }
}

/** Defines a field by which people know it, and assigns all of the list to the team folder in their order. */
export async function fieldsOf(
	admin: SessionClient,
	shelf: Shelf,
	wished: readonly (Partial<FieldInput> & { readonly field_label: string })[],
): Promise<readonly SavedField[]> {
	const fields: SavedField[] = []
	for (const field of wished) {
		const start = field.applies_to_groupfolder === 1 ? 'gf_' : 'file_gf_'
		fields.push(await ask<SavedField>(admin, 'POST', '/v1/groupfolder-fields', {
			body: { field_type: 'text', ...field, field_name: fieldName(start) },
		}))
	}
	await ask(admin, 'POST', `/v1/groupfolders/${shelf.folder.id}/fields`, { body: { field_ids: fields.map(({ id }) => id) } })
	return fields
}

/** A file in the team folder, with values. @return its id */
export async function fileIn(shelf: Shelf, path: string, values: Readonly<Record<string, string>> = {}): Promise<number> {
	const id = await shelf.files.put(`${shelf.folder.name}/${path}`, `About ${path}`)
	if (Object.keys(values).length > 0) {
		await save(shelf.writer, id, values)
	}
	return id
}

export const appPath = (path: string): string => `/index.php/apps/metadataapp${path}`

/** Opens the Library as a person. */
export async function openLibrary(person: Person, path: string, page = person.page): Promise<Page> {
	await undisturbed(person.client)
	await page.goto(appPath(path))
	await ready(page, 'library')
	return page
}

export const rowOf = (page: Page, name: string): Locator =>
	page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** A field of the form. */
export const fieldOf = (page: Page, { field_name: name }: Pick<SavedField, 'field_name'>): Locator =>
	page.locator(`[data-field="${name}"]`)

/** Opens the values of a file by its row. */
export async function openForm(page: Page, name: string): Promise<void> {
	await rowOf(page, name).click()
	await ready(page, 'form')
}
