// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldShape } from '../field.ts'
import type { Condition, SortColumn } from '../filter/condition.ts'
import { Problem } from '../problem.ts'
import { compareDecimals } from '../values/decimal.ts'
import type { Json } from '../values/json.ts'
import { sortText } from '../values/sortText.ts'
import { isStorable, textOf } from '../values/text.ts'
import type { StoredItem } from './item.ts'

/** Between the items of a value that has several. */
export const separator = ';#'

/** What the types of fields differ in. */
export interface TypeRules {
	readonly column: SortColumn
	/** Null when a filter cannot look for words in it, else the part of an item in which it does. */
	readonly words: ((item: string) => string) | null
	/** @param input - neither null nor the empty text */
	read(field: FieldShape, input: Json, present: string | null): string | Problem | null
	/** The items of a value. */
	split(value: string): readonly string[]
	item(text: string): StoredItem
	/** What a filter finds that is a text, a number or a truth value. */
	literal(field: FieldShape, input: Json): Condition | Problem
	/** An end of a range, as the column has it that sorts. */
	bound(field: FieldShape, input: Json, isLast: boolean): string | Problem
}

export const textColumn: SortColumn = {
	of: (item) => item.sortText ?? '',
	order: (one, other) => one < other ? -1 : one > other ? 1 : 0,
}
export const numberColumn: SortColumn = { of: (item) => item.sortNumber ?? '', order: compareDecimals }

/** A literal of a type that takes texts. */
export function literalText(input: Json, equal: (text: string) => Condition | Problem): Condition | Problem {
	const text = textOf(input)
	if (text === null) {
		return new Problem('bad_filter')
	}
	return isStorable(text) ? equal(text) : new Problem('bad_characters')
}

/** What a type is that says nothing else: one text. */
export const plainRules = {
	column: textColumn,
	words: (item: string): string => item,
	split: (value: string): readonly string[] => [value],
	item: (text: string): StoredItem => ({ text, sortText: sortText(text), sortNumber: null }),
	literal: (_: FieldShape, input: Json): Condition | Problem => literalText(input, (text) => ({ kind: 'texts', items: [text] })),
	bound: (): string | Problem => new Problem('bad_filter'),
}
