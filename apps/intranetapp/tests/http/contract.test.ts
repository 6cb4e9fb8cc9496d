// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, it } from 'vitest'
import { intranet } from '@suite/api/intranet/contract'
import { contractChecks } from '@suite/testing/contract/checks'
import { listed, removePage } from './intranet.ts'
import { keep, samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const callers = await crew.callers()

describe('the contract of intranetapp', () => {
	beforeAll(() => keep(callers.user, 'home', samples.png, 'contract.png', { overwrite: '1' }))

	for (const { name, run } of contractChecks(intranet, () => callers, () => Promise.resolve())) {
		it(name, run)
	}

	afterAll(async () => {
		for (const { id, title } of await listed(callers.user)) {
			if (title === 'Contract check') {
				await removePage(callers.user, id)
			}
		}
	})
})
