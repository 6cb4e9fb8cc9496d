// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import axios, { isAxiosError } from '@nextcloud/axios'
import { commonHeaders, readJson, type Outgoing, type Received } from './transport.ts'

/**
 * Sends requests through the host's own HTTP library, which also renews the token for the rest of the page. An expired session
 * does not reload the page, because unsaved text would be lost; the caller gets an error instead.
 */
export async function axiosTransport({ method, url, body, signal, keepalive, progress, headers }: Outgoing): Promise<Received> {
	try {
		const { status, data } = await axios.request<unknown>({
			method,
			url,
			data: body,
			headers: { ...commonHeaders, ...headers, ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}) },
			transformRequest: (sent: unknown) => sent,
			transformResponse: readJson,
			signal,
			onUploadProgress: progress && (({ loaded, total }) => progress(loaded, total ?? loaded)),
			...(keepalive === true ? { adapter: 'fetch', fetchOptions: { keepalive } } : {}),
		})
		return { status, data }
	} catch (error) {
		if (isAxiosError<unknown>(error) && error.response !== undefined) {
			return { status: error.response.status, data: error.response.data }
		}
		throw error
	}
}
