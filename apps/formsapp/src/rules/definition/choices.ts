// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Json } from '../values/json.ts'
import type { Choice, ChoiceList, Column } from './types.ts'

export function choiceList(all: readonly Choice[]): ChoiceList {
	const byId = new Map(all.map((choice) => [choice.id, choice]))
	// the first of several
	const byLabel = new Map(all.map((choice) => [choice.label, choice.id] as const).reverse())
	const byValue = new Map(all.flatMap((choice) => choice.value === undefined ? [] : [[choice.value, choice.id] as const]).reverse())
	const id = (answer: string): string | undefined => byId.has(answer) ? answer : byValue.get(answer)
	return { all, id, find: (one) => byId.get(one), meantId: (text) => id(text) ?? byLabel.get(text) }
}

export const publicChoice = ({ id, label }: Choice): Record<string, Json> => ({ id, label })

export function storedChoice({ rest, ...choice }: Choice): Record<string, Json> {
	return { ...rest, ...choice }
}

export function writeColumn({ id, label, inputType, choices }: Column, write: (choice: Choice) => Json): Record<string, Json> {
	return { id, label, inputType, ...inputType === 'dropdown' ? { choices: choices.map(write) } : {} }
}
