// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PageData } from './document.ts'
import { openingTime, showClosed, closedState } from './views/closedView.ts'
import { showBelowHead } from './views/head.ts'
import { passwordView } from './views/passwordView.ts'
import { answer, finish, type Session } from './views/session.ts'

/** Longest time that a timer takes. */
const longestTimer = 2_147_483_647

/** Shows what the page is about: the form, what it needs, or why it is closed. */
export function start(data: PageData, session: Session): void {
	const { root, link, draft, search } = session
	if (data.login !== null) {
		// To the form with all that the link fills in.
		const rest = data.framedBy === null ? encodeURIComponent(search) : search
		root.querySelector('header a')?.setAttribute('href', data.login + rest)
	}
	if (data.opened !== null) {
		answer(session, data.opened, '')
	} else if (data.state === 'password_required') {
		const view = passwordView(link.read, {
			opened(form, password) {
				answer(session, form, password)
				root.querySelector('h1')?.focus()
			},
			closed(refused) {
				const state = closedState(refused.reason)
				if (state !== undefined) {
					showClosed(root, state, refused, false)
				}
			},
		})
		showBelowHead(root, view.element)
		view.focus()
	} else if (data.state === 'not_open' && data.opensAt !== null) {
		root.querySelector('header time')?.replaceWith(openingTime(data.opensAt))
		openInTime(data.opensAt)
	} else if (draft.kept.pending !== undefined) {
		void finish(session)
	}
}

/** Loads the page again when the form opens; not everybody who waits in the same moment. */
function openInTime(opensAt: string): void {
	const left = new Date(opensAt).getTime() - Date.now() + 1000 + 5000 * Math.random()
	if (left > 0 && left < longestTimer) {
		setTimeout(() => location.reload(), left)
	}
}
