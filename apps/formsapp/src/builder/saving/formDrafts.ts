// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createLocalDrafts, type LocalDrafts } from '@suite/ui/changes/localDrafts'
import type { BuilderForm } from '../form.ts'
import type { Base } from './order.ts'

/** Unsaved changes to a form, as they lie in the browser until the server has them. */
export interface FormDraft {
	/** The version that they were made to. */
	readonly version: string
	readonly base: Base
	readonly form: BuilderForm
}

export const formDrafts = (account: string): LocalDrafts<FormDraft> => createLocalDrafts(account, isDraft)

function isDraft(value: unknown): value is FormDraft {
	const draft = value as Partial<FormDraft> | null
	return typeof draft === 'object' && draft !== null && typeof draft.version === 'string'
		&& [draft.form, draft.base?.mine, draft.base?.theirs].every(isForm)
}

function isForm(value: unknown): boolean {
	const form = value as Partial<BuilderForm> | null | undefined
	return typeof form?.title === 'string' && typeof form.description === 'string' && Array.isArray(form.questions)
		&& (form.pages === null || Array.isArray(form.pages))
}
