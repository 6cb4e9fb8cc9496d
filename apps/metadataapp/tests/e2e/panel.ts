// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client, SessionClient } from '@suite/fixtures/client'
import { ocs } from '@suite/fixtures/ocs'
import { test as base } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim, showSettings } from '@suite/fixtures/playwright/shim'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { Field, FieldInput } from '@suite/schema/metadata/field'
import type { PanelState } from '@suite/schema/metadata/state'

export { expect } from '@suite/fixtures/playwright/host-test'

const own = '/apps/metadataapp/api/v1'

/** All fields as the server has them, in their order. */
export const fieldsOf = (admin: Client): Promise<Field[]> => ocs(admin, 'GET', `${own}/groupfolder-fields`)

/** Makes a field with a name and label that no other test has. */
export function newField(admin: Client, wished: Partial<FieldInput> = {}): Promise<Field> {
	const name = uniqueName('field')
	return ocs(admin, 'POST', `${own}/groupfolder-fields`, {
		field_name: `file_gf_${name.replaceAll('-', '_')}`, field_label: name, field_type: 'text', ...wished,
	})
}

export async function deleteField(admin: Client, id: number): Promise<void> {
	await ocs(admin, 'DELETE', `${own}/groupfolder-fields/${id}`)
}

export async function assign(admin: Client, folder: number, fields: readonly number[]): Promise<void> {
	await ocs(admin, 'POST', `${own}/groupfolders/${folder}/fields`, { field_ids: fields })
}

/** Fields of a team folder, in their order. */
export async function assignedTo(admin: Client, folder: number): Promise<number[]> {
	return (await ocs<Field[]>(admin, 'GET', `${own}/groupfolders/${folder}/fields`)).map(({ id }) => id)
}

/** Calls a route for browsers. */
export async function ask<T>(client: Client, method: string, path: string, body?: unknown): Promise<T> {
	const reply = await client.expect(method, `/index.php/apps/metadataapp${path}`, { body, headers: { 'OCS-APIRequest': 'true' } })
	return reply.json as T
}

/** Loads the page again as if the server knew something else; the screens ask for nothing before. */
export async function withState(page: Page, name: 'admin' | 'personal', change: (state: PanelState) => PanelState): Promise<void> {
	const isPage = (url: URL) => url.pathname.endsWith('/metadataapp')
	await page.route(isPage, async (route) => {
		const answer = await route.fetch()
		const pattern = new RegExp(`(id="initial-state-metadataapp-${name}" value=")([^"]*)`)
		const body = (await answer.text()).replace(pattern, (_, before: string, state: string) => before
			+ Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(state, 'base64').toString()) as PanelState))).toString('base64'))
		await route.fulfill({ response: answer, body })
	})
	await page.reload()
	await page.unroute(isPage)
}

/** A panel in the settings of somebody; `area` is a part of that of administrators. */
export type OpenPanel = (options?: BrowserContextOptions & { readonly area?: string }) => Promise<Page>

async function openFor(
	{ browser, url, client, contexts }: { browser: Browser, url: string, client: SessionClient, contexts: BrowserContext[] },
	{ area = 'fields', ...options }: Parameters<OpenPanel>[0] = {},
	kind: 'admin' | 'personal' = 'admin',
): Promise<Page> {
	await undisturbed(client)
	const context = await browser.newContext({ baseURL: url, ...options })
	contexts.push(context)
	await takeSession(context, client)
	await showSettings(context)
	await addHostShim(context)
	const page = await context.newPage()
	await page.goto(kind === 'admin' ? `/index.php/settings/admin/metadataapp#metadataapp/${area}` : '/index.php/settings/user/metadataapp')
	await ready(page, kind)
	return page
}

/** With panels of administrators, and of whoever signed in. */
export const test = base.extend<{ openPanel: OpenPanel, openPersonal: (client: SessionClient) => Promise<Page> }>({
	openPanel: async ({ admin, browser, host }, use) => {
		const contexts: BrowserContext[] = []
		await use((options) => openFor({ browser, url: host.url, client: admin, contexts }, options))
		await Promise.all(contexts.map((context) => context.close()))
	},
	openPersonal: async ({ browser, host }, use) => {
		const contexts: BrowserContext[] = []
		await use((client) => openFor({ browser, url: host.url, client, contexts }, {}, 'personal'))
		await Promise.all(contexts.map((context) => context.close()))
	},
})
