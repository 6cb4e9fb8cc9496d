// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { AllBookings, ListedBooking, MadeBooking, RoomBooking } from '@suite/schema/rooms/booking'
import { ask, call } from '../rooms.ts'

/** A time of a day far ahead, in UTC: `at(3, '09:00')`. */
export const at = (day: number, time: string) => `2046-05-${String(day).padStart(2, '0')}T${time}:00Z`

/** Times that a request needs. */
export const slot = (day: number, from = '09:00', to = '10:00') => ({ start: at(day, from), end: at(day, to) })

export const bookingPath = (room: string, uid?: string) =>
	`/api/rooms/${room}/bookings${uid === undefined ? '' : `/${encodeURIComponent(uid)}`}`

/** Books a room; any status counts as an answer. */
export const tryBook = (by: Client, room: string, body: unknown): Promise<Reply> => call(by, 'POST', bookingPath(room), { body })

/** Books a room and returns the UID. */
export async function book(by: Client, room: string, day: number, wished: object = {}): Promise<string> {
	return (await ask<MadeBooking>(by, 'POST', bookingPath(room), { body: { summary: 'Meeting', ...slot(day), ...wished } })).uid
}

export const change = (by: Client, room: string, uid: string, body: unknown) => call(by, 'PUT', bookingPath(room, uid), { body })
export const remove = (by: Client, room: string, uid: string, query: Readonly<Record<string, string>> = {}) =>
	call(by, 'DELETE', bookingPath(room, uid), { query })
export const respond = (by: Client, room: string, uid: string, body: unknown) =>
	call(by, 'POST', `${bookingPath(room, uid)}/respond`, { body })

/** The dates of a room, for those who manage it. */
export const list = (by: Client, room: string) => ask<RoomBooking[]>(by, 'GET', bookingPath(room))

/** Short forms of a room's dates, such as `Meeting ACCEPTED 2046-05-03T09:00:00+00:00`. */
export const dates = async (by: Client, room: string) =>
	(await list(by, room)).map(({ summary, partstat, dtstart }) => `${summary} ${partstat} ${dtstart}`)

/** What an account sees of one room among all. */
export async function seen(by: Client, room: string, query: Readonly<Record<string, string>> = {}): Promise<ListedBooking[]> {
	const bounds = { from: at(1, '00:00'), to: at(31, '00:00') }
	return (await ask<AllBookings>(by, 'GET', '/api/all-bookings', { query: { room, ...bounds, ...query } })).bookings
}
