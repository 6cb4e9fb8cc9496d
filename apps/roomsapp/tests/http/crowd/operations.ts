// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { Random } from '@suite/testing/random'
import type { Room } from '@suite/schema/rooms/room'
import type { Organizer } from '../caldav.ts'
import { change, remove, respond, tryBook } from '../bookings/scene.ts'
import { publicCall } from '../publicApi.ts'
import { persistent, putEvent } from './ways.ts'

type State = 'ACCEPTED' | 'TENTATIVE' | 'DECLINED'

/** A booking as the answers so far have described it. */
export interface Known {
	uid: string
	room: Room
	start: Date
	state: State
	/** Whose event it is; absent for bookings without one. */
	readonly person?: Organizer
	/** What the room says in the event: of a change that was refused, the booking stays as it was. */
	answered?: State
	/** Of the public API, which cancels what it has made. */
	readonly isPublic?: boolean
}

/** Who takes part. */
export interface Cast {
	readonly admin: Client
	readonly token: Client
	readonly rooms: readonly Room[]
	readonly people: readonly Organizer[]
}

/** Nobody has to be asked about what a manager books or changes in the app. */
const managed: State = 'ACCEPTED'
/** Hours that bookings may begin at: few, so that they meet. */
const hours = 8
const lengthOf = (start: Date) => ({ start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() })
const compact = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Random operations, some at the same time but never two on one booking, so that their answers say what is there afterwards. */
export class Operations {
	readonly counts = { made: 0, refused: 0, moved: 0, stayed: 0, transferred: 0, accepted: 0, declined: 0, kept: 0, removed: 0 }
	known: Known[] = []
	private readonly random: Random
	private readonly cast: Cast

	constructor(random: Random, cast: Cast) {
		this.random = random
		this.cast = cast
	}

	async some(atOnce: number): Promise<void> {
		const free = new Set(this.known)
		const started: Promise<void>[] = []
		for (let place = 0; place < atOnce; place++) {
			const target = free.size === 0 || this.random.chance(0.4) ? undefined : this.random.pick([...free])
			if (target === undefined) {
				started.push(this.create())
			} else {
				free.delete(target)
				started.push(this.random.pick([() => this.move(target), () => this.move(target), () => this.answer(target),
					() => this.transfer(target), () => this.remove(target)])())
			}
		}
		await Promise.all(started)
	}

	private time(): Date {
		return new Date(Date.UTC(2029, 2, 5, 0, 30 * this.random.between(0, 2 * hours)))
	}

	private stateIn(room: Room): State {
		return room.autoAccept ? 'ACCEPTED' : 'TENTATIVE'
	}

	private async create(): Promise<void> {
		const { admin, token } = this.cast
		const [room, start] = [this.random.pick(this.cast.rooms), this.time()]
		const kind = this.random.pick(['event', 'event', 'app', 'public'] as const)
		if (kind === 'event') {
			const [person, uid] = [this.random.pick(this.cast.people), randomUUID()]
			const answered = await this.put(person, uid, room, start)
			this.known.push({ uid, room, start, state: answered, answered, person })
			this.count(answered === 'DECLINED' ? 'refused' : 'made')
			return
		}
		const reply = await persistent(() => kind === 'app'
			? tryBook(admin, room.id, { summary: 'Random', ...lengthOf(start) })
			: publicCall(token, `/rooms/${room.id}/bookings`, { body: { title: 'Random', ...lengthOf(start) } }, 'POST'))
		if (this.isTaken(reply, 201)) {
			const { uid } = reply.json as { uid: string }
			this.known.push(kind === 'public'
				? { uid, room, start, state: this.stateIn(room), isPublic: true }
				: { uid, room, start, state: managed })
			this.count('made')
		} else {
			this.count('refused')
		}
	}

	private async move(one: Known): Promise<void> {
		const start = this.time()
		if (one.person !== undefined) {
			const hadPlace = one.state !== 'DECLINED'
			const before = one.start
			one.answered = await this.put(one.person, one.uid, one.room, start)
			if (one.answered !== 'DECLINED') {
				const isKept = hadPlace && start.getTime() === before.getTime()
				Object.assign(one, { start, state: isKept ? one.answered : this.stateIn(one.room) })
				this.count('moved')
			} else {
				this.count('stayed')
			}
			return
		}
		const reply = await persistent(() => change(this.cast.admin, one.room.id, one.uid, lengthOf(start)))
		if (this.isTaken(reply, 200)) {
			const isSame = start.getTime() === one.start.getTime()
			Object.assign(one, { start, state: isSame ? one.state : managed })
			this.count('moved')
		} else {
			this.count('stayed')
		}
	}

	/** Into another room; an event is changed in the calendar alone. */
	private async transfer(one: Known): Promise<void> {
		if (one.person !== undefined || one.state === 'DECLINED') {
			return this.move(one)
		}
		const room = this.random.pick(this.cast.rooms.filter((other) => other !== one.room))
		const reply = await persistent(() =>
			change(this.cast.admin, one.room.id, one.uid, { ...lengthOf(one.start), roomId: room.id }))
		if (this.isTaken(reply, 200)) {
			Object.assign(one, { uid: (reply.json as { uid: string }).uid, room, state: managed })
			this.count('transferred')
		} else {
			this.count('kept')
		}
	}

	private async answer(one: Known): Promise<void> {
		if (one.answered === 'DECLINED') {
			return this.move(one)
		}
		const action = this.random.pick(['accept', 'decline'] as const)
		const reply = await persistent(() => respond(this.cast.admin, one.room.id, one.uid, { action }))
		if (this.isTaken(reply, 200)) {
			one.state = action === 'accept' ? 'ACCEPTED' : 'DECLINED'
			one.answered = one.state
			this.count(action === 'accept' ? 'accepted' : 'declined')
		}
	}

	private async remove(one: Known): Promise<void> {
		const { admin, token } = this.cast
		const reply = await persistent(() => one.person !== undefined
			? one.person.client.request('DELETE', `/remote.php/dav/calendars/${one.person.user}/office/${one.uid}.ics`)
			: one.isPublic === true && one.state !== 'DECLINED'
				? publicCall(token, `/rooms/${one.room.id}/bookings/${one.uid}`, {}, 'DELETE')
				: remove(admin, one.room.id, one.uid))
		if (reply.status >= 300) {
			throw new Error(`Removing ${JSON.stringify(one.uid)} answers ${reply.status}: ${reply.text.slice(0, 500)}`)
		}
		this.known = this.known.filter((other) => other !== one)
		this.count('removed')
	}

	private async put(person: Organizer, uid: string, room: Room, start: Date): Promise<State> {
		const said = await putEvent(person, room, { uid, start: compact(start), end: compact(new Date(start.getTime() + 3_600_000)) })
		const [state = ''] = said.split(' ')
		if (!['ACCEPTED', 'TENTATIVE', 'DECLINED'].includes(state)) {
			throw new Error(`A saved event says ${said}.`)
		}
		return state as State
	}

	/** Whether something was done; it may only have been refused because the room was taken. */
	private isTaken(reply: Reply, status: number): boolean {
		if (reply.status !== status && reply.status !== 409) {
			throw new Error(`Answered with ${reply.status}: ${reply.text.slice(0, 500)}`)
		}
		return reply.status === status
	}

	private count(what: keyof Operations['counts']): void {
		this.counts[what]++
	}
}
