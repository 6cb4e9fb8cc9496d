// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Static, TObject, TSchema } from 'typebox'
import type { Media, RawBody } from './bodies.ts'
import type { Example, RefusedExample } from './example.ts'
import type { Refusals, SharedReason } from './refusal.ts'
import type { OwnLimit, Reprieve } from './limit.ts'
import type { Pages } from './page.ts'
import type { States } from './state.ts'

/**
 * An app-specific secret instead of an account: `#[TokenScope]` in PHP. A missing or unknown token gets 401,
 * one without the scope 403. The app's TokenAuthority knows the tokens.
 */
export interface TokenAccess {
	readonly token: string
	/** The header that carries the token; `Authorization: Bearer` when absent. */
	readonly header?: string
	/** Headers that programs made for others send it in; read in this order where `header` is absent from a request. */
	readonly otherHeaders?: readonly string[]
	/** A logged-in account is accepted as well; a write needs what `csrf: 'session'` requires, and `csrf` is then `true`. */
	readonly orUser?: true
}

/** Who has access: anyone, a logged-in account, an administrator, the holder of a token. */
export type Access = 'public' | 'user' | 'admin' | TokenAccess

/** At most `calls` in a rolling window of `seconds`, per account or per address (docs/host-facts.md, "Rate limits"). */
export interface RateLimit { readonly calls: number, readonly seconds: number }

/** A named access rule of the app: `#[Guarded]` in PHP, a service registered with `Registration::guard`. */
export interface Guard {
	readonly summary: string
	/** The refusals it can produce: status to reasons. */
	readonly refusals: Refusals
}

/** The shape of refusals on routes that name it: an ErrorShape in PHP, which `Registration::failure` registers under the name. */
export interface FailureShape {
	/** Schema of the body. */
	readonly schema: TSchema
	/** The body member that holds the reason. */
	readonly says: string
	/** Its value, by reason or else by status; the reason itself if neither is listed here. */
	readonly codes?: Readonly<Record<string, string>>
	/** Texts of refusals that no service makes, instead of those of the contract; the ErrorShape writes them. */
	readonly texts?: Readonly<Partial<Record<SharedReason, string>>>
	/** A header with the reason, the pointer and anything else the body has no member for, as JSON; PHP builds it with RefusalDetails. */
	readonly details?: string
}

/**
 * One route, declared once. The typed client, openapi.json, the schemas that PHP validates with,
 * the drift gate and the generated HTTP checks are derived from it.
 */
export interface Route {
	/**
	 * The PHP action: `NoteController::list` for `notes.list`, named after the resource, plural or not, and the route.
	 * Its attributes are checked against this declaration.
	 */
	readonly action: `${string}Controller::${string}`
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Below `/apps/<app>`, with path placeholders in braces. */
	readonly path: `/${string}`
	/** Below `/ocs/v2.php/apps/<app>`, if the route is also served there. */
	readonly ocs?: `/${string}`
	/**
	 * Served only below `/ocs/v2.php/apps/<app>`, where `path` then is, with every response in the envelope `{ocs: {meta, data}}`: JSON for
	 * `format=json` or `Accept: application/json`, else XML. Refusals have the data `EnvelopedFailure`, and `meta.statuscode` is the HTTP
	 * status, 997 for 401. PHP: an OCSController. The client unwraps the data. Excludes `ocs`, `media` and `isFile`.
	 */
	readonly enveloped?: true
	readonly access: Access
	/**
	 * A session must send the request token. Reads never need it. With `true` Nextcloud itself requires it, or the header `OCS-APIRequest`,
	 * of every caller; with `'session'` a request that logs in with an app password in its `Authorization` header needs neither:
	 * `#[NoCSRFRequired] #[SessionToken]` in PHP.
	 */
	readonly csrf: boolean | 'session'
	/** Names of the contract's guards, run in this order once access and input have been checked. */
	readonly guards?: readonly string[]
	readonly summary: string
	readonly userLimit?: RateLimit
	readonly anonymousLimit?: RateLimit
	/** Counted exactly by the app itself, with headers on every response. */
	readonly limit?: OwnLimit
	/**
	 * Refusals of a wrong secret count against the caller's address under this name, `#[BruteForceProtection]` in PHP: each delays the next
	 * call further, and after ten in half an hour calls are refused with 429. A wrong token counts automatically, any other refusal with
	 * `ofBadSecret()`.
	 */
	readonly throttle?: string
	/**
	 * Pages of other sites may call it and read its responses, refusals too, without cookies: `#[CrossOrigin]` in PHP. For public routes or
	 * token routes; the contract's `preflight` answers OPTIONS at its address.
	 */
	readonly cors?: true
	readonly params?: TObject
	readonly query?: TObject
	readonly body?: TSchema
	/** Maximum body size in bytes; default 262,144. */
	readonly maxBytes?: number
	/** Alternative client names for a query or body key; the key on the right wins when both are sent. */
	readonly aliases?: Readonly<Record<string, string>>
	/**
	 * A body without this key is taken as its value: `{"title": …}` as `{"step": {"title": …}}`. Keys of the body schema stay outside.
	 */
	readonly wraps?: string
	/**
	 * A multipart body instead of JSON: names of the form fields that may hold the file, in order of preference; `body` describes the
	 * other fields.
	 */
	readonly upload?: readonly [string, ...string[]]
	/**
	 * The body is taken as raw bytes, up to `maxBytes`, of any content type except `multipart/form-data`, which PHP parses before an app
	 * runs. Excludes `body` and `upload`; PHP reads it from `Input::raw()`, and the browser client does not include the route.
	 */
	readonly raw?: RawBody
	/**
	 * A successful response is not JSON but one of these content types, produced by `MediaAnswers::answer()`, whole or in chunks, without
	 * ranges, or by `MediaAnswers::versioned()` with an ETag; `answers` then describes only the status. A failure before the first chunk
	 * is an ordinary refusal. For reads only: the client exposes its address.
	 */
	readonly media?: Media
	/**
	 * A successful response is the bytes of a stored file, with ranges and ETags, not JSON; `answers` then describes only the status.
	 */
	readonly isFile?: true
	/**
	 * Success status and body schema; 207 has a result per item, with the schema `PerItem(…)`; 204 has no body, with the schema
	 * `Type.Null()`.
	 */
	readonly answers: Readonly<Record<number, TSchema>>
	/** The name of the contract's failure shape for its refusals; the app's own `failure` when absent. */
	readonly failure?: string
	/** App-specific refusals beyond those that follow from access, csrf, limits and schemas: status to reasons. */
	readonly refusals?: Refusals
	readonly example?: Example
	/** Examples of refusals caused by input alone. */
	readonly refused?: readonly RefusedExample[]
}

