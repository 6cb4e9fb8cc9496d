// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { newId } from './ids.ts'
import { patched, type Choice } from './form.ts'

/** Lists whose entries have an id and a label: choices, rows, columns. */
type List<T extends Choice> = readonly T[]

const idsOf = (list: List<Choice>) => new Set(list.map(({ id }) => id))

/** @return the list with a new entry at a place, and its id */
export function withChoice<T extends Choice>(list: List<T>, at: number, make: (id: string) => T, prefix: 'c' | 'r' = 'c'): [T[], string] {
	const id = newId(prefix, idsOf(list))
	return [[...list.slice(0, at), make(id), ...list.slice(at)], id]
}

export function changedChoice<T extends Choice>(list: List<T>, id: string, change: { readonly [K in keyof T]?: T[K] | undefined }): T[] {
	return list.map((choice) => choice.id === id ? patched(choice, change) : choice)
}

export const withoutChoice = <T extends Choice>(list: List<T>, id: string): T[] => list.filter((choice) => choice.id !== id)

/** Moves an entry; past the ends it stays. */
export function movedChoice<T extends Choice>(list: List<T>, id: string, to: number): T[] {
	const choice = list.find((one) => one.id === id)
	if (choice === undefined || to < 0 || to >= list.length) {
		return [...list]
	}
	const others = withoutChoice(list, id)
	return [...others.slice(0, to), choice, ...others.slice(to)]
}

/**
 * Puts pasted entries at an entry: the first takes its place when it is empty, the others follow.
 *
 * @return the list and the id of the last pasted entry
 */
export function withPasted<T extends Choice>(
	list: List<T>,
	id: string,
	labels: readonly string[],
	make: (id: string, label: string) => T,
	prefix: 'c' | 'r' = 'c',
	most = 500,
): [T[], string] {
	const at = list.findIndex((choice) => choice.id === id)
	const isFree = list[at]?.label.trim() === ''
	const [first, rest] = isFree ? [labels.slice(0, 1), labels.slice(1)] : [[], labels]
	const begun = first[0] === undefined ? [...list] : list.map((choice) => choice.id === id ? { ...choice, label: first[0]! } : choice)
	const taken = idsOf(list)
	const added = rest.slice(0, Math.max(0, most - begun.length)).map((label) => {
		const added = newId(prefix, taken)
		taken.add(added)
		return make(added, label)
	})
	return [[...begun.slice(0, at + 1), ...added, ...begun.slice(at + 1)], added.at(-1)?.id ?? id]
}
