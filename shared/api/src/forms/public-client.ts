// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Challenge, FormsFailure } from '@suite/schema/forms/failure'
import type { PublicForm, Submission, Submitted } from '@suite/schema/forms/response'

/** What the server said, or that it said nothing in time. */
export type Reply<T> = { readonly data: T } | Refused

export interface Refused {
	/** HTTP status; 0 when there was no response. */
	readonly status: number
	/** From the route's closed set; empty when the server, or whatever is before it, gave none. */
	readonly reason: string
	/** One sentence, in English. */
	readonly message: string
	/** Sentences by the id of the question at fault, in English. */
	readonly questions: Readonly<Record<string, string>>
	/** ISO 8601 */
	readonly opensAt: string | undefined
	/** Seconds to wait. */
	readonly retryAfter: number | undefined
	/** What lets the submission through in spite of the limit. */
	readonly challenge: Challenge | undefined
}

/** What a submission is sent with. */
export interface SubmitCall extends LinkCall {
	/** `<text>:<number>` of the challenge that the refusal before had. */
	readonly solution?: string
}

export interface LinkCall {
	/** Empty when the form needs none. */
	readonly password: string
	readonly signal?: AbortSignal
}

/** The routes of one link. Apart from the client of the screens, because the page that it opens has a budget and nothing of the host's. */
export interface PublicLink {
	read(call: LinkCall): Promise<Reply<PublicForm>>
	/** @param key - the same for a submission that is repeated */
	submit(submission: Submission, key: string, call: SubmitCall): Promise<Reply<Submitted>>
}

/** Milliseconds after which a request counts as lost; Nextcloud holds back its answer to who guesses passwords for up to 25 seconds. */
const patience = 30_000

/**
 * @param hash - what the link names the form by
 * @param page - address of the link's page, `…/f/<hash>`: what it answers by lies beside it, wherever Nextcloud is
 */
export function publicLink(hash: string, page: string): PublicLink {
	const address = new URL(`../api/public/${encodeURIComponent(hash)}`, page)
	address.search = ''
	address.hash = ''
	return {
		read: (call) => send(address.href, { method: 'GET' }, {}, call),
		submit: (submission, key, call) => send(`${address.href}/submit`, { method: 'POST', body: JSON.stringify(submission) }, {
			'Content-Type': 'application/json',
			'Idempotency-Key': key,
			...(call.solution === undefined ? {} : { 'X-Forms-Solution': call.solution }),
		}, call),
	}
}

async function send<T>(url: string, request: RequestInit, headers: Record<string, string>, call: LinkCall): Promise<Reply<T>> {
	const lost = new AbortController()
	const timer = setTimeout(() => lost.abort(), patience)
	const abort = () => lost.abort()
	call.signal?.addEventListener('abort', abort)
	try {
		const answer = await fetch(url, {
			...request,
			headers: { Accept: 'application/json', 'X-Forms-Details': '1', ...headers, ...bearer(call.password) },
			credentials: 'same-origin',
			cache: 'no-store',
			signal: lost.signal,
		})
		const body = read(await answer.text())
		return answer.ok && body !== undefined ? { data: body as T } : refused(answer, body)
	} catch {
		return { status: 0, reason: '', message: '', questions: {}, opensAt: undefined, retryAfter: undefined, challenge: undefined }
	} finally {
		clearTimeout(timer)
		call.signal?.removeEventListener('abort', abort)
	}
}

function refused(answer: Response, body: unknown): Refused {
	const { message, details } = (typeof body === 'object' && body !== null ? body : {}) as Partial<FormsFailure>
	const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN)
	return {
		// A success that cannot be read comes from something between here and the server.
		status: answer.ok ? 502 : answer.status,
		reason: details?.reason ?? '',
		message: typeof message === 'string' ? message : '',
		questions: details?.questions ?? {},
		opensAt: details?.opensAt,
		retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
		challenge: details?.challenge,
	}
}

/** Headers are bytes, written as the characters of these codes; the server reads them as UTF-8. */
function bearer(password: string): Record<string, string> {
	return password === '' ? {} : { Authorization: `Bearer ${String.fromCharCode(...new TextEncoder().encode(password))}` }
}

function read(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
