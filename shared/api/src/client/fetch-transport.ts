// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fetchRequestToken, getRequestToken } from '@nextcloud/auth'
import { commonHeaders, readJson, type Outgoing, type Received, type Transport } from './transport.ts'
import { sendForm } from './upload.ts'

/** The transport for bundles that must stay small: works like the other one, without the HTTP library. */
export const fetchTransport: Transport = async (outgoing) => {
	const received = await send(outgoing, getRequestToken() ?? '')
	return isTokenRefused(received) ? send(outgoing, await fetchRequestToken()) : received
}

/** Same check as in @nextcloud/axios. */
function isTokenRefused({ status, data }: Received): boolean {
	return status === 412 && (data as { message?: unknown } | undefined)?.message === 'CSRF check failed'
}

async function send({ method, url, body, signal, keepalive, progress, headers: added }: Outgoing, requesttoken: string): Promise<Received> {
	const headers = { ...commonHeaders, ...added, requesttoken }
	if (body instanceof FormData) {
		const { status, text } = await sendForm(method, url, body, headers, signal, progress)
		return { status, data: readJson(text) }
	}
	const answer = await fetch(url, {
		method,
		credentials: 'same-origin',
		headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
		body,
		signal,
		keepalive,
	})
	return { status: answer.status, data: readJson(await answer.text()) }
}
