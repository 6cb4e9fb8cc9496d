// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from '@suite/node/ports'

/** A port of loopback at which something else listens until the test is over. */
export async function takenPort(): Promise<number> {
	const port = await freePort()
	const taker = createServer()
	await new Promise<void>((resolve) => {
		taker.listen(port, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		taker.close()
	})
	return port
}
