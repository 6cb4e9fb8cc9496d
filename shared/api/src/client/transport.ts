// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Reports progress while a file is being sent: bytes sent and in total. */
export type Progress = (sent: number, total: number) => void

/** A request as a transport sends it. */
export interface Outgoing {
	readonly method: string
	/** An address on this server. */
	readonly url: string
	/** JSON text, or a form with a file. */
	readonly body?: string | FormData
	readonly signal?: AbortSignal
	/** Lets the request outlive the page. */
	readonly keepalive?: boolean
	/** For forms only. */
	readonly progress?: Progress
	/** Sent beside the common ones. */
	readonly headers?: Readonly<Record<string, string>>
}

/** A response. */
export interface Received {
	readonly status: number
	/** Undefined when the body was empty or not JSON. */
	readonly data: unknown
}

/**
 * Sends a request with the request token of this page. An expired token is renewed and the request is sent once
 * more, so that no input is lost. Rejects when there is no response.
 */
export type Transport = (outgoing: Outgoing) => Promise<Received>

/** Sent with every request, in addition to the token and the content type. */
export const commonHeaders = Object.freeze({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' })

export function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
