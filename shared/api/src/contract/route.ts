// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Static, TObject, TSchema } from 'typebox'
import type { Media, RawBody } from './bodies.ts'
import type { Example, RefusedExample } from './example.ts'
import type { Refusals } from './refusal.ts'
import type { OwnLimit } from './limit.ts'
import type { Pages } from './page.ts'
import type { States } from './state.ts'

/**
 * A secret of the app's own instead of an account: `#[TokenScope]` in PHP. Without one or with one that is unknown the answer is 401,
 * with one that lacks the scope 403. The app's TokenAuthority knows the tokens.
 */
export interface TokenAccess {
	readonly token: string
	/** The header that carries it; `Authorization: Bearer` when absent. */
	readonly header?: string
	/** A logged-in account is let in as well; its session must send the request token for anything but a read. */
	readonly orUser?: true
}

/** Who is let through: anyone, a logged-in account, an administrator, the holder of a token. */
export type Access = 'public' | 'user' | 'admin' | TokenAccess

/** At most `calls` in a rolling window of `seconds`, per account or per address (docs/host-facts.md, "Rate limits"). */
export interface RateLimit { readonly calls: number, readonly seconds: number }

/** A rule of the app about who may, by a name: `#[Guarded]` in PHP, a service that `Registration::guard` registers. */
export interface Guard {
	readonly summary: string
	/** What it refuses with: status to reasons. */
	readonly refusals: Refusals
}

/** How refusals look on routes that name it: an ErrorShape in PHP, which `Registration::failure` registers under the name. */
export interface FailureShape {
	/** Of the body. */
	readonly schema: TSchema
	/** The member of the body that says why. */
	readonly says: string
	/** What it says, by reason or else by status; the reason itself where neither is here. */
	readonly codes?: Readonly<Record<string, string>>
	/** A header with the reason, the pointer and whatever else the body has no member for, as JSON; PHP makes it with RefusalDetails. */
	readonly details?: string
}

/**
 * One route, declared once. From it come the typed client, openapi.json, the schemas that PHP validates with,
 * the drift gate and the generated HTTP checks.
 */
export interface Route {
	/**
	 * The PHP action: `NoteController::list` for `notes.list`, named after the resource, plural or not, and the route.
	 * Its attributes are held against this declaration.
	 */
	readonly action: `${string}Controller::${string}`
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Below `/apps/<app>`, path values in braces. */
	readonly path: `/${string}`
	/** Below `/ocs/v2.php/apps/<app>`, where the route is also served there. */
	readonly ocs?: `/${string}`
	/**
	 * Served below `/ocs/v2.php/apps/<app>` alone, where `path` then is, with every answer in the envelope `{ocs: {meta, data}}`: JSON for
	 * `format=json` or `Accept: application/json`, else XML. Refusals are the data `EnvelopedFailure`, and `meta.statuscode` is the HTTP
	 * status, 997 for 401. PHP: an OCSController. The client unwraps. Excludes `ocs`, `media` and `isFile`.
	 */
	readonly enveloped?: true
	readonly access: Access
	/** A session must send the request token. Reads never need it. */
	readonly csrf: boolean
	/** Names of guards of the contract, asked in this order when access and input are in order. */
	readonly guards?: readonly string[]
	readonly summary: string
	readonly userLimit?: RateLimit
	readonly anonymousLimit?: RateLimit
	/** Counted by the app itself, exactly, with headers on every answer. */
	readonly limit?: OwnLimit
	/**
	 * Refusals of a bad secret count against the caller's address under this name, `#[BruteForceProtection]` in PHP: each makes the next
	 * call wait longer, and after ten in half an hour it is refused with 429. A bad token counts by itself, any other refusal with
	 * `ofBadSecret()`.
	 */
	readonly throttle?: string
	/**
	 * Pages of other sites may call it and read its answers, refusals too, without cookies: `#[CrossOrigin]` in PHP. For public routes and
	 * tokens; the contract's `preflight` answers OPTIONS at its address.
	 */
	readonly cors?: true
	readonly params?: TObject
	readonly query?: TObject
	readonly body?: TSchema
	/** Largest accepted body in bytes; default 262,144. */
	readonly maxBytes?: number
	/** Other names a client may use for a query or body key; the key on the right wins when both are sent. */
	readonly aliases?: Readonly<Record<string, string>>
	/**
	 * A body that lacks this key is taken as its value: `{"title": …}` as `{"step": {"title": …}}`. Keys of the body schema stay outside.
	 */
	readonly wraps?: string
	/**
	 * A multipart body instead of JSON: names of the form fields that may hold the file, the first one preferred; `body` describes the
	 * other fields.
	 */
	readonly upload?: readonly [string, ...string[]]
	/**
	 * The body is taken byte by byte, up to `maxBytes`, of any content type but `multipart/form-data`, which PHP takes apart before an app
	 * runs. Excludes `body` and `upload`; PHP reads it from `Input::raw()`, and the browser's client does not have the route.
	 */
	readonly raw?: RawBody
	/**
	 * The success answer is not JSON but of one of these content types, made by `MediaAnswers::answer()`, whole or in pieces, without
	 * ranges or tags; `answers` then describes nothing but the status. What fails before the first piece is an ordinary refusal. For reads
	 * only: the client has its address.
	 */
	readonly media?: Media
	/**
	 * The success answer is the bytes of a stored file, with ranges and tags, not JSON; `answers` then describes nothing but the status.
	 */
	readonly isFile?: true
	/**
	 * Success status and body schema; 207 has a result per item, and its schema is `PerItem(…)`; 204 has no body, and its schema is
	 * `Type.Null()`.
	 */
	readonly answers: Readonly<Record<number, TSchema>>
	/** The name of the failure shape of the contract that its refusals have; the app's own `failure` when absent. */
	readonly failure?: string
	/** Refusals of our own beyond those that follow from access, csrf, limits and schemas: status to reasons. */
	readonly refusals?: Refusals
	readonly example?: Example
	/** For refusals that input alone brings about. */
	readonly refused?: readonly RefusedExample[]
}

