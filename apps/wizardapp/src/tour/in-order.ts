// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Sends calls one after the other, so that a slow one does not take back what a later one said. Whoever leaves the page
 * sends the rest at once: the calls must outlive the page.
 *
 * @param onError - told of each call that fails; the next is sent all the same
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
