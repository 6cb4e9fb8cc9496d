// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldValue } from '@suite/schema/metadata/value'

/** What every control of the form is given. */
export interface ControlProps {
	/** Of the element that the label belongs to. */
	readonly id: string
	readonly field: FieldValue
	/** The text of a value, or one that is to become a value; null for none. */
	readonly modelValue: string | null
	/** Ids of what describes it. */
	readonly described?: string | undefined
	readonly isWrong: boolean
}
