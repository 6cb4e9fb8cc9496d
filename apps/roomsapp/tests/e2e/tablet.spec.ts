// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CDPSession, Locator } from '@playwright/test'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { takeSession } from '@suite/fixtures/playwright/session'
import { book, bookingOf, openGrid, roomFor, trackOf } from './gridPage.ts'

type Finger = 'touchStart' | 'touchMove' | 'touchEnd'

async function touch(input: CDPSession, type: Finger, x = 0, y = 0): Promise<void> {
	await input.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
}

/** Waits until it scrolls no longer: a swipe goes on for a while, and a finger that rests meanwhile stops it and does nothing else. */
async function settle(board: Locator): Promise<void> {
	await board.evaluate(async (element) => {
		const frames = async (count: number): Promise<void> => {
			for (let frame = 0; frame < count; frame++) {
				await new Promise(requestAnimationFrame)
			}
		}
		let last
		do {
			last = element.scrollLeft
			await frames(5)
		} while (last !== element.scrollLeft)
	})
}

test('a finger that rests draws a time and moves a booking, and one that swipes scrolls', async ({ admin, person, browser, host }) => {
	const room = await roomFor(admin, person)
	await book(person.client, room, 'Pushed', '13:00', '15:00')
	const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true, baseURL: host.url })
	await takeSession(context, person.client)
	const page = await openGrid(person, undefined, await context.newPage())
	const input = await context.newCDPSession(page)
	const track = trackOf(page, room)
	await track.scrollIntoViewIfNeeded()
	const box = await track.boundingBox()
	if (box === null) {
		throw new Error('the row is not shown')
	}
	const [y, hour] = [box.y + box.height / 2, box.width / 24]
	const at = (time: number) => box.x + time * hour

	const board = page.locator('.board')
	const scrolled = () => board.evaluate(({ scrollLeft }) => scrollLeft)
	const before = Number(await scrolled())
	await touch(input, 'touchStart', at(8), y)
	for (const hours of [0.5, 1, 1.5, 2, 2.5]) {
		await touch(input, 'touchMove', at(8 + hours), y)
	}
	await touch(input, 'touchEnd')
	await expect.poll(scrolled).toBeLessThan(before - hour)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await settle(board)
	await board.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), before)
	await settle(board)

	await touch(input, 'touchStart', at(9) + 2, y)
	await expect(page.getByText(/^9:00.* to 9:15/)).toBeVisible()
	await touch(input, 'touchMove', at(9.6), y)
	await touch(input, 'touchMove', at(10.5), y)
	await touch(input, 'touchEnd')
	const card = page.getByRole('dialog', { name: `Book ${room.name}` })
	await expect(card.getByLabel('From')).toHaveValue('09:00')
	await expect(card.getByLabel('To')).toHaveValue('10:30')
	await card.getByRole('button', { name: 'Close' }).tap()
	await expect(card).toBeHidden()

	await touch(input, 'touchStart', at(14), y)
	await expect(bookingOf(page, room, 'Pushed')).toHaveClass(/carried/)
	await touch(input, 'touchMove', at(13.4), y)
	await touch(input, 'touchMove', at(13), y)
	await touch(input, 'touchEnd')
	await expect(bookingOf(page, room, 'Pushed')).toHaveAccessibleName(/12:00.* to 2:00/)
	await context.close()
})
