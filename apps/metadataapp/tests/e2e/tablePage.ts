// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import type { Person } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { appPath, type Shelf } from './libraryPage.ts'

/** Opens a team folder as one table. */
export async function openTable(person: Person, { folder }: Pick<Shelf, 'folder'>, query = '', page = person.page): Promise<Page> {
	await undisturbed(person.client)
	await page.goto(appPath(`/folders/${folder.id}/table${query}`))
	await ready(page, 'table')
	return page
}

export const gridOf = (page: Page): Locator => page.getByRole('grid')

/** The row of a file. */
export const gridRow = (page: Page, name: string): Locator =>
	gridOf(page).getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** A cell of a file by its column, of which 1 has the names. */
export const cellOf = (page: Page, name: string, column: number): Locator => gridRow(page, name).locator(`[aria-colindex="${column}"]`)
