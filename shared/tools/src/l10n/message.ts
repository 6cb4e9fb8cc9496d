// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A text of the user interface as written in the source. */
export interface Message {
	/** The English text, with its plural if there is one. */
	text: string
	plural?: string
	/** Where it is used, as `path:line`. */
	place: string
}

/** Looks like a translatable text but cannot be extracted from the source. */
export interface Unreadable {
	place: string
	reason: string
}

/** The texts found in a source. */
export interface Extraction {
	messages: Message[]
	unreadable: Unreadable[]
}

/** The key of a text in the host's translation files. */
export function keyOf({ text, plural }: Pick<Message, 'text' | 'plural'>): string {
	return plural === undefined ? text : `_${text}_::_${plural}_`
}
