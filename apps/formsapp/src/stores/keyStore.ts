// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { ApiKey, ApiKeyChange, IssuedApiKey, NewApiKey } from '@suite/schema/forms/key'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** The keys of the open form. */
export const useKeyStore = defineStore('formsapp-keys', () => {
	const keys = shallowRef<readonly ApiKey[] | null>(null)
	/** What programs reach the form by. */
	const address = shallowRef('')
	const failure = shallowRef<unknown>(null)
	let form = 0

	async function open(fileId: number): Promise<void> {
		if (form !== fileId) {
			form = fileId
			keys.value = null
		}
		failure.value = null
		try {
			const read = await api.keys.list({ path: { fileId } })
			if (form === fileId) {
				keys.value = read.keys
				address.value = read.address
			}
		} catch (cause) {
			if (form === fileId) {
				failure.value = cause
			}
		}
	}
	/** Changes what is shown, unless another form is meanwhile. */
	function show(fileId: number, change: (shown: readonly ApiKey[]) => readonly ApiKey[]): void {
		if (form === fileId && keys.value !== null) {
			keys.value = change(keys.value)
		}
	}
	async function create(body: NewApiKey): Promise<IssuedApiKey> {
		const fileId = form
		const { key, message, ...shown } = await api.keys.create({ path: { fileId }, body })
		show(fileId, (all) => [...all, shown])
		return { key, message, ...shown }
	}
	async function update(keyId: string, body: ApiKeyChange): Promise<void> {
		const fileId = form
		const changed = await api.keys.update({ path: { fileId, keyId }, body })
		show(fileId, (all) => all.map((one) => one.id === keyId ? changed : one))
	}
	async function revoke(keyId: string): Promise<void> {
		const fileId = form
		await api.keys.remove({ path: { fileId, keyId } })
		show(fileId, (all) => all.filter(({ id }) => id !== keyId))
	}

	return { keys, address, failure, open, create, update, revoke }
})
