// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Sends calls one after the other, so that a slow one does not overwrite a later one. When the user leaves the page,
 * the remaining calls are sent at once: they must outlive the page.
 *
 * @param onError - called for each call that fails; the next one is sent anyway
 */
export function inOrder(onError: (error: unknown) => void): (call: () => Promise<unknown>) => void {
	const waiting: (() => Promise<unknown>)[] = []
	let isSending = false
	async function send(): Promise<void> {
		isSending = true
		for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
			await call().catch(onError)
		}
		isSending = false
	}
	window.addEventListener('pagehide', () => waiting.splice(0).forEach((call) => void call().catch(onError)))
	return (call) => {
		waiting.push(call)
		if (!isSending) {
			void send()
		}
	}
}
