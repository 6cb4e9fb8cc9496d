// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './window.ts'
import { ApiError } from '@suite/api/client/error'
import type { ViewInput } from '@suite/schema/metadata/view'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import FilterBar from '../../../src/components/Filter/FilterBar.vue'
import '../../../src/components/Views/DeleteViewDialog.vue'
import '../../../src/components/Views/ViewEditor.vue'
import '../../../src/components/Views/ViewOrder.vue'
import ViewTabs from '../../../src/components/Views/ViewTabs.vue'
import { useViewAddress } from '../../../src/composables/useViewAddress.ts'
import { choose, current, folder, show, tabs, tick, type, type Screen } from './screen.ts'
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

beforeEach(reset)
afterEach(() => {
	screen.close()
	expect(screen.warnings).toEqual([])
})

describe('the tabs', () => {
	it('are the folders, all files, the views in their order and what needs attention with its number', async () => {
		await open('table')
		await vi.waitFor(() => expect(tabs()).toEqual(['Folders', 'All files', 'Open', 'Big', 'Needs attention 4']))
		expect(current()).toBe('All files')
		expect(screen.warnings).toEqual([])
	})
	it('lead to addresses, and one of them is where one is', async () => {
		await open('table?filters={"title":["a"]}&file=12')
		await screen.press('Open')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: '7' }))
		expect(current()).toBe('Open')
		expect(address.query.value).toEqual({
			filters: { status: ['Draft'] }, sortField: 'due', isDescending: false, groupBy: '', attention: false,
		})
		expect(address.columns.value.map((one) => one.field_name)).toEqual(['due', 'title'])
	})
	it('open with the default view, and all files have an address then', async () => {
		server.views = [view(7, { name: 'Open', is_default: true }), view(8, { name: 'Big' })]
		await open('table')
		expect(current()).toBe('Open')
		await screen.press('All files')
		await vi.waitFor(() => expect(screen.query()).toEqual({ view: 'all' }))
		expect(current()).toBe('All files')
	})
	it('say what needs attention', async () => {
		await open('table?view=attention', { required: 'off' })
		expect([address.query.value?.attention, screen.text()]).toEqual([true, expect.stringContaining('ignores required fields')])
	})
	it('show first what can be the reason where files need attention, also what is no column elsewhere', async () => {
		const [status, title, amount, due] = fields
		api.assignments.list?.mockResolvedValue([status, title, { ...amount, is_required: true }, due])
		const shown = () => address.columns.value.map((one) => one.field_name)
		await open('table?view=attention')
		expect(shown()).toEqual(['status', 'amount', 'title'])
		await screen.press('All files')
		await vi.waitFor(() => expect(shown()).toEqual(['status', 'title']))
		screen.close()
		await open('table?view=attention', { required: 'off' })
		expect(shown()).toEqual(['status', 'title'])
	})
	it('say that a view is gone and show all files', async () => {
		await open('table?view=99')
		expect(screen.text()).toContain('This view no longer exists')
		expect([current(), address.query.value?.filters]).toEqual(['All files', {}])
	})
	it('of somebody who may not manage views offer nothing to change them', async () => {
		server.canManage = false
		await open('table?view=7&sort=title')
		expect(document.querySelector('[aria-label="New view"], [aria-label="Actions for Open"]')).toBeNull()
		expect(screen.text()).not.toContain('Save')
		expect(screen.text()).toContain('Reset')
	})
	it('are asked for again when they did not arrive', async () => {
		api.viewMirrors.list?.mockRejectedValueOnce(new ApiError(0, {}))
		await open('table')
		expect(screen.text()).toContain('The server cannot be reached.')
		await screen.press('Try again')
		await vi.waitFor(() => expect(tabs()).toContain('Open'))
	})
})

