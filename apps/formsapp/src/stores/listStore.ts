// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { CreatedForm, ListedForm, NewForm } from '@suite/schema/forms/form'
import type { ImportBody, ImportPreview } from '@suite/schema/forms/import'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { noFilter, type FormFilter } from '../values/formList.ts'

/** The forms that the account may read. */
export const useListStore = defineStore('formsapp-list', () => {
	const forms = shallowRef<readonly ListedForm[] | null>(null)
	const failure = shallowRef<unknown>(null)
	/** Kept while one looks at a form and comes back. */
	const filter = ref<FormFilter>(noFilter)

	let isAdopted = false

	function adopt(listed: readonly ListedForm[]): void {
		forms.value = listed
		isAdopted = true
	}
	/** Whether the forms came with the page a moment ago; true only once. */
	function isFresh(): boolean {
		const was = isAdopted
		isAdopted = false
		return was
	}
	async function load(): Promise<void> {
		failure.value = null
		try {
			forms.value = (await api.forms.list()).forms
		} catch (cause) {
			failure.value = cause
		}
	}
	const create = (form: NewForm): Promise<CreatedForm> => api.forms.create({ body: form })
	/** What an import of the file would do. */
	const previewImport = (file: File): Promise<ImportPreview> => api.imports.preview({ file })
	const importForm = (file: File, body: ImportBody): Promise<CreatedForm> => api.imports.create({ file, body })
	async function remove(fileId: number): Promise<void> {
		await api.forms.remove({ path: { fileId } })
		forms.value = forms.value?.filter(({ id }) => id !== fileId) ?? null
	}

	return { forms, failure, filter, adopt, isFresh, load, create, previewImport, importForm, remove }
})
