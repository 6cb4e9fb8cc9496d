// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { setEmail, uniqueName } from '@suite/fixtures/accounts'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { book } from '../http/bookings/scene.ts'
import { bell } from '../http/notices/scene.ts'
import { people } from '../http/people.ts'
import { account, ask, newRoom, permit } from '../http/rooms.ts'
import { ahead, openAs } from './mine.ts'

test.skip(!process.env.HOST_JSON, 'HOST_JSON names no running host')

test('a manager accepts one request by keyboard and declines the others together @every-host', async ({ browser }) => {
	const crew = await people()
	const [booker, manager] = [await crew.as('booker'), await crew.as('manager')]
	const { id } = await newRoom(crew.administrator.session, { autoAccept: false })
	await permit(crew.administrator.session, { room: id }, { bookers: [account(booker.user)], managers: [account(manager.user)] })
	for (const [place, summary] of ['Retreat', 'Interview', 'Training'].entries()) {
		await book(booker.session, id, 1, { summary, ...ahead(40 + place, 10) })
	}
	const page = await openAs(browser, manager, '/approvals', 'approvals')
	await expect(page.getByRole('article')).toHaveCount(3)
	await expect(page.locator('[data-loaded="true"]')).toHaveCount(3)
	await expectScreenAccessible(page)
	const first = page.getByRole('article', { name: 'Retreat' })
	await first.getByRole('textbox').fill('Have fun')
	await saved(page, () => first.getByRole('textbox').press('Enter'), { among: '/respond' })
	await expect(page.getByRole('article')).toHaveCount(2)
	await expect(page.getByRole('heading', { name: 'Interview' })).toBeFocused()
	await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
	await saved(page, () => page.getByRole('button', { name: 'Decline 2 requests' }).click(), { among: '/respond' })
	await expect(page.getByText('Nothing waits for you')).toBeVisible()

	const own = await openAs(browser, booker, '/bookings', 'bookings')
	await expect(own.getByRole('article', { name: 'Retreat' })).toContainText('Accepted')
	await expect(own.getByRole('article', { name: 'Interview' })).toContainText('Somebody who manages the room declined it.')
})

test('a link leads to the request of its room, and says when somebody has answered it', async ({ browser }) => {
	const crew = await people()
	const [booker, manager] = [await crew.as('booker'), await crew.as('manager')]
	const admin = crew.administrator.session
	const room = async () => {
		const made = await newRoom(admin, { autoAccept: false })
		await permit(admin, { room: made.id }, { bookers: [account(booker.user)], managers: [account(manager.user)] })
		return made
	}
	const [one, other] = [await room(), await room()]
	await book(booker.session, one.id, 1, { summary: 'Earlier', ...ahead(42, 10) })
	const uid = await book(booker.session, other.id, 1, { summary: 'Retreat', ...ahead(43, 10) })
	const told = (await bell(manager)).find(({ message }) => message.includes('Retreat'))
	const link = told?.link.split('/apps/roomsapp')[1] ?? ''
	const page = await openAs(browser, manager, link, 'approvals')
	const request = page.getByRole('article', { name: 'Retreat' })
	await expect(request.getByRole('heading', { name: 'Retreat' })).toBeFocused()
	await expect(page.locator('.approval--linked')).toHaveCount(1)
	const { uri } = (await ask<{ uid: string, uri: string }[]>(manager.session, 'GET', '/api/personal/approvals'))
		.find((pending) => pending.uid === uid) ?? { uri: '' }
	const query = new URLSearchParams({ booking: uri, room: one.id })
	const elsewhere = await openAs(browser, manager, `/approvals?${query.toString()}`, 'approvals')
	await expect(elsewhere.getByText('The request of your link waits no longer.')).toBeVisible()
	await expect(elsewhere.locator('.approval--linked')).toHaveCount(0)
})

