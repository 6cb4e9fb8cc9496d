// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@suite/fixtures/playwright/host-test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { takeSession } from '@suite/fixtures/playwright/session'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { Grid } from '@suite/schema/rooms/look/grid'
import { ask } from '../http/rooms.ts'
import { book, bookingOf, day, drawTime, openGrid, roomFor, rowOf, trackOf } from './gridPage.ts'

const makes = { among: '/bookings' }

test('the grid, the card and the week of a room, and an unknown address open without an error @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	const troubles = await watchTroubles(person.context)
	const page = await openGrid(person)
	await expect(page).toHaveTitle(/^Rooms – /)
	await rowOf(page, room).getByRole('button', { name: room.name }).click()
	const card = page.getByRole('dialog', { name: room.name })
	await expect(card).toContainText('Free now')
	await card.getByRole('link', { name: 'Show the week' }).click()
	await ready(page, 'room')
	await expect(page.getByRole('heading', { name: room.name })).toBeVisible()
	await expect(page.getByRole('slider')).not.toHaveCount(0)
	await page.goto('/index.php/apps/roomsapp/rooms/no-such-room')
	await ready(page, 'room')
	await expect(page.getByText('There is no such room, or you may not see it')).toBeVisible()
	await page.goto('/index.php/apps/roomsapp/admin/no-such-screen')
	await ready(page, 'unknown')
	await troubles.expectNone()
})

test('the keyboard opens the card of a room, and the focus returns to its name', async ({ admin, person }) => {
	const room = await roomFor(admin, person, { capacity: 6, responsibleContact: 'Reception', autoAccept: false })
	const page = await openGrid(person)
	const name = rowOf(page, room).getByRole('button', { name: room.name })
	await name.press('Enter')
	const card = page.getByRole('dialog', { name: room.name })
	await expect(card).toContainText('Somebody who manages the room approves each booking.')
	await expect(card).toContainText(room.email)
	await expectAccessible(page, '[role="dialog"]')
	await page.keyboard.press('Escape')
	await expect(card).toBeHidden()
	await expect(name).toBeFocused()
})

test('drawing a time by pointer books it @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	const page = await openGrid(person)
	await drawTime(page, trackOf(page, room), 9, 10.5)
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await expect(card.getByLabel('From')).toHaveValue('09:00')
	await expect(card.getByLabel('To')).toHaveValue('10:30')
	await expect(card.getByText('Free', { exact: true })).toBeVisible()
	await card.getByLabel('Title').fill('Drawn')
	await saved(page, () => card.getByRole('button', { name: 'Book' }).click(), makes)
	await expect(bookingOf(page, room, 'Drawn')).toBeVisible()
	await expect(card).toBeHidden()
})

test('the keyboard alone books a time @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	const page = await openGrid(person)
	const track = trackOf(page, room)
	await track.focus()
	await page.keyboard.press('ArrowRight')
	await expect(track).toHaveAttribute('aria-valuetext', /9:15.*free/)
	await page.keyboard.press('Enter')
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await expect(card.getByLabel('Title')).toBeFocused()
	await page.keyboard.type('Typed')
	await expect(card.getByText('Free', { exact: true })).toBeVisible()
	await saved(page, () => page.keyboard.press('Enter'), makes)
	await expect(bookingOf(page, room, 'Typed')).toBeVisible()
	await expect(track).toBeFocused()
})

test('a grabbed booking moves and grows by keys, and Escape puts it back @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	await book(person.client, room, 'Carried', '09:00', '10:00')
	const page = await openGrid(person)
	const booking = bookingOf(page, room, 'Carried')
	await booking.focus()
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowRight')
	await expect(page.getByRole('status').filter({ hasText: '9:15' }).first()).toBeAttached()
	await page.keyboard.press('Escape')
	await expect(booking).toHaveAccessibleName(/9:00.* to 10:00/)
	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Shift+ArrowRight')
	await saved(page, () => page.keyboard.press('Enter'), makes)
	await expect(booking).toHaveAccessibleName(/9:15.* to 10:30/)
	await page.reload()
	await ready(page, 'rooms')
	await expect(bookingOf(page, room, 'Carried')).toHaveAccessibleName(/9:15.* to 10:30/)
})

