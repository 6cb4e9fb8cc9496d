// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { checkAnswers, DefinitionFault, publicForm, readDefinition, storedForm } from '../../../src/rules/index.ts'
import type { Json } from '../../../src/rules/values/json.ts'

export interface Case {
	readonly form: { readonly [name: string]: Json }
	readonly answers?: { readonly [id: string]: Json }
	readonly isPartial?: boolean
}

/** All that the rules say of a form and answers to it, like `Outcome.php`. */
export function outcomeOf({ form, answers = {}, isPartial = false }: Case): { readonly [name: string]: Json } {
	try {
		const definition = readDefinition(form)
		const checked = checkAnswers(definition, answers, isPartial)
		return {
			stored: storedForm(definition),
			public: publicForm(definition),
			visible: checked.visibility.questions,
			pages: checked.visibility.pages,
			answers: Object.fromEntries(checked.answers),
			faults: Object.fromEntries([...checked.faults].map(([id, { code, parameters }]) => [id, { code, parameters }])),
			score: checked.score === null ? null : { ...checked.score },
		}
	} catch (error) {
		if (!(error instanceof DefinitionFault)) {
			throw error
		}
		return { problems: error.faults.map((problem) => ({ ...problem })) }
	}
}
