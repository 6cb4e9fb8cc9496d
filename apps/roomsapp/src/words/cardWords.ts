// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { RoomCard } from '@suite/schema/rooms/look/card'
import { limits } from '@suite/schema/rooms/limits'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { hours, period } from './when.ts'

/** When a room can be booked next, as a sentence. */
export function freeSentence({ active, nextFree }: Pick<RoomCard, 'active' | 'nextFree'>, now = new Date()): string {
	if (!active) {
		return t('roomsapp', 'Out of service')
	}
	if (nextFree === null) {
		return n('roomsapp', 'Not free within %n day', 'Not free within %n days', limits.cardDays)
	}
	const { start, end, isNow } = nextFree
	const isMidnight = end.slice(11, 16) === '00:00'
	if (isNow) {
		return isMidnight
			? t('roomsapp', 'Free now, for the rest of the day')
			: t('roomsapp', 'Free now until {time}', { time: hours({ dtstart: end, dtend: end, allDay: false }) }, plain)
	}
	const times = { dtstart: start, dtend: isMidnight ? start : end, allDay: false }
	return isMidnight
		? t('roomsapp', 'Free from {time} on', { time: period(times, now) }, plain)
		: t('roomsapp', 'Free {time}', { time: period(times, now) }, plain)
}
