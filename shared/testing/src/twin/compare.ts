// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isDeepStrictEqual } from 'node:util'
import { broke, type Step } from './script.ts'

/** One place where two hosts differ. */
export interface Difference {
	readonly script: string
	readonly step: string
	/** What differs: status, a header, a position in the body. */
	readonly where: string
	readonly real: string
	readonly embedded: string
}

/** Every difference between the answers of two hosts to one script. */
export function compare(script: string, real: readonly Step[], embedded: readonly Step[]): Difference[] {
	const out: Difference[] = []
	for (let index = 0; index < Math.max(real.length, embedded.length); index++) {
		const [one, other] = [real[index], embedded[index]]
		const step = `${index + 1}. ${one?.title ?? other?.title ?? ''}`
		const add = (where: string, left: unknown, right: unknown): void => {
			if (!isDeepStrictEqual(left, right)) {
				out.push({ script, step, where, real: shown(left), embedded: shown(right) })
			}
		}
		if (one === undefined || other === undefined || one.title !== other.title) {
			add('step', named(one), named(other))
			continue
		}
		add('status', one.status, other.status)
		for (const name of new Set([...Object.keys(one.headers), ...Object.keys(other.headers)])) {
			add(`header ${name}`, one.headers[name], other.headers[name])
		}
		for (const [where, left, right] of places(one.body, other.body, 'body')) {
			add(where, left, right)
		}
	}
	return out
}

/** A step's title; if the script failed, also the reason. */
function named(step: Step | undefined): string | undefined {
	return step?.title === broke ? `${broke}: ${shown(step.body)}` : step?.title
}

/** The differences between two values, each with its path. */
function places(one: unknown, other: unknown, at: string): [string, unknown, unknown][] {
	if (isDeepStrictEqual(one, other)) {
		return []
	}
	if (typeof one === 'object'
		&& typeof other === 'object'
		&& one !== null
		&& other !== null
		&& Array.isArray(one) === Array.isArray(other)) {
		const keys = new Set([...Object.keys(one), ...Object.keys(other)])
		return [...keys].flatMap((key) =>
			places((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${at}/${key}`))
	}
	return typeof one === 'string' && typeof other === 'string' ? [[at, ...around(one, other)]] : [[at, one, other]]
}

/** Excerpts of long texts, starting shortly before the first character that differs. */
function around(one: string, other: string): [string, string] {
	let start = 0
	while (start < one.length && one[start] === other[start]) {
		start++
	}
	const from = Math.max(0, start - 60)
	return [one, other].map((text) => (from > 0 ? '…' : '') + text.slice(from, start + 200)) as [string, string]
}

const shown = (value: unknown): string => value === undefined ? '(absent)' : typeof value === 'string' ? value : JSON.stringify(value)
