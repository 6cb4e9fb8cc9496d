// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Organizer } from '../caldav.ts'

/** A calendar client that other people wrote, with the calendar `office` of one person. */
export interface OpenProgram {
	/** Address of the room with this name, as the client finds it. */
	readonly findRoom?: (name: string) => Promise<string | undefined>
	/** Saves an event, new or changed. */
	readonly save: (uid: string, object: string) => Promise<void>
	/** The event as the client has it after it has asked the server. */
	readonly read: (uid: string) => Promise<string>
	readonly remove: (uid: string) => Promise<void>
	/** When an address is busy on the first days of the tests: lines of iCalendar, such as `FREEBUSY:…`. */
	readonly busy?: (address: string) => Promise<string>
	readonly close: () => Promise<void>
}

/** A kind of calendar client. */
export interface Program {
	readonly name: string
	/** Why it cannot be tried on this machine; undefined when it can. */
	readonly missing: string | undefined
	/** What it has no function for. */
	readonly lacks: readonly ('findRoom' | 'busy')[]
	readonly open: (of: Organizer) => Promise<OpenProgram>
}

/** The period of `busy`. */
export const period = Object.freeze({ start: '2029-03-05T00:00:00Z', end: '2029-03-31T00:00:00Z' })
