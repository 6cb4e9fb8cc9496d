// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { LinkCall, Refused, Reply } from '@suite/api/forms/public-client'
import { make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'
import { askPatiently } from '../model/patience.ts'
import { wakeable } from '../model/wakeable.ts'
import { note } from './note.ts'
import { pauseWords, refusedWords } from '../words/refusedWords.ts'

export interface PasswordEvents<T> {
	opened(data: T, password: string): void
	/** The form is closed, whatever the password. */
	closed(refused: Refused): void
}

/**
 * Asks for the password until it is right.
 *
 * @param read - what the password opens
 */
export function passwordView<T>(read: (call: LinkCall) => Promise<Reply<T>>, events: PasswordEvents<T>): {
	readonly element: HTMLElement
	focus(): void
} {
	const input = make('input', {
		id: 'formsapp-password', class: 'input', type: 'password', autocomplete: 'current-password', required: true,
		'aria-describedby': 'formsapp-password-fault',
	})
	const open = make('button', { type: 'submit', class: 'button button--first' }, t('formsapp', 'Open the form'))
	const fault = make('p', { id: 'formsapp-password-fault', class: 'fault', role: 'alert' })
	const waiting = note('plain')
	const element = make(
		'form',
		{ class: 'password', novalidate: true },
		make('label', { class: 'title', for: input.id }, t('formsapp', 'Password')),
		input,
		fault,
		make('div', { class: 'actions' }, open),
		waiting.element,
	)

	const say = (sentence: string) => {
		fault.textContent = sentence
		setAll(input, { 'aria-invalid': sentence === '' ? undefined : 'true' })
		input.focus()
	}
	element.addEventListener('submit', async (event) => {
		event.preventDefault()
		if (input.value === '') {
			say(t('formsapp', 'Enter the password.'))
			return
		}
		if (open.disabled) {
			return
		}
		const password = input.value
		fault.textContent = ''
		open.disabled = true
		const { wait, release } = wakeable()
		const reply = await askPatiently(() => read({ password }), {
			wait,
			random: Math.random,
			tell: (pause) => pause === undefined ? waiting.hide() : waiting.say(pauseWords(pause, 'form')),
			signal: new AbortController().signal,
		})
		release()
		open.disabled = false
		waiting.hide()
		if (reply === undefined) {
			return
		}
		if ('data' in reply) {
			events.opened(reply.data, password)
		} else if (reply.reason === 'password_required') {
			say(t('formsapp', 'Wrong password. Try again.'))
		} else if (reply.status === 429) {
			say(t('formsapp', 'There were too many attempts. Try again in half an hour.'))
		} else if (reply.status === 401 || reply.status === 403 || reply.status === 404 || reply.status === 410) {
			events.closed(reply)
		} else {
			say(refusedWords(reply))
		}
	})
	return { element, focus: () => input.focus() }
}
