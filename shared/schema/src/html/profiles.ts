// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import data from './profiles.json' with { type: 'json' }

/** What one kind of HTML text may hold; the server and the browser clean by the same list. */
export interface HtmlProfile {
	/** Allowed elements and their attributes. */
	readonly elements: Readonly<Record<string, readonly string[]>>
	/** Of absolute links; relative ones are always allowed. */
	readonly schemes: readonly string[]
	/** Elements that go with their content; every other one leaves its text. */
	readonly dropped: readonly string[]
}

export type HtmlProfileName = keyof typeof data

export const htmlProfiles: Readonly<Record<HtmlProfileName, HtmlProfile>> = data
