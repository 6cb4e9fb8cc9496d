// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, readonly, ref } from 'vue'

const message = ref('')

/** What the live region says. */
export const announcement = readonly(message)

/** Has a screen reader say something; the same words twice are said twice. */
export async function announce(text: string): Promise<void> {
	message.value = ''
	await nextTick()
	message.value = text
}
