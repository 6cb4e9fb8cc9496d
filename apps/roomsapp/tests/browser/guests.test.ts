// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat } from '@suite/testing/cost'
import { expect, it } from 'vitest'
import { addressesIn } from '../../src/finder/guests.ts'

it.each([
	['', [], ''],
	['  ', [], ''],
	['ann@example.org', ['ann@example.org'], ''],
	['Ann <ann@example.org>; ben@example.org,cleo@example.org', ['ann@example.org', 'ben@example.org', 'cleo@example.org'], ''],
	['ann@example.org\nben@example.org', ['ann@example.org', 'ben@example.org'], ''],
	['jürgen@bücher.example', ['jürgen@bücher.example'], ''],
	['Ann', [], 'Ann'],
	['ann@example', [], 'ann@example'],
	['ben@example.org, Ann <ann@>', ['ben@example.org'], 'ann@'],
])('reads the addresses in %j', (typed, addresses, rest) => {
	expect(addressesIn(typed)).toEqual({ addresses, rest })
})

it.each(['a@', 'a@a.', '<', '<a', '<>', ' ', '> ', '.', ',', '@'])('is linear in repeated %j', (unit) => {
	expectLinear(addressesIn, repeat(unit))
})
