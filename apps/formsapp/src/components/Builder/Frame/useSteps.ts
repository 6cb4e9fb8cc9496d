// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { useBuilderStore } from '../../../stores/builderStore.ts'
import { redoWords, undoWords } from '../../../words/builder/stepWords.ts'
import { focusQuestion } from '../Card/focus.ts'

interface Steps {
	undo(): void
	redo(): void
	/** Takes a deletion back, and goes to what is there again. */
	restore(): void
}

/** Undo and redo of the whole form, told to screen readers. */
export function useSteps(): Steps {
	const builder = useBuilderStore()
	function undo(): string | null {
		const step = builder.undo()
		if (step !== null) {
			void announce(undoWords(step))
		}
		return step?.key.split(' ')[0] ?? null
	}
	return {
		undo,
		redo() {
			const step = builder.redo()
			if (step !== null) {
				void announce(redoWords(step))
			}
		},
		restore: () => void focusQuestion(undo()),
	}
}
