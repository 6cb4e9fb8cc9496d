// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { checkAnswers } from '../../../rules/index.ts'

/** An answer to a question, as respondents send it. */
export type Answer = Parameters<typeof checkAnswers>[1][string]

/** The members of an answer that is an object. */
export function membersOf(answer: Answer): Readonly<Record<string, Answer>> {
	return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer as Record<string, Answer> : {}
}

export const listOf = (answer: Answer): readonly Answer[] => Array.isArray(answer) ? answer as readonly Answer[] : []
