// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import { plain, type JsonSchema } from '@suite/api/generate/json-schema'

/** One input that the schema refuses, and the location the refusal must point to. */
export interface BadInput {
	readonly name: string
	readonly pointer: string
	readonly query?: Record<string, string>
	readonly body?: unknown
}

const wrongValues: Readonly<Record<string, unknown>> = {
	string: 12,
	integer: 'seven',
	number: 'seven',
	boolean: 'maybe',
	array: { not: 'a list' },
	object: ['a list'],
	null: 1,
}

/**
 * Inputs that are each wrong in one place: every property with the wrong type, out of bounds, or missing where required.
 *
 * @param route - a declaration with an example
 */
export function badInputs(route: Route): BadInput[] {
	const out: BadInput[] = []
	if (route.upload) {
		out.push(...badFields(route))
	} else if (route.body) {
		const schema = plain(route.body, false)
		const example = (route.example?.body ?? {}) as Record<string, unknown>
		// a body without its wrapper is not wrong: it is taken as the wrapped value
		const members = badMembers(schema, example, '').filter(({ name }) =>
			route.wraps === undefined || name !== `without /${route.wraps}`)
		out.push(...(schema.type === 'object' ? members.map((bad) => ({ ...bad, query: { ...route.example?.query } })) : []))
		out.push({ name: 'a body that is text', pointer: '', body: 'text', query: { ...route.example?.query } })
	}
	if (route.query) {
		const members = plain(route.query, false).properties as Record<string, JsonSchema>
		for (const [name, member] of Object.entries(members)) {
			const value = wrongQuery(member)
			if (value !== undefined) {
				out.push({
					name: `query ${name}=${value.slice(0, 20)}`,
					pointer: `/query/${name}`,
					query: { ...route.example?.query, [name]: value },
					body: route.example?.body,
				})
			}
		}
	}
	return out
}

/** Form fields are text, so only their content can be wrong. */
function badFields(route: Route): BadInput[] {
	const members = (route.body ? plain(route.body, false).properties : {}) as Record<string, JsonSchema>
	return Object.entries(members).flatMap(([name, member]) => wrong(member).filter(([, value]) => typeof value === 'string')
		.map(([what, value]) =>
			({ name: `the field ${name} ${what}`, pointer: `/${name}`, body: { ...route.example?.body as object, [name]: value } })))
}

function wrongQuery(member: JsonSchema): string | undefined {
	if (member.type === 'integer' || member.type === 'boolean') {
		return 'seven'
	}
	return typeof member.pattern === 'string' ? '%%%' : typeof member.maxLength === 'number' ? 'x'.repeat(member.maxLength + 1) : undefined
}

function badMembers(schema: JsonSchema, example: Record<string, unknown>, at: string): BadInput[] {
	const out: BadInput[] = []
	for (const name of (schema.required ?? []) as string[]) {
		const { [name]: _, ...rest } = example
		if (at !== '' || Object.keys(example).length > 0) {
			out.push({ name: `without ${at}/${name}`, pointer: `${at}/${name}`, body: rest })
		}
	}
	for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
		for (const [what, value] of wrong(member)) {
			out.push({ name: `${at}/${name} ${what}`, pointer: `${at}/${name}`, body: { ...example, [name]: value } })
		}
		const inner = example[name]
		if (member.type === 'object' && isRecord(inner)) {
			out.push(...badMembers(member, inner, `${at}/${name}`).map((bad) => ({ ...bad, body: { ...example, [name]: bad.body } })))
		}
		if (member.type === 'array' && Array.isArray(inner) && isRecord(inner[0])) {
			out.push(...badMembers(member.items as JsonSchema, inner[0], `${at}/${name}/0`).map((bad) =>
				({ ...bad, body: { ...example, [name]: [bad.body, ...inner.slice(1)] } })))
		}
	}
	return out
}

function wrong(member: JsonSchema): [string, unknown][] {
	const out: [string, unknown][] = []
	if (typeof member.type === 'string') {
		out.push([`as ${JSON.stringify(wrongValues[member.type])}`, wrongValues[member.type]])
	}
	if (Array.isArray(member.enum)) {
		out.push(['outside its choices', 'no-such-choice'])
	}
	if (typeof member.maxLength === 'number' && member.maxLength < 100_000) {
		out.push(['too long', 'x'.repeat(member.maxLength + 1)])
	}
	if (typeof member.minLength === 'number' && member.minLength > 0) {
		out.push(['empty', ''])
	}
	if (typeof member.pattern === 'string') {
		out.push(['against its pattern', '%%%'])
	}
	if (typeof member.minimum === 'number') {
		out.push(['below its minimum', member.minimum - 1])
	}
	if (typeof member.maxItems === 'number') {
		out.push(['with too many items', Array.from({ length: member.maxItems + 1 }, () => ({}))])
	}
	return out
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
