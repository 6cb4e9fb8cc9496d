// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { Suggestion } from '@suite/schema/metadata/service/suggestion'
import type { Sentences } from '@suite/ui/words/errors'
import { n, t } from '@nextcloud/l10n'
import { librarySentences } from './libraryErrors.ts'

/** What the server may refuse where suggestions are asked for. */
export function suggestSentences(): Sentences {
	return {
		...librarySentences(),
		suggestions_off: t('metadataapp', 'An administrator has switched suggestions off.'),
		no_provider: t('metadataapp', 'No language model is installed any more. Ask your administrator.'),
		no_fields: t('metadataapp', 'This file has no fields for which values can be suggested.'),
		no_text: t('metadataapp', 'This file has no text that can be read. Suggestions work for text and Markdown files.'),
		unknown_task: t('metadataapp', 'The answer is no longer there. Ask again.'),
		429: t('metadataapp', 'You have asked very often. Try again in an hour.'),
	}
}

/** Why a question ended without suggestions; null where it did not, or goes on. */
export function endWords({ state }: Pick<Suggestion, 'state'>): string | null {
	switch (state) {
		case 'failed': return t('metadataapp', 'The language model could not answer. Try again later.')
		case 'unreadable': return t('metadataapp', 'The language model gave an answer that cannot be used. Try again.')
		case 'cancelled': return t('metadataapp', 'The question was stopped before there was an answer.')
		case 'timed_out': {
			const minutes = limits.suggestionSeconds / 60
			return n(
				'metadataapp',
				'There was no answer within %n minute. Try again later.',
				'There was no answer within %n minutes. Try again later.',
				minutes,
			)
		}
		default: return null
	}
}

/** What was left out of an answer; null where nothing was. */
export const droppedWords = (dropped: number): string | null => dropped === 0
	? null
	: n(
			'metadataapp',
			'%n suggestion did not fit its field and was left out.',
			'%n suggestions did not fit their fields and were left out.',
			dropped,
		)
