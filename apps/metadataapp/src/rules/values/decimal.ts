// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'

const number = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,3}))?$/

/**
 * Decimal numbers as texts, so that both languages write and compare them alike: `-?digits(.digits)?`, without needless zeros.
 *
 * @return null when the text is no number: digits with a sign, a point and an exponent of up to three digits at most
 */
export function readDecimal(text: string): string | null {
	const parts = number.exec(text)
	if (parts === null) {
		return null
	}
	const digits = parts[2]! + (parts[3] ?? '')
	return digits === '' ? null : write(parts[1] === '-', digits, parts[2]!.length + Number(parts[4] ?? 0))
}

/** @return null for what JSON has no number for */
export function decimalOf(value: number): string | null {
	if (!Number.isFinite(value)) {
		return null
	}
	if (Number.isSafeInteger(value)) {
		// -0 is 0
		return String(value + 0)
	}
	const written = [14, 15, 16].map((precision) => value.toExponential(precision))
	return readDecimal(written.find((text) => Number(text) === value) ?? written[2]!)
}

/** Whether a float keeps it, as databases store it to sort. */
export function isExact(decimal: string): boolean {
	return decimal.replace(/[-.]/g, '').replace(/^0+/, '').length <= limits.digitsPerNumber
		&& (decimal.split('.')[1] ?? '').length <= limits.digitsPerNumber
}

/** Negative when the first is less; both as `readDecimal` or `decimalOf` wrote them. */
export function compareDecimals(one: string, other: string): number {
	const isNegative = one.startsWith('-')
	if (isNegative !== other.startsWith('-')) {
		return isNegative ? -1 : 1
	}
	return isNegative ? compareDigits(other.slice(1), one.slice(1)) : compareDigits(one, other)
}

/** @param point - how many of the digits are before the point; may be beyond either end of them */
function write(isNegative: boolean, digits: string, point: number): string {
	const withoutStart = digits.replace(/^0+/, '')
	const place = point - (digits.length - withoutStart.length)
	const significant = trimZeros(withoutStart)
	if (significant === '') {
		return '0'
	}
	const fraction = place > 0 ? significant.slice(place) : '0'.repeat(-place) + significant
	const whole = place > 0 ? significant.slice(0, place).padEnd(place, '0') : '0'
	return (isNegative ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`)
}

/** Without the zeros at the end; a pattern would look at each row of zeros again from each of them. */
function trimZeros(digits: string): string {
	let end = digits.length
	while (end > 0 && digits.charAt(end - 1) === '0') {
		end--
	}
	return digits.slice(0, end)
}

function compareDigits(one: string, other: string): number {
	const [whole, fraction = ''] = one.split('.') as [string, string?]
	const [otherWhole, otherFraction = ''] = other.split('.') as [string, string?]
	return whole.length - otherWhole.length || order(whole, otherWhole) || order(fraction, otherFraction)
}

const order = (one: string, other: string): number => one < other ? -1 : one > other ? 1 : 0
