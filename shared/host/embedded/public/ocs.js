// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Calls the host's own API.
 *
 * @param {string} method
 * @param {string} path - below /ocs/v2.php
 * @param {{ body?: object, signal?: AbortSignal }} [options]
 * @return {Promise<unknown>} the data of the answer
 * @throws {Error & { status: number }} when the host refuses, in its words
 */
export async function ocs(method, path, { body, signal } = {}) {
	const response = await fetch(`${window.OC.webroot}/ocs/v2.php${path}`, {
		method,
		signal,
		headers: {
			Accept: 'application/json',
			'OCS-APIRequest': 'true',
			requesttoken: window.OC.requestToken,
			...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer = await response.json().catch(() => undefined)
	if (!response.ok) {
		throw Object.assign(new Error(answer?.ocs?.meta?.message || answer?.message || ''), { status: response.status })
	}
	return answer.ocs.data
}
