// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@suite/fixtures/playwright/host-test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { book, day, openGrid, roomFor, rowOf } from './gridPage.ts'

test('the month of a room shows bookings, counts the others, and is walked by keys', async ({ admin, person }) => {
	const weekdays = { enabled: true, rules: [{ days: [1, 2, 3, 4, 5], startTime: '08:00', endTime: '18:00' }] }
	const room = await roomFor(admin, person, { availabilityRules: weekdays })
	for (const hour of [10, 11, 12, 13]) {
		await book(person.client, room, `Meeting ${hour}`, `${hour}:00`, `${hour}:45`)
	}
	const page = await openGrid(person, `/rooms/${room.id}?day=${day}`)
	await page.getByRole('link', { name: 'Show the month' }).click()
	await ready(page, 'month')
	const first = rowOf(page, room)
	await expect(page.getByText('April 2047')).toBeVisible()
	await expect(first.getByText('Meeting 10')).toBeVisible()
	await expect(first.getByText('+2 more')).toBeVisible()
	await expect(page.getByRole('link', { name: /^Saturday, April 6, 2047, closed, 0 bookings$/ })).toBeVisible()
	await expectScreenAccessible(page)
	await first.getByRole('link', { name: /4 bookings$/ }).focus()
	await page.keyboard.press('ArrowDown')
	await expect(rowOf(page, room, '2047-04-08').getByRole('link')).toBeFocused()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('ArrowUp')
	await expect(page.getByText('March 2047')).toBeVisible()
	await expect(rowOf(page, room, '2047-03-25').getByRole('link')).toBeFocused()
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await expect(card.getByText('Free', { exact: true })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(card).toBeHidden()
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectScreenAccessible(page, { onlyContrast: true })
})

test('on a phone a finger hits each day of a month', async ({ admin, person, browser, host }) => {
	const room = await roomFor(admin, person)
	const context = await browser.newContext({ ...phone, baseURL: host.url })
	await takeSession(context, person.client)
	await undisturbed(person.client)
	const page = await openGrid(person, `/rooms/${room.id}/month?day=${day}`, await context.newPage())
	await expectTouchable(page, 'the month')
	await rowOf(page, room).getByRole('link').tap()
	await ready(page, 'room')
	await expect(rowOf(page, room).getByText('Nothing is booked.')).toBeVisible()
	await context.close()
})
