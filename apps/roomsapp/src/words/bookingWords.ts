// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { syncReasons } from './syncWords.ts'

export type State = 'accepted' | 'pending' | 'declined'

export function stateWord(state: State): string {
	switch (state) {
		case 'accepted': return t('roomsapp', 'Accepted')
		case 'pending': return t('roomsapp', 'Waiting for approval')
		case 'declined': return t('roomsapp', 'Declined')
	}
}

/** Why a room declines, as a sentence. */
export function reasonSentence(reason: string): string {
	switch (reason) {
		case 'not_permitted': return t('roomsapp', 'You may not book this room.')
		case 'inactive': return t('roomsapp', 'The room is out of service.')
		case 'too_many': return t('roomsapp', 'The event has more dates than can be booked at once.')
		case 'no_duration': return t('roomsapp', 'An event without a duration cannot have a room.')
		case 'too_short': return t('roomsapp', 'The booking is shorter than the room allows.')
		case 'too_long': return t('roomsapp', 'The booking is longer than the room allows.')
		case 'outside_hours': return t('roomsapp', 'The room cannot be booked at that time of the day or week.')
		case 'beyond_horizon': return t('roomsapp', 'The room cannot be booked that far ahead.')
		case 'conflict': return t('roomsapp', 'The room is taken at that time.')
		case 'syncing': return syncReasons().syncing
		case 'unchecked': return syncReasons().unchecked
		default: return t('roomsapp', 'The dates of this event could not be understood.')
	}
}

/** What came of a booking that was made by an event. */
export function madeSentence(state: State, hasEvent: boolean): string {
	if (state === 'declined') {
		return t('roomsapp', 'Somebody else was quicker. The event is in your calendar, without the room.')
	}
	if (!hasEvent) {
		return state === 'pending' ? t('roomsapp', 'The room is asked for.') : t('roomsapp', 'The room is booked.')
	}
	return state === 'pending'
		? t('roomsapp', 'The room is asked for, and the event is in your calendar.')
		: t('roomsapp', 'The room is booked, and the event is in your calendar.')
}

/** What happened to a booking, as its history names it. */
export function eventWord(event: string): string {
	switch (event) {
		case 'booked': return t('roomsapp', 'Booked')
		case 'refused': return t('roomsapp', 'Refused by a rule of the room')
		case 'changed': return t('roomsapp', 'Changed')
		case 'change_refused': return t('roomsapp', 'Change refused by a rule of the room')
		case 'accepted': return t('roomsapp', 'Accepted')
		case 'declined': return t('roomsapp', 'Declined')
		case 'cancelled': return t('roomsapp', 'Cancelled')
		case 'moved': return t('roomsapp', 'Moved to another room')
		default: return t('roomsapp', 'Dates of the series added')
	}
}

/** Refusals of the calls that change a booking. */
export function changeSentences(): Readonly<Record<string, string>> {
	return {
		conflict: t('roomsapp', 'The room is taken at that time. Nothing was changed.'),
		outside_hours: reasonSentence('outside_hours'),
		beyond_horizon: reasonSentence('beyond_horizon'),
		too_short: reasonSentence('too_short'),
		too_long: reasonSentence('too_long'),
		inactive: reasonSentence('inactive'),
		...syncReasons(),
		not_booker: reasonSentence('not_permitted'),
		bad_range: t('roomsapp', 'The end has to be after the start.'),
		bad_date: t('roomsapp', 'Enter a date and two times.'),
		has_event: t('roomsapp', 'This booking has guests, other rooms or further dates. Change it in your calendar.'),
		unknown_booking: t('roomsapp', 'This booking is gone. Somebody may have cancelled it.'),
		not_organizer: t('roomsapp', 'This booking is gone. Somebody may have cancelled it.'),
	}
}
