// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export const faultCodes = Object.freeze([
	'required', 'incomplete', 'wrong_shape', 'bad_characters', 'too_long', 'not_an_email', 'no_match', 'not_a_number', 'not_whole',
	'too_many_digits', 'too_small', 'too_large', 'not_a_choice', 'too_few', 'too_many', 'not_a_date', 'not_a_time', 'too_early',
	'too_late', 'unknown_question', 'unknown_row', 'unknown_column',
] as const)
export type FaultCode = typeof faultCodes[number]

/** What is wrong with an answer. */
export class Fault {
	readonly code: FaultCode
	/** Bounds, and `row` (from 1) and `column` of a cell. */
	readonly parameters: Readonly<Record<string, number | string>>

	constructor(code: FaultCode, parameters: Readonly<Record<string, number | string>> = {}) {
		this.code = code
		this.parameters = parameters
	}

	/** The same of a cell. */
	inCell(row: number, column: string): Fault {
		return new Fault(this.code, { ...this.parameters, row, column })
	}
}
