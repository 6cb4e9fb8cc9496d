// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export { compareValues, csvText, emitValue, matchesAny, parseValue, readConditions, storedItems } from './codecs/codec.ts'
export { type FileLink, fileLinks } from './codecs/filelink.ts'
export type { StoredItem } from './codecs/item.ts'
export { readFieldLabel, readFieldName } from './definition/names.ts'
export { emittedOptions, readShape, type ShapeProblems, typeNamed } from './definition/shape.ts'
export { type FieldShape, type FieldType, fieldTypes } from './field.ts'
export type { Condition, Viewer } from './filter/condition.ts'
export { Problem, type ProblemReason, problemReasons } from './problem.ts'
export type { Json } from './values/json.ts'
