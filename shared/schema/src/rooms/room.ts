// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed } from './values.ts'

const text = (maxLength: number, description?: string) =>
	Type.String({ maxLength, ...(description === undefined ? {} : { description }) })
const detail = (description?: string) => text(limits.detailCharacters, description)
const minutes = (maximum: number, minimum: number, description: string) => Type.Integer({ minimum, maximum, description })

export const AvailabilityRules = Type.Object({
	enabled: Type.Boolean({
		description: 'false: the room can be booked at any time; true needs rules, and with an empty list it never can',
	}),
	rules: Type.Optional(Type.Array(Type.Object({
		days: Type.Array(Type.Union([Type.Integer({ minimum: 0, maximum: 6 }), Type.String({ pattern: '^[0-6]$' })]), {
			maxItems: 7,
			description: '0 is Sunday, 6 is Saturday',
		}),
		startTime: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM in the room\'s zone', words: 'HH:MM' }),
		endTime: Type.String({
			pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
			description: 'HH:MM in the room\'s zone; 00:00 and 24:00 are the end of the day',
			words: 'HH:MM',
		}),
	}), { maxItems: limits.rulesPerRoom, description: 'a booking has to fit in one of them' })),
}, { title: 'AvailabilityRules' })
export type AvailabilityRules = Static<typeof AvailabilityRules>

export const Encryption = Type.Union([Type.Literal('none'), Type.Literal('starttls'), Type.Literal('tls')])

export const SmtpInput = Type.Object({
	host: Type.Optional(Type.String({
		maxLength: 253,
		pattern: '^[A-Za-z0-9.:_-]*$',
		description: 'another host or port forgets the password; empty: the room has no mail server of its own',
		words: 'a host name or an IP address',
	})),
	port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, description: 'managers: one of 25, 465, 587 and 2525; default 587' })),
	username: Type.Optional(text(255)),
	password: Type.Optional(text(limits.secretCharacters, '*** or absent: unchanged; empty: none')),
	encryption: Type.Optional(Encryption),
}, { title: 'SmtpInput' })
export type SmtpInput = Static<typeof SmtpInput>

export const SmtpConfig = Type.Object({
	host: Type.String(),
	port: Type.Integer(),
	username: Type.String(),
	password: Type.String({ description: '*** when there is one' }),
	encryption: Encryption,
}, { title: 'SmtpConfig', ...closed })

const WhenUnreachable = Type.Union([Type.Literal('book'), Type.Literal('decline')], {
	description: 'of new bookings, while the calendar provider does not answer: decided by what was synced last, or declined',
})

export const ExtsyncConfig = Type.Object({
	resourceEmail: Type.String(),
	syncEnabled: Type.Boolean(),
	whenUnreachable: WhenUnreachable,
	lastSyncAt: nullable(Type.String(), 'ISO 8601'),
	lastError: nullable(Type.String(), 'one sentence for administrators'),
	lastErrorReason: nullable(Type.String(), 'that of validate-resource, clash or internal'),
	initialSyncStatus: nullable(Type.String(), 'pending, syncing, completed or failed; null before the first'),
	initialSyncError: nullable(Type.String()),
	webhookSubscriptionId: nullable(Type.String()),
	webhookExpiresAt: nullable(Type.String(), 'ISO 8601'),
}, { title: 'ExtsyncConfig', ...closed })

export const EveryoneMay = Type.Union([Type.Literal('none'), Type.Literal('view'), Type.Literal('book')], {
	title: 'EveryoneMay',
	description: 'what every account may do, beside those that have a permission',
})