export interface Contract {
	/** The app id, first part of every path. */
	readonly app: string
	/** PHP namespace below OCA. */
	readonly namespace: string
	readonly title: string
	/** The body of every response with status 400 and above on routes that name no other shape. */
	readonly failure: TSchema
	/** Other failure shapes, by the names that routes use. */
	readonly failures?: Readonly<Record<string, FailureShape>>
	readonly resources: Readonly<Record<string, Readonly<Record<string, Route>>>>
	/** Scopes of tokens, ascending: each includes those before it. A scope that is not listed includes only itself. */
	readonly scopes?: readonly string[]
	/** Texts of refusals that no service makes, where tools compare them; `{scope}` is the scope that the route requires. */
	readonly texts?: Readonly<Partial<Record<SharedReason, string>>>
	/** Access rules, by the names that routes use. */
	readonly guards?: Readonly<Record<string, Guard>>
	/** What may let calls through whose limit is used up, by the names that limits use. */
	readonly reprieves?: Readonly<Record<string, Reprieve>>
	/** The action that answers OPTIONS for every route with `cors`, using a Preflight. */
	readonly preflight?: `${string}Controller::${string}`
	/**
	 * Actions that take notifications of other servers by POST, with their addresses. Their answer is a status without a body, so that they
	 * are no part of the API: each checks its sender itself.
	 */
	readonly receivers?: Readonly<Record<`${string}Controller::${string}`, `/${string}`>>
	/** HTML pages: those for every account by their addresses, or public ones. They are not part of the API. */
	readonly pages?: Pages
	/** Limits that the app's PHP code applies too, and reserved words: the constants of the class `Shared\\Contract\\Limits`. */
	readonly limits?: Readonly<Record<string, number | readonly string[]>>
	/** Initial states of its pages by name. They are not part of the API. */
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

/** The arguments of a call to the route. */
export type Call<R extends Route> =
	Part<'path', R['params']> & OptionalPart<'query', R['query']> & OptionalPart<'body', R['body']> & FilePart<R['upload']>

/** The result of a successful call. */
export type Answer<R extends Route> = { [S in keyof R['answers']]: Wire<R['answers'][S]> }[keyof R['answers']]

/** Keeps the literal types of a declaration. */
export function contract<const C extends Contract>(declaration: C): C {
	return declaration
}

/** Sets one failure shape for all routes of a resource. */
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

/** What pages of other sites may send, and to which routes. */
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
			: [...new Set(['Authorization', 'Content-Type', 'If-None-Match', ...open.flatMap((route) => tokenHeaders(tokenOf(route)))])],
	}
}

/** What the route requires of a token, if it accepts one. */
export const tokenOf = ({ access }: Route): TokenAccess | undefined => typeof access === 'object' ? access : undefined

/** The headers of a route's own that may carry the token. */
export const tokenHeaders = (token: TokenAccess | undefined): readonly string[] => token?.header === undefined
	? []
	: [token.header, ...(token.otherHeaders ?? [])]

/**
 * The scope that is just not enough for a route: the one before it, or none at all (the empty name) where the contract does not rank it.
 * Undefined for the lowest one, which every token has.
 */
export function lesserScope({ scopes = [] }: Contract, scope: string): string | undefined {
	const rank = scopes.indexOf(scope)
	return rank < 0 ? '' : scopes[rank - 1]
}

/** The scope that includes this one and all others, if the contract ranks it below another. */
export function greatestScope({ scopes = [] }: Contract, scope: string): string | undefined {
	const greatest = scopes.at(-1)
	return scopes.includes(scope) && greatest !== scope ? greatest : undefined
}

/** Default of {@link Route.maxBytes}. */
export const defaultMaxBytes = 262_144