export interface Contract {
	/** The app id, first part of every path. */
	readonly app: string
	/** PHP namespace below OCA. */
	readonly namespace: string
	readonly title: string
	/** The body of every answer of 400 and above of routes that name no other. */
	readonly failure: TSchema
	/** Other shapes of failures, by the names that routes use. */
	readonly failures?: Readonly<Record<string, FailureShape>>
	readonly resources: Readonly<Record<string, Readonly<Record<string, Route>>>>
	/** Rules about who may, by the names that routes use. */
	readonly guards?: Readonly<Record<string, Guard>>
	/** The action that answers OPTIONS for every route with `cors`, with a Preflight. */
	readonly preflight?: `${string}Controller::${string}`
	/** Pages of HTML: for every account by their addresses, or public. They are no part of the API. */
	readonly pages?: Pages
	/** Limits that the app's PHP applies too, and words that it reserves: the constants of the class `Shared\\Contract\\Limits`. */
	readonly limits?: Readonly<Record<string, number | readonly string[]>>
	/** Initial states of its pages by name. They are no part of the API. */
	readonly states?: States
}

type Wire<S> = S extends TSchema ? Static<S> : never
type Part<K extends string, S> = S extends TSchema ? { readonly [P in K]: Static<S> } : unknown
type OptionalPart<K extends string, S> = S extends TSchema
	? (object extends Static<S> ? { readonly [P in K]?: Static<S> } : { readonly [P in K]: Static<S> })
	: unknown

type FilePart<U> = U extends readonly string[]
	? { readonly file: Blob, /** of a file that has none */ readonly filename?: string }
	: unknown

/** What a call of the route takes. */
export type Call<R extends Route> =
	Part<'path', R['params']> & OptionalPart<'query', R['query']> & OptionalPart<'body', R['body']> & FilePart<R['upload']>

/** What a successful call gives. */
export type Answer<R extends Route> = { [S in keyof R['answers']]: Wire<R['answers'][S]> }[keyof R['answers']]

/** Keeps the literal types of a declaration. */
export function contract<const C extends Contract>(declaration: C): C {
	return declaration
}

/** All routes of a resource with one failure shape. */
export function failing<const N extends string, const R extends Record<string, Route>>(
	failure: N,
	routes: R,
): { readonly [K in keyof R]: R[K] & { readonly failure: N } } {
	return Object.fromEntries(Object.entries(routes).map(([name, route]) =>
		[name, { ...route, failure }])) as { readonly [K in keyof R]: R[K] & { readonly failure: N } }
}

/** The failure shape that the route names. */
export const shapeOf = (contract: Contract, route: Route): FailureShape | undefined => route.failure === undefined
	? undefined
	: contract.failures?.[route.failure]

/** What pages of other sites may send, and where. */
export function crossOrigin(contract: Contract): {
	readonly paths: readonly string[]
	readonly methods: readonly string[]
	readonly headers: readonly string[]
} {
	const open = Object.values(contract.resources).flatMap((routes) => Object.values(routes)).filter(({ cors }) => cors)
	return {
		paths: [...new Set(open.map(({ path }) => path))],
		methods: open.length === 0 ? [] : [...new Set(open.map(({ method }) => method)), 'OPTIONS'],
		headers: open.length === 0
			? []
			: [...new Set(['Authorization', 'Content-Type', 'If-None-Match', ...open.flatMap((route) => tokenOf(route)?.header ?? [])])],
	}
}

/** What the route asks of a token, where it takes one. */
export const tokenOf = ({ access }: Route): TokenAccess | undefined => typeof access === 'object' ? access : undefined

/** Default of {@link Route.maxBytes}. */
export const defaultMaxBytes = 262_144
