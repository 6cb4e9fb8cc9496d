// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './window.ts'
import { ApiError } from '@suite/api/client/error'
import type { ViewInput } from '@suite/schema/metadata/view'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h, nextTick } from 'vue'
import FilterBar from '../../../src/components/Filter/FilterBar.vue'
import ColumnMenu from '../../../src/components/Views/ColumnMenu.vue'
import '../../../src/components/Views/ViewEditor.vue'
import ViewTabs from '../../../src/components/Views/ViewTabs.vue'
import { useViewAddress } from '../../../src/composables/useViewAddress.ts'
import { field } from '../library/field.ts'
import { choose, current, folder, show, tick, type, type Screen } from './screen.ts'
import { api, fields, reset, server } from './server.ts'
import { view } from './view.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))
vi.mock('@suite/ui/dialog/PanelDialog.vue', async () => ({ default: (await import('./hostParts.ts')).dialog }))
vi.mock('@nextcloud/vue/components/NcPopover', async () => ({ default: (await import('./hostParts.ts')).popover }))

let screen: Screen
/** What the table is to list, as the address says. */
let address: ReturnType<typeof useViewAddress>
const Watched = { setup: () => {
	address = useViewAddress()
	return () => null
} }
const open = async (path: string, more = {}) => {
	screen = await show([ViewTabs, FilterBar, Watched], `/folders/3/${path}`, folder(more))
	await vi.waitFor(() => expect(address.query.value).not.toBeNull())
}
const chips = () => [...document.querySelectorAll('[data-filter]')].map((chip) => chip.textContent?.trim())
const filters = () => JSON.parse(String(screen.query().filters ?? 'null')) as unknown

beforeEach(reset)
afterEach(() => {
	screen.close()
	expect(screen.warnings).toEqual([])
})

