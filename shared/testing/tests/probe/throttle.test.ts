// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectReply } from '@suite/testing/contract/expect'
import { BearerClient, SessionClient } from '@suite/fixtures/client'
import { probe } from '@suite/testing/probe/contract'
import { probeTokens } from '@suite/testing/probe/tokens'
import { suiteHost } from '@suite/host/suite-host'

const { url, administrator } = suiteHost()
const admin = await SessionClient.login(url, administrator.user, administrator.password)
const path = '/index.php/apps/hostprobe/words/guess'
const header = 'x-nextcloud-bruteforce-throttled'
const guess = (secret: string) => new BearerClient(url, secret).request('GET', path)
const forgive = () => admin.expect('DELETE', path)

beforeEach(forgive)
afterEach(forgive)

it('makes a guessing address wait longer each time, even with a correct secret', async () => {
	expect((await guess(probeTokens.read)).headers.get(header)).toBeNull()
	expect((await guess('wrong')).headers.get(header)).toBe('200ms')
	expect((await guess('wrong')).headers.get(header)).toBe('600ms')
	const right = await guess(probeTokens.read)
	expect([right.status, right.headers.get(header)]).toEqual([200, '400ms'])
})

it('counts no refusal for a reason other than the secret', async () => {
	expect((await guess(probeTokens[''])).status).toBe(403)
	expect((await guess(probeTokens.read)).headers.get(header)).toBeNull()
})

it('refuses an address that guessed too often with a failure of the app and the time to wait', async () => {
	for (let attempt = 0; attempt < 10; attempt++) {
		expect((await guess('wrong')).status).toBe(401)
	}
	// the host itself answers the guess that exceeds the limit, after our middleware
	expect((await guess('wrong')).status).toBe(429)
	const refused = await guess(probeTokens.read)
	expect(expectReply(refused, 429, probe.failure).reason).toBe('too_many_requests')
	expect(refused.headers.get('retry-after')).toBe('1800')
	await forgive()
	expect((await guess(probeTokens.read)).status).toBe(200)
})
