// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type TLiteral, type TUnion } from 'typebox'

export const closed = { additionalProperties: false } as const
/** Members that are not declared are kept as they are. */
export const open = { additionalProperties: true } as const

/** A success with nothing to say. */
export const Done = Type.Object({ success: Type.Literal(true) }, { title: 'Done', ...closed })

/** An object of any members. */
export const members = (description: string) => Type.Object({}, { description, ...open })

type Literals<T extends readonly string[]> = T extends readonly [infer One extends string, ...infer Others extends readonly string[]]
	? [TLiteral<One>, ...Literals<Others>]
	: []

/** One of some texts. */
export function choice<const T extends readonly string[]>(...values: T): TUnion<Literals<T>> {
	return Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<Literals<T>>
}
