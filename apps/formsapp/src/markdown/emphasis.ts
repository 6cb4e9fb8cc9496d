// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Part } from './part.ts'

/** A run of one sign that may begin or end what is emphasised. */
export interface Run {
	readonly part: Part
	readonly sign: '*' | '_'
	/** Signs when it was read, and those that no emphasis has taken. */
	readonly length: number
	left: number
	readonly opens: boolean
	readonly closes: boolean
}

const isSpace = (sign: string): boolean => sign === '' || /\s/.test(sign)
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign)

/** Whether a run opens and closes, by the signs around it, as CommonMark has it. */
export function runOf(part: Part, sign: '*' | '_', length: number, before: string, after: string): Run {
	const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
	const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
	const isInWord = sign === '_' && isLeft && isRight
	return {
		part,
		sign,
		length,
		left: length,
		opens: isLeft && (!isInWord || isPunctuation(before)),
		closes: isRight && (!isInWord || isPunctuation(after)),
	}
}

/** Of two runs that could both open and close, lengths that add up to a multiple of three do not fit: `**a*b**`. */
function fit(opener: Run, closer: Run): boolean {
	return opener.sign === closer.sign && !((opener.closes || closer.opens) && (opener.length + closer.length) % 3 === 0
		&& (opener.length % 3 !== 0 || closer.length % 3 !== 0))
}

/** Finds the pairs among runs. What was searched in vain is not searched again, so that the time is proportional to the number of runs. */
export function emphasise(runs: readonly Run[]): void {
	const open: Run[] = []
	/** By kind of closer: no run before this place fits. */
	const searched = new Map<string, number>()
	const cut = (length: number) => {
		open.length = length
		for (const [kind, place] of searched) {
			searched.set(kind, Math.min(place, length))
		}
	}
	for (const run of runs) {
		const kind = `${run.sign}${run.opens}${run.length % 3}`
		while (run.closes && run.left > 0) {
			let place = open.length - 1
			const end = searched.get(kind) ?? 0
			while (place >= end && !fit(open[place]!, run)) {
				place--
			}
			const opener = place < end ? undefined : open[place]
			if (opener === undefined) {
				searched.set(kind, open.length)
				break
			}
			cut(place + 1)
			const taken = Math.min(2, opener.left, run.left)
			opener.part.opens.push({ tag: taken === 2 ? 'strong' : 'em' })
			run.part.closes++
			for (const one of [opener, run]) {
				one.left -= taken
				one.part.text = one.sign.repeat(one.left)
			}
			if (opener.left === 0) {
				cut(place)
			}
		}
		if (run.opens && run.left > 0) {
			open.push(run)
		}
	}
}
