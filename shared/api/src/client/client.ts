// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getRequestToken } from '@nextcloud/auth'
import { generateUrl } from '@nextcloud/router'
import type { Answer, Call, Contract, Route } from '../contract/route.ts'
import { ApiError } from './error.ts'

/** What the browser knows of a contract: generated, see generate/routes.ts. */
export interface RouteTable {
	readonly app: string
	readonly resources: Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string]>>>>
}

export interface CallOptions {
	readonly signal?: AbortSignal
	/** Lets the call outlive the page. */
	readonly keepalive?: boolean
}

type Operation<R extends Route> = object extends Call<R>
	? (call?: Call<R>, options?: CallOptions) => Promise<Answer<R>>
	: (call: Call<R>, options?: CallOptions) => Promise<Answer<R>>

/** One function per route: `wizard.steps.save({ body: … })`. */
export type Client<C extends Contract> = { readonly [G in keyof C['resources']]: { readonly [N in keyof C['resources'][G]]: Operation<C['resources'][G][N]> } }

interface AnyCall { readonly path?: Record<string, unknown>, readonly query?: Record<string, unknown>, readonly body?: unknown }

let token = getRequestToken()

/**
 * The typed client of one app. Every function rejects with {@link ApiError}, and with the signal's reason when aborted.
 *
 * @param table - methods and paths
 */
export function createClient<C extends Contract>(table: RouteTable): Client<C> {
	return Object.fromEntries(Object.entries(table.resources).map(([resource, routes]) => [resource, Object.fromEntries(Object.entries(routes).map(([name, [method, path]]) =>
		[name, (call: AnyCall = {}, options: CallOptions = {}) => send(method, address(table.app, path, call), call.body, options)]))])) as Client<C>
}

function address(app: string, path: string, call: AnyCall): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path?.[name])))
	const query = new URLSearchParams(Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]))
	return generateUrl(`/apps/${app}${filled}`, {}, { noRewrite: false }) + (query.size > 0 ? `?${query}` : '')
}

async function send(method: string, url: string, body: unknown, options: CallOptions, isRetry = false): Promise<unknown> {
	const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', requesttoken: token ?? '' }
	if (body !== undefined) {
		headers['Content-Type'] = 'application/json'
	}
	let answer: Response
	try {
		answer = await fetch(url, { method, headers, credentials: 'same-origin', ...options, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
	} catch (cause) {
		options.signal?.throwIfAborted()
		throw new ApiError(0, {}, { cause })
	}
	const text = await answer.text()
	let data: unknown
	try {
		data = JSON.parse(text)
	} catch (cause) {
		throw new ApiError(answer.status, {}, { cause })
	}
	if (answer.ok) {
		return data
	}
	if (answer.status === 412 && !isRetry) { // the token of a page that stood open for long
		token = await freshToken()
		return send(method, url, body, options, true)
	}
	throw new ApiError(answer.status, data as Record<string, unknown>)
}

async function freshToken(): Promise<string> {
	const answer = await fetch(generateUrl('/csrftoken'), { credentials: 'same-origin' })
	return ((await answer.json()) as { token: string }).token
}
