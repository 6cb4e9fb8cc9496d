// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { ApiToken, IssuedApiToken, TokenScope } from '@suite/schema/rooms/token'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export interface NewToken {
	readonly name: string
	readonly scope: TokenScope
	readonly roomIds: string[]
	readonly expiresAt: string | null
}
/** A room that a token may be restricted to. */
export interface TokenRoom { readonly id: string, readonly label: string }

/** Tokens of the public API. Secrets are never kept here. */
export const useTokenStore = defineStore('roomsapp-tokens', () => {
	const tokens = shallowRef<readonly ApiToken[] | null>(null)
	const choices = shallowRef<readonly TokenRoom[]>([])
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)

	async function load(): Promise<void> {
		isLoading.value = true
		error.value = null
		try {
			const [list, all] = await Promise.all([rooms.tokens.list(), rooms.rooms.list()])
			tokens.value = list
			choices.value = all.map(({ id, name }) => ({ id, label: name }))
		} catch (cause) {
			error.value = cause
		} finally {
			isLoading.value = false
		}
	}
	async function create(wanted: NewToken): Promise<IssuedApiToken> {
		const issued = await rooms.tokens.create({ body: wanted })
		const { token: _, ...shown } = issued
		tokens.value = [...tokens.value ?? [], shown]
		return issued
	}
	async function revoke(id: string): Promise<void> {
		await rooms.tokens.remove({ path: { id } })
		tokens.value = (tokens.value ?? []).filter((token) => token.id !== id)
	}

	return { tokens, choices, isLoading, error, load, create, revoke }
})