test('a time that is taken says until when and by what, and is refused @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	await book(admin, room, 'Sales', '09:00', '11:30')
	const page = await openGrid(person)
	await drawTime(page, trackOf(page, room), 8, 8.5)
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await card.getByLabel('Title').fill('Late')
	await card.getByLabel('To').fill('10:00')
	await card.getByLabel('To').press('Tab')
	await expect(card.getByText(/^Taken until 11:30.* by Sales$/)).toBeVisible()
	await saved(page, () => card.getByRole('button', { name: 'Book' }).click(), { ...makes, isRefused: true })
	await expect(card.getByText('The room is taken at this time. Choose another time or room.')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(card).toBeHidden()
	await expect(bookingOf(page, room, 'Late')).toHaveCount(0)
})

test('someone who may only view a private room neither books nor reads what it is booked for @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person, { titlePrivacy: true }, 'viewers')
	await book(admin, room, 'Secret plan', '09:00', '10:00')
	const page = await openGrid(person)
	await expect(bookingOf(page, room, 'Reserved')).toBeVisible()
	await expect(page.getByText('Secret plan')).toHaveCount(0)
	await trackOf(page, room).focus()
	await page.keyboard.press('Enter')
	await drawTime(page, trackOf(page, room), 12, 13)
	await bookingOf(page, room, 'Reserved').click()
	const card = page.getByRole('dialog')
	await expect(card).toHaveAccessibleName('Reserved')
	await expect(card.getByRole('button')).toHaveCount(1)
})

test('a cancelled booking is undone by keyboard, and is given back when the page is left', async ({ admin, person }) => {
	const room = await roomFor(admin, person)
	await book(person.client, room, 'Dropped', '09:00', '10:00')
	const query = { from: day, room: room.id }
	const stored = async () => (await ask<Grid>(person.client, 'GET', '/api/grid', { query })).bookings?.length
	const page = await openGrid(person)
	const booking = bookingOf(page, room, 'Dropped')
	await booking.click()
	await page.getByRole('dialog', { name: 'Dropped' }).getByRole('button', { name: 'Cancel booking' }).click()
	await expect(booking).toHaveCount(0)
	await expect(trackOf(page, room)).toBeFocused()
	await page.getByRole('button', { name: 'Undo' }).press('Enter')
	await expect(booking).toBeFocused()
	await expect.poll(stored).toBe(1)
	await booking.press('Enter')
	await page.getByRole('dialog', { name: 'Dropped' }).getByRole('button', { name: 'Cancel booking' }).press('Enter')
	await expect(page.getByRole('region', { name: '“Dropped” is cancelled.' })).toBeVisible()
	await page.goto('about:blank')
	await expect.poll(stored).toBe(0)
})

test('the grid and its card are accessible, in the dark too @every-host', async ({ admin, person }) => {
	const room = await roomFor(admin, person, { capacity: 6, bufferBefore: 15, bufferAfter: 15 })
	await book(admin, room, 'Theirs', '09:00', '10:00')
	await book(person.client, room, 'Mine', '11:00', '12:00')
	const page = await openGrid(person)
	await expectScreenAccessible(page)
	await bookingOf(page, room, 'Mine').click()
	const card = page.getByRole('dialog', { name: 'Mine' })
	await expect(card.getByText('Free', { exact: true })).toBeVisible()
	await expectAccessible(page, '[role="dialog"]')
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectScreenAccessible(page, { onlyContrast: true })
})

test('on a phone each room is a card, and a finger finds everything', async ({ admin, person, browser, host }) => {
	const room = await roomFor(admin, person)
	await book(person.client, room, 'Walk', '09:00', '10:00')
	const context = await browser.newContext({ ...phone, baseURL: host.url })
	await takeSession(context, person.client)
	await undisturbed(person.client)
	const page = await openGrid(person, `/?day=${day}`, await context.newPage())
	await expect(rowOf(page, room).getByText('Walk')).toBeVisible()
	await expectTouchable(page, 'the rooms')
	await rowOf(page, room).getByRole('button', { name: `Book ${room.name}` }).tap()
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await expect(card).toBeVisible()
	await expectTouchable(page, 'the card')
	await card.getByRole('button', { name: 'Close' }).tap()
	await page.getByRole('button', { name: 'Next day' }).tap()
	await expect(rowOf(page, room, '2047-04-02').getByText('Nothing is booked.')).toBeVisible()
	await context.close()
})
