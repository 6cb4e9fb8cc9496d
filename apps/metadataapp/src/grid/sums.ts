// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ValueMap } from '@suite/schema/metadata/value'
import { readDecimal } from '../rules/values/decimal.ts'
import { addDecimals, negated } from './addDecimals.ts'

/** Decimals by the names of fields of numbers. */
export type Sums = Readonly<Record<string, string>>

/** The sums of several; a field that one of them lacks counts as 0 there. */
export function added(...all: readonly Sums[]): Sums {
	const names = new Set(all.flatMap((sums) => Object.keys(sums)))
	return Object.fromEntries([...names].map((name) => [name, addDecimals(...all.map((sums) => sums[name] ?? '0'))]))
}

export const negative = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, negated(sum)]))

/** What other values of one file change in the sums of these fields; fields in which nothing changes are absent. */
export function difference(names: readonly string[], before: ValueMap, after: ValueMap): Sums {
	return Object.fromEntries(names.filter((name) => before[name] !== after[name])
		.map((name) => [name, addDecimals(numberIn(after[name]), negated(numberIn(before[name])))]))
}

const numberIn = (value: string | undefined): string => readDecimal(value ?? '') ?? '0'
