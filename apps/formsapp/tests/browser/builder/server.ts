// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { FormChange, OpenedForm } from '@suite/schema/forms/form'
import { vi } from 'vitest'
import type { BuilderForm } from '../../../src/builder/form.ts'

const settings = {
	anonymous: true, requireLogin: false, restrictedUsers: [], restrictedGroups: [], allowMultiple: true, expiresAt: null,
	allowCorrection: false, maxResponses: 0,
	limitMessage: '', showProgress: true, confirmationMessage: null, confirmationButton: null, confirmationMail: null,
	quizMode: false, notifyOwner: true,
}

export function opened(form: BuilderForm, version: string, more: Partial<OpenedForm> = {}): OpenedForm {
	return {
		form: { id: '00000000-0000-4000-8000-000000000000', settings, branding: null, ...form } as unknown as OpenedForm['form'],
		fileId: 1,
		path: '/Form.nxform',
		version,
		role: 'owner',
		permissions: {
			viewResponses: true, editQuestions: true, editSettings: true, deleteResponses: true, publish: true, deleteForm: true,
		},
		created: '2026-11-26T12:00:00Z',
		responseCount: 0,
		confirmationMails: true,
		fault: null,
		...more,
	}
}

/** One form that is compared and set, as the server does it. */
export function formServer(begin: BuilderForm) {
	let form = begin
	let number = 1
	const now = () => opened(form, `v${number}`)
	return {
		now,
		/** Somebody else writes. */
		write(change: BuilderForm): void {
			form = change
			number++
		},
		stored: () => form,
		read: vi.fn((_: unknown) => Promise.resolve(now())),
		update: vi.fn(({ body }: { readonly body: FormChange }) => {
			if (body.version !== undefined && body.version !== `v${number}`) {
				return Promise.reject(new ApiError(409, { reason: 'stale_version', version: `v${number}` }))
			}
			const { title = form.title, description = form.description, pages = form.pages } = body.form ?? {}
			form = JSON.parse(JSON.stringify({ title, description, pages, questions: body.questions ?? form.questions })) as BuilderForm
			number++
			return Promise.resolve(now())
		}),
	}
}
