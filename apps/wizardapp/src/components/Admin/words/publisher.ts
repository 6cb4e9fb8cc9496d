// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Who published a list; the account if there is no name. */
interface Published {
	readonly author?: string | null
	readonly authorName?: string | null
}

/** The name of the user who published a list; null when it is unknown. */
export function publisherName(published: Published | null): string | null {
	return published?.authorName ?? published?.author ?? null
}
