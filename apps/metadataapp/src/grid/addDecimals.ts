// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readDecimal } from '../rules/values/decimal.ts'

/** The sum of decimals as values have them, with all digits: floats would say that 0.1 and 0.2 are a little more than 0.3. */
export function addDecimals(...decimals: readonly string[]): string {
	const places = Math.max(0, ...decimals.map((decimal) => decimal.split('.')[1]?.length ?? 0))
	const sum = decimals.reduce((total, decimal) => total + scaled(decimal, places), 0n)
	const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0')
	const end = digits.length - places
	return readDecimal(`${sum < 0n ? '-' : ''}${digits.slice(0, end)}.${digits.slice(end)}`) ?? '0'
}

export const negated = (decimal: string): string => decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`

function scaled(decimal: string, places: number): bigint {
	const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
	const value = BigInt(whole + fraction.padEnd(places, '0'))
	return decimal.startsWith('-') ? -value : value
}
