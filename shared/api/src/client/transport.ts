// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Told while a file is sent: bytes so far and in all. */
export type Progress = (sent: number, total: number) => void

/** A request, as a transport sends it. */
export interface Outgoing {
	readonly method: string
	/** On this server. */
	readonly url: string
	/** JSON text, or a form with a file. */
	readonly body?: string | FormData
	readonly signal?: AbortSignal
	/** Lets the request outlive the page. */
	readonly keepalive?: boolean
	/** For forms only. */
	readonly progress?: Progress
}

/** What came back. */
export interface Received {
	readonly status: number
	/** Undefined when the body was empty or no JSON. */
	readonly data: unknown
}

/**
 * Sends a request with the request token of this page. A token that has expired is renewed and the request sent once
 * more, so that nothing written is lost. Rejects when no answer came.
 */
export type Transport = (outgoing: Outgoing) => Promise<Received>

/** Of every request, beside the token and the type of the body. */
export const commonHeaders = Object.freeze({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' })

export function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
