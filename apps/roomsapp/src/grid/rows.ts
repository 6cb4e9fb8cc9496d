// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedBooking } from '@suite/schema/rooms/booking'
import type { GridRoom } from '@suite/schema/rooms/look/grid'
import { midnight, minuteOn, momentIn, within } from './time.ts'

/** A part of a row, in minutes of its day. */
export interface Span { readonly start: number, readonly end: number }

/** A booking on a row. */
export interface Block extends Span {
	/** Names it among those of the screen; stays while its times change. */
	readonly key: string
	readonly booking: ListedBooking
	/** Lies on this day as a whole, so that it can be moved there. */
	readonly isWhole: boolean
	/** The caller may change or cancel it. */
	readonly mayChange: boolean
	/** With the minutes that the room keeps free around it. */
	readonly withBuffers: Span
	/** How many blocks lie below it at the same time; they are drawn beside each other. */
	readonly lane: number
	readonly lanes: number
}

/** A room on a day. */
export interface Row {
	readonly key: string
	readonly room: GridRoom
	readonly day: string
	readonly closed: readonly Span[]
	readonly blocks: readonly Block[]
}

export interface Filter {
	readonly text: string
	readonly building: string
	readonly seats: number
}

export const rowKey = (room: string, day: string): string => `${day} ${room}`

/** Names a date of a booking. */
export const blockKey = ({ roomId, uri, recurrenceId }: Pick<ListedBooking, 'roomId' | 'uri' | 'recurrenceId'>): string =>
	`${roomId} ${uri} ${recurrenceId ?? ''}`

/** The rows of some rooms on some days. */
export function rowsOf(rooms: readonly GridRoom[], days: readonly string[], bookings: readonly ListedBooking[]): Row[] {
	const ofRoom = grouped(bookings)
	return rooms.flatMap((room) => days.map((day, index) => ({
		key: rowKey(room.id, day),
		room,
		day,
		closed: closedTimes(room.open[index] ?? []),
		blocks: blocksOf(room, day, ofRoom.get(room.id) ?? []),
	})))
}

/** When a booking begins of which only the day is known: the next half hour today, else nine o'clock. */
export function suggestedStart({ room, day }: Pick<Row, 'room' | 'day'>, now: number): number {
	const today = momentIn(room.timeZone, new Date(now))
	return today.day === day ? Math.min(midnight - 30, Math.ceil(today.minute / 30) * 30) : 9 * 60
}

/** What is not in any of the windows, which may overlap. */
export function closedTimes(open: readonly (readonly number[])[]): Span[] {
	const closed: Span[] = []
	let at = 0
	for (const [start = 0, end = 0] of [...open].sort(([one = 0], [other = 0]) => one - other)) {
		if (start > at) {
			closed.push({ start: at, end: start })
		}
		at = Math.max(at, end)
	}
	return at < midnight ? [...closed, { start: at, end: midnight }] : closed
}

/** Rooms that a text, a building and a number of seats leave. */
export function filtered(rooms: readonly GridRoom[], { text, building, seats }: Filter, labels: (room: GridRoom) => string): GridRoom[] {
	const words = text.trim().toLocaleLowerCase().split(/\s+/).filter((word) => word !== '')
	return rooms.filter((room) => room.capacity >= seats && (building === '' || room.building === building)
		&& words.every((word) => `${room.name} ${room.location} ${labels(room)}`.toLocaleLowerCase().includes(word)))
}

function grouped(bookings: readonly ListedBooking[]): Map<string, ListedBooking[]> {
	const groups = new Map<string, ListedBooking[]>()
	for (const booking of bookings) {
		const group = groups.get(booking.roomId)
		if (group === undefined) {
			groups.set(booking.roomId, [booking])
		} else {
			group.push(booking)
		}
	}
	return groups
}

function blocksOf(room: GridRoom, day: string, bookings: readonly ListedBooking[]): Block[] {
	const found = bookings.flatMap((booking) => {
		const [start, end] = [minuteOn(day, booking.dtstart), minuteOn(day, booking.dtend)]
		return start < midnight && end > 0
			? [{
					key: blockKey(booking),
					booking,
					start: within(start, 0, midnight),
					end: within(end, 0, midnight),
					isWhole: start >= 0 && end <= midnight && !booking.allDay,
					mayChange: booking.isOwn || room.canManage,
					withBuffers: {
						start: within(start - room.bufferBefore, 0, midnight),
						end: within(end + room.bufferAfter, 0, midnight),
					},
				}]
			: []
	})
	return inLanes(found)
}

/** Pending ones may overlap: those that do share the height of the row. */
function inLanes<B extends Span>(blocks: readonly B[]): (B & { readonly lane: number, readonly lanes: number })[] {
	const ends: number[] = []
	const placed = blocks.map((block) => {
		const free = ends.findIndex((end) => end <= block.start)
		const lane = free < 0 ? ends.length : free
		ends[lane] = block.end
		return { ...block, lane }
	})
	return placed.map((block) => {
		const beside = placed.filter((other) => other.start < block.end && other.end > block.start)
		return { ...block, lanes: Math.max(...beside.map(({ lane }) => lane)) + 1 }
	})
}
