// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { reactive, watch } from 'vue'

/**
 * What is typed into fields that are saved together. A value that is stored anew is shown; the others stay as they were typed.
 *
 * @param stored - what is stored, as the fields show it
 */
export function useTyped<T extends Record<string, unknown>>(stored: () => T) {
	const typed = reactive({ ...stored() })
	watch(stored, (now, before) => {
		Object.assign(typed, Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name])))
	})
	return typed
}
