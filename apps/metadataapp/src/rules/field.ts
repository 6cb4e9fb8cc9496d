// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export const fieldTypes = Object.freeze([
	'text', 'textarea', 'number', 'date', 'checkbox', 'select', 'multiselect', 'user', 'url', 'filelink',
] as const)
export type FieldType = typeof fieldTypes[number]

/** What of a field decides which values it takes. */
export interface FieldShape {
	readonly type: FieldType
	/** Of a selection, each once. */
	readonly options: readonly string[]
	/** Of a date. */
	readonly includesTime: boolean
}