const fields = {
	name: Type.Optional(text(limits.nameCharacters)),
	email: Type.Optional(nullable(
		Type.String({
			maxLength: limits.emailCharacters,
			pattern: '^([^\\s@,;:<>"()\\\\]+@[^\\s@,;:<>"()\\\\]+)?$',
			words: 'an address such as room@example.org, or empty',
		}),
		'unique; null or empty: one that is made from the id',
	)),
	capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.capacityPeople, description: 'seats' })),
	roomNumber: Type.Optional(detail()),
	floor: Type.Optional(detail()),
	roomType: Type.Optional(detail('id of a room type of the settings')),
	address: Type.Optional(nullable(
		Type.String({
			maxLength: limits.addressCharacters,
			pattern: '^[^,]*(,[^,]*)?(,[^,]*)?(,[^,]*)?$',
			words: 'building, street, postal code and city with commas between them',
		}),
		'building, street, postal code and city with commas between them; empty ones are kept',
	)),
	description: Type.Optional(text(limits.descriptionCharacters)),
	responsibleContact: Type.Optional(text(limits.contactCharacters, 'whom to ask about the room; everyone who may view it sees it')),
	facilities: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: limits.detailCharacters }), {
		maxItems: limits.facilitiesPerRoom,
		description: 'ids of facilities of the settings',
	})),
	autoAccept: Type.Optional(Type.Boolean({ description: 'false: bookings wait for a manager' })),
	active: Type.Optional(Type.Boolean({ description: 'false: out of service; keeps its bookings and takes no new ones' })),
	availabilityRules: Type.Optional(nullable(AvailabilityRules)),
	maxBookingHorizon: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: limits.horizonDays }), 'days from now; null or 0: any')),
	smtpConfig: Type.Optional(nullable(SmtpInput)),
	extsyncConfig: Type.Optional(nullable(Type.Object({
		resourceEmail: Type.Optional(text(limits.emailCharacters, 'mailbox of the calendar provider; empty: none')),
		syncEnabled: Type.Optional(Type.Boolean()),
		whenUnreachable: Type.Optional(WhenUnreachable),
	}, { description: 'other members are the state of the sync and ignored' }))),
	groupId: Type.Optional(nullable(
		Type.String({ maxLength: limits.idCharacters }),
		'room group; null or empty: none; ignored when a room is added',
	)),
	everyone: Type.Optional(EveryoneMay),
	bufferBefore: Type.Optional(minutes(limits.bufferMinutes, 0, 'minutes to keep free before a booking')),
	bufferAfter: Type.Optional(minutes(limits.bufferMinutes, 0, 'minutes to keep free after a booking')),
	shortest: Type.Optional(nullable(minutes(limits.lengthMinutes, 1, 'minutes'), 'minutes of the shortest booking; null: any')),
	longest: Type.Optional(nullable(minutes(limits.lengthMinutes, 1, 'minutes'), 'minutes of the longest booking; null: any')),
	timeZone: Type.Optional(text(limits.detailCharacters, 'such as Europe/Amsterdam; empty: that of the instance')),
	acceptsFreeDates: Type.Optional(Type.Boolean({
		description: 'of a series with dates that do not fit, accepts the others; false declines the whole series',
	})),
	titlePrivacy: Type.Optional(Type.Boolean({ description: 'only organizers and managers see what a booking is about' })),
}

export const RoomFields = Type.Object(fields, { title: 'RoomFields', description: 'a new room needs only a name' })
export type RoomFields = Static<typeof RoomFields>

export const RoomPatch = Type.Object({
	...fields,
	baseVersion: Type.Optional(Type.String({ maxLength: 64, description: 'refuses the change when the room has another version' })),
}, {
	title: 'RoomPatch',
	description: 'absent members stay unchanged; a room as it was read may be sent back, because members that are not listed are ignored',
})
export type RoomPatch = Static<typeof RoomPatch>

const shown = {
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	capacity: Type.Integer(),
	roomNumber: Type.String(),
	floor: Type.String(),
	roomType: Type.String(),
	address: Type.String({ description: 'building, street, postal code and city with commas between them, or empty' }),
	description: Type.String(),
	responsibleContact: Type.String(),
	facilities: Type.Array(Type.String()),
	autoAccept: Type.Boolean(),
	active: Type.Boolean(),
	groupId: nullable(Type.String()),
	availabilityRules: Type.Object({
		enabled: Type.Boolean(),
		rules: Type.Array(Type.Object({ days: Type.Array(Type.Integer()), startTime: Type.String(), endTime: Type.String() }, closed)),
	}, closed),
	maxBookingHorizon: nullable(Type.Integer(), 'days from now; null or 0: any'),
	calendarUri: Type.String(),
	feedEnabled: Type.Boolean(),
	createdAt: Type.String({ description: 'ISO 8601' }),
	everyone: EveryoneMay,
	bufferBefore: Type.Integer(),
	bufferAfter: Type.Integer(),
	shortest: nullable(Type.Integer()),
	longest: nullable(Type.Integer()),
	timeZone: Type.String(),
	acceptsFreeDates: Type.Boolean(),
	titlePrivacy: Type.Boolean(),
}
const managed = { smtpConfig: nullable(SmtpConfig), extsyncConfig: nullable(ExtsyncConfig) }

/** A room for those who manage it. */
export const Room = Type.Object({
	...shown,
	...managed,
	feedUrl: nullable(Type.String(), 'address of the calendar feed; null when it is off'),
	version: Type.String({ description: 'names this state; send it back as baseVersion' }),
}, { title: 'Room', ...closed })
export type Room = Static<typeof Room>

/** A room in the list, with what the caller may do. */
export const ListedRoom = Type.Object({
	...shown,
	smtpConfig: Type.Optional(managed.smtpConfig),
	extsyncConfig: Type.Optional(managed.extsyncConfig),
	canView: Type.Boolean(),
	canBook: Type.Boolean(),
	canManage: Type.Boolean(),
}, { title: 'ListedRoom', description: 'smtpConfig and extsyncConfig are for managers', ...closed })
export type ListedRoom = Static<typeof ListedRoom>
