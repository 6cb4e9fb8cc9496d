// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { RefusalStatus } from './refusal.ts'

/** Input that the route accepts on a fresh instance; the generated HTTP checks send it. */
export interface Example {
	readonly path?: Readonly<Record<string, string>>
	readonly query?: Readonly<Record<string, string>>
	readonly body?: unknown
	/** The file of an upload, its content as base64. */
	readonly file?: { readonly name: string, readonly base64: string }
	/** The body of a route that takes raw bytes. */
	readonly raw?: string
	readonly headers?: Readonly<Record<string, string>>
}

/** Input that a route refuses on a fresh instance when sent by an authorised caller; absent members are taken from the example. */
export interface RefusedExample extends Example {
	/** What the check tries, for its name. */
	readonly why: string
	readonly status: RefusalStatus
	readonly reason: string
}
