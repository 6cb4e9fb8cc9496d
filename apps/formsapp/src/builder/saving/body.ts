// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FormChange } from '@suite/schema/forms/form'
import { ApiError } from '@suite/api/client/error'
import type { BuilderForm } from '../form.ts'

/** The change that makes a form so. A title without a letter is not sent: the former one stays. */
export function changeTo({ title, description, questions, pages }: BuilderForm, version: string): FormChange {
	return {
		form: { ...title.trim() === '' ? {} : { title }, description, pages: pages as NonNullable<FormChange['form']>['pages'] },
		questions: questions as unknown as NonNullable<FormChange['questions']>,
		version,
	} as FormChange
}

/** What the server says is wrong with single questions or pages, by their ids. */
export function refusedParts(failure: unknown): ReadonlyMap<string, string> {
	const questions = failure instanceof ApiError ? failure.body.questions : undefined
	return new Map(typeof questions === 'object' && questions !== null
		? Object.entries(questions).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
		: [])
}
