// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { movedAmong } from '../history/compare.ts'

/** A place, and the things that stand in it from top to bottom. */
export interface Lane {
	readonly place: string
	readonly things: readonly string[]
}

/** A thing that stands elsewhere in mine than in theirs, and who put it there. */
export interface Move {
	readonly thing: string
	readonly isMine: boolean
	readonly isTheirs: boolean
}

/**
 * What stands elsewhere on two sides that began with the same; things that only one side has are in nobody's way.
 *
 * @param base - null when nobody knows what they began with: then both sides may have moved it
 */
export function movesOf(base: readonly Lane[] | null, mine: readonly Lane[], theirs: readonly Lane[]): readonly Move[] {
	const [byMine, byTheirs] = base === null ? [moved(mine, theirs), moved(mine, theirs)] : [moved(base, mine), moved(base, theirs)]
	return thingsOf(theirs)
		.filter((thing) => (byMine.has(thing) || byTheirs.has(thing))
			&& placeOf(mine, thing) !== null
			&& standing(mine, theirs, thing) !== standing(theirs, mine, thing))
		.map((thing) => ({ thing, isMine: byMine.has(thing), isTheirs: byTheirs.has(thing) }))
}

/** Those that are in another place, and those that stand elsewhere among what stayed in theirs. */
function moved(before: readonly Lane[], after: readonly Lane[]): ReadonlySet<string> {
	const both = thingsOf(before).filter((thing) => placeOf(after, thing) !== null)
	const away = both.filter((thing) => placeOf(before, thing) !== placeOf(after, thing))
	const stayed = (lanes: readonly Lane[], place: string) =>
		(lanes.find((lane) => lane.place === place)?.things ?? []).filter((thing) => both.includes(thing) && !away.includes(thing))
	return new Set([...away, ...before.flatMap(({ place }) => [...movedAmong(stayed(before, place), stayed(after, place))])])
}

/** Where a thing stands, told by its neighbours that the other side has in the same place. */
function standing(lanes: readonly Lane[], others: readonly Lane[], thing: string): string {
	const place = placeOf(lanes, thing) ?? ''
	const common = (lanes.find((lane) => lane.place === place)?.things ?? []).filter((other) =>
		other === thing || placeOf(others, other) === place)
	const index = common.indexOf(thing)
	return JSON.stringify([place, common[index - 1], common[index + 1]])
}

const thingsOf = (lanes: readonly Lane[]): readonly string[] => lanes.flatMap(({ things }) => things)
const placeOf = (lanes: readonly Lane[], thing: string): string | null => lanes.find(({ things }) => things.includes(thing))?.place ?? null
