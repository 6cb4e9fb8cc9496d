// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of Rooms, in the unit each name gives. */
export const limits = Object.freeze({
	rangeDays: 365,
	contactCharacters: 255,
	csvBytes: 5_242_880,
	csvRows: 10_000,
	groupsPerAnswer: 25,
	nameCharacters: 255,
	idCharacters: 64,
	/** Ids that are part of addresses. */
	reservedIds: ['export', 'import', 'sample-csv'],
	emailCharacters: 255,
	detailCharacters: 64,
	addressCharacters: 1000,
	descriptionCharacters: 10_000,
	/** Of a date in a body; more than any way to write one takes. */
	dateCharacters: 64,
	/** Of what a manager says to the organizer. */
	commentCharacters: 1000,
	/** Of the rule of a series. */
	ruleCharacters: 1000,
	/** Of one event. */
	guests: 200,
	facilitiesPerRoom: 50,
	rulesPerRoom: 50,
	capacityPeople: 100_000,
	horizonDays: 36_500,
	bufferMinutes: 1440,
	/** Of the shortest and longest booking: a year. */
	lengthMinutes: 527_040,
	/** Of one answer for the grid: six weeks. */
	gridDays: 42,
	/** How far ahead a card looks for the next free time. */
	cardDays: 30,
	principalCharacters: 64,
	permissionsPerRole: 1000,
	choices: 200,
	secretCharacters: 1000,
	roomsPerToken: 1000,
	ownBookings: 200,
	roomsPerAnswer: 50,
	/** That the details of a booking name. */
	datesPerBooking: 100,
	/** Of one call; longer lists are sent in parts. */
	roomsPerChange: 100,
})
