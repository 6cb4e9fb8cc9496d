// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef } from 'vue'

/** Gives the path of an icon, that of a plain link for an unknown name; null until the icons have come. */
export const iconPaths = shallowRef<((name: string) => string) | null>(null)

let loading: Promise<void> | undefined

/** Fetches the icons that pages may name. */
export function needIcons(): void {
	loading ??= import('./iconPaths.ts').then(({ pathOf }) => {
		iconPaths.value = pathOf
	}, () => {
		loading = undefined
	})
}
