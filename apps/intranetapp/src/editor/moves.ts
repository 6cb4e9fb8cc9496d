// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { movedAmong } from '../history/compare.ts'

/** A place and its items from top to bottom. */
export interface Lane {
	readonly place: string
	readonly things: readonly string[]
}

/** An item whose place differs between mine and theirs, and which side moved it. */
export interface Move {
	readonly thing: string
	readonly isMine: boolean
	readonly isTheirs: boolean
}

/**
 * Items whose place differs between two sides with a common base; items that only one side has do not affect the others.
 *
 * @param base - null when the common base is unknown: then both sides may have moved an item
 */
export function movesOf(base: readonly Lane[] | null, mine: readonly Lane[], theirs: readonly Lane[]): readonly Move[] {
	const [byMine, byTheirs] = base === null ? [moved(mine, theirs), moved(mine, theirs)] : [moved(base, mine), moved(base, theirs)]
	return thingsOf(theirs)
		.filter((thing) => (byMine.has(thing) || byTheirs.has(thing))
			&& placeOf(mine, thing) !== null
			&& standing(mine, theirs, thing) !== standing(theirs, mine, thing))
		.map((thing) => ({ thing, isMine: byMine.has(thing), isTheirs: byTheirs.has(thing) }))
}

/** Items in a different place, and items reordered among those that stayed in their place. */
function moved(before: readonly Lane[], after: readonly Lane[]): ReadonlySet<string> {
	const both = thingsOf(before).filter((thing) => placeOf(after, thing) !== null)
	const away = both.filter((thing) => placeOf(before, thing) !== placeOf(after, thing))
	const stayed = (lanes: readonly Lane[], place: string) =>
		(lanes.find((lane) => lane.place === place)?.things ?? []).filter((thing) => both.includes(thing) && !away.includes(thing))
	return new Set([...away, ...before.flatMap(({ place }) => [...movedAmong(stayed(before, place), stayed(after, place))])])
}

/** The place of an item, expressed by the neighbours that the other side has in the same place. */
function standing(lanes: readonly Lane[], others: readonly Lane[], thing: string): string {
	const place = placeOf(lanes, thing) ?? ''
	const common = (lanes.find((lane) => lane.place === place)?.things ?? []).filter((other) =>
		other === thing || placeOf(others, other) === place)
	const index = common.indexOf(thing)
	return JSON.stringify([place, common[index - 1], common[index + 1]])
}

const thingsOf = (lanes: readonly Lane[]): readonly string[] => lanes.flatMap(({ things }) => things)
const placeOf = (lanes: readonly Lane[], thing: string): string | null => lanes.find(({ things }) => things.includes(thing))?.place ?? null
