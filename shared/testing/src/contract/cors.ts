// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import { tokenOf, type Route } from '@suite/api/contract/route'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'

const origin = 'https://elsewhere.example'

/** Sends the preflight request that a browser sends before a page of another site may call the route. */
export async function expectPreflight(client: Client, route: Route, path: string): Promise<void> {
	const asked = tokenOf(route)?.header ?? 'Authorization'
	const reply = await client.request('OPTIONS', path, {
		headers: { Origin: origin, 'Access-Control-Request-Method': route.method, 'Access-Control-Request-Headers': asked },
	})
	const allowed = (name: string): string[] => (reply.headers.get(`access-control-allow-${name}`) ?? '').split(', ')
	if (reply.status !== 204 || !allowed('methods').includes(route.method) || !allowed('headers').includes(asked)) {
		throw new AssertionError({
			message: `OPTIONS answers ${reply.status}, methods ${allowed('methods').join()}, headers ${allowed('headers').join()}`,
		})
	}
	expectReadable(reply, true)
}

/** Checks whether a page of another site may read the response; no response allows it with cookies. */
export function expectReadable(reply: Reply, isReadable: boolean): void {
	const found = reply.headers.get('access-control-allow-origin')
	if (found !== (isReadable ? '*' : null) || reply.headers.get('access-control-allow-credentials') === 'true') {
		throw new AssertionError({
			message: `Access-Control-Allow-Origin of a ${reply.status} is "${found ?? ''}"`,
			actual: found,
			expected: isReadable ? '*' : null,
		})
	}
}
