// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { strict as assert } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import { HeaderClient, type Client } from '@suite/fixtures/client'
import { withLimitHeaders } from '@suite/testing/contract/limit'
import { probeCallers } from '@suite/testing/probe/callers'
import { probe } from '@suite/testing/probe/contract'
import { suiteHost } from '@suite/host/suite-host'

const host = suiteHost()
const { anonymous, userBasic, adminBasic } = await probeCallers(host)
const allowed = 5
const crowd = Array.from({ length: 20 })
/** A name without any calls yet. */
const fresh = (): string => randomUUID()
const at = (path: string): string => `/index.php/apps/hostprobe/words/limit/${path}`
const post = (name: string): Promise<Reply> => anonymous.request('POST', at(`form/${name}`))
const left = (reply: Reply): number => Number(reply.headers.get('x-ratelimit-remaining'))

describe('a limit defined by the contract', () => {
	afterEach(async () => {
		await host.occ(['config:app:delete', 'hostprobe', 'own_limits'])
	})

	it('lets exactly the allowed number through when twenty call at once', async () => {
		const name = fresh()
		const replies = await Promise.all(crowd.map(() => post(name)))
		assert.equal(replies.filter(({ status }) => status === 200).length, allowed)
		assert.equal(replies.filter(({ status }) => status === 429).length, crowd.length - allowed)
	})

	it.each(['cache', 'table'])('counts exactly in the store "%s" when twenty call at once', async (store) => {
		const name = fresh()
		const answers = (await Promise.all(crowd.map(() => anonymous.request('POST', at(`store/${store}/${name}`))))).map(({ json }) =>
			json as { isAllowed: boolean, hasStore: boolean })
		const hasStore = answers.every((answer) => answer.hasStore)
		assert.ok(hasStore || store === 'cache')
		assert.equal(answers.filter(({ isAllowed }) => isAllowed).length, hasStore ? allowed : 0)
	})

	it('reports on every response what is left, and refuses with the time to wait', async () => {
		const name = fresh()
		for (let call = 1; call <= allowed; call++) {
			const reply = await post(name)
			assert.deepEqual(
				[reply.status, reply.headers.get('x-ratelimit-limit'), left(reply), reply.headers.get('retry-after')],
				[200, '5', allowed - call, null],
			)
		}
		const refused = await post(name)
		const wait = Number(refused.headers.get('retry-after'))
		assert.deepEqual([refused.status, (refused.json as { reason: string }).reason, left(refused)], [429, 'too_many_requests', 0])
		assert.ok(wait >= 1 && wait <= 60, `Retry-After ${wait}`)
		assert.ok(Number(refused.headers.get('x-ratelimit-reset')) > Date.now() / 1000 - 5)
	})

	it('counts each name separately', async () => {
		const name = fresh()
		await Promise.all(crowd.map(() => post(name)))
		assert.equal(left(await post(fresh())), allowed - 1)
	})

	it('counts an address whoever calls from it', async () => {
		const name = fresh()
		const replies = []
		for (const caller of [anonymous, userBasic, adminBasic]) {
			replies.push(left(await caller.request('POST', at(`form/${name}`))))
		}
		assert.deepEqual(replies, [allowed - 1, allowed - 2, allowed - 3])
	})

	it('counts each account separately in the envelope of OCS @every-host', async () => {
		const name = fresh()
		const ask = (caller: Client): Promise<Reply> =>
			caller.request('GET', `/ocs/v2.php/apps/hostprobe/words/counted/${name}`, { headers: { 'OCS-APIRequest': 'true' } })
		assert.deepEqual([left(await ask(userBasic)), left(await ask(adminBasic))], [allowed - 1, allowed - 1])
		for (let call = 1; call < allowed; call++) {
			await ask(userBasic)
		}
		assert.deepEqual([(await ask(userBasic)).status, (await ask(adminBasic)).status], [429, 200])
	})

	it('lets calls over it through that its reprieve admits, and says in a refusal what that takes', async () => {
		const name = fresh()
		const send = async (proof = ''): Promise<Reply> => withLimitHeaders(
			probe,
			probe.resources.limits.proof,
			await anonymous.request('POST', at(`proof/${name}`), { headers: { 'X-Probe-Proof': proof } }),
		)
		await Promise.all(crowd.slice(0, allowed).map(() => send()))
		const refused = await send()
		const { reason, challenge } = refused.json as { reason: string, challenge: string }
		assert.deepEqual([refused.status, reason, left(refused)], [429, 'too_many_requests', 0])
		const proof = [...challenge].reverse().join('')
		const admitted = await send(proof)
		assert.deepEqual([admitted.status, left(admitted), admitted.headers.get('retry-after')], [200, 0, null])
		assert.deepEqual([(await send(challenge)).status, (await send(proof)).status], [429, 429])
	})

	it('counts each token separately, and callers without a token by address', async () => {
		const name = fresh()
		const [reader, booker] = ['probe-read', 'probe-book'].map((secret) => new HeaderClient(host.url, 'X-Probe-Key', secret))
		assert.ok(reader && booker)
		for (const caller of [reader, booker, anonymous]) {
			assert.equal(left(await caller.request('GET', at(`token/${name}`))), allowed - 1)
		}
		assert.equal(left(await reader.request('GET', at(`token/${name}`))), allowed - 2)
	})

	it('counts each account separately, and routes that share it together, including downloads', async () => {
		const name = fresh()
		assert.equal(left(await userBasic.request('GET', at(`download/${name}`))), allowed - 1)
		assert.equal(left(await userBasic.request('GET', at(`beside/${name}`))), allowed - 2)
		assert.equal(left(await adminBasic.request('GET', at(`beside/${name}`))), allowed - 1)
		for (let call = 0; call < allowed; call++) {
			await userBasic.request('GET', at(`beside/${name}`))
		}
		const refused = await userBasic.request('GET', at(`download/${name}`))
		assert.deepEqual([refused.status, refused.headers.get('content-type'), left(refused)], [429, 'application/json; charset=utf-8', 0])
	})

	it('is reported on a refusal by Nextcloud itself, which does not count', async () => {
		const name = fresh()
		for (let call = 0; call < 2; call++) {
			const refused = await anonymous.request('GET', at(`beside/${name}`), { headers: { 'OCS-APIRequest': 'true' } })
			assert.deepEqual([refused.status, left(refused)], [401, allowed])
		}
	})

	it('can be switched off by the administrator', async () => {
		await host.occ(['config:app:set', 'hostprobe', 'own_limits', '--value', 'off'])
		const name = fresh()
		const replies = await Promise.all(crowd.map(() => post(name)))
		assert.deepEqual([...new Set(replies.map((reply) => `${reply.status} ${left(reply)}`))], [`200 ${allowed}`])
	})
})
