// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { trim } from '../rules/values/text.ts'

/** An option as the editor of a field lists it. */
export interface OptionLine {
	/** Only for lists on the screen. */
	readonly key: string
	readonly text: string
	/** Saved ones are in values, so that they can be withdrawn and not be renamed. */
	readonly isSaved: boolean
}

let made = 0

export function optionLine(text: string, isSaved = false): OptionLine {
	return { key: `option-${made++}`, text, isSaved }
}

/** Adds each line of a text that is not there yet, as far as there is room. */
export function withOptions(
	lines: readonly OptionLine[],
	text: string,
	saved: ReadonlySet<string>,
): { readonly lines: readonly OptionLine[], readonly added: number } {
	const known = new Set(lines.map((line) => trim(line.text)))
	const texts = new Set(text.split(/[\r\n]/).map(trim).filter((one) => one !== '' && !known.has(one)))
	const fresh = [...texts].slice(0, Math.max(0, limits.optionsPerField - lines.length)).map((one) => optionLine(one, saved.has(one)))
	return { lines: [...lines, ...fresh], added: fresh.length }
}

/** Options that values may still have and that are not offered: those withdrawn before, and those that are now taken off the list. */
export function withdrawnOptions(saved: ReadonlySet<string>, lines: readonly OptionLine[]): string[] {
	const offered = new Set(lines.map((line) => trim(line.text)))
	return [...saved].filter((text) => !offered.has(text))
}
