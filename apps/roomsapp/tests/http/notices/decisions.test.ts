// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import { afterAll, describe, expect, it } from 'vitest'
import { book, change, dates, remove, slot } from '../bookings/scene.ts'
import { permit } from '../rooms.ts'
import { bell, decide, deliver, linkOf, open, scene } from './scene.ts'

const stage = await scene()
const { booker, manager, crew, admin, server } = stage
afterAll(() => server.close())

/** Asks for a room, and returns it with the link that its manager gets. */
async function asked(name: string): Promise<{ id: string, uid: string, link: string }> {
	const id = await stage.room({ name })
	const uid = await book(booker.session, id, 3, { summary: '<b>Sales</b>' })
	await deliver(crew)
	const link = linkOf(server.to(manager.address).find(({ subject }) => subject.includes(name)))
	expect(link).toMatch(/^[\w-]{43}$/)
	return { id, uid, link }
}
const states = async (id: string) => (await dates(manager.session, id)).map((date) => date.split(' ')[1])

describe('a link in a mail', () => {
	it('changes nothing when a program opens it, and its form accepts without a session @every-host', async () => {
		const { id, link } = await asked('Falcon')
		for (let time = 0; time < 3; time++) {
			const page = await open(stage, link)
			expect(page.status).toBe(200)
			for (const part of ['&lt;b&gt;Sales&lt;/b&gt;', 'Thursday, 3 May 2046, 11:00–12:00 (Europe/Berlin)', 'value="accept"']) {
				expect(page.text).toContain(part)
			}
		}
		expect((await crew.anonymous.request('HEAD', `/index.php/apps/roomsapp/decide/${link}`)).status).toBe(200)
		expect((await decide(stage, link, 'maybe')).text).toContain('value="accept"')
		expect(await states(id)).toEqual(['TENTATIVE'])
		const done = await decide(stage, link, 'accept', 'Have fun')
		expect([done.status, done.text.includes('You accepted the request. The organizer is told.')]).toEqual([200, true])
		expect(await states(id)).toEqual(['ACCEPTED'])
		expect((await bell(booker))[0]?.message).toContain('Have fun')
		expect((await open(stage, link)).text).toContain('You accepted the request.')
		expect((await decide(stage, link, 'decline')).text).toContain('You accepted the request.')
		expect(await states(id)).toEqual(['ACCEPTED'])
	})

	it('declines, in the language of its reader', async () => {
		await ocs(admin, 'PUT', `/cloud/users/${manager.user}`, { key: 'language', value: 'fr' })
		const { id, link } = await asked('Faucon')
		await ocs(admin, 'PUT', `/cloud/users/${manager.user}`, { key: 'language', value: 'de' })
		expect((await open(stage, link)).text).toContain('>Ablehnen</button>')
		expect((await decide(stage, link, 'decline')).text).toContain('Sie haben die Anfrage abgelehnt.')
		await ocs(admin, 'PUT', `/cloud/users/${manager.user}`, { key: 'language', value: 'en' })
		expect(await states(id)).toEqual(['DECLINED'])
	})

	it('dies when the booking changes or is cancelled, and a new mail has a new one', async () => {
		const { id, uid, link } = await asked('Robin')
		await change(booker.session, id, uid, { summary: 'Sales', ...slot(4) })
		for (const page of [await open(stage, link), await decide(stage, link, 'accept')]) {
			expect([page.status, page.text.includes('answered, changed or cancelled in the meantime')]).toEqual([410, true])
		}
		expect(await states(id)).toEqual(['TENTATIVE'])
		await deliver(crew)
		const newest = linkOf(server.to(manager.address).findLast(({ subject }) => subject.includes('Robin')))
		expect([newest === link, (await open(stage, newest)).status]).toEqual([false, 200])
		await remove(booker.session, id, uid)
		expect((await decide(stage, newest, 'accept')).status).toBe(410)
	})

	it('answers for its reader only as long as they manage the room', async () => {
		const { id, link } = await asked('Wren')
		await permit(admin, { room: id }, { viewers: [], bookers: [], managers: [] })
		const page = await decide(stage, link, 'accept')
		expect([page.status, page.text.includes('You do not manage this room any more')]).toEqual([403, true])
		await permit(admin, { room: id }, { viewers: [], bookers: [], managers: [{ type: 'user', id: manager.user }] })
		expect(await states(id)).toEqual(['TENTATIVE'])
	})

	it('that nobody sent says so', async () => {
		const page = await decide(stage, 'x'.repeat(43), 'accept')
		expect([page.status, page.text.includes('This link is not valid.')]).toEqual([404, true])
	})
})
