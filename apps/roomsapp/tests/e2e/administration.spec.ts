// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { uniqueName } from '@suite/fixtures/accounts'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test as base } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { takeSession } from '@suite/fixtures/playwright/session'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import type { RoomGroup } from '@suite/schema/rooms/group'
import type { Permissions } from '@suite/schema/rooms/permission'
import type { Room } from '@suite/schema/rooms/room'
import type { RoomsSettings } from '@suite/schema/rooms/settings'
import type { ApiToken } from '@suite/schema/rooms/token'
import { account, ask, newGroup, newRoom, permit } from '../http/rooms.ts'

interface Fixtures {
	/** Opens a screen as the administrator. */
	readonly open: (screen: string, options?: BrowserContextOptions) => Promise<Page>
}

const goTo = async (page: Page, screen: string) => {
	await page.goto(`/index.php/apps/roomsapp/admin/${screen}`)
	await ready(page, screen)
}

const test = base.extend<Fixtures>({
	open: async ({ browser, host, admin }, use) => {
		await undisturbed(admin)
		const contexts: BrowserContext[] = []
		await use(async (screen, options = {}) => {
			const context = await browser.newContext({ baseURL: host.url, ...options })
			contexts.push(context)
			await takeSession(context, admin)
			const page = await context.newPage()
			await goTo(page, screen)
			return page
		})
		await Promise.all(contexts.map((context) => context.close()))
	},
})

test('the statistics show rooms and hours to a manager, as charts and as tables @every-host', async ({ admin, person }) => {
	const [room, other] = [await newRoom(admin, { autoAccept: true, timeZone: 'UTC' }), await newRoom(admin)]
	await permit(admin, { room: room.id }, { managers: [account(person.user)] })
	await ask(admin, 'POST', `/api/rooms/${room.id}/bookings`, { body: {
		summary: 'Used', start: '2046-03-05T09:00:00Z', end: '2046-03-05T11:00:00Z',
	} })
	const { page } = person
	await undisturbed(person.client)
	await goTo(page, 'statistics')
	await page.getByRole('radio', { name: 'Dates' }).press('Space')
	await page.getByLabel('First day').fill('2046-03-05')
	await ready(page, 'statistics')
	await page.getByLabel('Last day').fill('2046-03-18')
	const rooms = page.getByRole('table', { name: 'Utilisation by room' })
	await expect(rooms.getByRole('row', { name: room.name })).toContainText('2 of 336 hours')
	await expect(rooms.getByRole('row', { name: other.name })).toHaveCount(0)
	await page.getByRole('button', { name: 'Show as table' }).nth(1).press('Enter')
	const hours = page.getByRole('table', { name: 'Utilisation by weekday and hour' })
	await expect(hours.getByRole('cell', { name: '50%' })).toHaveCount(2)
	await expect(page.getByRole('link', { name: 'Download CSV' }).first()).toHaveAttribute('href', /export\?from=2046-03-05&to=2046-03-18/)
	await expectScreenAccessible(page)

	await page.goto('/index.php/apps/roomsapp/admin/tokens')
	await ready(page, 'no-access')
})

test('a token is created, shown once and revoked @every-host', async ({ admin, open }) => {
	const page = await open('tokens')
	const wished = uniqueName('Door')
	const find = async () => (await ask<ApiToken[]>(admin, 'GET', '/api/tokens')).find((token) => token.name === wished)
	await page.getByRole('button', { name: 'New token' }).click()
	const dialog = page.getByRole('dialog', { name: 'New token' })
	await dialog.getByRole('textbox', { name: 'Name' }).fill(wished)
	await saved(page, () => page.keyboard.press('Enter'))
	const secret = page.getByRole('textbox', { name: 'Token', exact: true })
	await expect(secret).toHaveValue(/^rma_/)
	await page.getByRole('button', { name: 'I have copied it' }).click()
	await expect(secret).toBeHidden()
	await expect(page.getByRole('button', { name: 'New token' })).toBeFocused()
	await expect.poll(find).toMatchObject({ scope: 'read', roomIds: [], expiresAt: null })
	await expectScreenAccessible(page)

	await page.getByRole('button', { name: new RegExp(`^Revoke ${wished}`) }).click()
	await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click())
	await expect(page.getByRole('heading', { name: wished })).toHaveCount(0)
	await expect.poll(find).toBeUndefined()
})

