// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { strict as assert } from 'node:assert'
import { describe, it } from 'vitest'
import { probeCallers } from '@suite/testing/probe/callers'
import { suiteHost } from '@suite/host/suite-host'

const { userBasic } = await probeCallers(suiteHost())
const at = (path: string): string => `/index.php/apps/hostprobe/words/media/${path}`
const mebibyte = 1_048_576

describe('a streamed response', () => {
	it('is sent completely with far less memory than its size', async () => {
		const reply = await userBasic.request('GET', at('stream'), { query: { pieces: 480 } })
		const lines = reply.text.trimEnd().split('\n')
		assert.equal(reply.status, 200)
		assert.ok(reply.bytes.byteLength > 30 * mebibyte, `${reply.bytes.byteLength} bytes`)
		assert.deepEqual(lines.map((line) => (JSON.parse(line) as { piece: number }).piece), [...lines.keys()])
		assert.equal(lines.length, 480)
	})

	it('that fails before its first piece is a refusal by the app', async () => {
		const reply = await userBasic.request('GET', at('stream'), { query: { pieces: 3, failsAt: 0 } })
		assert.deepEqual(
			{ status: reply.status, reason: (reply.json as { reason: string }).reason, type: reply.headers.get('content-type') },
			{ status: 409, reason: 'cannot_start', type: 'application/json; charset=utf-8' },
		)
		assert.equal(reply.headers.get('content-disposition'), null)
	})

	it('that fails later ends after its last whole piece, without any error page', async () => {
		const reply = await userBasic.request('GET', at('stream'), { query: { pieces: 3, failsAt: 2 } })
		assert.equal(reply.status, 200)
		assert.deepEqual(reply.text.trimEnd().split('\n').map((line) => (JSON.parse(line) as { piece: number }).piece), [0, 1])
	})

	it('has no body for a HEAD request', async () => {
		const reply = await userBasic.request('HEAD', at('stream'), { query: { pieces: 480 } })
		assert.deepEqual([reply.status, reply.headers.get('content-type'), reply.bytes.byteLength], [200, 'application/x-ndjson', 0])
	})
})

describe('a response with a declared content type', () => {
	it('is exactly the bytes that were generated', async () => {
		const reply = await userBasic.request('GET', at('export'))
		assert.equal(reply.text, 'a;b\r\nä;""\r\n')
		assert.equal(reply.headers.get('content-length'), '12')
	})

	it('cannot have another type', async () => {
		const reply = await userBasic.request('GET', at('export'), { query: { format: 'undeclared' } })
		assert.deepEqual([reply.status, (reply.json as { reason: string }).reason], [500, 'internal'])
	})
})

describe('a response with an ETag', () => {
	const get = (known?: string) =>
		userBasic.request('GET', at('revalidated'), { headers: known === undefined ? {} : { 'If-None-Match': known } })

	it('is not sent again to a client that has it @every-host', async () => {
		const first = await get()
		const tag = first.headers.get('etag') ?? ''
		assert.equal(first.text, 'The same text')
		assert.match(tag, /^"[0-9a-f]{32}"$/)
		assert.equal(first.headers.get('cache-control'), 'private, no-cache')
		for (const known of [tag, `W/${tag}`, `"other", W/${tag}, "third"`, `${tag.slice(0, -1)}-gzip"`, '*']) {
			const again = await get(known)
			assert.deepEqual([again.status, again.bytes.byteLength, again.headers.get('etag')], [304, 0, tag], known)
			assert.equal(again.headers.get('content-disposition'), null)
		}
		for (const known of ['', '"other"', tag.slice(1, -1), 'W/""']) {
			assert.equal((await get(known)).text, 'The same text', known)
		}
	})
})
