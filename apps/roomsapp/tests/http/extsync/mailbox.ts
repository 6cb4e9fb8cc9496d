// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'

interface Time { readonly dateTime: string, readonly timeZone: string }

/** An event as Microsoft Graph answers it. */
export interface GraphEvent {
	readonly id: string
	readonly changeKey: string
	readonly transactionId: string | null
	readonly subject: string
	readonly start: Time
	readonly end: Time
	readonly showAs: string
	readonly sensitivity: string
	readonly isAllDay: boolean
	readonly isCancelled: boolean
	readonly type: string
	readonly seriesMasterId?: string
	readonly organizer: { readonly emailAddress: { readonly name: string, readonly address: string } }
}
export type SentEvent = Partial<Omit<GraphEvent, 'id' | 'changeKey'>>

const pageSize = 2

/** A time in UTC as Graph writes it. */
export const graphTime = (iso: string): Time => ({ dateTime: iso.replace(/Z?$/, '.0000000').replace('.000.', '.'), timeZone: 'UTC' })

/** Dates of a series come without what the series says already. */
const told = (event: GraphEvent): object => event.type !== 'occurrence' ? event : {
	id: event.id, type: event.type, seriesMasterId: event.seriesMasterId, start: event.start, end: event.end,
}

/** The calendar of one mailbox, with what changed when. */
export class Mailbox {
	private readonly kept = new Map<string, { event: GraphEvent | null, version: number }>()
	private version = 1
	private oldest = 0

	readonly address: string

	constructor(address: string) {
		this.address = address
	}

	events(): GraphEvent[] {
		return [...this.kept.values()].flatMap(({ event }) => event ?? [])
	}

	/** Adds one, or returns that of the same transaction. */
	add(sent: SentEvent): GraphEvent {
		const same = this.events().find(({ transactionId }) => transactionId !== null && transactionId === sent.transactionId)
		const made = {
			transactionId: null, subject: 'Meeting', start: graphTime('2031-01-01T10:00:00'), end: graphTime('2031-01-01T11:00:00'),
			showAs: 'busy', sensitivity: 'normal', isAllDay: false, isCancelled: false, type: 'singleInstance',
			organizer: { emailAddress: { name: 'Outlook User', address: 'outlook@example.org' } },
			...sent, id: `AQ-${randomUUID()}`, changeKey: '',
		}
		return same ?? this.keep(made)
	}

	/** Adds a series with dates, of which Graph tells the times alone. */
	addSeries(sent: SentEvent, times: readonly Pick<GraphEvent, 'start' | 'end'>[]): GraphEvent {
		const master = this.add({ ...sent, ...times[0], type: 'seriesMaster' })
		for (const time of times) {
			this.add({ ...time, type: 'occurrence', seriesMasterId: master.id })
		}
		return master
	}

	/** Removes a series with all its dates. */
	removeSeries(id: string): void {
		for (const event of this.events().filter(({ seriesMasterId }) => seriesMasterId === id)) {
			this.remove(event.id)
		}
		this.remove(id)
	}

	change(id: string, sent: SentEvent): GraphEvent | null {
		const event = this.kept.get(id)?.event ?? null
		return event === null ? null : this.keep({ ...event, ...sent })
	}

	remove(id: string): boolean {
		if ((this.kept.get(id)?.event ?? null) === null) {
			return false
		}
		this.version += 1
		this.kept.set(id, { event: null, version: this.version })
		return true
	}

	/** What was answered before cannot be continued any more. */
	forgetDelta(): void {
		this.version += 1
		this.oldest = this.version
	}

	/**
	 * One page of what changed. The token of the first page is the version that is known, those of further pages continue it.
	 *
	 * @returns null when the token is too old
	 */
	delta(token: string): { value: unknown[], next: string | null, delta: string | null } | null {
		const [since = 0, until = this.version, skip = 0] = token === '' ? [] : token.split('-').map(Number)
		if (token !== '' && since < this.oldest && until < this.oldest) {
			return null
		}
		const changed = [...this.kept.entries()]
			.filter(([, { event, version }]) => version > since && version <= until && (since > 0 || event !== null))
			.sort(([, a], [, b]) => a.version - b.version)
			.map(([id, { event }]) => event === null ? { id, '@removed': { reason: 'deleted' } } : told(event))
		const isLast = skip + pageSize >= changed.length
		return {
			value: changed.slice(skip, skip + pageSize),
			next: isLast ? null : `${since}-${until}-${skip + pageSize}`,
			delta: isLast ? String(until) : null,
		}
	}

	private keep(event: GraphEvent): GraphEvent {
		this.version += 1
		const kept = { ...event, changeKey: `key-${this.version}` }
		this.kept.set(event.id, { event: kept, version: this.version })
		return kept
	}
}
