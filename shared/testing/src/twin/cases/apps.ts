// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contracts } from '@suite/api/contracts'
import type { Contract, Route } from '@suite/api/contract/route'
import { badInputs } from '../../contract/bad-input.ts'
import type { Sent } from '@suite/fixtures/http'
import type { Caller, Script } from '../script.ts'

const ocs = { 'OCS-APIRequest': 'true' }
const callers: readonly Caller[] = [
	'anonymous', 'reader', { role: 'reader', by: 'bearer' }, { role: 'reader', by: 'session' },
	{ role: 'reader', by: 'sessionWithoutToken' },
	'admin', { role: 'admin', by: 'bearer' }, { role: 'admin', by: 'session' }, { role: 'admin', by: 'sessionWithoutToken' },
	{ role: 'admin', by: 'password' },
]

/** Every declared route of every app, for every role and means of authentication, with its example and with each bad input. */
export const apps: Script = {
	name: 'apps',
	run: async (twin) => {
		for (const contract of contracts) {
			for (const route of Object.values(contract.resources).flatMap((routes) => Object.values(routes) as Route[])) {
				const path = addressOf(contract, route)
				for (const caller of callers) {
					await twin.send(caller, route.method, path, exampleOf(route))
					await twin.send(caller, route.method, path, { ...exampleOf(route), headers: ocs })
				}
				await twin.send('anonymous', route.method, path, { headers: { Accept: 'text/html' } })
				const rightful = route.access === 'admin' ? 'admin' : 'reader'
				for (const { query, body } of badInputs(route)) {
					await twin.send(rightful, route.method, path, {
						...(query ? { query } : {}),
						...(body === undefined ? {} : { body }),
						headers: ocs,
					})
				}
				if (route.body) {
					await twin.send(rightful, route.method, path, {
						raw: '{"broken": ',
						headers: { ...ocs, 'Content-Type': 'application/json' },
					})
				}
			}
		}
	},
}

function addressOf(contract: Contract, route: Route): string {
	const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(route.example?.path?.[name] ?? '1'))
	return `/index.php/apps/${contract.app}${path}`
}

function exampleOf(route: Route): Sent {
	return {
		...(route.example?.query ? { query: route.example.query } : {}),
		...(route.example?.body === undefined ? {} : { body: route.example.body }),
	}
}
