// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import type { Contract } from '@suite/api/contract/route'
import type { State } from '@suite/api/contract/state'
import type { Client } from '@suite/fixtures/client'
import type { Callers } from './caller.ts'
import type { Check } from './check.ts'
import { expectShape } from './expect.ts'

/** Checks of the initial states of pages. */
export function stateChecks(contract: Contract, callers: () => Callers): Check[] {
	return Object.entries(contract.states ?? {}).map(([name, state]) => ({
		name: `${state.page} has the state ${name} in its declared shape @every-host`,
		run: () => holds(contract.app, name, state, callerOf(state, callers())),
	}))
}

function callerOf({ access }: State, { anonymous, user, admin }: Callers): Client {
	return { public: anonymous, user, admin }[access]
}

async function holds(app: string, name: string, { schema, page }: State, caller: Client): Promise<void> {
	const { status, text } = await caller.request('GET', `/index.php${page}`, { headers: { Accept: 'text/html' } })
	const encoded = new RegExp(`id="initial-state-${app}-${name}" value="([^"]*)"`).exec(text)?.[1]
	if (encoded === undefined) {
		throw new AssertionError({ message: `${page} answers ${status} and has no state ${name}` })
	}
	const json = Buffer.from(encoded, 'base64').toString()
	expectShape(schema, JSON.parse(json), `state ${name}`, json)
}
