// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wakeable } from '../model/wakeable.ts'
import { askPatiently } from '../model/patience.ts'
import type { FileRoom } from '../model/fileRoom.ts'
import { refusedFile } from '../model/fileRoom.ts'
import type { SentName } from '../model/draft.ts'
import type { Question } from '../../rules/index.ts'
import { button, make } from '../dom.ts'
import { t } from '../l10n.ts'
import { fileWords, sizeWords } from '../words/fileWords.ts'
import { pauseWords } from '../words/refusedWords.ts'

/** A file in the list of a question. */
export interface FileLine {
	readonly element: HTMLElement
	/** Of a file that has arrived. */
	token(): string | undefined
	isFaulty(): boolean
	/** Sends it; resolves when it has arrived, was refused or taken back. */
	send(): Promise<void>
	/** Stops what is under way. */
	drop(): void
	focus(): void
}

/** What a line tells. */
export interface LineEvents {
	/** It says something else; whether the answer is another one. */
	changed(words: string): void
	removed(): void
	/** It is to be sent again. */
	again(): void
}

/** @param token - of a file that was sent before */
export function fileLine(question: Question, room: FileRoom, what: File | SentName, events: LineEvents, token?: string): FileLine {
	const { name, size } = what
	const state = make('p', { class: 'hint' }, sizeWords(size))
	const fault = make('p', { class: 'fault', hidden: true })
	const bar = make('progress', { class: 'progress__bar', max: 1, value: 0, hidden: true, 'aria-label': name })
	const remove = button('', 'quiet', () => {
		drop()
		events.removed()
	})
	const again = button(t('formsapp', 'Try again'), 'second', () => {
		again.hidden = true
		remove.focus()
		events.again()
	})
	again.hidden = true
	const element = make(
		'li',
		{ class: 'file' },
		make('div', { class: 'file__text' }, make('p', { class: 'file__name' }, name), state, fault, bar),
		make('div', { class: 'actions' }, again, remove),
	)
	const stopped = new AbortController()
	let arrived = token
	const label = (isBusy: boolean) => {
		bar.hidden = !isBusy
		remove.textContent = isBusy ? t('formsapp', 'Cancel') : t('formsapp', 'Remove')
		remove.setAttribute('aria-label', `${remove.textContent}: ${name}`)
	}
	const drop = () => stopped.abort()
	const refuse = (sentence: string, mayTryAgain: boolean) => {
		fault.textContent = sentence
		fault.hidden = false
		again.hidden = !mayTryAgain
		label(false)
		events.changed(`${name}: ${sentence}`)
	}
	label(false)
	return {
		element,
		token: () => arrived,
		isFaulty: () => !fault.hidden,
		drop,
		focus: () => remove.focus(),
		async send() {
			if (!(what instanceof File) || stopped.signal.aborted) {
				return
			}
			const wrong = refusedFile(what, question.settings)
			if (wrong !== undefined) {
				refuse(fileWords(wrong, question), false)
				return
			}
			fault.hidden = true
			label(true)
			const { wait, wake, release } = wakeable()
			stopped.signal.addEventListener('abort', wake)
			room.ended.addEventListener('abort', drop)
			const reply = await askPatiently(() => room.upload(question.id, what, {
				signal: stopped.signal,
				progress: (part) => {
					bar.value = part
				},
			}), {
				wait,
				random: Math.random,
				signal: stopped.signal,
				tell(pause) {
					state.textContent = pause === undefined ? sizeWords(size) : pauseWords(pause, 'file')
				},
			})
			release()
			room.ended.removeEventListener('abort', drop)
			state.textContent = sizeWords(size)
			if (reply === undefined) {
				return
			}
			if (!('data' in reply)) {
				refuse(fileWords(reply, question), reply.status !== 413 && reply.status !== 422)
				return
			}
			arrived = reply.data.token
			room.keep(arrived, { name: reply.data.name, size: reply.data.size })
			label(false)
			events.changed(t('formsapp', '{name} has arrived.', { name }))
		},
	}
}
