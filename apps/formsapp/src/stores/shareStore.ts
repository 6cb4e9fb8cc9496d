// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { ShareChange, ShareSettings } from '@suite/schema/forms/share'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Whether and how the open form is public. Each control saves only itself. */
export const useShareStore = defineStore('formsapp-share', () => {
	const settings = shallowRef<ShareSettings | null>(null)
	const failure = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<string>()
	let form = 0
	let queue: Promise<unknown> = Promise.resolve()

	async function open(fileId: number): Promise<void> {
		if (form !== fileId) {
			form = fileId
			settings.value = null
			done.value = null
		}
		failure.value = null
		try {
			const read = await api.share.read({ path: { fileId } })
			if (form === fileId) {
				settings.value = read
			}
		} catch (cause) {
			if (form === fileId) {
				failure.value = cause
			}
		}
	}
	function change(control: string, body: ShareChange): Promise<boolean> {
		const fileId = form
		const turn = queue.then(() => perform(control, async () => {
			const saved = await api.share.update({ path: { fileId }, body })
			if (form === fileId) {
				settings.value = saved
			}
		}))
		queue = turn
		return turn
	}

	return { settings, failure, busy, done, failureOf, open, change }
})
