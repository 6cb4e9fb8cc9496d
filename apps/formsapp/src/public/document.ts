// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicForm } from '@suite/schema/forms/response'
import type { Words } from './l10n.ts'

/** Why the page shows no form, by the reasons of the routes. */
export type ClosedState = 'login_required' | 'not_open' | 'not_invited' | 'expired' | 'full' | 'unknown_link' | 'already_answered'
export type PageState = 'open' | 'password_required' | ClosedState

/** What the server puts on the page for the script: `LinkPages` in PHP. */
export interface PageData {
	readonly state: PageState
	readonly hash: string
	readonly language: string
	readonly words: Words
	/** Null unless the state is open. */
	readonly opened: PublicForm | null
	/** ISO 8601, when the state is `not_open` */
	readonly opensAt: string | null
	/** Address, when the state is `login_required` */
	readonly login: string | null
	/** Origins of the websites that may show the page in a frame, `*` for all; null for a page that is no part of another. */
	readonly framedBy: readonly string[] | null
}

export function pageData(page: Document): PageData {
	return JSON.parse(page.getElementById('formsapp-public-data')?.textContent ?? 'null') as PageData
}
