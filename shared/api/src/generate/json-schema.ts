// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TSchema } from 'typebox'

/** A JSON Schema as plain data, in the subset that PHP validates. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Exactly the keywords that shared/php checks; other JSON Schema keywords are rejected here, before they reach PHP. */
export const assertions = Object.freeze(['type', 'required', 'properties', 'additionalProperties', 'patternProperties', 'items', 'enum',
	'const',
	'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'anyOf', 'format'])
/** The formats that shared/php supports. */
const formats = ['date', 'time', 'date-time', 'email', 'uri', 'uuid']
const annotations = new Set(['title', 'description', 'default', 'examples'])
/** What a value with a `pattern` is, for people, phrased to follow `must be`; only PHP needs it, for its message. */
const words = 'words'

/**
 * The schema as plain data: a union of constants becomes an enum, so that an error names the choices.
 *
 * @param schema - TypeBox schema
 * @param keep - whether to keep title and description, for openapi.json
 * @param at - position of the schema, for the error message
 * @throws on a keyword that PHP would not check
 */
export function plain(schema: TSchema, keep: boolean, at = ''): JsonSchema {
	return reduce(JSON.parse(JSON.stringify(schema)) as JsonSchema, keep, at)
}

function reduce(schema: JsonSchema, keep: boolean, at: string): JsonSchema {
	const out: Record<string, unknown> = {}
	for (const [keyword, value] of Object.entries(schema)) {
		if (annotations.has(keyword)) {
			if (keep) {
				out[keyword] = value
			}
		} else if (keyword === words) {
			if (!keep) {
				out[keyword] = value
			}
		} else if (!assertions.includes(keyword)) {
			throw new Error(`${at}: the keyword "${keyword}" is not checked by PHP`)
		} else if (keyword === 'format' && !formats.includes(String(value))) {
			throw new Error(`${at}: the format "${String(value)}" is not checked by PHP`)
		} else if (keyword === 'properties' || keyword === 'patternProperties') {
			out[keyword] = Object.fromEntries(
				Object.entries(value as Record<string, JsonSchema>).map(([key, sub]) => [key, reduce(sub, keep, `${at}/${key}`)]),
			)
		} else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object')) {
			out[keyword] = reduce(value as JsonSchema, keep, `${at}/${keyword}`)
		} else if (keyword === 'anyOf') {
			Object.assign(out, union((value as JsonSchema[]).map((sub, i) => reduce(sub, keep, `${at}/anyOf/${i}`))))
		} else {
			out[keyword] = value
		}
	}
	return out
}

function union(options: readonly JsonSchema[]): JsonSchema {
	if (options.every((option) => 'const' in option)) {
		return { enum: options.map((option) => option.const) }
	}
	const types = options.map((option) => Object.keys(option).length === 1 ? option.type : undefined)
	return types.every((type) => typeof type === 'string') ? { type: types } : { anyOf: options }
}
