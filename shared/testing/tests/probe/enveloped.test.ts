// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { strict as assert } from 'node:assert'
import { describe, it } from 'vitest'
import { probeCallers } from '@suite/testing/probe/callers'
import { suiteHost } from '@suite/host/suite-host'

const { userBasic, anonymous } = await probeCallers(suiteHost())
const ocs = { 'OCS-APIRequest': 'true' }
const path = (version: 1 | 2, name: string): string => `/ocs/v${version}.php/apps/hostprobe/words/notes/${name}`

describe('an enveloped route', () => {
	it.each([
		['first', 200, 100, 'ok', { text: 'first' }],
		['missing', 200, 404, 'failure', { error: 'There is no such note.', reason: 'unknown_note' }],
		['secret', 200, 403, 'failure', { error: 'You cannot read this note.', reason: 'not_allowed' }],
	] as const)('returns the status codes of OCS version 1: %s', async (name, status, statuscode, word, data) => {
		const reply = await userBasic.request('GET', path(1, name), { headers: ocs })
		const envelope = (reply.json as { ocs: { meta: Record<string, unknown>, data: unknown } }).ocs
		assert.deepEqual([reply.status, envelope.meta.statuscode, envelope.meta.status, envelope.data], [status, statuscode, word, data])
	})

	it.each([1, 2] as const)('returns 997 and 401 to an anonymous caller, on version %i', async (version) => {
		const reply = await anonymous.request('GET', path(version, 'first'), { headers: ocs })
		assert.deepEqual([reply.status, (reply.json as { ocs: { meta: { statuscode: number } } }).ocs.meta.statuscode], [401, 997])
	})

	it('keeps its data with a 403', async () => {
		const reply = await userBasic.request('GET', path(2, 'secret'), { headers: ocs })
		assert.deepEqual([reply.status, (reply.json as { ocs: { data: unknown } }).ocs.data], [
			403,
			{ error: 'You cannot read this note.', reason: 'not_allowed' },
		])
	})

	it('names every invalid field', async () => {
		const reply = await userBasic.request('POST', '/ocs/v2.php/apps/hostprobe/words/notes', { headers: ocs, body: { count: -1 } })
		const { error, fields } = (reply.json as { ocs: { data: { error: string, fields: Record<string, string> } } }).ocs.data
		assert.deepEqual([reply.status, error, Object.keys(fields).sort()], [400, 'Validation failed', ['count', 'text']])
	})

	it('reveals nothing about an unexpected error', async () => {
		const reply = await userBasic.request('GET', path(2, 'broken'), { headers: ocs })
		assert.equal(reply.status, 500)
		assert.ok(!reply.text.includes('An inner secret'))
	})

	it.each([
		['application/json', '', 'application/json; charset=utf-8'],
		['*/*', '?format=json', 'application/json; charset=utf-8'],
		['*/*', '', 'application/xml; charset=utf-8'],
		['application/json', '?format=xml', 'application/xml; charset=utf-8'],
	])('uses the requested format: %s %s', async (accept, query, type) => {
		for (const name of ['first', 'missing']) {
			const reply = await userBasic.request('GET', path(2, name) + query, { headers: { ...ocs, Accept: accept } })
			assert.equal(reply.headers.get('content-type'), type)
			assert.match(reply.text, type.includes('xml') ? /<statuscode>(200|404)<\/statuscode>/ : /"statuscode":(200|404)/)
		}
	})

	it('is served on the OCS mount only', async () => {
		const reply = await userBasic.request('GET', '/index.php/apps/hostprobe/words/notes/first', { headers: ocs })
		assert.equal(reply.status, 404)
	})
})
