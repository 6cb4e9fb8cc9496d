// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Problem } from '@suite/schema/error'

/** Thrown when the server refused a call or could not be reached. */
export class ApiError extends Error {
	override readonly name = 'ApiError'
	/** HTTP status; 0 when there was no response. */
	readonly status: number
	/** From the route's closed set, `network` when there was no response, `unreadable` when it was not JSON. */
	readonly reason: string
	/** JSON pointer to the first problem, if the input was at fault. */
	readonly pointer: string | undefined
	readonly problems: readonly Problem[]
	/** The whole body, for routes whose refusals carry more. */
	readonly body: Readonly<Record<string, unknown>>

	constructor(status: number, body: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
		super(typeof body.error === 'string' ? body.error : `HTTP ${status}`, options)
		this.status = status
		this.reason = typeof body.reason === 'string' ? body.reason : status === 0 ? 'network' : 'unreadable'
		this.pointer = typeof body.pointer === 'string' ? body.pointer : undefined
		this.problems = Array.isArray(body.errors) ? body.errors as Problem[] : []
		this.body = body
	}
}
