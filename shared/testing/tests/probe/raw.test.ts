// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { describe, it } from 'vitest'
import { AnonymousClient } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'

const sender = new AnonymousClient(suiteHost().url)
const bodies: Readonly<Record<string, Uint8Array>> = {
	'every byte there is': Uint8Array.from({ length: 4096 }, (_, index) => index % 256),
	'JSON with its spaces': Buffer.from('{ "a" : 1.0,\r\n "b":"\\u00e4" }\n'),
	'broken JSON': Buffer.from('{"a": '),
	'text in another encoding': Buffer.from([0xfc, 0x62, 0x65, 0x72]),
	nothing: new Uint8Array(0),
}
const types = [
	'application/json',
	'application/x-www-form-urlencoded',
	'application/vnd.own+json',
	'text/xml; charset=iso-8859-1',
	'application/octet-stream',
]

describe('a raw body', () => {
	for (const [name, bytes] of Object.entries(bodies)) {
		it.each(types)(`arrives unchanged: ${name} as %s`, async (type) => {
			const reply = await sender.request('POST', '/index.php/apps/hostprobe/words/raw', {
				raw: bytes,
				headers: { 'Content-Type': type, 'X-Probe-Signature': 'v1=Ab+/=' },
			})
			assert.deepEqual([reply.status, reply.json], [
				200,
				{ length: bytes.byteLength, hash: createHash('sha256').update(bytes).digest('hex'), signature: 'v1=Ab+/=' },
			])
		})
	}

	it('has an empty signature if none was sent', async () => {
		const reply = await sender.request('POST', '/index.php/apps/hostprobe/words/raw', { raw: 'x' })
		assert.equal((reply.json as { signature: string }).signature, '')
	})
})
