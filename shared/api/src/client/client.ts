// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getRequestToken } from '@nextcloud/auth'
import { generateOcsUrl, generateUrl } from '@nextcloud/router'
import type { Answer, Call, Contract, Route } from '../contract/route.ts'
import { ApiError } from './error.ts'
import { sendForm, type Progress, type Received } from './upload.ts'

/** What the browser knows of a contract: generated, see generate/routes.ts. */
export interface RouteTable {
	readonly app: string
	readonly resources: Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string, kind?: Kind]>>>>
}

/** A route whose answer is a file, one of the OCS mount, or the form field of one that takes a file. */
interface Kind { readonly isFile?: true, readonly enveloped?: true, readonly upload?: string }

export interface CallOptions {
	readonly signal?: AbortSignal
	/** Lets the call outlive the page. */
	readonly keepalive?: boolean
}

export interface UploadOptions {
	/** Stops the upload. */
	readonly signal?: AbortSignal
	readonly progress?: Progress
}

type Operation<R extends Route> = R extends { readonly isFile: true } | { readonly media: object } ? { readonly url: (call: Call<R>) => string }
	: R extends { readonly upload: readonly string[] } ? (call: Call<R>, options?: UploadOptions) => Promise<Answer<R>>
		: object extends Call<R> ? (call?: Call<R>, options?: CallOptions) => Promise<Answer<R>>
			: (call: Call<R>, options?: CallOptions) => Promise<Answer<R>>

/** One function per route: `wizard.steps.save({ body: … })`; of a route that answers with a file its address: `intranet.media.file.url({ path: … })`. */
export type Client<C extends Contract> = { readonly [G in keyof C['resources']]: { readonly [N in keyof C['resources'][G] as C['resources'][G][N] extends { readonly raw: object } ? never : N]: Operation<C['resources'][G][N]> } }

interface AnyCall { readonly path?: Record<string, unknown>, readonly query?: Record<string, unknown>, readonly body?: unknown, readonly file?: Blob, readonly filename?: string }

let token = getRequestToken()

/**
 * The typed client of one app. Every function rejects with {@link ApiError}, and with the signal's reason when aborted.
 *
 * @param table - methods and paths
 */
export function createClient<C extends Contract>(table: RouteTable): Client<C> {
	return Object.fromEntries(Object.entries(table.resources).map(([resource, routes]) => [resource, Object.fromEntries(Object.entries(routes).map(([name, [method, path, kind]]) =>
		[name, operation(method, (call) => address(table.app, path, call, kind?.enveloped), kind ?? {})]))])) as Client<C>
}

function operation(method: string, url: (call: AnyCall) => string, kind: Kind): unknown {
	if (kind.isFile) {
		return { url }
	}
	const field = kind.upload
	return field === undefined
		? (call: AnyCall = {}, options: CallOptions = {}) => answered(() => send(method, url(call), call.body, options), kind.enveloped)
		: (call: AnyCall, options: UploadOptions = {}) => answered(() => sendForm(url(call), form(field, call), headers(), options.signal, options.progress))
}

function address(app: string, path: string, call: AnyCall, isEnveloped = false): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path?.[name])))
	const query = new URLSearchParams(Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]))
	const base = isEnveloped ? generateOcsUrl(`/apps/${app}${filled}`) : generateUrl(`/apps/${app}${filled}`, {}, { noRewrite: false })
	return base + (query.size > 0 ? `?${query}` : '')
}

/** One call of a route that is no app's but the host's own; rejects as the client's functions do. */
export function request(method: string, url: string, body: unknown, options: CallOptions = {}): Promise<unknown> {
	return answered(() => send(method, url, body, options))
}

const headers = (): Record<string, string> => ({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', requesttoken: token ?? '' })

function form(field: string, call: AnyCall): FormData {
	const data = new FormData()
	for (const [name, value] of Object.entries(call.body ?? {}).filter(([, value]) => value !== undefined)) {
		data.append(name, String(value))
	}
	const file = call.file ?? new Blob()
	data.append(field, file, call.filename ?? (file instanceof File ? file.name : field))
	return data
}

async function send(method: string, url: string, body: unknown, options: CallOptions): Promise<Received> {
	const content = body === undefined ? {} : { body: JSON.stringify(body) }
	try {
		const answer = await fetch(url, {
			method, credentials: 'same-origin', ...options, ...content,
			headers: body === undefined ? headers() : { ...headers(), 'Content-Type': 'application/json' },
		})
		return { status: answer.status, text: await answer.text() }
	} catch (cause) {
		options.signal?.throwIfAborted()
		throw new ApiError(0, {}, { cause })
	}
}

async function answered(attempt: () => Promise<Received>, isEnveloped = false, isRetry = false): Promise<unknown> {
	const { status, text } = await attempt()
	if (status === 204) {
		return null
	}
	let data: unknown
	try {
		data = JSON.parse(text)
		if (isEnveloped) {
			data = (data as { ocs: { data: unknown } }).ocs.data
		}
	} catch (cause) {
		throw new ApiError(status, {}, { cause })
	}
	if (status >= 200 && status < 300) {
		return data
	}
	if (status === 412 && !isRetry) { // the token of a page that stood open for long
		token = await freshToken()
		return answered(attempt, isEnveloped, true)
	}
	throw new ApiError(status, data as Record<string, unknown>)
}

async function freshToken(): Promise<string> {
	const answer = await fetch(generateUrl('/csrftoken'), { credentials: 'same-origin' })
	return ((await answer.json()) as { token: string }).token
}
