// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Progress } from './transport.ts'

/**
 * Sends a form with a file. `fetch` reports no upload progress, so this uses an XMLHttpRequest. Rejects when there is no
 * response, and with the signal's reason when aborted.
 *
 * @param form - fields and file
 * @param headers - in addition to the content type, which the browser sets
 * @param signal - aborts the upload
 */
export function sendForm(
	method: string,
	url: string,
	form: FormData,
	headers: Readonly<Record<string, string>>,
	signal?: AbortSignal,
	progress?: Progress,
): Promise<{ readonly status: number, readonly text: string }> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted()
		const request = new XMLHttpRequest()
		const stop = (): void => {
			request.abort()
		}
		signal?.addEventListener('abort', stop, { once: true })
		request.addEventListener('loadend', () => {
			signal?.removeEventListener('abort', stop)
			if (signal?.aborted) {
				reject(signal.reason as Error)
			} else if (request.status === 0) {
				reject(new TypeError('No answer came.'))
			} else {
				resolve({ status: request.status, text: request.responseText })
			}
		})
		if (progress) {
			request.upload.addEventListener('progress', (event) => {
				progress(event.loaded, event.total)
			})
		}
		request.open(method, url)
		for (const [name, value] of Object.entries(headers)) {
			request.setRequestHeader(name, value)
		}
		request.send(form)
	})
}
