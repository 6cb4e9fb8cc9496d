// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { completeAddress } from '../src/text/address.ts'

it('completes an address as people type it', () => {
	expect(['example.org', ' example.org/a?b ', 'anna@example.org', '/apps/files', 'https://a.org', 'word'].map(completeAddress))
		.toEqual(['https://example.org', 'https://example.org/a?b', 'mailto:anna@example.org', '/apps/files', 'https://a.org', 'word'])
})
