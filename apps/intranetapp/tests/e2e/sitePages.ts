// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Version } from '@suite/schema/intranet/draft'
import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import type { SetupState } from '@suite/schema/intranet/setup'
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { formerTimes } from '@suite/fixtures/granularity'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim, showSettings } from '@suite/fixtures/playwright/shim'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, mount, newPage } from './editorPage.ts'

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

/** The former versions of a page. */
export async function versions(id: string): Promise<Version[]> {
	return (await (await administrator()).expect('GET', `${mount}/pages/${id}/versions`)).json as Version[]
}

/** Creates a page whose file is then written three times with different words. */
export async function writtenThrice(): Promise<string> {
	const [admin, account] = [await administrator(), suiteHost().administrator]
	const { id, path } = await newPage([{ type: 'text', content: '' }])
	const { folder } = (await admin.expect('GET', `${mount}/setup`)).json as SetupState
	const [files, file] = [new Files(admin, account.user), `${folder?.name}/${path}/${path.split('/').at(-1)}.json`]
	const document = await files.get(file)
	const times = formerTimes(3)
	for (const [index, words] of ['The canteen opens at noon', 'The canteen opens at eleven', 'The kitchen opens at eleven'].entries()) {
		const page = JSON.parse(document) as IntranetPage
		page.layout.rows![0]!.widgets![0]!.content = words
		await files.put(file, JSON.stringify(page), times[index])
	}
	await expect.poll(async () => (await versions(id)).length).toBeGreaterThanOrEqual(2)
	return id
}
