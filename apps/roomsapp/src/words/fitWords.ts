// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FoundRoom } from '@suite/schema/rooms/look/finder'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { reasonSentence } from './bookingWords.ts'
import { hours } from './when.ts'

const span = ({ start, end }: { readonly start: string, readonly end: string }) =>
	hours({ dtstart: start, dtend: end, allDay: false })

/** How a room fits, as a sentence. */
export function fitSentence(room: FoundRoom, facilityName: (id: string) => string): string {
	if (room.misfits.length > 0) {
		return room.misfits.map((misfit) => misfitSentence(room, misfit, facilityName)).join(' ')
	}
	if (room.dates > 1 && room.freeDates > 0 && room.freeDates < room.dates) {
		return n('roomsapp', 'Free on {free} of %n date.', 'Free on {free} of %n dates.', room.dates, { free: room.freeDates })
	}
	if (room.verdict === 'declined') {
		return room.gap === null
			? reasonSentence(room.reason ?? '')
			: t('roomsapp', 'Taken for a part of this time. Free {time}.', { time: span(room.gap) }, plain)
	}
	if (room.verdict === 'pending') {
		return t('roomsapp', 'Free. Somebody has to approve the booking.')
	}
	return room.freeUntil === null
		? t('roomsapp', 'Free.')
		: t('roomsapp', 'Free until {time}.', { time: span({ start: room.freeUntil, end: room.freeUntil }) }, plain)
}

function misfitSentence(room: FoundRoom, misfit: FoundRoom['misfits'][number], facilityName: (id: string) => string): string {
	switch (misfit) {
		case 'seats': return n('roomsapp', 'Only %n seat.', 'Only %n seats.', room.capacity)
		case 'facilities': return t('roomsapp', 'Without {facilities}.', { facilities: room.missing.map(facilityName).join(', ') }, plain)
		case 'building': return room.building === ''
			? t('roomsapp', 'Its building is not known.')
			: t('roomsapp', 'In another building: {building}.', { building: room.building }, plain)
	}
}
