// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import type { OwnResponse, PublicForm, Submission } from '@suite/schema/forms/response'
import { markdownNodes } from '../../markdown/nodes.ts'
import { readDefinition } from '../../rules/index.ts'
import { prefillOf } from '../../rules/prefill.ts'
import type { Json } from '../../rules/values/json.ts'
import { button, make } from '../dom.ts'
import { t } from '../l10n.ts'
import { showLook } from '../look.ts'
import { admitted } from '../model/admitted.ts'
import type { AnswerMap } from '../model/draft.ts'
import { watchLeaving } from '../model/leaving.ts'
import { pipeOf } from '../model/pipedTexts.ts'
import { refusedWords } from '../words/refusedWords.ts'
import { answerCopy } from './answerCopy.ts'
import { cannotChange, changeWords, showCannotChange } from './change/changeWords.ts'
import { closedState, showClosed } from './closedView.ts'
import { deliver, type Sender } from './delivery.ts'
import { formView } from './formView.ts'
import { showBelowHead, showHead } from './head.ts'
import { type Thanks, thanksView } from './thanksView.ts'

/** What a page needs to take a response. */
export interface Session extends Sender {
	readonly root: HTMLElement
	/** Of the address of the page: what the link fills in. */
	readonly search: string
	/** Answers that were sent before and are being changed. */
	readonly before?: OwnResponse['response']
}

/** Shows the form and takes one response after the other. */
export function answer(session: Session, opened: PublicForm, password: string): void {
	const { root, link, draft, search, before } = session
	const { form, startStamp } = opened
	const definition = readDefinition(form as unknown as Readonly<Record<string, Json>>)
	const ended = new AbortController()
	const prefill = prefillOf(definition, search)
	const leaving = before === undefined ? watchLeaving(link, draft, password, ended.signal) : undefined
	const view = formView(definition, form.settings.showProgress, draft, draft.isFilled ? { ...prefill, answers: {} } : prefill, {
		send: (answers: AnswerMap) => void send({ answers: { ...answers, ...prefill.hidden }, startStamp }),
		answered: (questionId) => leaving?.answered(questionId),
		upload: (questionId, file, call) => link.upload(questionId, file, { ...call, password }),
		find: (token) => draft.kept.files?.[token],
		keep: (token, name) => draft.save({ files: { ...draft.kept.files, [token]: name } }),
		ended: ended.signal,
		...(before === undefined ? {} : { words: changeWords(before) }),
	}, ended.signal)

	const send = async (submission: Submission) => {
		view.hold(true)
		const delivered = await deliver(session, password, submission, view.said)
		view.hold(false)
		if (delivered === 'stopped') {
			view.said.say(t(
				'formsapp',
				'Sending was interrupted. Your answers may have arrived. If you send them again, they count only once.',
			))
		} else if ('receipt' in delivered) {
			ended.abort()
			const { receipt, isOutdated } = delivered
			const arrived = isOutdated ? draft.kept.pending ?? submission : submission
			const answers = arrived.answers as AnswerMap
			const pipe = pipeOf(definition, new Map(Object.entries(answers)))
			const { confirmationMessage, confirmationButton, confirmationMail } = form.settings
			const message = before !== undefined
				? t('formsapp', 'Your changes have been saved.')
				: confirmationMessage === null ? null : pipe(confirmationMessage)
			const copy = answerCopy(definition, answers, pipe)
			const isMailed = before === undefined && confirmationMail !== undefined && Object.hasOwn(answers, confirmationMail)
			thank(session, opened, password, { receipt, isOutdated, message, next: confirmationButton, isMailed, copy })
		} else {
			refuse(delivered.refused)
		}
	}
	const refuse = (refused: Refused) => {
		const state = closedState(refused.reason)
		if (state !== undefined) {
			ended.abort()
			showClosed(root, state, refused, Object.keys(draft.kept.answers).length > 0)
		} else if (before !== undefined && cannotChange(refused.reason)) {
			ended.abort()
			showCannotChange(root, refused)
		} else if (refused.reason === 'stale_version') {
			view.said.say(
				t('formsapp', 'These answers were changed elsewhere in the meantime, and your changes were not saved.'),
				button(t('formsapp', 'Load the answers again'), 'second', () => location.reload()),
			)
		} else if (refused.reason === 'key_reused' && form.settings.allowMultiple) {
			// Such as from another tab with the same draft.
			view.said.say(refusedWords(refused), button(t('formsapp', 'Send as another response'), 'second', sendAnew))
		} else if (refused.reason !== 'invalid_answers') {
			view.said.say(refusedWords(refused))
		} else if (Object.keys(refused.questions).every((id) => definition.questions.has(id))) {
			view.blame(new Map(Object.entries(refused.questions).map(([id, sentence]) => {
				const question = definition.questions.get(id)
				if (question?.type === 'file') {
					return [id, t('formsapp', 'The file is no longer there. Choose it again.')]
				}
				const hasChoices = (question?.choices.all.length ?? 0) > 0
				return [id, hasChoices ? t('formsapp', 'This can no longer be chosen. Choose something else.') : sentence]
			})))
		} else {
			view.said.say(
				t('formsapp', 'The form has changed. Reload it: your answers are kept on this device.'),
				button(t('formsapp', 'Load the form again'), 'second', () => location.reload()),
			)
		}
	}

	const sendAnew = () => {
		const { answers, page } = draft.kept
		draft.renew()
		draft.save({ answers, page })
		view.submit()
	}

	const description = make('div', { class: 'text marked' }, ...markdownNodes(form.description))
	showLook(root, form.branding)
	showHead(root, form.title.trim() === '' ? t('formsapp', 'Form') : form.title, description)
	showBelowHead(root, view.element)
	if (draft.kept.pending !== undefined && draft.kept.isStopped !== true) {
		void send(draft.kept.pending)
	}
}

function thank(
	session: Session,
	opened: PublicForm,
	password: string,
	sent: Omit<Thanks, 'again'>,
): void {
	const { root, draft, before } = session
	const { allowMultiple } = opened.form.settings
	draft.renew()
	const { element, heading } = thanksView({
		...sent,
		...(allowMultiple && before === undefined ? { again: () => void answerAgain(session, opened, password) } : {}),
	})
	showBelowHead(root, element)
	window.scrollTo({ top: 0 })
	heading.focus()
}

/** From the beginning, so that the time that answering takes is not that of both. */
async function answerAgain(session: Session, opened: PublicForm, password: string): Promise<void> {
	const reply = await session.link.read({ password })
	answer(session, 'data' in reply ? reply.data : opened, password)
	session.root.querySelector('h1')?.focus()
}

/**
 * The form closed while answers to it were under way: perhaps they have arrived, which the server still knows.
 *
 * @return whether they have
 */
export async function finish({ root, link, draft, solve }: Session): Promise<boolean> {
	const { pending, key } = draft.kept
	const reply = pending === undefined ? undefined : await admitted(link, solve, pending, key, { password: '' })
	if (reply === undefined || !('data' in reply)) {
		return false
	}
	draft.renew()
	const { element, heading } = thanksView({ receipt: reply.data, message: null, next: null, isOutdated: false, isMailed: false })
	showBelowHead(root, element)
	heading.focus()
	return true
}
