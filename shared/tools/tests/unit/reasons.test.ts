// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/contract'
import { describe, expect, it } from 'vitest'
import { reasonProblems } from '../../src/check/reasons.ts'

describe('the reasons of an app', () => {
	it('are those that its routes declare', () => {
		expect(reasonProblems(intranet, { STALE_VERSION: 'stale_version', TOO_LARGE: 'too_large' })).toEqual([])
	})

	it('are a problem where no route declares them', () => {
		expect(reasonProblems(intranet, { TIRED: 'tired' })).toEqual(['intranetapp: Reason::TIRED (\'tired\') is in the refusals of no route'])
	})
})
