// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const pattern = /^([0-9]{1,4}(?:\.[0-9]{1,3})?)(px|em|rem|%|vh|vw)?$/

/** A CSS length; a bare number is in pixels. Null for a missing or any other value. */
export function size(value: unknown): string | null {
	const [, amount, unit = 'px'] = pattern.exec(typeof value === 'string' ? value : '') ?? []
	return amount === undefined ? null : amount + unit
}
