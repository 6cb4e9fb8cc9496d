// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Apart from the schemas, so that bundles with a budget do not load the library that makes those.

export const questionTypes = Object.freeze([
	'text', 'email', 'textarea', 'number', 'single_choice', 'multiple_choice', 'dropdown', 'date', 'datetime', 'time', 'linear_scale',
	'rating', 'matrix', 'table', 'file', 'section',
] as const)
export type QuestionType = typeof questionTypes[number]
