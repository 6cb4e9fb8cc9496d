// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import type { Ref } from 'vue'
import { faultSentence } from '../components/Admin/words/problems.ts'
import { usePublishStore } from '../stores/admin/publishStore.ts'
import type { StepField } from '../stores/admin/stepList.ts'

/** Messages below the fields of a step. An empty title is reported only after an attempt to publish. */
export function useFaults(step: Readonly<Ref<Step | null>>): { sentenceOf(field: StepField): string | null } {
	const publishing = usePublishStore()
	return {
		sentenceOf(field) {
			const fault = publishing.faults.get(step.value?.id ?? '')?.find((candidate) =>
				candidate.field === field && (publishing.isChecked || candidate.kind !== 'required'))
			return fault === undefined ? null : faultSentence(fault)
		},
	}
}
