// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** `{{q1}}` in a text stands for what was answered to that question. */
const reference = /\{\{[ \t]*([A-Za-z][A-Za-z0-9_.-]{0,63})[ \t]*\}\}/g

const here = new RegExp(reference.source, 'y')

/** The reference that begins at a place of a text; undefined when none does. */
export function referenceAt(text: string, place: number): string | undefined {
	here.lastIndex = place
	return here.exec(text)?.[0]
}

/** Ids that a text refers to, each once. */
export const pipedIds = (text: string): readonly string[] => [...new Set([...text.matchAll(reference)].map(([, id = '']) => id))]

/** @param words - what stands in the place of a reference */
export const piped = (text: string, words: (id: string) => string): string =>
	text.includes('{{') ? text.replace(reference, (_, id: string) => words(id)) : text

export const referenceTo = (id: string): string => `{{${id}}}`

/**
 * A title where no answer is at hand: the names of questions in brackets.
 *
 * @param titles - by id of the question
 */
export const plainTitle = (title: string, titles: ReadonlyMap<string, string>): string =>
	piped(title, (id) => `[${piped(titles.get(id) ?? id, () => '…')}]`)
