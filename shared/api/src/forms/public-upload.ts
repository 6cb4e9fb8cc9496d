// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Upload } from '@suite/schema/forms/upload'
import { bearer, type LinkCall, lost, type Reply, replyOf } from './public-reply.ts'

/** A file on its way. */
export interface UploadCall extends LinkCall {
	/** Told again and again how much of it has arrived, from 0 to 1. */
	progress(part: number): void
}

/** Milliseconds without progress after which a file counts as lost. */
const patience = 60_000

/** Sends a file for a question. With a request of the older kind: no other one tells how much has arrived. */
export function sendFile(address: string, questionId: string, file: File, call: UploadCall): Promise<Reply<Upload>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		let timer: ReturnType<typeof setTimeout> | undefined
		const stop = () => request.abort()
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(stop, patience)
		}
		const end = (reply: Reply<Upload>) => {
			clearTimeout(timer)
			call.signal?.removeEventListener('abort', stop)
			resolve(reply)
		}
		request.open('POST', address)
		for (const [name, value] of Object.entries({ Accept: 'application/json', 'X-Forms-Details': '1', ...bearer(call.password) })) {
			request.setRequestHeader(name, value)
		}
		request.upload.addEventListener('progress', ({ loaded, total }) => {
			wait()
			call.progress(total > 0 ? loaded / total : 0)
		})
		request.addEventListener('load', () => end(replyOf<Upload>(
			request.status,
			request.getResponseHeader('Retry-After'),
			request.responseText,
		)))
		request.addEventListener('error', () => end(lost))
		request.addEventListener('abort', () => end(lost))
		call.signal?.addEventListener('abort', stop)
		wait()
		const form = new FormData()
		form.append('questionId', questionId)
		form.append('file', file, file.name)
		request.send(form)
	})
}
