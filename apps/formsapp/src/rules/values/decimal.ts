// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'

/**
 * Decimal numbers as texts, so that both languages write and compare them alike: `-?digits(.digits)?`, without needless zeros.
 *
 * @return null when the text is no plain decimal number
 */
export function readDecimal(text: string): string | null {
	const parts = /^(-?)([0-9]{1,30})(?:\.([0-9]{1,30}))?$/.exec(text)
	return parts === null ? null : join(parts[1]!, parts[2]!, parts[3] ?? '')
}

/** @return null when the number has no plain notation of up to 30 digits on either side of the point */
export function decimalOf(number: number): string | null {
	if (!Number.isFinite(number)) {
		return null
	}
	if (Number.isSafeInteger(number)) {
		// -0 is 0
		return String(number + 0)
	}
	const written = [14, 15, 16].map((precision) => number.toExponential(precision))
	const shortest = written.find((text) => Number(text) === number) ?? written[2]!
	const parts = /^(-?)([0-9])\.([0-9]+)e([+-][0-9]+)$/.exec(shortest)!
	const digits = (parts[2]! + parts[3]!).replace(/0+$/, '')
	const exponent = Number(parts[4])
	if (Math.abs(exponent) > 30) {
		return null
	}
	if (exponent < 0) {
		return readDecimal(`${parts[1]}0.${'0'.repeat(-exponent - 1)}${digits}`)
	}
	const padded = digits.padEnd(exponent + 1, '0')
	const fraction = padded.slice(exponent + 1)
	return readDecimal(parts[1]! + padded.slice(0, exponent + 1) + (fraction === '' ? '' : `.${fraction}`))
}

/** Negative when the first is less; both as `readDecimal` or `decimalOf` wrote them. */
export function compareDecimals(one: string, other: string): number {
	const isNegative = one.startsWith('-')
	if (isNegative !== other.startsWith('-')) {
		return isNegative ? -1 : 1
	}
	return isNegative ? compareDigits(other.slice(1), one.slice(1)) : compareDigits(one, other)
}

/** Whether a float keeps all of its digits. */
export function isExact(decimal: string): boolean {
	return decimal.replace(/[-.]/g, '').replace(/^0+/, '').length <= bounds.digitsPerNumber
		&& (decimal.split('.')[1] ?? '').length <= bounds.digitsPerNumber
}

export const isWhole = (decimal: string): boolean => !decimal.includes('.')

function compareDigits(one: string, other: string): number {
	const [whole, fraction = ''] = one.split('.') as [string, string?]
	const [otherWhole, otherFraction = ''] = other.split('.') as [string, string?]
	return whole.length - otherWhole.length || order(whole, otherWhole) || order(fraction, otherFraction)
}

const order = (one: string, other: string): number => one < other ? -1 : one > other ? 1 : 0

function join(sign: string, whole: string, fraction: string): string {
	const digits = whole.replace(/^0+/, '')
	const rest = fraction.replace(/0+$/, '')
	const text = (digits === '' ? '0' : digits) + (rest === '' ? '' : `.${rest}`)
	return text === '0' ? '0' : sign + text
}
