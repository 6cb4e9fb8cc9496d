// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'
import { ref, watch, type Ref, type WatchSource } from 'vue'
import { toast } from '../dialog/toast.ts'

/** Sentences, keyed by reason or status of a refusal. */
export type Sentences = Readonly<Record<string, string>>

/** Sentences for administrator settings. */
export function settingsSentences(): Sentences {
	return {
		invalid_input: t(appName, 'Some values are not valid. Correct them and try again.'),
		403: t(appName, 'You no longer have permission to change these settings. Ask another administrator.'),
	}
}

/** A sentence for an expected refusal, including what to do next; null for an unexpected one. */
function expectedSentence(error: unknown, own: Sentences): string | null {
	return error instanceof ApiError ? own[error.reason] ?? own[error.status] ?? commonSentence(error) : null
}

/**
 * A sentence for an error, including what to do next. Unexpected errors are also logged to the browser console.
 *
 * @param failed - what could not be done, as a sentence
 * @param own - sentences that take precedence over the general ones
 */
export function errorSentence(error: unknown, failed: string, own: Sentences = {}): string {
	const expected = expectedSentence(error, own)
	if (expected === null) {
		console.error(appName, failed, error)
	}
	return expected ?? failed
}

/** Shows a message above the page for a failure that has no place of its own there. */
export function reportError(error: unknown, failed: string, own: Sentences = {}): void {
	void toast('error', errorSentence(error, failed, own))
}

/**
 * The sentence for a failure that is shown where it happened; null while there is none.
 *
 * @param source - the thrown value, or null
 * @param failed - what could not be done, as a sentence
 */
export function useErrorSentence(source: WatchSource<unknown>, failed: string, own: Sentences = {}): Readonly<Ref<string | null>> {
	const sentence = ref<string | null>(null)
	watch(source, (error) => {
		sentence.value = error == null ? null : errorSentence(error, failed, own)
	}, { immediate: true })
	return sentence
}

function commonSentence({ reason, status }: ApiError): string | null {
	if (reason === 'network') {
		return t(appName, 'The server cannot be reached. Check your connection and try again.')
	}
	switch (status) {
		case 401: return t(appName, 'You are signed out. Sign in again in another tab and try again.')
		case 429: return t(appName, 'Too many requests. Wait a minute and try again.')
		case 503: return t(appName, 'The server is under maintenance. Try again in a few minutes.')
		default: return null
	}
}
