// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { uniqueName } from '@suite/fixtures/accounts'
import type { SessionClient } from '@suite/fixtures/client'
import { expect, test as base } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { Room } from '@suite/schema/rooms/room'
import { ask } from '../http/rooms.ts'

export { expect }

interface Fixtures {
	/** Opens a screen as the administrator. */
	readonly open: (path: string, screen: string, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
	open: async ({ browser, host, admin }, use) => {
		await undisturbed(admin)
		const pages: Page[] = []
		await use(async (path, screen, options = {}) => {
			const page = await newPage(browser, host.url, admin, options)
			pages.push(page)
			await goTo(page, path, screen)
			return page
		})
		await Promise.all(pages.map((page) => page.context().close()))
	},
})

async function newPage(browser: Browser, baseURL: string, client: SessionClient, options: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext({ baseURL, ...options })
	await takeSession(context, client)
	return context.newPage()
}

export async function goTo(page: Page, path: string, screen: string): Promise<void> {
	await page.goto(`/index.php/apps/roomsapp${path}`)
	await ready(page, screen)
}

export const stored = (client: SessionClient, id: string): Promise<Room> => ask<Room>(client, 'GET', `/api/rooms/${id}`)

/** A name that a search finds once. */
export const name = (): string => uniqueName('Room')

/** Narrows the list to rooms with a word in their name. */
export async function search(page: Page, word: string): Promise<void> {
	await page.getByRole('searchbox', { name: 'Search rooms' }).fill(word)
}

export const rowOf = (page: Page, room: string): Locator => page.getByRole('listitem').filter({ hasText: room })
