// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A value as PHP source; keys and texts are quoted, so that no text can become code. */
export function phpLiteral(value: unknown): string {
	if (Array.isArray(value)) {
		return `[${value.map(phpLiteral).join(', ')}]`
	}
	if (typeof value === 'object' && value !== null) {
		return `[${Object.entries(value).map(([key, member]) => `${phpLiteral(key)} => ${phpLiteral(member)}`).join(', ')}]`
	}
	if (typeof value === 'string') {
		return `'${value.replaceAll(/[\\']/g, '\\$&')}'`
	}
	if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
		return String(value)
	}
	throw new TypeError(`${typeof value} has no PHP literal`)
}
