// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, it } from 'vitest'
import { wizard } from '@suite/api/wizard/contract'
import { contractChecks } from '@suite/testing/contract/checks'
import { people } from './people.ts'
import { resetAll } from './wizard.ts'

const { admin, callers } = await people()

describe('the contract of wizardapp', () => {
	for (const { name, run } of contractChecks(wizard, () => callers, () => resetAll(admin))) {
		it(name, run)
	}
	afterAll(() => resetAll(admin))
})
