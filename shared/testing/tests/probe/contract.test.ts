// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, it } from 'vitest'
import { contractChecks } from '@suite/testing/contract/checks'
import { probeCallers } from '@suite/testing/probe/callers'
import { probe } from '@suite/testing/probe/contract'
import { suiteHost } from '@suite/host/suite-host'

const callers = await probeCallers(suiteHost())

describe('the contract of hostprobe', () => {
	for (const { name, run } of contractChecks(probe, () => callers, () =>
		callers.admin.expect('DELETE', '/index.php/apps/hostprobe/words/guess'))) {
		it(name, run)
	}
})
