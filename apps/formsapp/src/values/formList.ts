// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What the list shows. */
export interface FormFilter {
	readonly words: string
	readonly order: 'changed' | 'made' | 'title' | 'responses'
	/** Empty: any. */
	readonly state: '' | 'draft' | 'open' | 'closed'
}

export const noFilter: FormFilter = { words: '', order: 'changed', state: '' }
