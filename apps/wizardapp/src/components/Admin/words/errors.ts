// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { reportError, settingsSentences, useErrorSentence as useSentence, type Sentences } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { Ref, WatchSource } from 'vue'

/** Sentences for the refusals of this app, with what to do next. */
function sentences(): Sentences {
	return {
		...settingsSentences(),
		stale_revision: t('wizardapp', 'Somebody else published in the meantime. Look at the new list first, then try again.'),
		unknown_language: t('wizardapp', 'This server does not offer that language. Choose another one.'),
		unknown_entry: t('wizardapp', 'This entry is no longer kept. Open the history again to see what is.'),
		duplicate_id: t('wizardapp', 'Two steps have the same id. Give one of them another id.'),
		bad_selector: t('wizardapp', 'A target is not a selector that a browser can read. Correct it or pick the element again.'),
		too_many_steps: t('wizardapp', 'A tour has at most 50 steps. Delete one first.'),
		invalid_input: t('wizardapp', 'Some values are not possible. Correct what is marked, then try again.'),
		not_json: t('wizardapp', 'This is not a file of steps. Choose a file that was made with Export.'),
		413: t('wizardapp', 'This is too large. At most 1 MB can be sent.'),
	}
}

/** Reports a failure that has no place of its own on the page. */
export function report(error: unknown, failed: string): void {
	reportError(error, failed, sentences())
}

/** The sentence for a failure that is shown where it happened; null while there is none. */
export function useErrorSentence(source: WatchSource<unknown>, failed: string): Readonly<Ref<string | null>> {
	return useSentence(source, failed, sentences())
}
