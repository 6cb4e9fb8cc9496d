// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicLink, Refused } from '@suite/api/forms/public-client'
import type { OwnResponse } from '@suite/schema/forms/response'
import { parametersOf } from '../../../rules/prefill.ts'
import type { Json } from '../../../rules/values/json.ts'
import { button } from '../../dom.ts'
import { t } from '../../l10n.ts'
import type { AnswerMap, Draft, SentName } from '../../model/draft.ts'
import { askPatiently } from '../../model/patience.ts'
import { wakeable } from '../../model/wakeable.ts'
import { pauseWords, refusedWords } from '../../words/refusedWords.ts'
import { closedState, showClosed } from '../closedView.ts'
import { showBelowHead } from '../head.ts'
import { note } from '../note.ts'
import { passwordView } from '../passwordView.ts'
import { answer, type Session } from '../session.ts'
import { cannotChange, showCannotChange } from './changeWords.ts'

/** What changing answers needs besides. */
export interface ChangeEvents {
	/** A draft that is kept nowhere: what was sent is not written onto a device. */
	newDraft(): Draft
	/** Somebody goes to the login, and comes back without the token. */
	leaves(): void
}

/** Shows the form with the answers that were sent before, and saves what is changed. */
export async function changeAnswers(session: Session, token: string, events: ChangeEvents): Promise<void> {
	const { root, link } = session
	const waiting = note('plain')
	showBelowHead(root, waiting.element)
	waiting.say(t('formsapp', 'Your answers are being loaded …'))
	const { wait, wake, release } = wakeable()
	const reply = await askPatiently(() => link.readOwn(token, { password: '' }), {
		wait,
		random: Math.random,
		tell: (pause) => pause === undefined
			? waiting.say(t('formsapp', 'Your answers are being loaded …'))
			: waiting.say(pauseWords(pause, 'form'), button(t('formsapp', 'Try now'), 'second', wake)),
		signal: new AbortController().signal,
	})
	release()
	const refused = (refusal: Refused) => {
		const state = closedState(refusal.reason)
		if (state === 'login_required') {
			events.leaves()
		}
		if (state !== undefined) {
			showClosed(root, state, refusal, false)
		} else if (cannotChange(refusal.reason)) {
			showCannotChange(root, refusal)
		} else {
			waiting.say(refusedWords(refusal), button(t('formsapp', 'Load the answers again'), 'second', () => location.reload()))
		}
	}
	if (reply === undefined) {
		return
	}
	if ('data' in reply) {
		open(session, token, reply.data, '', events.newDraft())
	} else if (reply.reason === 'password_required') {
		const view = passwordView((call) => link.readOwn(token, call), {
			opened: (own, password) => open(session, token, own, password, events.newDraft()),
			closed: refused,
		})
		showBelowHead(root, view.element)
		view.focus()
	} else {
		refused(reply)
	}
}

function open(session: Session, token: string, { form, response }: OwnResponse, password: string, draft: Draft): void {
	const { answers, files, hidden } = parts(response.answers as AnswerMap, new Set(form.questions.map(({ id }) => id)))
	draft.save({ answers, files })
	const own = { ...session, link: changing(session.link, token, response.revision), draft, before: response }
	answer({ ...own, search: `?${parametersOf({}, hidden).toString()}` }, { form, startStamp: '' }, password)
	session.root.querySelector('h1')?.focus()
}

/** The link, by which answers take the place of those that were sent. */
const changing = (link: PublicLink, token: string, revision: number): PublicLink => ({
	...link,
	submit: ({ answers }, _key, call) => link.correct(token, { answers, revision }, call),
})

/** Files are answered by their ids, and hidden fields come from the address, as in a response that is new. */
function parts(stored: AnswerMap, questions: ReadonlySet<string>): {
	readonly answers: AnswerMap
	readonly files: Readonly<Record<string, SentName>>
	readonly hidden: Readonly<Record<string, string>>
} {
	const answers: Record<string, Json> = {}
	const files: Record<string, SentName> = {}
	const hidden: Record<string, string> = {}
	for (const [id, value] of Object.entries(stored)) {
		const sent = sentFiles(value)
		if (!questions.has(id)) {
			hidden[id] = typeof value === 'string' ? value : ''
		} else if (sent.length > 0) {
			answers[id] = sent.map((file) => file.id)
			for (const { id: name, ...file } of sent) {
				files[name] = file
			}
		} else {
			answers[id] = value
		}
	}
	return { answers, files, hidden }
}

function sentFiles(value: Json): (SentName & { readonly id: string })[] {
	return !Array.isArray(value) ? [] : value.flatMap((item: Json) => {
		const { id, name, size, type } = (item ?? {}) as Readonly<Record<string, Json>>
		const isFile = typeof id === 'string' && typeof name === 'string' && typeof size === 'number' && typeof type === 'string'
		return isFile ? [{ id, name, size }] : []
	})
}