test('a group gets permissions, and is deleted once it has no rooms', async ({ admin, open, person }) => {
	const group = await newGroup(admin)
	const room = await newRoom(admin, { groupId: group.id })
	const page = await open('groups')
	const item = page.getByRole('list', { name: 'Room groups' }).getByRole('listitem').filter({ hasText: group.name })
	await item.getByRole('button', { name: 'Permissions' }).press('Enter')
	await item.getByRole('combobox', { name: 'Bookers' }).fill(person.user)
	await saved(page, () => page.getByRole('option').filter({ hasText: person.user }).first().click())
	const { bookers } = await ask<Permissions>(admin, 'GET', `/api/room-groups/${group.id}/permissions`)
	expect(bookers).toMatchObject([account(person.user)])
	await expectScreenAccessible(page)

	const remove = item.getByRole('button', { name: /^Delete/ })
	await remove.click()
	await expect(page.getByRole('dialog')).toContainText(room.name)
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
	await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
	await page.reload()
	await ready(page, 'groups')
	await remove.click()
	await saved(page, () => page.getByRole('button', { name: 'Delete group' }).click())
	await expect(item).toHaveCount(0)
	await expect.poll(async () => (await ask<RoomGroup[]>(admin, 'GET', '/api/room-groups')).some(({ id }) => id === group.id)).toBe(false)
})

test('an import shows its errors by line before it changes anything, and then what it did', async ({ admin, open }) => {
	const page = await open('import')
	await expectScreenAccessible(page)
	const wished = uniqueName('Imported')
	const buffer = Buffer.from(`name,capacity\n${wished},8\n,4\n`)
	await saved(page, () => page.getByLabel('CSV file').setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer }))
	const rows = page.getByRole('table', { name: 'What the import would do' })
	await expect(rows.getByRole('row', { name: wished })).toContainText('New room')
	await expect(rows.getByRole('row').filter({ hasText: 'Left out' })).toContainText('3')
	await saved(page, () => page.getByRole('button', { name: 'Import 1 room' }).click())
	await expect(page.getByText('1 room added')).toBeVisible()
	await expect(page.getByRole('list', { name: 'Rows that were left out' })).toContainText('Line 3')
	await expect.poll(async () => (await ask<Room[]>(admin, 'GET', '/api/rooms')).some(({ name }) => name === wished)).toBe(true)
})

test('on a phone, a type is added, moved and removed, and a finger finds every control', async ({ admin, open }) => {
	const page = await open('settings', phone)
	const types = page.getByRole('region', { name: 'Room types' })
	const wished = uniqueName('Booth')
	const stored = async () => (await ask<RoomsSettings>(admin, 'GET', '/api/settings')).roomTypes.map(({ label }) => label)
	await types.getByRole('textbox', { name: 'New room type' }).fill(wished)
	await saved(page, () => types.getByRole('button', { name: 'Add' }).tap())
	await expect.poll(async () => (await stored()).at(-1)).toBe(wished)
	await saved(page, () => types.getByRole('button', { name: `Move ${wished} up` }).tap())
	await expect.poll(async () => (await stored()).at(-2)).toBe(wished)
	await expectTouchable(page, 'the settings')
	await types.getByRole('button', { name: `Remove ${wished}` }).tap()
	await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap())
	await expect.poll(stored).not.toContain(wished)
	await expect(types.getByRole('textbox', { name: `Name of ${wished}` })).toHaveCount(0)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
	for (const screen of ['statistics', 'tokens', 'groups', 'import']) {
		await goTo(page, screen)
		await expectTouchable(page, screen)
	}
})
