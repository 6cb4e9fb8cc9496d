// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What the server tells open pages at once, where Nextcloud has the app Client Push. */
export type PushMessage = 'metadataapp_changed' | 'metadataapp_locked' | 'metadataapp_unlocked'
export type PushHandler = (message: PushMessage, body: Readonly<Record<string, unknown>>) => void

const messages: readonly PushMessage[] = ['metadataapp_changed', 'metadataapp_locked', 'metadataapp_unlocked']
const handlers = new Set<PushHandler>()
let listening: Promise<boolean> | null = null

/** The library of Client Push forgets no listener, so that there is one for the life of the page. */
async function listenOnce(): Promise<boolean> {
	const { listen } = await import('@nextcloud/notify_push')
	return messages.map((message) => listen(message, (_: unknown, body: unknown) => {
		if (typeof body === 'object' && body !== null) {
			handlers.forEach((handler) => handler(message, body as Readonly<Record<string, unknown>>))
		}
	})).every((isHeard) => isHeard)
}

/**
 * Hears messages until the page is closed or `forgetPush` is called.
 *
 * @return whether this Nextcloud sends any
 */
export function hearPush(handler: PushHandler): Promise<boolean> {
	handlers.add(handler)
	return listening ??= listenOnce()
}

export function forgetPush(handler: PushHandler): void {
	handlers.delete(handler)
}