describe('a view', () => {
	const saved = (body: ViewInput) => view(7, { ...body.is_default === true ? { is_default: true } : {}, name: body.name })
	const submit = () => screen.find('[role=dialog]').dispatchEvent(new Event('submit', { cancelable: true }))
	const act = async (name: string) => {
		await vi.waitFor(() => expect(document.querySelector('[aria-label="Actions for Open"]')).not.toBeNull())
		await screen.press('Actions for Open')
		await vi.waitFor(() => expect(screen.text()).toContain(name))
		await screen.press(name)
	}
	it('is edited with its filters, order and columns', async () => {
		await open('table?view=7')
		await act('Edit view')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog][aria-label="Edit “Open”"]')).not.toBeNull())
		await type(screen.find('[role=dialog] input'), 'To sign')
		screen.find('.filters__words').click()
		await nextTick()
		await tick('Signed')
		await tick('Draft')
		await choose(screen.find('[role=dialog] [data-new]'), 'title')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog] [data-filter=title] select')).toBe(document.activeElement))
		await choose(screen.find('[role=dialog] [data-filter=title] select'), 'contains')
		await type(screen.find('[role=dialog] [data-filter=title] input'), 'plan')
		screen.find('[role=dialog] [data-filter=title] input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		await tick('Amount')
		await choose(screen.find('[role=dialog] .sort select'), 'amount')
		api.viewMirrors.update?.mockImplementation(({ body }: { body: ViewInput }) => Promise.resolve(saved(body)))
		submit()
		await vi.waitFor(() => expect(current()).toBe('To sign'))
		const [{ body }] = api.viewMirrors.update?.mock.lastCall as [{ readonly body: ViewInput }]
		expect(body).toMatchObject({
			name: 'To sign', is_default: false, filters: { status: ['Signed'], title: [{ contains: 'plan' }] }, sort_field: 'amount',
		})
		expect(body.columns?.map((column) => [column.field_name, column.visible])).toEqual([
			['due', true], ['title', true], ['status', false], ['amount', true],
		])
	})
	it('asks before changes are lost', async () => {
		await open('table?view=7')
		await act('Edit view')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
		await type(screen.find('[role=dialog] input'), 'Other')
		await screen.press('Cancel')
		expect(screen.text()).toContain('What you changed in this view is not saved.')
		await screen.press('Keep editing')
		expect((screen.find('[role=dialog] input') as HTMLInputElement).value).toBe('Other')
		await screen.press('Cancel')
		await screen.press('Discard changes')
		expect(document.querySelector('[role=dialog]')).toBeNull()
		expect(api.viewMirrors.update).not.toHaveBeenCalled()
	})
	it('becomes the default one and stays where it is', async () => {
		await open('table?view=7&group=status')
		api.viewMirrors.update?.mockImplementation(({ body }: { body: ViewInput }) => Promise.resolve(saved(body)))
		await act('Make default view')
		await vi.waitFor(() => expect(screen.query()).toEqual({ group: 'status' }))
		expect([current(), tabs()]).toEqual(['Open', expect.arrayContaining(['Open', 'Big'])])
	})
	it('is deleted after a question, and all files are shown', async () => {
		await open('table?view=7')
		await act('Delete view')
		await vi.waitFor(() => expect(screen.text()).toContain('Files and their values stay as they are.'))
		api.viewMirrors.delete?.mockResolvedValue({ success: true })
		submit()
		await vi.waitFor(() => expect([current(), tabs().includes('Open'), screen.query()]).toEqual(['All files', false, {}]))
		expect(api.viewMirrors.delete).toHaveBeenCalledWith({ path: { folderId: 3, viewId: 7 } })
	})
	it('that somebody else deleted meanwhile is gone without an error', async () => {
		await open('table?view=7')
		await act('Delete view')
		await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
		api.viewMirrors.delete?.mockRejectedValue(new ApiError(404, { reason: 'unknown_view' }))
		server.views = server.views.slice(1)
		submit()
		await vi.waitFor(() => expect([current(), tabs().includes('Open')]).toEqual(['All files', false]))
	})
	it('is moved among the others by keys', async () => {
		await open('table?view=7')
		await act('Change order of views')
		await vi.waitFor(() => expect(document.querySelector('[data-move="7"] button')).not.toBeNull())
		api.viewMirrors.reorder?.mockResolvedValue({ success: true })
		for (const key of [' ', 'ArrowDown', 'Enter']) {
			screen.find('[data-move="7"] button').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
			await nextTick()
		}
		await vi.waitFor(() => expect(tabs().slice(2, 4)).toEqual(['Big', 'Open']))
		expect(api.viewMirrors.reorder?.mock.lastCall).toMatchObject([{ body: { view_ids: [8, 7] } }])
	})
})