test('a person changes a booking and cancels another', async ({ browser }) => {
	const crew = await people()
	const booker = await crew.as('booker')
	const { id, name } = await newRoom(crew.administrator.session, { autoAccept: true, everyone: 'book' })
	await book(booker.session, id, 1, { summary: 'Standup', ...ahead(50, 9) })
	await book(booker.session, id, 1, { summary: 'Review', ...ahead(50, 11) })
	const page = await openAs(browser, booker, '/bookings', 'bookings')
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: 'Change booking Standup' }).click()
	const change = page.getByRole('dialog', { name: 'Change booking' })
	await change.getByRole('textbox', { name: 'Title' }).fill('Weekly standup')
	await saved(page, () => change.getByRole('button', { name: 'Save change' }).click(), { among: '/bookings/' })
	await expect(page.getByRole('article', { name: 'Weekly standup' })).toContainText(name)
	await page.getByRole('button', { name: 'Cancel booking Review' }).click()
	await expect(page.getByRole('article', { name: 'Review' })).toHaveCount(0)
	await expect(page.getByRole('heading', { name: 'My bookings', level: 2 })).toBeFocused()
	await saved(page, () => page.getByRole('link', { name: 'Find a room' }).click(), { among: '/bookings/' })
	await ready(page, 'find')
	await page.getByRole('link', { name: 'My bookings' }).click()
	await ready(page, 'bookings')
	await expect(page.getByRole('article', { name: 'Review' })).toHaveCount(0)
	await expect(page.getByRole('article', { name: 'Weekly standup' })).toBeVisible()
})

test('of a series one date is cancelled, then all to come', async ({ browser }) => {
	const crew = await people()
	const booker = await crew.as('booker')
	await setEmail(crew.administrator.session, booker.user, `${booker.user}@example.com`)
	const { id } = await newRoom(crew.administrator.session, { autoAccept: true, everyone: 'book' })
	await ask(booker.session, 'POST', `/api/rooms/${id}/events`, {
		body: { summary: 'Weekly', ...ahead(70, 9), rrule: 'FREQ=WEEKLY;COUNT=4' },
	})
	const page = await openAs(browser, booker, '/bookings', 'bookings')
	const dates = page.getByRole('article', { name: 'Weekly' })
	await expect(dates).toHaveCount(4)
	await dates.first().getByRole('button', { name: 'Cancel booking Weekly' }).click()
	const dialog = page.getByRole('dialog', { name: 'Cancel booking' })
	await dialog.getByRole('button', { name: 'Cancel this date' }).click()
	await expect(dates).toHaveCount(3)
	await dates.first().getByRole('button', { name: 'Cancel booking Weekly' }).click()
	await saved(page, () => dialog.getByRole('button', { name: 'Cancel all dates to come' }).click(), { among: 'recurrenceId' })
	await expect(page.getByText('All dates of “Weekly” to come are cancelled.').first()).toBeVisible()
	await expect(dates).toHaveCount(0)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(dates).toHaveCount(3)
})

test('a person finds the room that fits and invites a guest to it', async ({ browser }) => {
	const crew = await people()
	const booker = await crew.as('booker')
	await setEmail(crew.administrator.session, booker.user, `${booker.user}@example.com`)
	const house = uniqueName('House')
	const inside = { autoAccept: true, everyone: 'book', address: `${house}, , , ` } as const
	const cupboard = await newRoom(crew.administrator.session, { ...inside, capacity: 2 })
	const fits = await newRoom(crew.administrator.session, { ...inside, capacity: 8 })
	const page = await openAs(browser, booker, '/find', 'find')
	const answered = page.waitForResponse((reply) => reply.url().includes('/api/find') && reply.url().includes(encodeURIComponent(house)))
	await page.getByRole('spinbutton', { name: 'People' }).fill('6')
	await page.getByLabel('Day', { exact: true }).fill(ahead(60, 9).day)
	await page.getByRole('combobox', { name: 'Building' }).selectOption(house)
	await answered
	await expect(page.getByRole('article', { name: cupboard.name })).toContainText('Only 2 seats.')
	await expect(page.getByRole('article').first()).toContainText(fits.name)
	await expectScreenAccessible(page)
	await page.getByRole('button', { name: `Book ${fits.name}` }).press('Enter')
	const dialog = page.getByRole('dialog', { name: `Book ${fits.name}` })
	await dialog.getByRole('textbox', { name: 'Title' }).fill('Planning')
	const guests = dialog.getByRole('combobox', { name: 'Guests' })
	await guests.fill('somebody')
	await guests.press('Tab')
	await expect(dialog.getByRole('alert')).toContainText('“somebody” is not a mail address.')
	await guests.fill('somebody@example.com')
	await guests.press('Tab')
	await expect(dialog.getByRole('button', { name: 'Deselect somebody@example.com' })).toBeVisible()
	await expectScreenAccessible(page)
	await saved(page, () => dialog.getByRole('textbox', { name: 'Title' }).press('Enter'), { among: '/events' })
	await expect(page.getByText('The room is booked, and the event is in your calendar.')).toBeVisible()
	await expect(page.getByRole('article', { name: fits.name })).toContainText('The room is taken at that time.')
})
