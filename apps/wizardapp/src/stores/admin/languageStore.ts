// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { NamedLanguage } from '@suite/schema/wizard/admin'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { languageTag } from '../../tour/language.ts'

/** A language's name in itself, for languages that the host offers without a name. */
function ownName(code: string): string {
	try {
		const tag = languageTag(code)
		return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
	} catch {
		return code // not a language tag, such as a private name of this server
	}
}

/** Every language of the host, and which of them the admin works with. */
export const useLanguageStore = defineStore('wizardapp-languages', () => {
	const all = shallowRef<readonly NamedLanguage[]>([])
	const opened = ref<readonly string[]>([])

	const byCode = computed(() => new Map(all.value.map((language) => [language.code, language])))
	/** Languages with their own steps, and those opened during this visit. */
	const inUse = computed(() =>
		all.value.filter((language) => language.own || language.code === 'en' || opened.value.includes(language.code)))

	function adopt(languages: readonly NamedLanguage[]): void {
		all.value = languages.map((language) => language.name === language.code ? { ...language, name: ownName(language.code) } : language)
	}
	async function refresh(): Promise<void> {
		adopt((await wizard.settings.languages()).languages)
	}
	/** Keeps a language in the list for this visit. */
	function use(code: string): void {
		if (!opened.value.includes(code)) {
			opened.value = [...opened.value, code]
		}
	}
	/** Applies what a save returned about a language. */
	function note(code: string, fields: Pick<NamedLanguage, 'stepsCount' | 'own'>): void {
		all.value = all.value.map((language) => language.code === code ? { ...language, ...fields } : language)
	}
	/** A language's name in itself, or its code if the host has no name for it. */
	function nameOf(code: string): string {
		return byCode.value.get(code)?.name ?? code
	}

	return { all, inUse, byCode, adopt, refresh, use, note, nameOf }
})
