// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { changed } from '../../../builder/operations.ts'
import { patched, type Options, type Question } from '../../../builder/form.ts'
import type { StepKind } from '../../../builder/steps.ts'
import { useBuilderStore } from '../../../stores/builderStore.ts'

type Change = { readonly [K in keyof Options]?: Options[K] | undefined }

/** Changes options of a question; undefined takes one away. What is typed is one step as long as there is no pause. */
export function useOptions(question: () => Question): (change: Change, kind?: StepKind, name?: string) => void {
	const builder = useBuilderStore()
	return (change, kind = 'change', name = '') => {
		const { id, options = {} } = question()
		const key = `${id} ${Object.keys(change).join(' ')}`
		builder.apply(kind, key, name, changed(builder.form, id, { options: patched(options, change) }))
	}
}

export const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value

/** The text of a field; undefined when there is none. */
export const textOf = (event: Event): string | undefined => valueOf(event) === '' ? undefined : valueOf(event)

/** The number in a field; undefined when there is none. */
export function numberOf(event: Event): number | undefined {
	const { value, valueAsNumber } = event.target as HTMLInputElement
	return value.trim() === '' || Number.isNaN(valueAsNumber) ? undefined : valueAsNumber
}
