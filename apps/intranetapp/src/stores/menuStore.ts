// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Menu, Navigation, NavigationItem } from '@suite/schema/intranet/site'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { changed, moved, without, type Spot } from '../structure/forest.ts'
import { sendable, withNew } from '../structure/menu.ts'
import { useSiteStore } from './siteStore.ts'

/** The menu of a language while it is being edited; readers see it once it is saved. */
export const useMenuStore = defineStore('intranetapp-menu', () => {
	const site = useSiteStore()
	const menu = shallowRef<Menu | null>(null)
	const saved = shallowRef<Navigation | null>(null)
	const isSaving = ref(false)
	const error = shallowRef<unknown>(null)
	let counter = 0

	const isChanged = computed(() => menu.value !== null && JSON.stringify(menu.value) !== JSON.stringify(saved.value?.navigation))

	async function open(language: string): Promise<void> {
		menu.value = saved.value = error.value = null
		try {
			adopt(await intranet.navigation.read({ query: { language } }))
		} catch (cause) {
			error.value = cause
		}
	}
	function adopt(answer: Navigation): void {
		saved.value = answer
		menu.value = answer.navigation
	}
	function set(change: Partial<Menu>): void {
		menu.value = menu.value && { ...menu.value, ...change }
	}
	const setItems = (items: readonly NavigationItem[]): void => set({ items: [...items] })
	const items = (): readonly NavigationItem[] => menu.value?.items ?? []

	/** @returns the id of the new entry */
	function add(): string {
		const id = `new-${++counter}`
		setItems(withNew(items(), id))
		return id
	}
	const change = (id: string, values: Partial<NavigationItem>): void => setItems(changed(items(), id, (item) => ({ ...item, ...values })))
	const remove = (id: string): void => setItems(without(items(), id))
	const move = (id: string, spot: Spot): void => setItems(moved(items(), id, spot))

	/** @param isForced - overwrites a menu that another user saved in the meantime */
	async function save(isForced = false): Promise<boolean> {
		if (menu.value === null || saved.value === null) {
			return false
		}
		isSaving.value = true
		error.value = null
		try {
			const body = {
				navigation: sendable(menu.value),
				language: saved.value.language,
				...(isForced ? {} : { baseVersion: saved.value.baseVersion }),
			}
			adopt(await intranet.navigation.save({ body }))
			site.adoptMenu(saved.value)
			return true
		} catch (cause) {
			error.value = cause
			return false
		} finally {
			isSaving.value = false
		}
	}

	return { menu, isSaving, isChanged, error, open, set, add, change, remove, move, save }
})
