// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Json, ProblemReason } from '../../../src/rules/index.ts'
import vectors from '../../fixtures/value-vectors.json' with { type: 'json' }

/** A case that the server and the browser share. */
export interface Vector {
	readonly name: string
	readonly kind: 'value' | 'filter' | 'sort' | 'name' | 'label' | 'shape' | 'sentence'
	readonly field: { readonly type: string, readonly options?: Json }
	readonly type: Json
	readonly options: Json
	readonly input: Json
	readonly present?: string
	readonly filter: Json
	readonly today?: string
	readonly values: readonly (string | null)[]
	readonly found: readonly boolean[]
	readonly order: readonly (readonly (string | null)[])[]
	readonly value: Json
	readonly items?: Json
	readonly shape?: Json
	readonly problem?: ProblemReason
	readonly member: string
	readonly parameters: Readonly<Record<string, number | string>>
	readonly sentence: string
}

/** With long texts and lists written out. */
export const allVectors = (vectors as unknown as readonly Json[]).map(expand) as unknown as readonly Vector[]

export const ofKind = (...kinds: readonly Vector['kind'][]): (readonly [string, Vector])[] =>
	allVectors.filter(({ kind }) => kinds.includes(kind)).map((vector) => [vector.name, vector] as const)

function expand(value: Json): Json {
	if (typeof value !== 'object' || value === null) {
		return value
	}
	if (Array.isArray(value)) {
		return value.map(expand)
	}
	const all = Object.entries(value).map(([name, member]) => [name, expand(member)] as const)
	const [name, content] = all[0] ?? ['', null]
	const [unit, times] = Array.isArray(content) ? content as [string, number] : ['', Number(content)]
	const numbered = (before: string, after: string): string[] => Array.from({ length: times }, (_, place) => before + (place + 1) + after)
	switch (name) {
		case '$repeat': return unit.repeat(times)
		case '$list': return Array.from({ length: times }, () => unit)
		case '$numbered': return numbered(unit, '')
		case '$files': return numbered('', ':f')
		case '$lines': return numbered('', '').join('\n')
		case '$joined': return (content as string[]).join('')
		case '$object': return {}
		default: return Object.fromEntries(all)
	}
}
