// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Who published a list; without a name, by the account. */
interface Published {
	readonly author?: string | null
	readonly authorName?: string | null
}

/** The name of the person who published a list; null when nobody knows it. */
export function publisherName(published: Published | null): string | null {
	return published?.authorName ?? published?.author ?? null
}
