// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A row of a value: most values have one, a multiselect and a list of files have one for each item, in their order. */
export interface StoredItem {
	/** The item as it is emitted. */
	readonly text: string
	/** `sortText` of it; null where numbers sort. */
	readonly sortText: string | null
	/** A plain decimal. Of a file its id. */
	readonly sortNumber: string | null
}
