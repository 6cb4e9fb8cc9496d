// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TSchema } from 'typebox'
import { crossOrigin, defaultMaxBytes, shapeOf, type Contract, type Route } from '../contract/route.ts'
import { plain, type JsonSchema } from './json-schema.ts'

const header = (contract: Contract): string => `<?php

declare(strict_types=1);
// Generated from shared/api; do not edit.
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\\${contract.namespace}\\Shared\\Contract;
`

/** Every route with its action, as `[action, route]`, in order of declaration. */
export function actions(contract: Contract): [string, Route][] {
	return Object.values(contract.resources).flatMap((routes) => Object.values(routes)).map((route) => [route.action, route])
}

/**
 * The class `Shared\\Contract\\Routes`: what the bridge accepts per action, as a constant, so that opcache caches it.
 *
 * @param contract - the app's routes
 */
export function routesClass(contract: Contract): string {
	const routes = Object.fromEntries(actions(contract).map(([action, route]) => [action, {
		params: route.params ? plain(route.params, false, action) : null,
		query: route.query ? plain(route.query, false, action) : null,
		body: route.body ? plain(route.body, false, action) : null,
		aliases: route.aliases ?? {},
		wraps: route.wraps ?? null,
		upload: route.upload ?? null,
		raw: route.raw ? { signature: route.raw.signature ?? null } : null,
		media: route.media
			? Object.fromEntries(Object.entries(route.media).map(([type, { charset, disposition }]) =>
					[type, { charset: charset ?? null, disposition }]))
			: null,
		maxBytes: route.maxBytes ?? defaultMaxBytes,
	}]))
	const { methods, headers } = crossOrigin(contract)
	const failures =
		Object.fromEntries(actions(contract).flatMap(([action, route]) => route.failure === undefined ? [] : [[action, route.failure]]))
	const admin = actions(contract).filter(([, route]) => route.access === 'admin').map(([action]) => action)
	return `${header(contract)}
/** Request schemas by action. */
final class Routes {
	/** @var list<string> actions for administrators alone */
	public const ADMIN = ${literal(admin, 1)};
	/** @var array<string, string> the failure shape of an action that has not the app's own */
	public const FAILURES = ${literal(failures, 1)};
	/** @var list<string> scopes of tokens, each including those before it */
	public const SCOPES = ${literal(contract.scopes ?? [], 1)};
	/** @var array<string, string> texts of refusals that no service makes, by reason */
	public const TEXTS = ${literal(contract.texts ?? {}, 1)};
	/** @var array{methods: list<string>, headers: list<string>} what pages of other sites may send */
	public const CORS = ${literal({ methods, headers }, 1)};
	/**
	 * @var array<string, array{
	 *     params: ?array<string, mixed>, query: ?array<string, mixed>, body: ?array<string, mixed>, aliases: array<string, string>,
	 *     wraps: ?string, upload: ?non-empty-list<string>, raw: ?array{signature: ?string},
	 *     media: ?array<string, array{charset: ?string, disposition: 'attachment'|'inline'}>, maxBytes: int,
	 * }>
	 */
	public const ROUTES = ${literal(routes, 1)};
}
`
}

/**
 * The class `Shared\\Contract\\Limits`: `titleCharacters` is `Limits::TITLE_CHARACTERS`.
 *
 * @param contract - the app's routes
 */
export function limitsClass(contract: Contract): string {
	const constants = Object.entries(contract.limits ?? {}).map(([name, value]) =>
		`${typeof value === 'number' ? '' : '	/** @var list<string> */\n'}	public const ${constant(name)} = ${literal(value, 1)};`)
	return `${header(contract)}
/** Limits of the contract, in the unit each name gives. */
final class Limits {
${constants.join('\n')}
}
`
}

/**
 * The class `Shared\\Contract\\Schemas`: every titled schema of the contract, for documents embedded in others.
 *
 * Its types also name the input of each action, `StepController::save` takes `StepSaveBody`, and the initial states.
 *
 * @param contract - the app's routes
 */
export function schemasClass(contract: Contract): string {
	const documents = titled(routeSchemas(contract))
	const schemas = { ...documents, ...titled(stateSchemas(contract)) }
	const constants = Object.entries(documents).map(([title, schema]) =>
		`	public const ${constant(title)} = ${literal(strip(schema), 1)};`)
	const types = Object.entries({ ...schemas, ...inputs(contract) }).map(([title, schema]) =>
		` * @phpstan-type ${title} ${phpType(schema, schemas, true)}`)
	return `${header(contract)}
/**
 * Documents of the contract.
 *
${types.join('\n')}
 */
final class Schemas {
${constants.join('\n')}
}
`
}

type Named = readonly (readonly [name: string, schema: TSchema])[]

const stateSchemas = ({ states = {} }: Contract): Named => Object.entries(states).map(([name, { schema }]) => [`the state ${name}`, schema])

