// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateOcsUrl, generateUrl } from '@nextcloud/router'
import type { Answer, Call, Contract, Route } from '../contract/route.ts'
import { ApiError } from './error.ts'
import type { Outgoing, Progress, Transport } from './transport.ts'

/** What the browser needs to know about a contract: generated, see generate/routes.ts. */
export interface RouteTable {
	readonly app: string
	readonly resources: Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string, kind?: Kind]>>>>
}

/** A route that returns a file, a route of the OCS mount, or the form field of a route that takes a file. */
interface Kind { readonly isFile?: true, readonly enveloped?: true, readonly upload?: string }

export interface CallOptions {
	readonly signal?: AbortSignal
	/** Lets the call outlive the page. */
	readonly keepalive?: boolean
}

export interface UploadOptions {
	/** Aborts the upload. */
	readonly signal?: AbortSignal
	readonly progress?: Progress
}

type Operation<R extends Route> = R extends { readonly isFile: true } | { readonly media: object }
	? { readonly url: (call: Call<R>) => string }
	: R extends { readonly upload: readonly string[] } ? (call: Call<R>, options?: UploadOptions) => Promise<Answer<R>>
		: object extends Call<R> ? (call?: Call<R>, options?: CallOptions) => Promise<Answer<R>>
			: (call: Call<R>, options?: CallOptions) => Promise<Answer<R>>

/**
 * One function per route: `notes.items.save({ body: … })`; for a route that returns a file, its address:
 * `notes.items.picture.url({ path: … })`.
 */
export type Client<C extends Contract> =
	{ readonly [G in keyof C['resources']]: { readonly [N in keyof C['resources'][G] as C['resources'][G][N] extends {
		readonly raw: object
	} ? never : N]: Operation<C['resources'][G][N]> } }

interface AnyCall {
	readonly path?: Record<string, unknown>
	readonly query?: Record<string, unknown>
	readonly body?: unknown
	readonly file?: Blob
	readonly filename?: string
}

/**
 * The typed client of one app. Every function rejects with {@link ApiError}, and with the signal's reason when aborted.
 *
 * @param table - methods and paths
 * @param transport - sends the requests: `lazyTransport`, or `fetchTransport` for a bundle with a budget below 100 kB
 */
export function createClient<C extends Contract>(table: RouteTable, transport: Transport): Client<C> {
	const resource = (routes: RouteTable['resources'][string]) => Object.fromEntries(Object.entries(routes)
		.map(([name, [method, path, kind]]) =>
			[name, operation(transport, method, (call) => address(table.app, path, call, kind?.enveloped), kind ?? {})]))
	return Object.fromEntries(Object.entries(table.resources).map(([name, routes]) => [name, resource(routes)])) as Client<C>
}

function operation(transport: Transport, method: string, url: (call: AnyCall) => string, { isFile, upload, enveloped }: Kind): unknown {
	if (isFile) {
		return { url }
	}
	return upload === undefined
		? (call: AnyCall = {}, options: CallOptions = {}) => request(transport, method, url(call), call.body, options, enveloped)
		: (call: AnyCall, options: UploadOptions = {}) =>
				answered(transport, { method, url: url(call), body: form(upload, call), ...options })
}

function address(app: string, path: string, call: AnyCall, isEnveloped = false): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path?.[name])))
	const query = new URLSearchParams(
		Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
	)
	const base = isEnveloped ? generateOcsUrl(`/apps/${app}${filled}`) : generateUrl(`/apps/${app}${filled}`, {}, { noRewrite: false })
	return base + (query.size > 0 ? `?${query}` : '')
}

/** One call; rejects like the client's functions. For routes of the host itself, which no contract includes. */
export function request(
	transport: Transport,
	method: string,
	url: string,
	body: unknown,
	options: CallOptions = {},
	isEnveloped = false,
): Promise<unknown> {
	return answered(transport, { method, url, ...options, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, isEnveloped)
}

function form(field: string, call: AnyCall): FormData {
	const data = new FormData()
	for (const [name, value] of Object.entries(call.body ?? {}).filter(([, value]) => value !== undefined)) {
		data.append(name, String(value))
	}
	const file = call.file ?? new Blob()
	data.append(field, file, call.filename ?? (file instanceof File ? file.name : field))
	return data
}

async function answered(transport: Transport, outgoing: Outgoing, isEnveloped = false): Promise<unknown> {
	outgoing.signal?.throwIfAborted()
	const { status, data } = await transport(outgoing).catch((cause: unknown) => {
		outgoing.signal?.throwIfAborted()
		throw new ApiError(0, {}, { cause })
	})
	if (status === 204) {
		return null
	}
	const content = isEnveloped ? (data as { ocs?: { data?: unknown } } | undefined)?.ocs?.data : data
	if (status >= 200 && status < 300 && content !== undefined) {
		return content
	}
	throw new ApiError(status, typeof content === 'object' && content !== null ? content as Record<string, unknown> : {})
}
