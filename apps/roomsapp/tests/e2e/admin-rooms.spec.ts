// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createGroup, deleteGroup } from '@suite/fixtures/accounts'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { account, ask, call, newRoom, permit } from '../http/rooms.ts'
import { expect, goTo, name, rowOf, search, stored, test } from './adminRooms.ts'

test('a room is added with a name alone, changed, and found again @every-host', async ({ admin, open }) => {
	const page = await open('/admin/rooms', 'admin-rooms')
	const wished = name()
	await page.getByRole('button', { name: 'New room' }).click()
	const dialog = page.getByRole('dialog', { name: 'New room' })
	await expect(dialog.getByRole('radio', { name: 'Everyone may book' })).toBeChecked()
	await dialog.getByRole('textbox', { name: 'Name' }).fill(wished)
	await saved(page, () => page.keyboard.press('Enter'))
	await ready(page, 'admin-room')
	await expect(page.getByRole('heading', { level: 2, name: wished })).toBeVisible()

	const seats = page.getByRole('spinbutton', { name: 'Seats' })
	await seats.fill('12')
	await saved(page, () => seats.press('Tab'))
	await saved(page, async () => {
		await page.getByRole('textbox', { name: 'Building' }).fill('North')
		await page.getByRole('textbox', { name: 'Building' }).press('Enter')
	})
	const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
	const room = await stored(admin, id)
	expect([room.name, room.everyone, room.capacity, room.address]).toEqual([wished, 'book', 12, 'North, , , '])

	await page.reload()
	await ready(page, 'admin-room')
	await expect(page.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('12')
	await page.getByRole('link', { name: 'All rooms' }).click()
	await ready(page, 'admin-rooms')
	await search(page, wished)
	await expect(rowOf(page, wished)).toContainText('North')
})

test('a manager who is no administrator edits own rooms and gives roles @every-host', async ({ admin, person }) => {
	const [own, other] = [await newRoom(admin), await newRoom(admin, { everyone: 'book' })]
	await permit(admin, { room: own.id }, { managers: [account(person.user)] })
	const { page } = person
	await undisturbed(person.client)
	await goTo(page, '/admin/rooms', 'admin-rooms')
	await expect(page.getByRole('heading', { name: 'Rooms you manage' })).toBeVisible()
	await expect(rowOf(page, own.name)).toBeVisible()
	await expect(rowOf(page, other.name)).toBeHidden()
	await expect(page.getByRole('button', { name: 'New room' })).toBeHidden()
	await rowOf(page, own.name).getByRole('link').click()
	await ready(page, 'admin-room')

	await saved(page, () => page.getByText('Everyone may see it, and chosen people book').click())
	const bookers = page.getByRole('combobox', { name: 'Bookers' })
	await bookers.fill(person.user)
	await saved(page, () => page.getByRole('option').filter({ hasText: person.user }).first().click())
	const group = await createGroup(admin)
	await bookers.fill(group)
	await expect(page.getByRole('option')).toHaveText([new RegExp(group)])
	await saved(page, () => page.getByRole('option').click())
	const roles = await ask(admin, 'GET', `/api/rooms/${own.id}/permissions`)
	await deleteGroup(admin, group)
	expect(roles.bookers).toMatchObject([{ type: 'user', id: person.user }, { type: 'group', id: group }])
	expect(roles.managers).toMatchObject([{ type: 'user', id: person.user }])
	const after = await stored(admin, own.id)
	expect(after.everyone).toBe('view')
})

test('what two people change at the same time is kept, and a refusal is said beside the field', async ({ admin, open }) => {
	const room = await newRoom(admin)
	const page = await open(`/admin/rooms/${room.id}`, 'admin-room')
	await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { floor: '3' } })
	await page.getByRole('textbox', { name: 'Room number' }).fill('3.14')
	await saved(page, () => page.getByRole('textbox', { name: 'Room number' }).press('Enter'))
	const both = await stored(admin, room.id)
	expect([both.floor, both.roomNumber]).toEqual(['3', '3.14'])
	await expect(page.getByRole('textbox', { name: 'Floor' })).toHaveValue('3')

	const title = page.getByRole('textbox', { name: 'Name', exact: true })
	await title.fill(' ')
	await saved(page, () => title.press('Enter'), { isRefused: true })
	await expect(page.getByText('A room needs a name.')).toBeVisible()
	const kept = await stored(admin, room.id)
	expect(kept.name).toBe(room.name)
})

