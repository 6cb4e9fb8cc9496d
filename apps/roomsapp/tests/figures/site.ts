// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import type { Host } from '@suite/host/host'
import type { Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'

export const api = '/index.php/apps/roomsapp/api'
export const headers = { 'OCS-APIRequest': 'true' }

/** The numbers that the promises are about. */
export const full = Object.freeze({ rooms: 1_000, bookings: 5_000, dates: 200_000, importedRooms: 500 })

/** A server with many rooms, and those who call it. */
export interface ManyRooms {
	/** The room with the most bookings. */
	readonly busiest: string
	readonly rooms: number
	readonly admin: SessionClient
	/** Somebody with an account and no role but what everyone has. */
	readonly person: BasicClient
	readonly user: string
	readonly token: BearerClient
	readonly imports: readonly { readonly rooms: number, readonly milliseconds: number }[]
}

/** Mail address of the person whose requests are measured. */
export const addressOf = (user: string): string => `${user}@example.org`

/** Imports rooms, fills their tables and makes the callers. */
export async function manyRooms({ host, admin, directory, pages: rooms = full.rooms }: Measured): Promise<ManyRooms> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const imports: { rooms: number, milliseconds: number }[] = []
	for (let first = 0; first < rooms; first += full.importedRooms) {
		const count = Math.min(full.importedRooms, rooms - first)
		imports.push({ rooms: count, milliseconds: await importRooms(session, first, count) })
	}
	const busiest = 'figure-room-0'
	const part = rooms / full.rooms
	const filled = await php(host, directory, 'fill.php', busiest, ...[full.bookings * part, full.dates * part].map(Math.round).map(String))
	console.error(`filled in ${filled} seconds`)
	const account = await createUser(session, {})
	await host.occ(['user:setting', account.user, 'settings', 'email', addressOf(account.user)])
	const token = (await session.expect('POST', `${api}/tokens`, { body: { name: 'Figures', scope: 'admin' }, headers })).json as {
		token: string
	}
	return {
		busiest, rooms, admin: session, imports,
		person: new BasicClient(host.url, account.user, await createAppPassword(host.url, account)),
		user: account.user,
		token: new BearerClient(host.url, token.token),
	}
}

async function importRooms(admin: SessionClient, first: number, count: number): Promise<number> {
	const rows = Array.from({ length: count }, (_, index) => {
		const one = first + index
		const place = `Building ${one % 12},Street ${one % 12},1000 AA,Town`
		return `Figure room ${one},${4 + one % 20},${one % 9}.${one % 40},meeting-room,${place},"projector,whiteboard",true`
	})
	const columns = 'name,capacity,roomNumber,roomType,building,street,postalCode,city,facilities,autoAccept'
	const form = new FormData()
	form.set('file', new Blob([[columns, ...rows, ''].join('\n')]), 'rooms.csv')
	const begun = performance.now()
	const { created } = (await admin.expect('POST', `${api}/rooms/import`, { raw: form, headers })).json as { created: number }
	if (created !== count) {
		throw new Error(`Of ${count} rooms, ${created} were imported.`)
	}
	return performance.now() - begun
}

/** Runs a script of this folder in the instance. */
export const php = (host: Host, directory: string, script: string, ...args: readonly string[]): Promise<string> =>
	inInstance(host, directory, new URL(script, import.meta.url), ...args)
