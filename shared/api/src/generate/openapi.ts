// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shapeOf, tokenHeaders, tokenOf, type Contract, type RateLimit, type Route, type TokenAccess } from '../contract/route.ts'
import { EnvelopedFailure } from '@suite/schema/error'
import { limitText } from '../contract/limit.ts'
import { plain, type JsonSchema } from './json-schema.ts'
import { answerContent, enveloped, requestBody, withLimitHeaders } from './openapi-bodies.ts'

type Json = Record<string, unknown>

/** Every status and reason that follows from the declaration itself. */
export function refusals(route: Route, guards: Contract['guards'] = {}): Record<number, string[]> {
	const out: Record<number, string[]> = {}
	const add = (status: number, ...reasons: string[]) => { out[status] = [...new Set([...(out[status] ?? []), ...reasons])] }
	if (route.params || route.query || route.body) {
		add(400, 'invalid_input')
	}
	if (route.upload) {
		add(400, 'no_file')
	} else if (route.body) {
		add(400, 'broken_json')
	}
	if (route.raw) {
		add(400, 'invalid_input')
	}
	if (route.upload || route.body || route.raw) {
		add(413, 'too_large')
	}
	if (route.isFile) {
		add(416, 'bad_range')
	}
	if (tokenOf(route)) {
		add(401, 'token_required', 'bad_token')
		add(403, 'scope_missing')
	} else if (route.access !== 'public') {
		add(401, 'not_logged_in')
	}
	if (route.access === 'admin') {
		add(403, 'not_admin')
	}
	if (route.csrf) {
		add(412, 'csrf')
	}
	if (route.userLimit || route.anonymousLimit || route.throttle || route.limit) {
		add(429, 'too_many_requests')
	}
	for (const declared of [route.refusals ?? {}, ...(route.guards ?? []).map((name) => guards[name]?.refusals ?? {})]) {
		for (const [status, reasons] of Object.entries(declared)) {
			add(Number(status), ...reasons)
		}
	}
	add(500, 'internal')
	return out
}

/**
 * The OpenAPI 3.1 document of one app.
 *
 * @param contract - the app's routes
 * @param version - the app's version
 */
export function openapi(contract: Contract, version: string): Json {
	const schemas: Json = {}
	const named = (schema: JsonSchema): JsonSchema => {
		const inner = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, deep(keyword, value)]))
		const title = schema.title
		if (typeof title !== 'string' || !/^[A-Z]\w+$/.test(title)) {
			return inner
		}
		schemas[title] = inner
		return { $ref: `#/components/schemas/${title}` }
	}
	const deep = (keyword: string, value: unknown): unknown => {
		if (keyword === 'properties' || keyword === 'patternProperties') {
			return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([name, sub]) => [name, named(sub)]))
		}
		if (keyword === 'anyOf') {
			return (value as JsonSchema[]).map(named)
		}
		return keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object') ? named(value as JsonSchema) : value
	}
	const paths: Record<string, Json> = {}
	for (const [resource, routes] of Object.entries(contract.resources)) {
		for (const [name, route] of Object.entries(routes)) {
			const operation = describe(route, `${resource}.${name}`, resource, contract, named)
			for (const path of [
				`${route.enveloped ? '/ocs/v2.php' : '/index.php'}/apps/${contract.app}${route.path}`,
				...(route.ocs ? [`/ocs/v2.php/apps/${contract.app}${route.ocs}`] : []),
			]) {
				(paths[path] ??= {})[route.method.toLowerCase()] = operation
			}
		}
	}
	return {
		openapi: '3.1.0',
		info: { title: contract.title, version, license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } },
		paths,
		components: {
			schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
			securitySchemes: {
				basic: { type: 'http', scheme: 'basic', description: 'account and app password' },
				bearer: { type: 'http', scheme: 'bearer', description: 'app password' },
				...tokenSchemes(contract),
				session: {
					type: 'apiKey',
					in: 'header',
					name: 'requesttoken',
					description: 'session cookie; writes also send the request token, or OCS-APIRequest: true',
				},
			},
		},
	}
}

