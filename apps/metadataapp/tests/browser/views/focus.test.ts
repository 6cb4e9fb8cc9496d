// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './window.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import FilterBar from '../../../src/components/Filter/FilterBar.vue'
import ViewTabs from '../../../src/components/Views/ViewTabs.vue'
import { folder, show, tick, type Screen } from './screen.ts'
import { reset } from './server.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

let screen: Screen
const focused = () => document.activeElement
const press = (key: string) => ['keydown', 'keyup'].forEach((name) =>
	focused()?.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true })))

beforeEach(async () => {
	reset()
	// what keeps the focus inside looks for what can be seen
	vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
	screen = await show([ViewTabs, FilterBar], '/folders/3/table', folder())
	await vi.waitFor(() => expect(document.querySelector('[data-add]')).not.toBeNull())
})
afterEach(() => {
	screen.close()
	expect(screen.warnings).toEqual([])
})

/** Opens a new filter by its field. */
async function add(field: string): Promise<void> {
	screen.find('[data-add]').focus()
	await screen.press('Add filter')
	await vi.waitFor(() => expect(focused()?.textContent?.trim()).toBe('Title'))
	await screen.press(field)
	await vi.waitFor(() => expect(focused()?.tagName).toBe('SELECT'))
}

it('the focus is in the filter that is opened, and afterwards on what it is called', async () => {
	await add('Title')
	await vi.waitFor(() => expect(screen.text()).toContain('Report'))
	await tick('Report')
	press('Escape')
	await vi.waitFor(() => expect(focused()?.textContent?.trim()).toBe('Title is Report'))
	await screen.press('Remove the filter “Title is Report”')
	await vi.waitFor(() => expect(focused()?.hasAttribute('data-add')).toBe(true))
})

it('a filter that was not filled in leaves the focus where filters are added', async () => {
	await add('Status')
	press('Escape')
	await vi.waitFor(() => expect(focused()?.hasAttribute('data-add')).toBe(true))
	expect([document.querySelector('[data-filter]'), screen.query()]).toEqual([null, {}])
})
