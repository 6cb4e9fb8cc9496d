// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page as BrowserPage, Route } from '@playwright/test'
import { builtFrontEnd } from '@suite/fixtures/playwright/front-end'
import type { Start } from '@suite/schema/intranet/state'
import { film, hits, hostAccounts, hostFiles, hostPeople, news, page, picture, tree } from './readerFixture.ts'

/**
 * Answers one call to the API or to the host, waiting for `after` if it is set; null for a server that cannot be reached, undefined for
 * the usual answer.
 */
export type Answer = (
	path: string,
	query: URLSearchParams,
) => { readonly status?: number, readonly body: unknown, readonly after?: Promise<void> } | null | undefined

const app = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const types: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.css': 'text/css' }
const base = '/index.php/apps/intranetapp'
/** Routes of the host itself that the reader calls. */
const hostRoutes: Readonly<Record<string, unknown>> = {
	'/ocs/v2.php/search/providers/files/search': hostFiles,
	'/index.php/contactsmenu/contacts': hostPeople,
	'/ocs/v2.php/core/autocomplete/get': hostAccounts,
}

/** Names and sizes that the host's themes define; a test may pass a whole theme instead. */
const theme = readFileSync(new URL('../fixtures/theme.css', import.meta.url), 'utf8')
/**
 * Opens the built reader on a page without a host.
 *
 * @param options.styles - styles of a host, instead of the few that are needed
 * @param options.body - attributes of the body, such as a theme
 * @return the paths of the calls made so far
 */
export async function openReader(
	browserPage: BrowserPage,
	start: Start,
	options: { readonly path?: string, readonly answer?: Answer, readonly styles?: string, readonly body?: string } = {},
): Promise<{ calls: string[] }> {
	const calls: string[] = []
	const folder = builtFrontEnd(app)
	await browserPage.route('http://localhost/**', async (route) => {
		const { pathname, searchParams } = new URL(route.request().url())
		const file = folder + pathname.replace('/custom_apps/intranetapp', '')
		if (pathname.startsWith(`${base}/api/`) || pathname in hostRoutes) {
			const path = pathname.replace(`${base}/api`, '')
			calls.push(path + (searchParams.size > 0 ? `?${searchParams}` : ''))
			await reply(route, path, searchParams, options.answer)
		} else if (pathname.startsWith('/custom_apps/intranetapp/') && existsSync(file)) {
			await route.fulfill({ contentType: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) })
		} else if (route.request().resourceType() === 'document') {
			await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(start, options.styles ?? theme, options.body ?? '') })
		} else {
			await route.fulfill({ status: 404, body: '' })
		}
	})
	await browserPage.goto(`http://localhost${base}${options.path ?? '/'}`)
	return { calls }
}

async function reply(route: Route, path: string, query: URLSearchParams, answer: Answer | undefined): Promise<void> {
	const own = answer?.(path, query)
	if (own === null) {
		await route.abort('connectionfailed')
	} else if (own !== undefined) {
		await own.after
		await route.fulfill({ status: own.status ?? 200, json: own.body }).catch(() => undefined) // the page dropped the call
	} else if (path.endsWith('.svg')) {
		await route.fulfill({
			contentType: 'image/svg+xml',
			body: path.includes('wide')
				? '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><rect width="1600" height="400" fill="#1d5c86"/></svg>'
				: path.includes('sunrise') ? picture('#f6a04d', '#8a2f6b') : picture('#1d5c86', '#7fc4c9'),
		})
	} else if (path.endsWith('.webm')) {
		await route.fulfill({ contentType: 'video/webm', body: film })
	} else {
		await route.fulfill({ json: usual(path, query) })
	}
}

function usual(path: string, query: URLSearchParams): unknown {
	if (path in hostRoutes) {
		return hostRoutes[path]
	}
	switch (path) {
		case '/pages/tree': return tree()
		case '/news': return news.slice(0, Number(query.get('limit') ?? 3))
		case '/search': return hits.slice(0, Number(query.get('limit') ?? 7))
	}
	const id = path.split('/')[2] ?? ''
	if (id === 'handbook') {
		return page()
	}
	return page({
		id,
		uniqueId: `page-${id.replace(/^page-/, '')}`,
		title: `Page ${id}`,
		layout: { rows: [{ widgets: [{ type: 'text', content: 'Words.\n\n'.repeat(60) }] }] },
	})
}

function html(start: Start, styles: string, body: string): string {
	const state = Buffer.from(
		JSON.stringify(start).replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
	)
		.toString('base64')
	return '<!doctype html><html lang="en" data-locale="en"><head data-user="ann" data-requesttoken="t"><meta charset="utf-8">'
		+ `<meta name="viewport" content="width=device-width"><title>Intranet - Nextcloud</title><style>${styles}</style>`
		+ '<link rel="stylesheet" href="/custom_apps/intranetapp/css/intranetapp-main.css">'
		+ `<style>#content{position:fixed;inset:50px 0 0;overflow:clip}</style></head><body ${body}>`
		+ `<input type="hidden" id="initial-state-intranetapp-start" value="${state}"><div id="content" class="app-intranetapp">`
		+ '<div id="intranetapp"></div></div><script>var _oc_webroot=\'\';var '
		+ '_oc_appswebroots={intranetapp:\'/custom_apps/intranetapp\'}</script><script type="module" '
		+ 'src="/custom_apps/intranetapp/js/intranetapp-main.mjs"></script></body></html>'
}
