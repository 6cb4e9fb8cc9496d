// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomInt } from 'node:crypto'
import type { Route } from '@suite/api/contract/route'
import { intranet } from '@suite/api/intranet/contract'
import { expectReply } from '@suite/testing/contract/expect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appPath, ocsPath } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const protection = (enabled: boolean) =>
	crew.occ(['config:system:set', 'ratelimit.protection.enabled', '--type', 'bool', '--value', String(enabled)])
const routes = Object.values<Readonly<Record<string, Route>>>(intranet.resources).flatMap((resource) => Object.values(resource))
const address = (path: string) => path.replace(/\{\w+\}/g, 'there-is-none')

beforeAll(() => protection(true))
afterAll(() => protection(false))

describe('after too many calls in a minute', () => {
	it.each(routes.filter(({ userLimit }) => userLimit !== undefined).map((route) => [
		`${route.method} ${route.path}`,
		route.userLimit?.calls ?? 0,
		route,
	] as const))('%s refuses the account that made %i calls, and no other', async (_name, calls, route) => {
		const [busy, other] = [await crew.newPerson(), await crew.newPerson()]
		const send = ({ basic }: typeof busy, path = appPath(address(route.path))) =>
			basic.request(route.method, path, { headers: { 'OCS-APIRequest': 'true' }, ...(route.method === 'GET' ? {} : { body: {} }) })
		for (let call = 1; call <= calls; call++) {
			expect([call, (await send(busy)).status]).not.toEqual([call, 429])
		}
		const refused = await send(busy)
		expect(expectReply(refused, 429, intranet.failure)).toMatchObject({ success: false, reason: 'too_many_requests' })
		expect(Number(refused.headers.get('retry-after'))).toBe(route.userLimit?.seconds)
		if (route.ocs !== undefined) {
			expect((await send(busy, ocsPath(address(route.ocs)))).status).toBe(429)
		}
		expect((await send(other)).status).not.toBe(429)
	})

	it('the health check refuses the IP address @every-host', async () => {
		// later test files call the route too, from the usual address
		const from = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`
		const send = () => crew.anonymous.request('GET', appPath('/api/health'), { from })
		const statuses: number[] = []
		for (let call = 1; call <= 61; call++) {
			statuses.push((await send()).status)
		}
		expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([200])])
		expect(expectReply(await send(), 429, intranet.failure)).toMatchObject({ success: false, reason: 'too_many_requests' })
		expect((await crew.anonymous.request('GET', appPath('/api/health'))).status).toBe(200)
	})
})
