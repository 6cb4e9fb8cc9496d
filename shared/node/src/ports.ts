// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nothing listens on. Another process may still take it first: who uses it must be ready to ask again. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, '127.0.0.1', () => {
			const address = server.address()
			server.close(() => typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')))
		})
	})
}
