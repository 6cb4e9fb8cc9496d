// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, ref } from 'vue'

export const areas = ['steps', 'statistics', 'settings', 'services'] as const
export type Area = (typeof areas)[number]

const prefix = '#wizardapp/'

/** The open area and language, kept in the address so that reloads and links lead back to them. */
export function useAdminAddress() {
	const area = ref<Area>('steps')
	const language = ref<string | null>(null)

	function read(): void {
		const [name, code] = location.hash.startsWith(prefix) ? location.hash.slice(prefix.length).split('/') : []
		area.value = areas.find((known) => known === name) ?? 'steps'
		language.value = code === undefined ? null : decodeURIComponent(code)
	}
	/** The language is part of the address only in the steps area. */
	function go(to: Area, code: string | null = language.value): void {
		area.value = to
		language.value = code
		history.replaceState(history.state, '', prefix + to + (to === 'steps' && code !== null ? `/${encodeURIComponent(code)}` : ''))
	}
	read()
	onMounted(() => window.addEventListener('hashchange', read))
	onBeforeUnmount(() => window.removeEventListener('hashchange', read))
	return { area, language, go }
}
