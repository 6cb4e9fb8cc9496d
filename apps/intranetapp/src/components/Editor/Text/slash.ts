// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { EditorState } from '@tiptap/pm/state'

/** A slash typed at the beginning of a word, and the text typed after it. */
export interface SlashState {
	readonly from: number
	readonly to: number
	readonly query: string
}

export function slashAt({ selection, doc }: EditorState): SlashState | null {
	const { $from, empty } = selection
	if (!empty || !$from.parent.isTextblock || $from.parent.type.name === 'codeBlock') {
		return null
	}
	const before = doc.textBetween($from.start(), $from.pos, undefined, '\uFFFC')
	const found = /(?:^|\s)\/([\p{L}]{0,20})$/u.exec(before)
	return found === null ? null : { from: $from.pos - found[1]!.length - 1, to: $from.pos, query: found[1]! }
}
