// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import { afterAll, describe, expect, it } from 'vitest'
import { book, change, dates, remove, respond, slot } from '../bookings/scene.ts'
import { permit, refusal } from '../rooms.ts'
import { bell, scene, type Notification } from './scene.ts'

const stage = await scene()
const { booker, manager, crew, admin } = stage
afterAll(() => stage.server.close())

/** Sends what a button of the bell sends: no body. */
const press = (by: typeof booker, { actions }: Notification, label: string) => {
	const action = actions.find((one) => one.label === label)
	const { pathname } = new URL(action?.link ?? 'https://none.example')
	return by.session.request(action?.type ?? '', pathname)
}
const clear = (of: typeof booker) => ocs(of.session, 'DELETE', '/apps/notifications/api/v2/notifications')

describe('the bell', () => {
	it('asks managers at once, and their answer reaches the organizer @every-host', async () => {
		await Promise.all([clear(booker), clear(manager)])
		const id = await stage.room({ name: 'Aquarium' })
		await book(booker.session, id, 3, { summary: 'Sales "R&D"' })
		const [request] = await bell(manager)
		expect(request).toMatchObject({
			subject: `${booker.user} asks for Aquarium: Thursday, 3 May 2046, 11:00–12:00 (Europe/Berlin)`,
			message: 'Sales "R&D"\nThe room stays reserved until somebody who manages it answers.',
			link: expect.stringMatching(/\/index\.php\/apps\/roomsapp\/booking\/\d+$/) as unknown,
			icon: expect.stringMatching(/\/roomsapp\/img\/app-dark\.svg/) as unknown,
			actions: [{ label: 'Accept', type: 'POST', primary: true }, { label: 'Decline', type: 'POST', primary: false }],
		})
		expect(await bell(booker)).toEqual([])
		expect((await press(manager, request!, 'Accept')).json).toEqual({ status: 'ok' })
		expect(await dates(manager.session, id)).toEqual(['Sales "R&D" ACCEPTED 2046-05-03T11:00:00+02:00'])
		expect(await bell(manager)).toEqual([])
		const [accepted] = await bell(booker)
		expect(accepted).toMatchObject({
			subject: 'Accepted: Aquarium, Thursday, 3 May 2046, 11:00–12:00 (Europe/Berlin)',
			message: `Sales "R&D"\n${manager.user} accepted your booking.`,
			actions: [],
		})
		expect(refusal(await press(manager, request!, 'Decline'))).toBe('410 outdated')
	})

	it('leads each reader to the booking, as things are when the link is followed @every-host', async () => {
		await clear(manager)
		const id = await stage.room({ name: 'Corner' })
		const uid = await book(booker.session, id, 8)
		const [request] = await bell(manager)
		const place = async ({ session }: Pick<typeof booker, 'session'>) => {
			const reply = await session.request('GET', new URL(request?.link ?? 'https://none.example').pathname)
			const { pathname, searchParams } = new URL(reply.headers.get('location') ?? '', session.url)
			return [reply.status, pathname.replace(/.*\/apps\/roomsapp/, ''), ...[...searchParams].map((one) => one.join('='))]
		}
		const name = /^booking=[0-9a-f]{40}\.ics$/
		expect(await place(manager)).toEqual([303, '/approvals', expect.stringMatching(name), `room=${id}`])
		expect(await place(booker)).toEqual([303, '/bookings', expect.stringMatching(name), `room=${id}`, `uid=${uid}`])
		const nobody = [303, '/bookings', 'booking=']
		expect(await place(await crew.as('stranger'))).toEqual(nobody)
		await respond(manager.session, id, uid, { action: 'accept' })
		expect(await place(manager)).toEqual([303, `/rooms/${id}`, 'day=2046-05-08'])
		const gone = await booker.session.request('GET', '/index.php/apps/roomsapp/booking/999999999')
		expect(gone.headers.get('location')).toMatch(/\/bookings\?booking=$/)
		const html = { headers: { Accept: 'text/html' } }
		const { status, headers } = await crew.anonymous.request('GET', '/index.php/apps/roomsapp/booking/1', html)
		expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/login?redirect_url=')])
	})

	it('declines, and speaks the language of its reader', async () => {
		await Promise.all([clear(booker), clear(manager)])
		const id = await stage.room({ name: 'Blau' })
		const uid = await book(booker.session, id, 4)
		const [request] = await bell(manager)
		await press(manager, request!, 'Decline')
		expect((await bell(booker)).map(({ subject }) => subject)).toEqual([
			'Declined: Blau, Friday, 4 May 2046, 11:00–12:00 (Europe/Berlin)',
		])
		await ocs(admin, 'PUT', `/cloud/users/${booker.user}`, { key: 'language', value: 'de' })
		const [declined] = await bell(booker)
		expect([declined?.subject, declined?.message]).toEqual([
			'Abgelehnt: Blau, Freitag, 4. Mai 2046, 11:00–12:00 Uhr (Europe/Berlin)',
			`Meeting\n${manager.user} hat Ihre Buchung abgelehnt.`,
		])
		await ocs(admin, 'PUT', `/cloud/users/${booker.user}`, { key: 'language', value: 'en' })
		expect((await respond(manager.session, id, uid, { action: 'accept', comment: 'Sorry, it is free' })).status).toBe(200)
		const [accepted] = await bell(booker)
		expect(accepted?.message).toBe(`Meeting\n${manager.user} accepted your booking.\nSorry, it is free`)
	})

	it('forgets a request that is cancelled or changed, and asks for the new time', async () => {
		await Promise.all([clear(booker), clear(manager)])
		const id = await stage.room()
		const uid = await book(booker.session, id, 5)
		const [first] = await bell(manager)
		expect((await change(booker.session, id, uid, { summary: 'Meeting', ...slot(6) })).status).toBe(200)
		const [second, ...others] = await bell(manager)
		expect([second?.subject.includes('6 May 2046'), others]).toEqual([true, []])
		expect(refusal(await press(manager, first!, 'Accept'))).toBe('410 outdated')
		expect((await remove(booker.session, id, uid)).status).toBe(200)
		const left = await bell(manager)
		expect(left.map(({ subject, actions }) => [subject.replace(/:.*/, ''), actions])).toEqual([['Cancelled by the organizer', []]])
		expect(refusal(await press(manager, second!, 'Accept'))).toBe('410 outdated')
		expect(await bell(booker)).toEqual([])
	})

	it('tells of what somebody else cancelled', async () => {
		await Promise.all([clear(booker), clear(manager)])
		const id = await stage.room({ autoAccept: true, name: 'Green' })
		const uid = await book(booker.session, id, 7)
		expect([await bell(booker), await bell(manager)]).toEqual([[], []])
		await remove(manager.session, id, uid)
		expect((await bell(booker)).map(({ subject }) => subject)).toEqual([
			'Cancelled: Green, Monday, 7 May 2046, 11:00–12:00 (Europe/Berlin)',
		])
	})

	it('answers for those who manage the room, and nobody else', async () => {
		await Promise.all([clear(booker), clear(manager)])
		const id = await stage.room()
		await book(booker.session, id, 8)
		const [request] = await bell(manager)
		const tried: Record<string, string> = {}
		for (const role of ['stranger', 'booker'] as const) {
			tried[role] = refusal(await press({ ...booker, session: (await crew.as(role)).session }, request!, 'Accept'))
		}
		const { pathname } = new URL(request!.actions[0]!.link)
		tried.anonymous = refusal(await crew.anonymous.request('POST', pathname))
		tried.withoutToken = refusal(await manager.session.withoutRequestToken().request('POST', pathname))
		expect(tried).toEqual({
			stranger: '404 unknown_booking', booker: '404 unknown_booking', anonymous: '401 not_logged_in', withoutToken: '412 csrf',
		})
		await permit(admin, { room: id }, { viewers: [], bookers: [], managers: [] })
		expect(refusal(await press(manager, request!, 'Accept'))).toBe('404 unknown_booking')
		expect(await bell(manager)).toEqual([])
	})
})
