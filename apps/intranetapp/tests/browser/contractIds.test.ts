// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/contract'
import { reservedIds } from '@suite/schema/intranet/limits'
import { expect, test } from 'vitest'

const paths = Object.values(intranet.resources).flatMap((routes) => Object.values(routes)).map(({ path }): string => path)

test('no page can get an id that a fixed address uses in the same place', () => {
	const fixed = paths.flatMap((path) => /^\/api\/pages\/([a-z-]+)(?:\/|$)/.exec(path)?.[1] ?? [])
	expect(fixed).toContain('tree')
	expect(reservedIds).toEqual(expect.arrayContaining(fixed))
})
