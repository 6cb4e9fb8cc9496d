// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { RoomVerdict } from '@suite/schema/rooms/booking'
import type { Sentences } from '@suite/ui/words/errors'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import type { Row } from '../grid/rows.ts'
import type { Slot } from '../stores/gridStore.ts'
import { syncReasons } from './syncWords.ts'
import { shownTime, shownTitle } from './times.ts'

/** Why a room says no, and what to do. */
function reasons(): Readonly<Record<string, string>> {
	return {
		conflict: t('roomsapp', 'The room is taken at this time. Choose another time or room.'),
		not_permitted: t('roomsapp', 'You may not book this room. Ask whoever manages it.'),
		inactive: t('roomsapp', 'The room is out of service. Choose another one.'),
		outside_hours: t('roomsapp', 'The room is closed at this time. Choose a time within its hours.'),
		beyond_horizon: t('roomsapp', 'The room cannot be booked that far ahead. Choose an earlier day.'),
		too_short: t('roomsapp', 'This is shorter than the room allows. Choose a longer time.'),
		too_long: t('roomsapp', 'This is longer than the room allows. Choose a shorter time.'),
		no_duration: t('roomsapp', 'The end must be after the start.'),
		...syncReasons(),
	}
}

/** What the room would say to a time, in words. */
export function verdictWords({ verdict, reason }: RoomVerdict, row: Row | undefined, slot: Slot, ownKey?: string): string {
	if (verdict === 'accepted') {
		return t('roomsapp', 'Free')
	}
	if (verdict === 'pending') {
		return t('roomsapp', 'Free, needs approval')
	}
	const clash = reason === 'conflict'
		? row?.blocks.find((block) => block.key !== ownKey && block.withBuffers.start < slot.end && block.withBuffers.end > slot.start)
		: undefined
	return clash === undefined
		? reasons()[reason ?? ''] ?? t('roomsapp', 'The room cannot be booked then.')
		: t('roomsapp', 'Taken until {time} by {title}', { time: shownTime(clash.end), title: shownTitle(clash.booking) }, plain)
}

/** Refusals of a booking that people can do something about. */
export function bookingSentences(): Sentences {
	const { not_permitted: notPermitted = '', ...others } = reasons()
	return {
		...others,
		not_booker: notPermitted,
		not_viewer: notPermitted,
		not_organizer: t('roomsapp', 'Only the organizer and those who manage the room can change this booking.'),
		has_event: t('roomsapp', 'This booking belongs to an event in a calendar. Change it there.'),
		unknown_booking: t('roomsapp', 'This booking is no longer there.'),
		unknown_room: t('roomsapp', 'This room is no longer there.'),
		unknown_target_room: t('roomsapp', 'This room is no longer there.'),
		bad_range: t('roomsapp', 'The end must be after the start.'),
	}
}
