// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Twin } from './script.ts'

/** A calendar object with these components. */
export const object = (...lines: readonly string[]): string =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//twin//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** A calendar object with one event. */
export const event = (uid: string, ...lines: readonly string[]): string => object(
	'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', 'SUMMARY:Meeting', ...lines, 'END:VEVENT',
)

/** From 09:00 to 10:00 UTC on Monday, 2 March 2026. */
export const single = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'] as const

/** The embedded host deletes at once; this makes a server do so, too. */
export async function withoutTrash(twin: Twin, work: () => Promise<void>): Promise<void> {
	const setting = ['dav', 'calendarRetentionObligation'] as const
	await twin.occ(['config:app:set', ...setting, '--value', '0'])
	try {
		await work()
	} finally {
		await twin.occ(['config:app:delete', ...setting])
	}
}
