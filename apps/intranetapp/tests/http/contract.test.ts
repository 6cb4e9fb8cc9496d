// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intranet } from '@suite/api/intranet/contract'
import { contractChecks } from '@suite/testing/contract/checks'
import { listed, removePage } from './intranet.ts'
import { keep, samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const callers = await crew.callers()

describe('the contract of intranetapp', () => {
	const ids = async () => (await listed(callers.user)).map(({ id }) => id)
	let before: string[]

	beforeAll(async () => {
		await keep(callers.user, 'home', samples.png, 'contract.png', { overwrite: '1' })
		before = await ids()
	})

	for (const { name, run } of contractChecks(intranet, () => callers, () => Promise.resolve())) {
		it(name, run)
	}

	afterAll(async () => {
		for (const id of (await ids()).filter((id) => !before.includes(id))) {
			await removePage(callers.user, id)
		}
		expect((await ids()).sort(), 'the examples leave no pages').toEqual(before.sort())
	})
})
