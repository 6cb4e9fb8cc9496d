// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicLink, Refused } from '@suite/api/forms/public-client'
import type { Submission, Submitted } from '@suite/schema/forms/response'
import { button } from '../dom.ts'
import { t } from '../l10n.ts'
import type { Draft } from '../model/draft.ts'
import { admitted, type Solve } from '../model/admitted.ts'
import { askPatiently, type Pause } from '../model/patience.ts'
import { wakeable } from '../model/wakeable.ts'
import { pauseWords } from '../words/refusedWords.ts'
import type { Note } from './note.ts'

/** What sending needs. */
export interface Sender {
	readonly link: PublicLink
	readonly draft: Draft
	/** Solves what the server sets before it takes more from one address. */
	readonly solve: Solve
}

export type Delivered =
	| { readonly receipt: Submitted, readonly isOutdated: boolean }
	| { readonly refused: Refused }
	| 'stopped'

/**
 * Sends answers until there is an answer of the server, saying in the note why it takes so long. However often they are sent, they count
 * once: all attempts have the key of the draft.
 */
export async function deliver(
	{ link, draft, solve }: Sender,
	password: string,
	submission: Submission,
	said: Note,
): Promise<Delivered> {
	const stopped = new AbortController()
	const { wait, wake, release } = wakeable()
	const { key, pending } = draft.kept
	draft.save({ pending: pending ?? submission, isStopped: false })

	const tryNow = button(t('formsapp', 'Try now'), 'second', wake)
	const stop = button(t('formsapp', 'Stop sending'), 'quiet', () => {
		stopped.abort()
		wake()
	})
	const tell = (pause: Pause | undefined) => {
		if (pause === undefined) {
			said.say(t('formsapp', 'Your answers are being sent …'), stop)
		} else {
			said.say(pauseWords(pause, 'answers'), tryNow, stop)
		}
	}
	const ask = (answers: Submission) => askPatiently(() => admitted(link, solve, answers, key, { password, signal: stopped.signal }), {
		wait, random: Math.random, tell, signal: stopped.signal,
	})

	let reply = await ask(submission)
	// Something else arrived under this key before: what was sent first, although nobody heard of it.
	const isOutdated = reply !== undefined && !('data' in reply) && reply.reason === 'key_reused' && pending !== undefined
	if (isOutdated) {
		reply = await ask(pending)
	}
	release()
	said.hide()
	if (reply === undefined) {
		draft.save({ isStopped: true })
		return 'stopped'
	}
	if ('data' in reply) {
		return { receipt: reply.data, isOutdated }
	}
	draft.save({ pending: undefined })
	return { refused: reply }
}
