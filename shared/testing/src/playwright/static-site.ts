// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Page } from '@playwright/test'

/** A call that the page made to the server of a static site. */
export interface SiteCall {
	readonly method: string
	/** Below the address of the app. */
	readonly path: string
	readonly body: unknown
	readonly headers: Readonly<Record<string, string>>
}

/** What the pretended server answers: a status and a body, or null for a server that cannot be reached. */
export type SiteAnswer = (call: SiteCall) => { readonly status?: number, readonly body: unknown } | null

const types: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/**
 * A page with the built files of one app and nothing of the host: no core bundle, no global, no styles.
 *
 * @param app - the app's id
 * @param folder - with the app's built `js` and `css`
 * @param html - of the page at the address returned
 * @param answer - for calls to the app's routes
 * @return the page's address and the calls made so far
 */
export async function serveStaticSite(page: Page, app: string, folder: string, html: string, answer: SiteAnswer): Promise<{ url: string, calls: SiteCall[] }> {
	const url = 'http://localhost/index.php/apps/dashboard/'
	const calls: SiteCall[] = []
	await page.route('http://localhost/**', async (route) => {
		const request = route.request()
		const { pathname, search } = new URL(request.url())
		const api = `/index.php/apps/${app}`
		const file = folder + pathname.replace(`/custom_apps/${app}`, '')
		if (pathname.startsWith(`${api}/`)) {
			const call = { method: request.method(), path: pathname.slice(api.length) + search, body: request.postDataJSON() as unknown, headers: request.headers() }
			calls.push(call)
			const reply = answer(call)
			await (reply ? route.fulfill({ status: reply.status ?? 200, json: reply.body }) : route.abort('connectionfailed'))
		} else if (pathname.startsWith(`/custom_apps/${app}/`) && existsSync(file)) {
			await route.fulfill({ contentType: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) })
		} else if (request.resourceType() === 'document') {
			await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
		} else {
			await route.fulfill({ status: 404, body: '' })
		}
	})
	return { url, calls }
}
