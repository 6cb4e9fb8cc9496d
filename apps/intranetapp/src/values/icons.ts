// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef } from 'vue'

/** Returns the path of an icon, the plain link icon for an unknown name; null until the icons have loaded. */
export const iconPaths = shallowRef<((name: string) => string) | null>(null)

let loading: Promise<void> | undefined

/** Loads the icons that pages may name. */
export function needIcons(): void {
	loading ??= import('./iconPaths.ts').then(({ pathOf }) => {
		iconPaths.value = pathOf
	}, () => {
		loading = undefined
	})
}
