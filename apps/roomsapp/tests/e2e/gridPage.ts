// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Locator, Page } from '@playwright/test'
import type { SessionClient } from '@suite/fixtures/client'
import type { Person } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { PermissionsInput } from '@suite/schema/rooms/permission'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'
import { account, ask, newRoom, permit } from '../http/rooms.ts'

/** A Monday on which nobody else books. */
export const day = '2047-04-01'

/** A room that accepts at once and that a person may book, or what is said instead. */
export async function roomFor(
	admin: SessionClient,
	person: Person,
	wished: RoomPatch = {},
	role: keyof PermissionsInput = 'bookers',
): Promise<Room> {
	const room = await newRoom(admin, { autoAccept: true, ...wished })
	await permit(admin, { room: room.id }, { [role]: [account(person.user)] })
	return room
}

/** @param start - and the end: HH:MM on the day */
export function book(client: SessionClient, room: Room, summary: string, start: string, end: string): Promise<unknown> {
	return ask(client, 'POST', `/api/rooms/${room.id}/bookings`, { body: { summary, start: `${day}T${start}`, end: `${day}T${end}` } })
}

export async function openGrid(person: Person, address = `/?day=${day}`, page = person.page): Promise<Page> {
	await undisturbed(person.client)
	await page.goto(`/index.php/apps/roomsapp${address}`)
	await ready(page, address.includes('/month') ? 'month' : address.startsWith('/rooms/') ? 'room' : 'rooms')
	return page
}

export const rowOf = (page: Page, room: Room, on = day): Locator => page.locator(`[data-row="${on} ${room.id}"]`)
export const trackOf = (page: Page, room: Room, on = day): Locator => rowOf(page, room, on).getByRole('slider')
export const bookingOf = (page: Page, room: Room, title: string): Locator =>
	rowOf(page, room).getByRole('button', { name: title })

/** Presses at one hour of a row and releases at another. */
export async function drawTime(page: Page, track: Locator, from: number, to: number): Promise<void> {
	const box = await track.boundingBox()
	if (box === null) {
		throw new Error('the row is not shown')
	}
	const x = (hour: number) => box.x + box.width * hour / 24
	const y = box.y + box.height / 2
	await page.mouse.move(x(from) + 1, y)
	await page.mouse.down()
	await page.mouse.move(x((from + to) / 2), y)
	await page.mouse.move(x(to) - 1, y)
	await page.mouse.up()
}
