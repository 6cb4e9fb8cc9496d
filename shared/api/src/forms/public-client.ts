// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Correction, OwnResponse, PublicForm, Submission, Submitted } from '@suite/schema/forms/response'
import type { Upload } from '@suite/schema/forms/upload'
import { bearer, type LinkCall, lost, type Reply, replyOf } from './public-reply.ts'
import { sendFile, type UploadCall } from './public-upload.ts'

/** What a submission is sent with. */
export interface SubmitCall extends LinkCall {
	/** `<text>:<number>` of the challenge that the refusal before had. */
	readonly solution?: string
}

export type { LinkCall, Refused, Reply } from './public-reply.ts'

/** The routes of one link. Apart from the client of the screens, because the page that it opens has a budget and nothing of the host's. */
export interface PublicLink {
	read(call: LinkCall): Promise<Reply<PublicForm>>
	/** @param key - the same for a submission that is repeated */
	submit(submission: Submission, key: string, call: SubmitCall): Promise<Reply<Submitted>>
	/**
	 * Says where a respondent stopped, also while the page is being closed.
	 *
	 * @param key - that the answers would be sent with
	 */
	stop(questionId: string, key: string, call: LinkCall): Promise<Reply<object>>
	/** @param token - that the respondent was given */
	readOwn(token: string, call: LinkCall): Promise<Reply<OwnResponse>>
	correct(token: string, correction: Correction, call: SubmitCall): Promise<Reply<Submitted>>
	/** Sends a file for a question, whose token is then a part of the answer. */
	upload(questionId: string, file: File, call: UploadCall): Promise<Reply<Upload>>
}

/** Milliseconds after which a request counts as lost; Nextcloud holds back its answer to who guesses passwords for up to 25 seconds. */
const patience = 30_000

/**
 * @param hash - what the link names the form by
 * @param page - address of the link's page, `…/f/<hash>`: what it answers by lies beside it, wherever Nextcloud is
 * @param credentials - `omit` in a frame, so that an account never counts there, whatever the browser does with its cookies
 */
export function publicLink(hash: string, page: string, credentials: 'same-origin' | 'omit' = 'same-origin'): PublicLink {
	const address = new URL(`../api/public/${encodeURIComponent(hash)}`, page)
	address.search = ''
	address.hash = ''
	return {
		read: (call) => send(address.href, { method: 'GET', credentials }, {}, call),
		submit: (submission, key, call) => send(
			`${address.href}/submit`,
			{ method: 'POST', body: JSON.stringify(submission), credentials },
			{ ...sending(call), 'Idempotency-Key': key },
			call,
		),
		stop: (questionId, key, call) => send(
			`${address.href}/progress`,
			{ method: 'PUT', body: JSON.stringify({ questionId }), credentials, keepalive: true },
			{ 'Content-Type': 'application/json', 'Idempotency-Key': key },
			call,
		),
		readOwn: (token, call) => send(
			`${address.href}/response`,
			{ method: 'GET', credentials },
			{ 'X-Forms-Correction': token },
			call,
		),
		correct: (token, correction, call) => send(
			`${address.href}/response`,
			{ method: 'PUT', body: JSON.stringify(correction), credentials },
			{ ...sending(call), 'X-Forms-Correction': token },
			call,
		),
		upload: (questionId, file, call) => sendFile(`${address.href}/uploads`, questionId, file, call),
	}
}

const sending = ({ solution }: SubmitCall): Record<string, string> => ({
	'Content-Type': 'application/json',
	...(solution === undefined ? {} : { 'X-Forms-Solution': solution }),
})

async function send<T>(url: string, request: RequestInit, headers: Record<string, string>, call: LinkCall): Promise<Reply<T>> {
	const stopped = new AbortController()
	const timer = setTimeout(() => stopped.abort(), patience)
	const abort = () => stopped.abort()
	call.signal?.addEventListener('abort', abort)
	try {
		const answer = await fetch(url, {
			...request,
			headers: { Accept: 'application/json', 'X-Forms-Details': '1', ...headers, ...bearer(call.password) },
			cache: 'no-store',
			signal: stopped.signal,
		})
		return replyOf<T>(answer.status, answer.headers.get('Retry-After'), await answer.text())
	} catch {
		return lost
	} finally {
		clearTimeout(timer)
		call.signal?.removeEventListener('abort', abort)
	}
}
