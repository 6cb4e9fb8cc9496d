// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ThanksButton } from '@suite/schema/forms/form'
import type { Submitted } from '@suite/schema/forms/response'
import { button, make } from '../dom.ts'
import { currentLanguage, t } from '../l10n.ts'
import { instantWords } from '../model/moments.ts'
import { isForFrames } from '../model/address/pageAddress.ts'
import { changeLater } from './change/changeLater.ts'

export interface Thanks {
	readonly receipt: Submitted
	/** What the author wrote; null for our own words. */
	readonly message: string | null
	/** Where the author sends people next. */
	readonly next: ThanksButton | null
	/** Something was changed after what arrived. */
	readonly isOutdated: boolean
	/** The respondent gave an address that a confirmation is mailed to; whether it is sent, nobody is told. */
	readonly isMailed: boolean
	/** What was answered, for paper; absent where the page does not know the questions. */
	readonly copy?: HTMLElement
	/** Absent where everybody answers once. */
	readonly again?: () => void
}

/** What is shown when the answers have arrived. */
export function thanksView({ receipt, message, next, isOutdated, isMailed, copy, again }: Thanks): {
	readonly element: HTMLElement
	readonly heading: HTMLElement
} {
	const { response, score } = receipt
	const heading = make('h2', { tabindex: '-1' }, t('formsapp', 'Thank you'))
	const number = (value: number) => value.toLocaleString(currentLanguage())
	const printWords = copy === undefined ? t('formsapp', 'Print') : t('formsapp', 'Print or save your answers')
	const print = button(printWords, 'second', () => window.print())
	return {
		heading,
		element: make(
			'section',
			{ class: copy === undefined ? 'thanks' : 'thanks thanks--copy' },
			heading,
			make('p', { class: 'text' }, message === null || message.trim() === '' ? t('formsapp', 'Your answers have arrived.') : message),
			score !== undefined && make('p', { class: 'score' }, t('formsapp', 'You have {total} of {max} points.', {
				total: number(score.total), max: number(score.max),
			})),
			isMailed && make('p', { class: 'text' }, t('formsapp', 'A confirmation is sent to the address you entered.')),
			next !== null && nextLink(next),
			isOutdated && make('p', { class: 'note note--plain' }, t(
				'formsapp',
				'They arrived when you sent them for the first time. What you changed after that was not sent.',
			)),
			make(
				'dl',
				{ class: 'receipt' },
				make('dt', {}, t('formsapp', 'Receipt number')),
				make('dd', {}, response.id),
				make('dt', {}, t('formsapp', 'Sent')),
				make('dd', {}, make('time', { datetime: response.submitted }, instantWords(response.submitted))),
			),
			receipt.correction !== undefined && changeLater(receipt.correction),
			copy,
			make('div', { class: 'actions' }, print, again && button(t('formsapp', 'Answer again'), 'quiet', again)),
		),
	}
}

/** In a frame it opens a tab: the page there is part of another. */
const nextLink = ({ label, url }: ThanksButton): HTMLElement => make('div', { class: 'actions' }, make('a', {
	class: 'button button--first', href: url, rel: 'noopener noreferrer', target: isForFrames(location.href) ? '_blank' : undefined,
}, label))
