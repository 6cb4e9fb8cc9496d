// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { showSettings } from '@suite/fixtures/playwright/shim'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { MyRoom } from '@suite/schema/rooms/personal'
import { account, ask, newRoom, permit } from '../http/rooms.ts'

const root = '#roomsapp-personal'

test('the personal settings show rooms, addresses and what waits, also where there are many', async ({ host, admin, person }) => {
	const { page, client, context } = person
	await undisturbed(client)
	await showSettings(context)
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const room = await newRoom(admin, { autoAccept: false, everyone: 'book' })
	const seen = await newRoom(admin, { everyone: 'view' })
	await permit(admin, { room: room.id }, { managers: [account(person.user)] })
	const other = await createUser(admin)
	const start = Date.now() + 86_400_000
	await ask(await SessionClient.login(host.url, other.user, other.password), 'POST', `/api/rooms/${room.id}/bookings`, { body: {
		summary: 'Asked for', start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString(),
	} })
	const open = async () => {
		await page.goto('/index.php/settings/user/roomsapp')
		await ready(page, 'personal')
	}
	const rows = page.getByRole('list', { name: 'My rooms' }).getByRole('listitem')
	const rowOf = (name: string) => rows.filter({ hasText: name })

	await page.route('**/api/personal/rooms', (route) => route.abort('connectionfailed'))
	await open()
	await expect(page.locator(root)).toContainText('The server cannot be reached.')
	await page.unroute('**/api/personal/rooms')
	await page.getByRole('button', { name: 'Try again' }).press('Enter')
	await expect(rowOf(room.name)).toContainText('You may manage it')
	await expect(rowOf(seen.name)).toContainText('You may only view it')
	await expect(rowOf(seen.name).getByRole('link')).toHaveAttribute('href', new RegExp(`/apps/roomsapp/rooms/${seen.id}$`))
	await page.getByRole('button', { name: `Copy address of ${room.name}` }).press('Enter')
	await expect(rowOf(room.name).getByRole('status')).toHaveText('Copied')
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(room.email)
	await expectAccessible(page, root)

	await expect(page.locator(root)).toContainText('1 request waits for your answer.')
	await page.getByRole('link', { name: 'Open approvals' }).click()
	await ready(page, 'approvals')
	await expect(page.getByRole('heading', { name: 'Asked for' })).toBeVisible()

	const many = Array.from({ length: 1_000 }, (_, index): MyRoom => ({
		id: `many-${index}`, name: `Many ${index}`, roomType: '', capacity: 4, address: '', responsibleContact: '', role: 'booker',
	}))
	await page.route('**/api/personal/rooms', (route) => route.fulfill({ json: many }))
	await page.route('**/api/personal/rooms/viewable', (route) =>
		route.fulfill({ json: many.map(({ id }) => ({ id, email: `${id}@rooms.example.org` })) }))
	await open()
	await expect(rows).toHaveCount(50)
	await page.getByRole('searchbox', { name: 'Search rooms' }).fill('many 777')
	await expect(rows).toHaveCount(1)
	await expect(page.getByRole('heading', { name: 'Approvals' })).toHaveCount(0)

	await page.unroute('**/api/personal/rooms')
	await page.route('**/api/personal/rooms', (route) => route.fulfill({ json: [] }))
	await open()
	await expect(page.locator(root)).toContainText('Ask an administrator or somebody who manages a room to give you access.')
})
