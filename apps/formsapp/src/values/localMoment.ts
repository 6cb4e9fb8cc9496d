// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A moment as a field for date and time has it, on the clock of the reader: `2026-01-31T09:00`. */
export function localMoment(iso: string | null): string {
	const date = new Date(iso ?? Number.NaN)
	if (Number.isNaN(date.getTime())) {
		return ''
	}
	const two = (part: number) => String(part).padStart(2, '0')
	const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The other way round, as ISO 8601 in UTC; null for an empty field or no moment at all. */
export function isoMoment(local: string): string | null {
	const date = new Date(local === '' ? Number.NaN : local)
	return Number.isNaN(date.getTime()) ? null : date.toISOString().replace(/\.\d+Z$/, 'Z')
}
