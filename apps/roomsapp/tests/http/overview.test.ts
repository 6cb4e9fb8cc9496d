// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { setEmail, uniqueName } from '@suite/fixtures/accounts'
import { ocs } from '@suite/fixtures/ocs'
import { book, respond } from './bookings/scene.ts'
import { people, type Member } from './people.ts'
import { account, newRoom, permit } from './rooms.ts'

interface Entry { readonly title: string, readonly subline: string, readonly resourceUrl: string }
interface Found { readonly entries: readonly Entry[], readonly isPaginated: boolean, readonly cursor: number | null }
interface Item { readonly title: string, readonly subtitle: string, readonly link: string }

const crew = await people()
const { session: admin } = crew.administrator
const [booker, viewer, manager, stranger] = await Promise.all(
	(['booker', 'viewer', 'manager', 'stranger'] as const).map((role) => crew.as(role)),
) as [Member, Member, Member, Member]
const own = { bookers: [account(booker.user)], viewers: [account(viewer.user)], managers: [account(manager.user)] }

async function search(by: Member, term: string, more = ''): Promise<Found> {
	return ocs<Found>(by.session, 'GET', `/search/providers/roomsapp/search?term=${encodeURIComponent(term)}${more}`)
}
const titles = async (by: Member, term: string) => (await search(by, term)).entries.map(({ title }) => title)

async function items(by: Member): Promise<readonly Item[]> {
	const path = '/apps/dashboard/api/v2/widget-items?widgets[]=roomsapp'
	return (await ocs<Record<string, { items: Item[] }>>(by.session, 'GET', path)).roomsapp?.items ?? []
}

describe('the search of Nextcloud', () => {
	it('finds rooms that one may view, by all the words of their names, places and facilities @every-host', async () => {
		const house = uniqueName('House')
		const room = await newRoom(admin, {
			name: `Lantern ${house}`, address: `${house}, , , `, floor: '3', facilities: ['projector'],
		})
		await permit(admin, { room: room.id }, own)
		const { entries } = await search(viewer, `${house.toUpperCase()} lantern projector`)
		expect(entries).toEqual([expect.objectContaining({ title: room.name, subline: expect.stringContaining(house) as unknown })])
		expect(entries[0]?.resourceUrl).toMatch(new RegExp(`/apps/roomsapp/rooms/${room.id}$`))
		expect(await titles(viewer, `${house} audio`)).toEqual([])
		expect(await titles(stranger, house)).toEqual([])
	})

	it('finds one\'s own bookings by their titles, and nobody else\'s', async () => {
		const { id, name } = await newRoom(admin, { autoAccept: true, timeZone: 'Europe/Berlin' })
		await permit(admin, { room: id }, own)
		const word = uniqueName('Retreat')
		await book(booker.session, id, 3, { summary: `${word} of the board` })
		const { entries } = await search(booker, word)
		expect(entries).toEqual([expect.objectContaining({
			title: `${word} of the board`, subline: `${name} · Thursday, 3 May 2046, 11:00–12:00 (Europe/Berlin)`,
		})])
		expect(entries[0]?.resourceUrl).toMatch(/\/apps\/roomsapp\/booking\/\d+$/)
		expect(await titles(manager, word)).toEqual([])
	})

	it('goes on where the last answer ended', async () => {
		const house = uniqueName('Block')
		for (const number of [1, 2, 3]) {
			const { id } = await newRoom(admin, { name: `${house} ${number}` })
			await permit(admin, { room: id }, own)
		}
		const first = await search(viewer, house, '&limit=2')
		expect([first.entries.length, first.isPaginated, first.cursor]).toEqual([2, true, 2])
		const second = await search(viewer, house, '&limit=2&cursor=2')
		expect([second.entries.map(({ title }) => title), second.isPaginated]).toEqual([[`${house} 3`], false])
	})
})

describe('the dashboard', () => {
	it('shows managers what waits for them, and everybody their bookings to come @every-host', async () => {
		const [one, two] = await Promise.all([crew.as('booker'), crew.as('manager')])
		await setEmail(admin, one.user, `${one.user}@example.com`)
		const { id, name } = await newRoom(admin, { timeZone: 'Europe/Berlin' })
		await permit(admin, { room: id }, { viewers: [], bookers: [account(one.user)], managers: [account(two.user)] })
		const summary = uniqueName('Review')
		const uid = await book(one.session, id, 4, { summary })
		const when = 'Friday, 4 May 2046, 11:00–12:00 (Europe/Berlin)'
		const of = async (by: Member) => (await items(by)).filter(({ title }) => title === summary).map(({ subtitle }) => subtitle)
		expect(await of(one)).toEqual([`Waiting for approval · ${name} · ${when}`])
		expect(await of(two)).toEqual([`Waits for your answer · ${name} · ${when}`])
		expect((await items(two)).find(({ title }) => title === summary)?.link).toMatch(/\/apps\/roomsapp\/booking\/\d+$/)
		await respond(two.session, id, uid, { action: 'accept' })
		expect(await of(one)).toEqual([`${name} · ${when}`])
		expect(await of(two)).toEqual([])
		expect(await of(stranger)).toEqual([])
	})
})
