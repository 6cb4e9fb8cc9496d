// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { NewPage, Page, PageSummary } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Files } from '@suite/fixtures/files'

/** Address of a route on the app mount. */
export const appPath = (path: string): string => `/index.php/apps/intranetapp${path}`
/** The same on the OCS mount, which has the eight documented routes. */
export const ocsPath = (path: string): string => `/ocs/v2.php/apps/intranetapp${path}`

/**
 * Calls a route on the app mount; any status counts as an answer.
 *
 * @param path - such as /api/pages/home
 */
export function call(client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> {
	return client.request(method, appPath(path), { ...sent, headers: { 'OCS-APIRequest': 'true', ...sent.headers } })
}

/** Like call, but a refusal is an error. Returns the body. */
export async function ask<T = Record<string, unknown>>(client: Client, method: string, path: string, sent: Sent = {}): Promise<T> {
	return (await client.expect(method, appPath(path), { ...sent, headers: { 'OCS-APIRequest': 'true', ...sent.headers } })).json as T
}

/** Status and reason of a response, such as `404 unknown_page`; `200` alone if nothing was refused. */
export function refusal(reply: Reply): string {
	const { reason } = (reply.json ?? {}) as { reason?: string }
	return reason === undefined ? String(reply.status) : `${reply.status} ${reason}`
}

/** Creates a page with a unique title. */
export function newPage(client: Client, wished: Partial<NewPage> & Record<string, unknown> = {}): Promise<Page> {
	return ask<Page>(client, 'POST', '/api/pages', { body: { title: uniqueName('Page'), language: 'en', ...wished } })
}

/** The pages that the caller may read. */
export function listed(client: Client): Promise<PageSummary[]> {
	return ask<PageSummary[]>(client, 'GET', '/api/pages')
}

/** Moves a page to the trash bin; does nothing if it is already gone. */
export async function removePage(client: Client, id: string): Promise<void> {
	await call(client, 'DELETE', `/api/pages/${id}`)
}

/** Path of a page's JSON file, relative to the team folder. */
export function fileOf(page: Pick<Page, 'path' | 'isHome'>): string {
	return page.isHome ? `${page.path}/home.json` : `${page.path}/${page.path.split('/').at(-1)}.json`
}

/** A member's files, with paths relative to the team folder. */
export function siteFiles(member: { readonly files: Files }, site: { readonly name: string }) {
	const at = (path: string): string => `${site.name}/${path}`
	return {
		put: (path: string, content: string | Uint8Array, mtime?: number) => member.files.put(at(path), content, mtime),
		get: (path: string) => member.files.get(at(path)),
		has: (path: string) => member.files.has(at(path)),
		list: (path: string) => member.files.list(at(path)),
		id: (path: string) => member.files.id(at(path)),
		move: (from: string, to: string) => member.files.move(at(from), at(to)),
		copy: (from: string, to: string) => member.files.copy(at(from), at(to)),
		remove: (path: string) => member.files.remove(at(path)),
		makeFolder: (path: string) => member.files.makeFolder(at(path)),
	}
}
