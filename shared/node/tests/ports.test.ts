// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../src/ports.ts'

test('a free port can be listened on, and another one is given meanwhile', async () => {
	const port = await freePort()
	const server = createServer()
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		server.close()
	})
	expect(await freePort()).not.toBe(port)
})
