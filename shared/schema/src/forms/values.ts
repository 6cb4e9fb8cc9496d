// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type TLiteral, type TUnion } from 'typebox'
import { bounds } from './bounds.ts'

export const closed = { additionalProperties: false } as const
/** Members that are not declared are kept as they are. */
export const open = { additionalProperties: true } as const

/** A success with nothing to say. */
export const Done = Type.Object({ success: Type.Literal(true) }, { title: 'Done', ...closed })

/** An object of any members. */
export const members = (description: string) => Type.Object({}, { description, ...open })

/** Texts that come with the link of a form and not from the respondent. */
export const HiddenFields = Type.Array(Type.Object({
	name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$', description: 'no id of a question, and not q with a number' }),
}, open), {
	maxItems: bounds.hiddenFieldsPerForm,
	description: 'texts that are sent with the answers by these names, such as source; the address of a link may bring them: ?source=mail',
})

type Literals<T extends readonly string[]> = T extends readonly [infer One extends string, ...infer Others extends readonly string[]]
	? [TLiteral<One>, ...Literals<Others>]
	: []

/** One of some texts. */
export function choice<const T extends readonly string[]>(...values: T): TUnion<Literals<T>> {
	return Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<Literals<T>>
}
