// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export { checkAnswers, type CheckedAnswers } from './check.ts'
export { Fault, type FaultCode } from './answers/fault.ts'
export { publicForm, readDefinition, storedForm } from './definition/definition.ts'
export { DefinitionFault, type Problem } from './definition/fields.ts'
export type { Condition, Definition, Page, Question } from './definition/types.ts'
export type { Score } from './score.ts'
export type { Visibility } from './visibility/visibility.ts'
