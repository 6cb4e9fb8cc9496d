// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Told while a file is sent: bytes so far and in all. */
export type Progress = (sent: number, total: number) => void

/** What came back: status 0 when nothing did. */
export interface Received { readonly status: number, readonly text: string }

/**
 * Sends a form with a file. `fetch` tells nothing of how far an upload is, so this is an XMLHttpRequest.
 *
 * @param form - fields and file
 * @param headers - beside the content type, which the browser sets
 * @param signal - stops the upload; the promise then rejects with its reason
 */
export function sendForm(url: string, form: FormData, headers: Readonly<Record<string, string>>, signal?: AbortSignal, progress?: Progress): Promise<Received> {
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
			} else {
				resolve({ status: request.status, text: request.responseText })
			}
		})
		if (progress) {
			request.upload.addEventListener('progress', (event) => {
				progress(event.loaded, event.total)
			})
		}
		request.open('POST', url)
		for (const [name, value] of Object.entries(headers)) {
			request.setRequestHeader(name, value)
		}
		request.send(form)
	})
}
