// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import { ApiError } from '@suite/api/client/error'
import type { OwnTemplate } from '@suite/schema/forms/design/template'
import { pendingDeletion } from '@suite/ui/changes/pendingDeletion'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Forms that the account keeps to begin others with. */
export const useTemplateStore = defineStore('formsapp-templates', () => {
	const templates = shallowRef<readonly OwnTemplate[] | null>(null)
	const failure = shallowRef<unknown>(null)
	const { pending, hidden, remove, undo, commit } = pendingDeletion<OwnTemplate>(send)

	async function load(): Promise<void> {
		failure.value = null
		try {
			await commit()
			templates.value = (await api.templates.list()).templates
		} catch (cause) {
			failure.value = cause
		}
	}
	/** Keeps a form as a template. */
	const keep = (fileId: number, name: string): Promise<OwnTemplate> => api.templates.create({ path: { fileId }, body: { name } })
	async function send(gone: OwnTemplate, keepalive: boolean): Promise<void> {
		try {
			await api.templates.remove({ path: { templateId: gone.id } }, { keepalive })
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
			if (cause.reason !== 'unknown_template') { // deleted in another tab
				failure.value = cause
				return
			}
		}
		templates.value = templates.value?.filter(({ id }) => id !== gone.id) ?? null
	}

	return { templates, failure, deleted: pending, hidden, load, keep, remove, undo, commit }
})
