// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SetupState } from '@suite/schema/intranet/setup'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim, showSettings } from '@suite/fixtures/playwright/shim'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, mount } from './editorPage.ts'

/** What a user can do besides reading; each task has its own address. */
export type Task = 'history' | 'arrange' | 'menu' | 'trash'

/** Opens a page, or a task on it, as the user signed in to the browser. */
export async function openSite(context: BrowserContext, id: string, task?: Task): Promise<Page> {
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/${id}${task === undefined ? '' : `?${task}`}`)
	await ready(page, task ?? 'page')
	return page
}

/** Opens the administrators' panel and waits until it is ready. */
export async function openPanel(context: BrowserContext): Promise<Page> {
	await showSettings(context)
	await addHostShim(context)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/settings/admin/intranetapp`)
	await ready(page, 'admin')
	return page
}

/** A browser context of a new user who may only read the site. */
export async function signedInReader(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const admin = await administrator()
	const { groups } = (await admin.expect('GET', `${mount}/setup`)).json as SetupState
	const account = await createUser(admin, { groups: groups.filter(({ role }) => role === 'users').map(({ id }) => id) })
	const client = await SessionClient.login(suiteHost().url, account.user, account.password)
	await undisturbed(client)
	const context = await browser.newContext(options)
	await takeSession(context, client)
	return context
}

/** Opens the menu with this name and chooses an entry from it. */
export async function choose(page: Page, menu: string, name: string): Promise<void> {
	await page.getByRole('button', { name: menu, exact: true }).click()
	await page.getByRole('menuitem', { name, exact: true }).click()
}