function routeSchemas(contract: Contract): Named {
	return actions(contract).flatMap(([action, route]) => {
		const schemas = [
			route.params,
			route.query,
			route.body,
			...Object.values(route.answers),
			contract.failure,
			shapeOf(contract, route)?.schema,
		]
		return schemas.flatMap((schema) => schema === undefined ? [] : [[action, schema] as const])
	})
}

function titled(schemas: Named): Record<string, JsonSchema> {
	const found: Record<string, JsonSchema> = {}
	const visit = (schema: unknown): void => {
		if (Array.isArray(schema)) {
			schema.forEach(visit)
		} else if (typeof schema === 'object' && schema !== null) {
			Object.values(schema).forEach(visit)
			const title = (schema as JsonSchema).title
			if (typeof title === 'string' && /^[A-Z]\w+$/.test(title)) {
				found[title] = schema as JsonSchema
			}
		}
	}
	for (const [name, schema] of schemas) {
		visit(plain(schema, true, name))
	}
	return found
}

function inputs(contract: Contract): Record<string, JsonSchema> {
	const found: Record<string, JsonSchema> = {}
	for (const [action, route] of actions(contract)) {
		const [, controller = '', method = ''] = /^(\w+)Controller::(\w+)$/.exec(action) ?? []
		for (const [kind, schema] of Object.entries({ Query: route.query, Body: route.body })) {
			if (schema) {
				found[`${controller}${method[0]?.toUpperCase()}${method.slice(1)}${kind}`] = plain(schema, true, action)
			}
		}
	}
	return found
}

const constant = (title: string): string => title.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()

function strip(schema: unknown): unknown {
	if (Array.isArray(schema)) {
		return schema.map(strip)
	}
	if (typeof schema !== 'object' || schema === null) {
		return schema
	}
	const isMap = (key: string) => key === 'properties' || key === 'patternProperties'
	return Object.fromEntries(Object.entries(schema)
		.filter(([key, value]) => !((key === 'title' || key === 'description') && typeof value === 'string'))
		.map(([key, value]) => [
			key,
			isMap(key) ? Object.fromEntries(Object.entries(value as object).map(([name, sub]) => [name, strip(sub)])) : strip(value),
		]))
}

function phpType(schema: JsonSchema, known: Record<string, JsonSchema>, isRoot = false): string {
	if (!isRoot && typeof schema.title === 'string' && schema.title in known) {
		return schema.title
	}
	if ('const' in schema) {
		return literal(schema.const, 0)
	}
	if (Array.isArray(schema.enum)) {
		return schema.enum.map((value) => literal(value, 0)).join('|')
	}
	if (Array.isArray(schema.anyOf)) {
		return (schema.anyOf as JsonSchema[]).map((option) => phpType(option, known)).join('|')
	}
	if (Array.isArray(schema.type)) {
		return (schema.type as string[]).map((type) => phpType({ ...schema, type }, known)).join('|')
	}
	switch (schema.type) {
		case 'string': return 'string'
		case 'integer': return 'int'
		case 'number': return 'int|float'
		case 'boolean': return 'bool'
		case 'null': return 'null'
		case 'array': return `list<${schema.items ? phpType(schema.items as JsonSchema, known) : 'mixed'}>`
		case 'object': return objectType(schema, known)
		default: return 'mixed'
	}
}

function objectType(schema: JsonSchema, known: Record<string, JsonSchema>): string {
	const patterns = Object.values((schema.patternProperties ?? {}) as Record<string, JsonSchema>)
	if (patterns[0]) {
		return `array<string, ${phpType(patterns[0], known)}>`
	}
	const required = (schema.required ?? []) as string[]
	const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
		.map(([name, sub]) => `${name}${required.includes(name) ? '' : '?'}: ${phpType(sub, known)}`)
	return members.length === 0
		? 'array<string, mixed>'
		: `array{${members.join(', ')}${schema.additionalProperties === false ? '' : ', ...'}}`
}

/**
 * A value as PHP source.
 *
 * @param value - plain data
 * @param depth - tabs before the closing bracket
 */
export function literal(value: unknown, depth: number): string {
	if (value === null || value === undefined) {
		return 'null'
	}
	if (typeof value === 'string') {
		return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
	}
	if (typeof value !== 'object') {
		return String(value)
	}
	const entries = Array.isArray(value)
		? value.map((item) => literal(item, depth + 1))
		: Object.entries(value).map(([key, item]) => `${literal(key, 0)} => ${literal(item, depth + 1)}`)
	const line = `[${entries.join(', ')}]`
	return line.length < 120 && !line.includes('\n')
		? line
		: `[\n${entries.map((entry) => `${'\t'.repeat(depth + 1)}${entry},\n`).join('')}${'\t'.repeat(depth)}]`
}