test('deleting a room with bookings to come has to be confirmed by its name', async ({ admin, open }) => {
	const room = await newRoom(admin, { autoAccept: true })
	const start = Date.now() + 86_400_000
	await ask(admin, 'POST', `/api/rooms/${room.id}/bookings`, { body: {
		summary: 'Lost', start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString(),
	} })
	const page = await open('/admin/rooms', 'admin-rooms')
	await search(page, room.name)
	await page.getByRole('button', { name: `Actions for ${room.name}` }).click()
	await page.getByRole('menuitem', { name: 'Delete …' }).click()
	const dialog = page.getByRole('dialog', { name: `Delete ${room.name}?` })
	await expect(dialog).toContainText('1 booking to come is lost.')
	await expect(dialog.getByRole('button', { name: 'Delete room' })).toBeDisabled()
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('textbox').fill(room.name)
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(dialog).toBeHidden()
	const gone = await call(admin, 'GET', `/api/rooms/${room.id}`)
	expect(gone.status).toBe(404)
})

test('chosen rooms are changed together after a preview', async ({ admin, open }) => {
	const word = name()
	const rooms = [await newRoom(admin, { name: `${word} one` }), await newRoom(admin, { name: `${word} two`, maxBookingHorizon: 30 })]
	const page = await open('/admin/rooms', 'admin-rooms')
	await search(page, word)
	await page.getByRole('checkbox', { name: 'Choose all 2 rooms' }).check({ force: true })
	await page.getByRole('button', { name: 'Edit chosen …' }).click()
	const dialog = page.getByRole('dialog', { name: 'Edit 2 rooms' })
	await dialog.getByRole('checkbox', { name: 'Days ahead' }).check({ force: true })
	await dialog.getByRole('spinbutton', { name: 'Days ahead' }).fill('30')
	await saved(page, () => dialog.getByRole('button', { name: 'Preview changes' }).click())
	await expect(dialog).toContainText('1 room will change · 1 room has these values already')
	await expectAccessible(page, '[role=dialog]')
	const before = await stored(admin, rooms[0]?.id ?? '')
	expect(before.maxBookingHorizon).toBeNull()
	await saved(page, () => dialog.getByRole('button', { name: 'Change rooms' }).click())
	await expect(dialog).toContainText('1 room changed')
	const after = await stored(admin, rooms[0]?.id ?? '')
	expect(after.maxBookingHorizon).toBe(30)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await ready(page, 'admin-rooms')
	await expect(page.getByRole('button', { name: 'Edit chosen …' })).toBeDisabled()
})

test('the screens of rooms are accessible and fit fingers', async ({ admin, open }) => {
	const rules = [{ days: [1], startTime: '08:00', endTime: '18:00' }]
	const room = await newRoom(admin, { availabilityRules: { enabled: true, rules } })
	const page = await open('/admin/rooms', 'admin-rooms', phone)
	await search(page, room.name)
	await expect(rowOf(page, room.name)).toBeVisible()
	await expectScreenAccessible(page)
	await expectTouchable(page, 'list of rooms')
	await goTo(page, `/admin/rooms/${room.id}`, 'admin-room')
	// For axe, labels that are scrolled away name nothing.
	await page.setViewportSize({ ...phone.viewport, height: 7_000 })
	await expectAccessible(page, '.admin-room')
	await page.setViewportSize(phone.viewport)
	await expectTouchable(page, 'editor of a room')
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
