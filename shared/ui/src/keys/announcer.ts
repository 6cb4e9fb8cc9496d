// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, readonly, ref } from 'vue'

const message = ref('')

/** Current text of the live region. */
export const announcement = readonly(message)

/** Makes a screen reader announce a text; the same text twice is announced twice. */
export async function announce(text: string): Promise<void> {
	message.value = ''
	await nextTick()
	message.value = text
}
