// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Prefixes that libraries give to ids and classes they make up on each page load. */
const madeUp =
	/^(?:nc-vue|vs\d*|vue|v-\d|data-v|reka|radix|headlessui|ember|react|mui|css|sc|input|tippy|popper|floating|ui-id|ext-gen|yui|id)(?:-|__|_|:)/i
/** Classes that come and go while the page is used. */
const passing =
	/(?:^|[-_])(?:active|hover|hovered|focus|focused|focus-visible|open|opened|closed|selected|current|checked|disabled|loading|dragging|visible|hidden|enter|leave|expanded|collapsed|pressed|highlighted|tooltip|has-[a-z]+|is-[a-z]+)(?:$|[-_])/i

/**
 * Says whether an id, a class or the value of an attribute looks as if a build or a library had made it up, so that it
 * may be another one tomorrow: hashes, counters, scoped-style marks.
 */
export function looksGenerated(name: string): boolean {
	return name === ''
		|| name.length > 60
		|| /\d/.test(name)
		|| madeUp.test(name)
		|| !/^[A-Za-z_-]/.test(name)
		|| name.split(/[-_:.]+/).some(looksRandom)
}

/** Says whether a class says what the element is doing rather than what it is. */
export function looksPassing(name: string): boolean {
	return passing.test(name)
}

/** Words have vowels, and capitals only where a new word begins. */
function looksRandom(word: string): boolean {
	const letters = word.replace(/[^A-Za-z]/g, '')
	const vowels = letters.replace(/[^aeiouy]/gi, '').length
	const capitals = (letters.slice(1).match(/[A-Z]/g) ?? []).length
	return (letters.length >= 5 && vowels / letters.length < 0.15)
		|| (letters.length >= 4 && letters.length <= 10 && capitals >= 2 && letters !== letters.toUpperCase())
}
