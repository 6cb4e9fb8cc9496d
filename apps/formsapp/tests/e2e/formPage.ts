// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import { addToGroup, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { AnonymousClient, SessionClient } from '@suite/fixtures/client'
import { expect, test as base, type Person } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import { appPath, formWith, publicHash } from '../http/forms.ts'

export { expect }

interface Fixtures {
	/** Opens a screen as the person. */
	readonly open: (path: string, screen: string) => Promise<Page>
}

export const test = base.extend<Fixtures>({
	open: async ({ person }, use) => {
		await undisturbed(person.client)
		await use(async (path, screen) => {
			await goTo(person.page, path, screen)
			return person.page
		})
	},
})

export async function goTo(page: Page, path: string, screen: string): Promise<void> {
	await page.goto(appPath(path))
	await ready(page, screen)
}

const drinks = [
	{ type: 'single_choice', title: 'Tea or coffee?', required: true, options: { choices: [{ label: 'Tea' }, { label: 'Coffee' }] } },
	{ type: 'textarea', title: 'Anything else?' },
]

/** A form with two questions, and its title. */
export async function formOf(person: Person): Promise<{ fileId: number, title: string }> {
	const title = uniqueName('Form')
	return { fileId: await formWith(person.client, drinks, { title }), title }
}

/** Answers a form at its link, one answer after the other. */
export async function answer(baseURL: string, client: SessionClient, fileId: number, answers: readonly object[]): Promise<void> {
	const hash = await publicHash(client, fileId)
	const anybody = new AnonymousClient(baseURL)
	for (const one of answers) {
		await anybody.expect('POST', appPath(`/api/public/${hash}/submit`), { body: { answers: one } })
	}
}

/** A form in a team folder, which the person may only read. */
export async function formToRead(baseURL: string, admin: SessionClient, person: Person): Promise<number> {
	const [managers, readers] = [await createGroup(admin), await createGroup(admin)]
	const folder = await createTeamFolder(admin, { groups: { [managers]: permission.all, [readers]: permission.read } })
	await addToGroup(admin, person.user, readers)
	const { user, password } = await createUser(admin, { groups: [managers] })
	const owner = await SessionClient.login(baseURL, user, password)
	return formWith(owner, drinks, { title: uniqueName('Form'), path: `/${folder.name}` })
}

/** Makes the window as tall as a long screen: axe takes what is below the edge of Nextcloud's scrolling area for hidden. */
export const allInView = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 2800 })

export const rowOf = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title })