describe('a filter', () => {
	it('is added by its field, changes the list with each choice, and goes away', async () => {
		await open('table')
		await screen.press('Add filter')
		const offered = [...document.querySelectorAll('.fields button')].map((one) => one.textContent?.trim())
		expect(offered).toEqual(['Title', 'Status', 'Amount', 'Due'])
		await screen.press('Status')
		await vi.waitFor(() => expect(chips()).toHaveLength(1))
		await tick('Draft')
		await vi.waitFor(() => expect(filters()).toEqual({ status: ['Draft'] }))
		await tick('Old (no longer offered)')
		await tick('Empty')
		await vi.waitFor(() => expect(filters()).toEqual({ status: ['Draft', 'Old', { empty: true }] }))
		expect(screen.find('[data-filter] button').textContent).toContain('Status is Draft, Old, or empty')
		await screen.press('Done')
		expect(document.querySelector('[role=dialog]')).toBeNull()
		await screen.press('Remove the filter “Status is Draft, Old, or empty”')
		await vi.waitFor(() => expect(screen.query()).toEqual({}))
		expect(chips()).toEqual([])
		expect(document.activeElement?.hasAttribute('data-add')).toBe(true)
		screen.router.back()
		await vi.waitFor(() => expect(filters()).toEqual({ status: ['Draft', 'Old', { empty: true }] }))
		screen.router.back()
		await vi.waitFor(() => expect(screen.query()).toEqual({}))
	})
	it('offers the values that files have', async () => {
		await open('table')
		await screen.press('Add filter')
		await screen.press('Title')
		await vi.waitFor(() => expect(screen.text()).toContain('Report'))
		await tick('Report')
		await vi.waitFor(() => expect(filters()).toEqual({ title: ['Report'] }))
	})
	it('offers people by their names, and whoever looks', async () => {
		api.assignments.list?.mockResolvedValue([...fields, field('owner', 'user', { id: 5, field_label: 'Owner' })])
		api.rows.filterValues?.mockResolvedValue({ owner: ['bob', 'ann'] })
		api.users.search?.mockImplementation(({ query }: { query: { search: string } }) => Promise.resolve([
			query.search === 'bob' ? { id: 'bob', displayname: 'Bob Baker' } : { id: 'cy', displayname: 'Cy Baker' },
		]))
		await open('table')
		await screen.press('Add filter')
		await screen.press('Owner')
		await vi.waitFor(() => expect(screen.text()).toContain('Bob Baker'))
		await tick('Me')
		await type(screen.find('[data-filter] input[type=search]'), 'baker')
		await vi.waitFor(() => expect(screen.text()).toContain('Cy Baker'))
		expect(screen.text()).not.toContain('Ann Archer')
		await tick('Cy Baker')
		await tick('Bob Baker')
		await vi.waitFor(() => expect(filters()).toEqual({ owner: ['cy', 'bob', { me: true }] }))
		expect(chips()[0]).toContain('Owner is me or Cy Baker or Bob Baker')
	})
	it('by a period is none until one is chosen', async () => {
		await open('table')
		await screen.press('Add filter')
		await screen.press('Due')
		await nextTick()
		const period = document.querySelectorAll<HTMLElement>('[data-filter] select')[1]!
		period.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		expect(filters()).toBeNull()
		await choose(period, 'next-days')
		await vi.waitFor(() => expect(filters()).toEqual({ due: [{ relative: 'next-days', days: 30 }] }))
		const days = screen.find('[data-filter] input[type=number]')
		await type(days, '')
		days.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		await vi.waitFor(() => expect(screen.text()).toContain('Enter a number of days from 1 to 3,660.'))
		await type(days, '7')
		days.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
		await vi.waitFor(() => expect(filters()).toEqual({ due: [{ relative: 'next-days', days: 7 }] }))
		expect(document.querySelector('[role=dialog]')).toBeNull()
	})
	it('of what is typed waits for the last key, and says what is wrong', async () => {
		await open('table')
		vi.useFakeTimers()
		try {
			await screen.press('Add filter')
			await screen.press('Amount')
			await nextTick()
			const [from] = document.querySelectorAll<HTMLElement>('[data-filter] input')
			await type(from!, 'ten')
			await vi.advanceTimersByTimeAsync(399)
			expect(screen.text()).not.toContain('Enter a number')
			await vi.advanceTimersByTimeAsync(1)
			expect([screen.text(), filters()]).toEqual([expect.stringContaining('Enter a number, such as 12.5.'), null])
			await type(from!, '10')
			await vi.advanceTimersByTimeAsync(399)
			expect(filters()).toBeNull()
			await vi.advanceTimersByTimeAsync(1)
			expect(filters()).toEqual({ amount: [{ from: '10' }] })
			await type(from!, '100')
			await screen.press('Done')
			await vi.advanceTimersByTimeAsync(0)
			expect(filters()).toEqual({ amount: [{ from: '100' }] })
		} finally {
			vi.useRealTimers()
		}
	})
	it('that was typed last calls nobody back who has left the table', async () => {
		await open('table')
		await screen.press('Add filter')
		await screen.press('Amount')
		await nextTick()
		const from = screen.find('[data-filter] input')
		await type(from, '10')
		await screen.router.push('/folders/3')
		from.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		await nextTick()
		expect([screen.router.currentRoute.value.name, screen.query()]).toEqual(['library', {}])
	})
	it('sees days from today', async () => {
		await open('table?filters={"due":[{"relative":"next-days","days":30}]}')
		expect(chips()).toEqual(['Due in the next 30 days'])
		screen.find('[data-filter] button').click()
		await nextTick()
		await choose(screen.find('[data-filter] label:nth-of-type(1) select'), 'empty')
		await vi.waitFor(() => expect(filters()).toEqual({ due: [{ empty: true }] }))
	})
	it('that does not fit is left out, and somebody is told', async () => {
		await open('table?view=7&filters={"gone":["a"],"amount":["many"],"status":["Signed"]}')
		expect(address.query.value?.filters).toEqual({ status: ['Signed'] })
		expect(screen.text()).toContain('2 filters were left out')
	})
})

describe('a table that somebody changed for themselves', () => {
	it('is sorted and put into groups in its address', async () => {
		await open('table?view=7')
		await screen.press('Sorted by Due, earliest first')
		const [field, order] = document.querySelectorAll<HTMLElement>('.sort select')
		await choose(order!, 'true')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7', sort: '-due' }))
		await choose(field!, '')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7', sort: '' }))
		await screen.press('Group by')
		await choose(screen.find('[role=dialog][aria-label="Group by"] select'), 'status')
		await vi.waitFor(() => expect(address.query.value?.groupBy).toBe('status'))
		await screen.press('Reset')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7' }))
	})
	it('is saved into its view, and what no view keeps stays in the address', async () => {
		await open('table?view=7&sort=-title&group=status&filters={}')
		api.viewMirrors.update?.mockImplementation(({ body }: { body: ViewInput }) => {
			const columns = [{ name: 'due' }, { name: 'title' }]
			return Promise.resolve(view(7, { name: body.name, filters: {}, sort_field: 'title', sort_order: 'DESC', columns }))
		})
		await screen.press('Save view')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7', group: 'status' }))
		const [sent] = api.viewMirrors.update?.mock.lastCall as [{ readonly body: ViewInput }]
		expect(sent.body).toMatchObject({ name: 'Open', filters: {}, sort_field: 'title', sort_order: 'DESC' })
		expect(sent.body.columns?.filter((column) => column.visible === true).map((column) => column.field_name)).toEqual(['due', 'title'])
	})
	it('says why it could not be saved, and keeps what was changed', async () => {
		await open('table?view=7&sort=-title')
		api.viewMirrors.update?.mockRejectedValueOnce(new ApiError(403, { reason: 'not_manager' }))
		await screen.press('Save view')
		await vi.waitFor(() => expect(screen.text()).toContain('You may no longer manage the views of this team folder.'))
		expect(screen.query()).toEqual({ view: '7', sort: '-title' })
	})
	it('becomes a new view with a name', async () => {
		await open('table?sort=-&filters={"title":["Plan"]}')
		await screen.press('Save as new view')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog][aria-label="New view"]')).not.toBeNull())
		const submit = () => screen.find('[role=dialog]').dispatchEvent(new Event('submit', { cancelable: true }))
		submit()
		await vi.waitFor(() => expect(screen.text()).toContain('Fill this in.'))
		expect(api.viewMirrors.create).not.toHaveBeenCalled()
		await type(screen.find('[role=dialog] input'), 'Plans')
		api.viewMirrors.create?.mockResolvedValue(view(20, { name: 'Plans', filters: { title: ['Plan'] } }))
		submit()
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '20' }))
		expect(api.viewMirrors.create?.mock.lastCall).toMatchObject([{ body: {
			name: 'Plans', filters: { title: ['Plan'] }, sort_field: '', sort_order: 'ASC',
		} }])
		expect(current()).toBe('Plans')
	})
})

