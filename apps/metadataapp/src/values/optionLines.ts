// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { trim } from '../rules/values/text.ts'

/** An option as the editor of a field lists it. */
export interface OptionLine {
	/** Only for lists on the screen. */
	readonly key: string
	readonly text: string
	/** As it is saved, and may be in values; null for a new one. */
	readonly was: string | null
}

let made = 0

export function optionLine(text: string, was: string | null = null): OptionLine {
	return { key: `option-${made++}`, text, was }
}

export const isRenamed = ({ text, was }: OptionLine): boolean => was !== null && trim(text) !== was

/** Adds each line of a text that is not there yet, as far as there is room. */
export function withOptions(
	lines: readonly OptionLine[],
	text: string,
	saved: ReadonlySet<string>,
): { readonly lines: readonly OptionLine[], readonly added: number } {
	const known = new Set(lines.map((line) => trim(line.text)))
	const named = new Set(lines.map(({ was }) => was))
	const texts = new Set(text.split(/[\r\n]/).map(trim).filter((one) => one !== '' && !known.has(one)))
	// The former name of an option that is renamed is free for another one.
	const fresh = [...texts].slice(0, Math.max(0, limits.optionsPerField - lines.length))
		.map((one) => optionLine(one, saved.has(one) && !named.has(one) ? one : null))
	return { lines: [...lines, ...fresh], added: fresh.length }
}

/** Options that values may still have and that are not offered: those withdrawn before, and those that are now taken off the list. */
export function withdrawnOptions(saved: ReadonlySet<string>, lines: readonly OptionLine[]): string[] {
	const offered = new Set(lines.flatMap(({ text, was }) => was === null ? [trim(text)] : [trim(text), was]))
	return [...saved].filter((text) => !offered.has(text))
}

/** What the field offers afterwards: an option that gets the name of another one is the same as that. */
export function offeredOptions(lines: readonly OptionLine[]): string[] {
	const taken = new Set(lines.filter((line) => !isRenamed(line)).map(({ text }) => trim(text)))
	return lines.flatMap((line) => {
		const name = trim(line.text)
		if (isRenamed(line) && name !== '') {
			if (taken.has(name)) {
				return []
			}
			taken.add(name)
		}
		return [line.text]
	})
}

/** Options that values have under another name. */
export function renamedOptions(lines: readonly OptionLine[]): { readonly from: string, readonly to: string }[] {
	return lines.flatMap(({ text, was }) => was === null || trim(text) === was ? [] : [{ from: was, to: trim(text) }])
}

/** The option that a line becomes one with; null where it stays one of its own. */
export function mergedWith(lines: readonly OptionLine[], line: OptionLine): string | null {
	const name = trim(line.text)
	return isRenamed(line) && name !== '' && lines.some((other) => other.key !== line.key && trim(other.text) === name) ? name : null
}
