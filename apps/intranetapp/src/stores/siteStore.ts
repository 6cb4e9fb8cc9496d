// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Footer, Menu, Navigation } from '@suite/schema/intranet/site'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Start } from '@suite/schema/intranet/state'
import { allowExternalImages } from '../values/externalImages.ts'

/** The parts of the frame that depend on the language. */
interface Words { readonly menu: Menu, readonly canEditMenu: boolean, readonly footer: string, readonly canEditFooter: boolean }

/** What surrounds every page: names, menus, footer and the reader's permissions. */
export const useSiteStore = defineStore('intranetapp-site', () => {
	const start = shallowRef<Start | null>(null)
	const language = ref('')
	const words = shallowRef<Readonly<Record<string, Words>>>({})

	const none: Words = { menu: { type: 'dropdown', items: [] }, canEditMenu: false, footer: '', canEditFooter: false }
	const current = computed(() => words.value[language.value] ?? none)
	const name = computed(() => start.value?.site.name ?? '')
	const folder = computed(() => start.value?.site.folder ?? null)
	const languages = computed(() => start.value?.languages ?? [])
	const permissions = computed(() => start.value?.permissions ?? null)
	const videoDomains = computed(() => start.value?.videoDomains ?? [])
	const publication = computed(() => start.value?.publication ?? null)
	const user = computed(() => start.value?.user ?? { id: '', name: '' })
	/** Nothing has been set up or the reader is not a member: no language is available. */
	const isEmpty = computed(() => languages.value.length === 0)

	function adopt(state: Start): void {
		start.value = state
		language.value = state.language
		allowExternalImages(state.externalImages)
		if (state.navigation !== null && state.footer !== null) {
			keep(state.language, state.navigation, state.footer)
		}
	}
	function keep(code: string, { navigation, canEdit }: Navigation, footer: Footer): void {
		words.value = {
			...words.value,
			[code]: { menu: navigation, canEditMenu: canEdit, footer: footer.content, canEditFooter: footer.canEdit },
		}
	}
	/** Shows the frame of a language; the old one stays until the new one has loaded. */
	async function use(code: string): Promise<void> {
		if (words.value[code] === undefined) {
			const query = { language: code }
			const [navigation, footer] = await Promise.all([intranet.navigation.read({ query }), intranet.footer.read({ query })])
			keep(code, navigation, footer)
		}
		language.value = code
	}
	/** Adopts a saved menu. */
	function adoptMenu(navigation: Navigation): void {
		const before = words.value[navigation.language] ?? none
		words.value = { ...words.value, [navigation.language]: { ...before, menu: navigation.navigation, canEditMenu: navigation.canEdit } }
	}
	/** Adopts a saved footer. */
	function adoptFooter(footer: Footer): void {
		const before = words.value[footer.language] ?? none
		words.value = { ...words.value, [footer.language]: { ...before, footer: footer.content, canEditFooter: footer.canEdit } }
	}

	return {
		start,
		language,
		current,
		name,
		folder,
		languages,
		permissions,
		videoDomains,
		publication,
		user,
		isEmpty,
		adopt,
		use,
		adoptMenu,
		adoptFooter,
	}
})
