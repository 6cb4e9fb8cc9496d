// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

export const areas = ['fields', 'folders', 'permissions', 'backups', 'statistics', 'settings', 'telemetry'] as const
export type Area = typeof areas[number]

const prefix = '#metadataapp/'

/** The open part of the panel, kept in the address so that reloads and links lead back to it. */
export function useArea(): { readonly area: Readonly<Ref<Area>>, readonly open: (area: Area) => void } {
	const area = ref<Area>('fields')

	function read(): void {
		area.value = areas.find((name) => location.hash === prefix + name) ?? 'fields'
	}
	function open(to: Area): void {
		area.value = to
		history.replaceState(history.state, '', prefix + to)
	}
	read()
	onMounted(() => window.addEventListener('hashchange', read))
	onBeforeUnmount(() => window.removeEventListener('hashchange', read))
	return { area, open }
}
