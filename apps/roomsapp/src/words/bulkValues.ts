// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BulkValues } from '@suite/schema/rooms/bulk'
import { getCanonicalLocale, n, t } from '@nextcloud/l10n'
import { plain } from '@suite/ui/words/plain'

export type BulkField = keyof BulkValues

/** Names that ids have for people. */
export interface Names {
	readonly group: (id: string) => string
	readonly facility: (id: string) => string
}

export function fieldLabels(): Readonly<Record<BulkField, string>> {
	return {
		groupId: t('roomsapp', 'Room group'),
		everyone: t('roomsapp', 'Who may book'),
		autoAccept: t('roomsapp', 'Approval'),
		active: t('roomsapp', 'State'),
		availabilityRules: t('roomsapp', 'Opening hours'),
		maxBookingHorizon: t('roomsapp', 'Days ahead'),
		facilities: t('roomsapp', 'Facilities'),
	}
}

/** The fields that a change alters in a room. */
export function alteredFields(before: BulkValues, after: BulkValues): BulkField[] {
	return (Object.keys(fieldLabels()) as BulkField[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** The value of a field in words. */
export function valueWords(field: BulkField, values: BulkValues, names: Names): string {
	switch (field) {
		case 'groupId': return values.groupId === null ? t('roomsapp', 'No room group') : names.group(values.groupId)
		case 'everyone': return {
			book: t('roomsapp', 'Everyone may book'),
			view: t('roomsapp', 'Everyone may see it, and chosen people book'),
			none: t('roomsapp', 'Only chosen people'),
		}[values.everyone]
		case 'autoAccept': return values.autoAccept ? t('roomsapp', 'Accepted at once') : t('roomsapp', 'With approval')
		case 'active': return values.active ? t('roomsapp', 'In service') : t('roomsapp', 'Out of service')
		case 'availabilityRules': return hoursWords(values.availabilityRules)
		case 'maxBookingHorizon': return values.maxBookingHorizon === null || values.maxBookingHorizon === 0
			? t('roomsapp', 'Any number of days')
			: n('roomsapp', '%n day', '%n days', values.maxBookingHorizon)
		case 'facilities': return values.facilities.map(names.facility).join(', ') || t('roomsapp', 'None')
	}
}

function hoursWords({ enabled, rules }: BulkValues['availabilityRules']): string {
	if (!enabled) {
		return t('roomsapp', 'At any time')
	}
	return rules.map(({ days, startTime, endTime }) => t('roomsapp', '{days} {start}–{end}', {
		days: days.map(shortDay).join(' '), start: startTime, end: endTime,
	}, plain)).join(', ') || t('roomsapp', 'Never')
}

// 4 January 1970 was a Sunday
function shortDay(day: number): string {
	return new Date(Date.UTC(1970, 0, 4 + day)).toLocaleDateString(getCanonicalLocale(), { weekday: 'short', timeZone: 'UTC' })
}
