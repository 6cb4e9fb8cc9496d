// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { createGroup, createUser } from '@suite/fixtures/accounts'
import { SessionClient, type Client } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import type { FormChange } from '@suite/schema/forms/form'
import { appPath, ask, opened } from '../http/forms.ts'

/** Opens the questions of a form and waits until they can be edited. */
export async function openBuilder(page: Page, client: SessionClient, fileId: number): Promise<void> {
	await undisturbed(client)
	await page.goto(appPath(`/form/${fileId}/questions`))
	await ready(page, 'questions')
}

export const change = (client: Client, fileId: number, body: FormChange): Promise<unknown> =>
	ask(client, 'PUT', `/api/forms/${fileId}`, { body })

/** Titles of the questions as they are stored. */
export const titles = async (client: Client, fileId: number): Promise<string[]> =>
	(await opened(client, fileId)).form.questions.map(({ title }) => title)

/** What is shown is stored: nothing is unsaved and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
	await expect(page.locator('[data-saved="saved"]')).toBeVisible()
}

export const cards = (page: Page): Locator => page.locator('[data-question]')
export const titleOf = (card: Locator): Locator => card.locator('[data-part="title"]').getByRole('textbox')
export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' })

/** Where something is once it no longer moves. */
export async function restingBox(locator: Locator): Promise<{ x: number, y: number, width: number, height: number }> {
	let box = await locator.boundingBox()
	await expect.poll(async () => {
		const former = box
		box = await locator.boundingBox()
		return box !== null && JSON.stringify(box) === JSON.stringify(former)
	}).toBe(true)
	return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Somebody at a browser of their own, who has a right in a team folder. */
export interface Colleague {
	readonly client: SessionClient
	readonly page: Page
	/** The same person at another browser; whoever opens it closes it. */
	anotherWindow(): Promise<Colleague>
}

interface Team {
	/** Name of the folder. */
	readonly folder: string
	readonly editors: readonly Colleague[]
	readonly viewer: Colleague
	close(): Promise<void>
}

/** A team folder with two editors and a viewer. */
export async function team(browser: Browser, admin: SessionClient): Promise<Team> {
	const [editing, viewing] = [await createGroup(admin), await createGroup(admin)]
	const folder = await createTeamFolder(admin, { groups: { [editing]: permission.all, [viewing]: permission.read } })
	const enter = async (group: string): Promise<Colleague> => {
		const account = await createUser(admin, { groups: [group] })
		const client = await SessionClient.login(admin.url, account.user, account.password)
		const window = async (): Promise<Colleague> => {
			const context = await browser.newContext({ baseURL: admin.url })
			await takeSession(context, client)
			return { client, page: await context.newPage(), anotherWindow: window }
		}
		return window()
	}
	const editors = [await enter(editing), await enter(editing)]
	const viewer = await enter(viewing)
	return {
		folder: folder.name,
		editors,
		viewer,
		close: async () => {
			await Promise.all([...editors, viewer].map(({ page }) => page.context().close()))
		},
	}
}
