// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { ImportAnswer } from '@suite/schema/wizard/step'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { usePublishStore } from './publishStore.ts'
import { useStepStore } from './stepStore.ts'

/** A file that was read: its text, and what is known about it without the server. */
export interface ReadFile {
	readonly name: string
	readonly text: string
	/** Language named in the file; null if there is none. */
	readonly language: string | null
}

/** Reads the language named in a file. @throws SyntaxError when the text is not JSON */
export function readFile(name: string, text: string): ReadFile {
	const content: unknown = JSON.parse(text)
	const language = typeof content === 'object' && content !== null && 'language' in content ? content.language : null
	return { name, text, language: typeof language === 'string' ? language : null }
}

/** Import and export of lists as files. */
export const useExchangeStore = defineStore('wizardapp-exchange', () => {
	const list = useStepStore()
	const publishing = usePublishStore()
	const isBusy = ref(false)
	const error = shallowRef<unknown>(null)
	const preview = shallowRef<ImportAnswer | null>(null)
	let latest = 0

	/** Asks the server what an import would do. */
	async function tryOut(file: ReadFile, language: string): Promise<void> {
		const own = ++latest
		isBusy.value = true
		error.value = null
		preview.value = null
		try {
			const answer = await wizard.exchange.import({ body: { fileContent: file.text, language, dryRun: true } })
			if (own === latest) {
				preview.value = answer
			}
		} catch (cause) {
			if (own === latest) {
				error.value = cause
			}
		} finally {
			if (own === latest) {
				isBusy.value = false
			}
		}
	}
	/** Imports the previewed file, onto the list that the preview was compared with. @return whether it is in force */
	async function importFile(file: ReadFile): Promise<boolean> {
		const tried = preview.value
		if (tried === null) {
			return false
		}
		isBusy.value = true
		error.value = null
		try {
			const answer =
				await wizard.exchange.import({ body: { fileContent: file.text, language: tried.language, revision: tried.revision } })
			publishing.endSession(answer.language)
			if (answer.language === list.language) {
				list.replace('import', await wizard.steps.list({ query: { language: answer.language } }))
			}
			return true
		} catch (cause) {
			error.value = cause
			return false
		} finally {
			isBusy.value = false
		}
	}
	function forget(): void {
		latest++
		isBusy.value = false
		error.value = null
		preview.value = null
	}
	/** The published steps of a language as a file. @throws ApiError */
	async function exportFile(language: string): Promise<{ filename: string, data: string }> {
		return wizard.exchange.export({ body: { language } })
	}

	return { isBusy, error, preview, tryOut, importFile, forget, exportFile }
})
