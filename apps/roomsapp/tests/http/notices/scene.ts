// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setEmail } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import { ocs } from '@suite/fixtures/ocs'
import { startMailServer, type Mail, type MailServer } from '@suite/fixtures/smtp'
import type { RoomPatch } from '@suite/schema/rooms/room'
import { runJob as runJobOf } from '@suite/testing/jobs'
import { people, type Member, type People } from '../people.ts'
import { account, appPath, newRoom, permit } from '../rooms.ts'

/** A notification as clients read it. */
export interface Notification {
	readonly notification_id: number
	readonly app: string
	readonly subject: string
	readonly message: string
	readonly link: string
	readonly icon: string
	readonly actions: readonly { readonly label: string, readonly link: string, readonly type: string, readonly primary: boolean }[]
}

/** Somebody with a mail address. */
export type Reader = Member & { readonly address: string }

/** A booker, a manager and a mail server that gets the mails of their rooms. */
export interface Scene {
	readonly crew: People
	readonly admin: Client
	readonly booker: Reader
	readonly manager: Reader
	readonly server: MailServer
	/** A room of the two that waits for its manager, and has the mail server. */
	readonly room: (wished?: RoomPatch) => Promise<string>
}

export async function scene(): Promise<Scene> {
	const crew = await people()
	const { session: admin } = crew.administrator
	const server = await startMailServer()
	const reader = async (member: Promise<Member>): Promise<Reader> => {
		const known = await member
		const address = `${known.user}@example.com`
		await setEmail(admin, known.user, address)
		return { ...known, address }
	}
	const [booker, manager] = await Promise.all([reader(crew.as('booker')), reader(crew.as('manager'))])
	const login = { username: 'rooms@example.com', password: 'secret' }
	const smtpConfig = { host: '127.0.0.1', port: server.port, ...login, encryption: 'none' } as const
	return {
		crew, admin, booker, manager, server,
		room: async (wished = {}) => {
			const { id } = await newRoom(admin, { timeZone: 'Europe/Berlin', smtpConfig, ...wished })
			await permit(admin, { room: id }, { viewers: [], bookers: [account(booker.user)], managers: [account(manager.user)] })
			return id
		},
	}
}

/** What the bell of somebody shows of Rooms, the newest first. */
export const bell = async (of: Member): Promise<Notification[]> =>
	(await ocs<Notification[]>(of.session, 'GET', '/apps/notifications/api/v2/notifications')).filter(({ app }) => app === 'roomsapp')

/** Runs the job that delivers mails. */
export const deliver = (crew: People): Promise<void> => runJob(crew, 'Shared\\BackgroundJob\\DeliverOutbox')

/** Runs a background job at once; the name is that of its class below the app. */
export const runJob = (crew: People, name: string): Promise<void> => runJobOf(crew.host, `OCA\\RoomsApp\\${name}`)

/** The secret part of the address that a mail leads to. */
export const linkOf = (mail: Mail | undefined): string => /\/decide\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Opens the page of a link, as a browser without a session does. */
export const open = ({ crew }: Scene, link: string): Promise<Reply> =>
	crew.anonymous.request('GET', appPath(`/decide/${link}`), { headers: { Accept: 'text/html' } })

/** Sends the form of the page. */
export const decide = ({ crew }: Scene, link: string, answer: string, comment = ''): Promise<Reply> =>
	crew.anonymous.request('POST', appPath(`/decide/${link}`), {
		raw: new URLSearchParams({ answer, comment }),
		headers: { Accept: 'text/html' },
	})
