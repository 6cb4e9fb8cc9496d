// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { button } from '../dom.ts'
import { t } from '../l10n.ts'
import type { AnswerMap, Draft } from '../model/draft.ts'
import { instantWords } from '../model/moments.ts'
import { note } from './note.ts'

export interface DraftNote {
	readonly element: HTMLElement
	/** Something was kept. */
	tell(): void
}

export interface DraftEvents {
	/** Empties the form. */
	clear(): void
	undo(answers: AnswerMap): void
}

/** Says that answers are kept on this device, which others may use too, and forgets them. */
export function draftNote(draft: Draft, events: DraftEvents): DraftNote {
	const { element, say, hide } = note('quiet')
	let text = ''
	const change = (words: string, ...buttons: readonly HTMLElement[]) => {
		// Said once, not with each key.
		if (words !== text) {
			text = words
			say(words, ...buttons)
		}
	}
	const clear = button(t('formsapp', 'Delete my answers'), 'quiet', () => {
		const { answers } = draft.kept
		draft.renew()
		events.clear()
		change(t('formsapp', 'Your answers have been deleted from this device.'), button(t('formsapp', 'Undo'), 'quiet', () => {
			draft.save({ answers })
			events.undo(answers)
			tell()
		}))
	})
	const tell = () => {
		if (draft.isKept) {
			change(t('formsapp', 'Your answers are kept on this device until you send them.'), clear)
		} else {
			text = ''
			hide()
		}
	}
	if (draft.isOld) {
		change(t('formsapp', 'These answers were kept on this device. You last changed them on {date}.', {
			date: instantWords(new Date(draft.kept.at).toISOString()),
		}), clear)
	}
	return { element, tell }
}