function describe(route: Route, id: string, tag: string, contract: Contract, named: (schema: JsonSchema) => JsonSchema): Json {
	const parameters = [
		...members(route.params && plain(route.params, true, id), 'path'),
		...members(route.query && plain(route.query, true, id), 'query'),
		...(route.raw?.signature === undefined ? [] : [
			{ name: route.raw.signature, in: 'header', required: false, description: 'signature of the body', schema: { type: 'string' } },
		]),
	]
	const responses: Json = {}
	for (const [status, schema] of Object.entries(route.answers)) {
		responses[status] = {
			description: 'Success',
			...answerContent(route, status, () => enveloped(route, named(plain(schema, true, id)))),
		}
	}
	const shape = shapeOf(contract, route)
	const failure = enveloped(route, named(plain(shape?.schema ?? (route.enveloped ? EnvelopedFailure : contract.failure), true, id)))
	const details = shape?.details === undefined
		? {}
		: { [shape.details]: { description: 'reason and details as JSON', schema: { type: 'string' } } }
	for (const [status, reasons] of Object.entries(refusals(route, contract.guards))) {
		responses[status] = {
			description: `reason: ${reasons.join(', ')}`,
			...headersOf({ ...details, ...(status === '503' ? { 'Retry-After': { schema: { type: 'integer' } } } : {}) }),
			content: { 'application/json': { schema: failure } },
		}
	}
	return {
		operationId: id, tags: [tag], summary: route.summary,
		security: security(route),
		...(parameters.length > 0 ? { parameters } : {}),
		...requestBody(route, (schema) => named(plain(schema, true, id))),
		responses: withLimitHeaders(route, responses),
		...extension('x-access', route.access), ...extension('x-csrf', route.csrf),
		...extension('x-guards', route.guards?.map((name) => `${name}: ${contract.guards?.[name]?.summary ?? ''}`)),
		...extension('x-aliases', route.aliases),
		...extension('x-limit', route.limit && limitText(route.limit)),
		...extension('x-reprieve', contract.reprieves?.[route.limit?.reprieve ?? '']?.summary),
		...extension('x-user-limit', limit(route.userLimit)),
		...extension('x-anonymous-limit', limit(route.anonymousLimit)),
		...extension('x-throttle', route.throttle), ...extension('x-cors', route.cors),
	}
}

const accounts: readonly Json[] = [{ basic: [] }, { bearer: [] }, { session: [] }]

function security(route: Route): readonly Json[] {
	const token = tokenOf(route)
	if (token) {
		return [...schemesOf(token).map((scheme) => ({ [scheme]: [token.token] })), ...(token.orUser ? accounts : [])]
	}
	return route.access === 'public' ? [{}] : accounts
}

const schemeOf = (header: string): string => `token-${header.toLowerCase()}`
const schemesOf = (token: TokenAccess): readonly string[] => token.header === undefined ? ['token'] : tokenHeaders(token).map(schemeOf)

function tokenSchemes(contract: Contract): Json {
	const tokens = Object.values(contract.resources).flatMap((routes) => Object.values(routes)).flatMap((route) => tokenOf(route) ?? [])
	const ranked = (contract.scopes ?? []).join(', ')
	const description = `token of the app${ranked && `; scopes, each including those before it: ${ranked}`}`
	return Object.fromEntries(tokens.flatMap((token): [string, Json][] => token.header === undefined
		? [['token', { type: 'http', scheme: 'bearer', description }]]
		: tokenHeaders(token).map((name) => [schemeOf(name), { type: 'apiKey', in: 'header', name, description }])))
}

const headersOf = (headers: Json): Json => Object.keys(headers).length === 0 ? {} : { headers }
const extension = (name: string, value: unknown): Json => value === undefined ? {} : { [name]: value }
const limit = (rate?: RateLimit): string | undefined => rate && `${rate.calls} per ${rate.seconds} s`

function members(schema: JsonSchema | undefined, where: 'path' | 'query'): Json[] {
	const required = (schema?.required ?? []) as string[]
	return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(([name, { description, ...value }]) => ({
		name, in: where, required: where === 'path' || required.includes(name), ...extension('description', description), schema: value,
	}))
}
