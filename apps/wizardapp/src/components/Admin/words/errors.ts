// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { reportError, settingsSentences, useErrorSentence as useSentence, type Sentences } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { Ref, WatchSource } from 'vue'

/** Sentences for the refusals of this app, including what to do next. */
export function adminSentences(): Sentences {
	return {
		...settingsSentences(),
		stale_revision: t('wizardapp', 'Someone else has published changes. Review the new list and try again.'),
		unknown_language: t('wizardapp', 'This language is not available on this server. Choose another one.'),
		unknown_entry: t('wizardapp', 'This entry no longer exists. Open the history again to see the current entries.'),
		duplicate_id: t('wizardapp', 'Two steps have the same ID. Change one of them.'),
		bad_selector: t('wizardapp', 'A target is not a valid selector. Correct it or pick the element again.'),
		too_many_steps: t('wizardapp', 'A tour can have up to 50 steps. Delete one first.'),
		invalid_input: t('wizardapp', 'Some values are not valid. Correct the marked fields and try again.'),
		not_json: t('wizardapp', 'This file does not contain steps. Choose a file created with Export.'),
		413: t('wizardapp', 'The file is too large. The maximum is 1 MB.'),
	}
}

/** Reports a failure that has no place of its own on the page. */
export function report(error: unknown, failed: string): void {
	reportError(error, failed, adminSentences())
}

/** The sentence for a failure that is shown where it happened; null while there is none. */
export function useErrorSentence(source: WatchSource<unknown>, failed: string): Readonly<Ref<string | null>> {
	return useSentence(source, failed, adminSentences())
}
