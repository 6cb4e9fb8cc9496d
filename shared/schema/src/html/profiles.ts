// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import data from './profiles.json' with { type: 'json' }

/** What one kind of HTML text may contain; the server and the browser sanitise with the same list. */
export interface HtmlProfile {
	/** Allowed elements and their attributes. */
	readonly elements: Readonly<Record<string, readonly string[]>>
	/** Schemes of absolute links; relative links are always allowed. */
	readonly schemes: readonly string[]
	/** Elements that are removed with their content; all others leave their text. */
	readonly dropped: readonly string[]
}

export type HtmlProfileName = keyof typeof data

export const htmlProfiles: Readonly<Record<HtmlProfileName, HtmlProfile>> = data
