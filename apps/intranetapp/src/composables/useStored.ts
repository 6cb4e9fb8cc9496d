// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { customRef, type Ref } from 'vue'

/** A choice that this browser remembers; if storage is blocked, it lasts until the page is left. */
export function useStored(key: string, initial: string): Ref<string> {
	let value = read(`intranetapp-${key}`) ?? initial
	return customRef((track, trigger) => ({
		get() {
			track()
			return value
		},
		set(next) {
			value = next
			try {
				localStorage.setItem(`intranetapp-${key}`, next)
			} catch {
				// storage is full or blocked
			}
			trigger()
		},
	}))
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		return null
	}
}
