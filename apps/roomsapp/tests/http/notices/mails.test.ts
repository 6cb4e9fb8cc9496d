// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import { startMailServer } from '@suite/fixtures/smtp'
import { afterAll, describe, expect, it } from 'vitest'
import { book, remove, respond } from '../bookings/scene.ts'
import { ask, call, refusal } from '../rooms.ts'
import { bell, deliver, scene } from './scene.ts'

const stage = await scene()
const { booker, manager, crew, admin, server } = stage
afterAll(() => server.close())
const subjects = (address: string, room: string) => server.to(address).map(({ subject }) => subject).filter((text) => text.includes(room))

describe('mails about bookings', () => {
	it('go through the server of the room, once each, however often and by however many jobs they are delivered @every-host', async () => {
		const id = await stage.room({ name: 'Heron', roomNumber: '2.17' })
		await book(booker.session, id, 3, { summary: 'Grüße & Küsse' })
		expect(server.to(manager.address)).toEqual([])
		await Promise.all([deliver(crew), deliver(crew)])
		await deliver(crew)
		const [mail, ...others] = server.to(manager.address).filter(({ subject }) => subject.includes('Heron'))
		expect([mail?.subject, mail?.from, mail?.login, others]).toEqual([
			`${booker.user} asks for Heron: Thursday, 3 May 2046, 11:00–12:00 (Europe/Berlin)`,
			'rooms@example.com', 'rooms@example.com secret', [],
		])
		expect(mail?.text).toContain('Grüße & Küsse')
		expect(mail?.text).toMatch(/\/index\.php\/apps\/roomsapp\/decide\/[\w-]{43}\s/)
		expect(mail?.source).toContain('Auto-Submitted: auto-generated')
		for (const line of ['SUMMARY:Grüße & Küsse', 'DTSTART:20460503T090000Z', 'STATUS:TENTATIVE']) {
			expect(mail?.calendar).toContain(line)
		}
		expect(mail?.calendar).not.toContain('METHOD')
	})

	it('tell the organizer of answers with their reason, in the language of each reader', async () => {
		await ocs(admin, 'PUT', `/cloud/users/${booker.user}`, { key: 'language', value: 'nl' })
		const id = await stage.room({ name: 'Reiger' })
		const uid = await book(booker.session, id, 4)
		await respond(manager.session, id, uid, { action: 'decline', comment: 'The room is being painted.' })
		await respond(manager.session, id, uid, { action: 'accept' })
		await remove(manager.session, id, uid)
		await deliver(crew)
		const when = 'vrijdag 4 mei 2046, 11:00–12:00 uur (Europe/Berlin)'
		expect(subjects(booker.address, 'Reiger').sort()).toEqual([
			`Geaccepteerd: Reiger, ${when}`, `Geannuleerd: Reiger, ${when}`, `Geweigerd: Reiger, ${when}`,
		])
		const declined = server.to(booker.address).find(({ subject }) => subject.startsWith('Geweigerd: Reiger'))
		expect(declined?.text).toContain('The room is being painted.')
		expect(declined?.text).toContain(`${manager.user} heeft uw boeking geweigerd.`)
		expect(subjects(manager.address, 'Reiger')).toEqual([])
		await ocs(admin, 'PUT', `/cloud/users/${booker.user}`, { key: 'language', value: 'en' })
	})

	it('are not sent when they are switched off, and the bell still rings', async () => {
		await ask(admin, 'PUT', '/api/settings', { body: { emailEnabled: false } })
		try {
			const id = await stage.room({ name: 'Silent' })
			await book(booker.session, id, 5)
			await deliver(crew)
			expect((await bell(manager)).filter(({ subject }) => subject.includes('Silent'))).toHaveLength(1)
		} finally {
			await ask(admin, 'PUT', '/api/settings', { body: { emailEnabled: true } })
		}
		await deliver(crew)
		expect(subjects(manager.address, 'Silent')).toEqual([])
	})

	it('wait in the outbox while the server of the room refuses them, and are not sent any other way', async () => {
		const own = await startMailServer()
		own.refuse(true)
		const smtpConfig = { host: '127.0.0.1', port: own.port, encryption: 'none' } as const
		const id = await stage.room({ name: 'Patient', autoAccept: true, smtpConfig })
		await book(booker.session, id, 6)
		await deliver(crew)
		expect([own.calls() > 0, own.mails, subjects(booker.address, 'Patient')]).toEqual([true, [], []])
		await own.close()
	})

	it('get no unencrypted connection where encryption is required', async () => {
		const own = await startMailServer()
		const smtpConfig = { host: '127.0.0.1', port: own.port, username: 'u', password: 'p', encryption: 'starttls' } as const
		const id = await stage.room({ name: 'Sealed', autoAccept: true, smtpConfig })
		await book(booker.session, id, 7)
		await deliver(crew)
		expect([own.calls() > 0, own.logins(), own.mails, subjects(booker.address, 'Sealed')]).toEqual([true, 0, [], []])
		await own.close()
	})
})

describe('the mail server of a room', () => {
	const smtpOf = async (room: string) =>
		(await ask<{ smtpConfig: unknown }>(manager.session, 'GET', `/api/rooms/${room}`)).smtpConfig
	const save = (room: string, smtpConfig: object) => call(manager.session, 'PUT', `/api/rooms/${room}`, { body: { smtpConfig } })

	it('forgets its password when its host or its port changes', async () => {
		const smtpConfig = { host: 'mail.example.com', port: 587, username: 'u', password: 'p' }
		const saved = []
		for (const changed of [{ username: 'v' }, { encryption: 'tls' }, { port: 2525 }, { host: 'other.example.com' }]) {
			const id = await stage.room({ smtpConfig })
			expect((await save(id, { ...changed, password: '***' })).status).toBe(200)
			saved.push((await smtpOf(id) as { password: string }).password)
		}
		expect(saved).toEqual(['***', '***', '', ''])
	})

	it('has a port of mail, unless an administrator sets another', async () => {
		const id = await stage.room({ smtpConfig: null })
		const tried = []
		for (const port of [25, 465, 587, 2525, 22, 80]) {
			tried.push(refusal(await save(id, { host: 'mail.example.com', port })))
		}
		expect(tried).toEqual(['200', '200', '200', '200', '400 bad_port /smtpConfig/port', '400 bad_port /smtpConfig/port'])
		const byAdmin = await call(admin, 'PUT', `/api/rooms/${id}`, { body: { smtpConfig: { host: 'mail.example.com', port: 1025 } } })
		expect(byAdmin.status).toBe(200)
	})
})