describe('the columns', () => {
	it('are chosen for oneself, or saved for everyone', async () => {
		await open('table?view=7')
		const listed = address.query.value
		await screen.press('Columns')
		await tick('Due')
		submitDialog()
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7', columns: 'title' }))
		// the same list is no reason to read it again
		expect(address.query.value).toBe(listed)
		expect(address.columns.value.map((one) => one.field_name)).toEqual(['title'])
		await screen.press('Columns')
		await tick('Amount')
		await screen.press('Offer Due first as a filter')
		const columns = [{ name: 'title' }, { name: 'amount' }]
		api.viewMirrors.update?.mockResolvedValue(view(7, { name: 'Open', columns, filters: { status: ['Draft'] } }))
		await screen.press('Save for everyone')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7' }))
		const [{ body }] = api.viewMirrors.update?.mock.lastCall as [{ readonly body: ViewInput }]
		expect([body.filters, body.sort_field]).toEqual([{ status: ['Draft'] }, 'due'])
		expect(body.columns?.map((column) => [column.field_name, column.visible, column.filterable])).toEqual([
			['due', false, true], ['title', true, false], ['status', false, false], ['amount', true, false],
		])
	})
	it('of all files are saved by whoever may write in the team folder, and only there', async () => {
		server.canManage = false
		await open('table', { can_manage: false, can_write: false })
		await screen.press('Columns')
		expect([screen.text().includes('Save for everyone'), document.querySelector('.column__filter')]).toEqual([false, null])
		screen.close()
		await open('table', { can_manage: false, can_write: true })
		await screen.press('Columns')
		await tick('Amount')
		api.columns.save?.mockRejectedValueOnce(new ApiError(403, { reason: 'not_writable' }))
		await screen.press('Save for everyone')
		await vi.waitFor(() => expect(screen.text()).toContain('You can read this team folder, but not change what everyone sees.'))
		api.columns.save?.mockResolvedValue({ success: true })
		api.columns.list?.mockResolvedValue(['status', 'title', 'amount'].map((name) => ({ field_name: name, filterable: false })))
		await screen.press('Save for everyone')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
		expect([screen.query(), address.columns.value.length]).toEqual([{}, 3])
	})
	it('have a menu that sorts, filters, groups and hides them', async () => {
		const Menu = { render: () => h(ColumnMenu, { field: fields[0]! }) }
		screen = await show([ViewTabs, FilterBar, Menu, Watched], '/folders/3/table')
		await vi.waitFor(() => expect(address.query.value).not.toBeNull())
		const act = async (name: string) => {
			await screen.press('Options of column Status')
			await vi.waitFor(() => expect(screen.text()).toContain(name))
			await screen.press(name)
		}
		expect(screen.find('[aria-label="Options of column Status"]').getAttribute('tabindex')).toBe('-1')
		await act('Sort Z to A')
		await vi.waitFor(() => expect(screen.query()).toEqual({ sort: '-status' }))
		await act('Group by this field')
		await vi.waitFor(() => expect(screen.query()).toEqual({ sort: '-status', group: 'status' }))
		await act('Remove groups')
		await vi.waitFor(() => expect(screen.query()).toEqual({ sort: '-status' }))
		await act('Filter by this field')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog][aria-label=Status]')).not.toBeNull())
		await screen.press('Done')
		await act('Hide column')
		await vi.waitFor(() => expect(screen.query()).toEqual({ sort: '-status', columns: 'title' }))
	})
	const submitDialog = () => screen.find('[role=dialog]').dispatchEvent(new Event('submit', { cancelable: true }))
})
