// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'
import type { NewPage, Page as IntranetPage } from '@suite/schema/intranet/page'
import { test, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { takeSession } from '@suite/fixtures/playwright/session'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { suiteHost } from '@suite/host/suite-host'

export const mount = '/index.php/apps/intranetapp/api'
const sessions = new Map<string, Promise<SessionClient>>()

/** Skips specs that need a running host when there is none, and names the reason. */
export function skipWithoutHost(): void {
	test.skip(!process.env.HOST_JSON, 'HOST_JSON names no running host')
}

/** An administrator who is a member of the intranet; the first call sets the intranet up. */
export function administrator(): Promise<SessionClient> {
	const { url, administrator: account, occ } = suiteHost()
	const known = sessions.get(account.user)
	if (known !== undefined) {
		return known
	}
	const session = SessionClient.login(url, account.user, account.password).then(async (client) => {
		await undisturbed(client)
		// a test suite creates more pages than a person would
		await occ(['config:system:set', 'ratelimit.protection.enabled', '--type', 'bool', '--value', 'false'])
		await client.expect('POST', `${mount}/setup`, { body: {} })
		return client
	})
	sessions.set(account.user, session)
	return session
}

export async function signedIn(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const client = await administrator()
	const context = await browser.newContext(options)
	await takeSession(context, client)
	return context
}

/** A user who may edit every page and approve none. */
export async function editorIn(browser: Browser, displayName: string): Promise<BrowserContext> {
	const { url, occ } = suiteHost()
	const { groups } =
		JSON.parse((await occ(['intranetapp:setup', '--output', 'json'])).stdout) as { groups: Record<'users' | 'editors', string> }
	const account = await createUser(await administrator(), { displayName, groups: [groups.users, groups.editors] })
	const session = await SessionClient.login(url, account.user, account.password)
	await undisturbed(session)
	const other = await browser.newContext()
	await takeSession(other, session)
	return other
}
let made = 0

/** Creates a page with these widgets stacked in one column. */
export async function newPage(widgets: readonly Widget[], more: Partial<NewPage> = {}): Promise<IntranetPage> {
	const layout: Layout = {
		columns: 1,
		rows: widgets.length === 0 ? [] : [{ columns: 1, widgets: widgets.map((widget, order) => ({ ...widget, column: 1, order })) }],
	}
	const answer = await (await administrator()).expect('POST', `${mount}/pages`, {
		body: { title: `Written ${process.pid} ${++made}`, language: 'en', status: 'published', layout, ...more },
	})
	return answer.json as IntranetPage
}

export async function stored(id: string): Promise<IntranetPage> {
	return (await (await administrator()).expect('GET', `${mount}/pages/${id}`)).json as IntranetPage
}

/** Publishes a change outside the open editor in the meantime. */
export async function publishElsewhere(id: string, change: Record<string, unknown>): Promise<void> {
	await (await administrator()).expect('PUT', `${mount}/pages/${id}`, { body: change })
}

export async function openEditor(context: BrowserContext, id: string): Promise<Page> {
	const page = await context.newPage()
	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/p/${id}?edit`)
	await ready(page, 'editor')
	return page
}

/** Writes, then lets the idle time pass after which the draft is sent; the page clock must be installed. */
export function autosaved(page: Page, write: () => Promise<void>): Promise<void> {
	return saved(page, async () => {
		await write()
		await page.clock.runFor(2_000)
	}, { among: '/draft' })
}

/** Types of the widgets as laid out, row by row and by order. */
export function typesOf(page: IntranetPage): string[] {
	return (page.layout.rows ?? []).flatMap(({ widgets }) =>
		(widgets ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ type }) => type))
}
