// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import type { ClosedState } from '../document.ts'
import { make } from '../dom.ts'
import { t } from '../l10n.ts'
import { instantWords } from '../model/moments.ts'
import { isForFrames, pageAddress } from '../model/address/pageAddress.ts'
import { stateWords } from '../words/stateWords.ts'
import { showBelowHead, showHead } from './head.ts'

const states: ReadonlySet<string> = new Set<ClosedState>([
	'login_required', 'not_open', 'not_invited', 'expired', 'full', 'unknown_link', 'already_answered',
])

/** The state of the form that a refusal tells of; undefined when it tells of something else. */
export const closedState = (reason: string): ClosedState | undefined => states.has(reason) ? reason as ClosedState : undefined

/** Shows that the form is not, or no longer, to be answered. */
export function showClosed(
	root: HTMLElement,
	state: ClosedState,
	refused: Pick<Refused, 'message' | 'opensAt'>,
	hasAnswers: boolean,
): void {
	const { heading, text } = stateWords(state, refused.message, isForFrames(location.href))
	const title = showHead(root, heading, make('p', { class: 'text' }, text))
	showBelowHead(
		root,
		...(refused.opensAt === undefined ? [] : [make('p', {}, openingTime(refused.opensAt))]),
		...(state === 'login_required' ? [loginLink(location.href)] : []),
		...(hasAnswers ? [keptNote()] : []),
	)
	title.focus()
}

function keptNote(): HTMLElement {
	return make('p', { class: 'note note--plain' }, t('formsapp', 'Your answers were not sent. They are still kept on this device.'))
}

/** When it opens, in the words and the zone of the reader. */
export function openingTime(opensAt: string): HTMLElement {
	return make('time', { datetime: opensAt }, t('formsapp', 'It opens on {date}.', { date: instantWords(opensAt) }))
}

/**
 * The login, which comes back to the form with all that the link fills in.
 *
 * @param page - address of the link's page
 */
function loginAddress(page: string): string {
	const { pathname, search } = new URL(page)
	const start = pathname.replace(/\/(index\.php\/)?apps\/formsapp\/f\/.*$/, '')
	return `${start}/index.php/login?redirect_url=${encodeURIComponent(pathname + search)}`
}

/** In a frame nobody can log in: cookies may be missing there. */
function loginLink(page: string): HTMLElement {
	const look = 'button button--first'
	return make('p', {}, isForFrames(page)
		? make('a', { class: look, href: pageAddress(page), target: '_blank', rel: 'noopener' }, t('formsapp', 'Open the form'))
		: make('a', { class: look, href: loginAddress(page) }, t('formsapp', 'Log in')))
}
