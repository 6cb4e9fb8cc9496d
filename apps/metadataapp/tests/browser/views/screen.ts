// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import { createPinia, setActivePinia } from 'pinia'
import { createApp, h, nextTick, type App, type Component } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import { useAssignedStore } from '../../../src/stores/assignedStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'

export const folder = (more: Partial<TeamFolder> = {}): TeamFolder => ({
	id: 3, mount_point: '/Team', groups: [], quota: -3, size: 0, acl: false, root_id: 30, can_manage: true, can_write: true,
	required: 'warn', field_count: 3, ...more,
})

/** A page with some parts at the address of the table. */
export interface Screen {
	readonly router: Router
	readonly warnings: readonly string[]
	/** The query of the address. */
	query(): Readonly<Record<string, unknown>>
	text(): string
	find(selector: string): HTMLElement
	/** A button, link or entry of a menu by its name or words. */
	press(name: string): Promise<void>
	close(): void
}

/** Shows parts that are given the team folder. */
export async function show(parts: readonly Component[], address: string, shown = folder()): Promise<Screen> {
	const pinia = createPinia()
	setActivePinia(pinia)
	useSessionStore().adopt({
		user: { id: 'ann', name: 'Ann Archer' }, is_admin: false, may_manage: true, has_team_folders: true, can_suggest: false,
		folders: [shown],
	})
	await useAssignedStore().show(shown.id)
	const page: Component = { render: () => parts.map((part) => h(part, { folder: shown })) }
	const router = createRouter({
		history: createMemoryHistory(),
		routes: [
			{ path: '/folders/:folder(\\d+)/:parent(\\d+)?', name: 'library', component: page, meta: { title: () => '' } },
			{ path: '/folders/:folder(\\d+)/table', name: 'table', component: page, meta: { title: () => '' } },
		],
	})
	await router.push(address)
	const warnings: string[] = []
	const app: App = createApp({ render: () => h(RouterView) })
	app.config.warnHandler = (message) => warnings.push(message)
	app.use(pinia).use(router).mount(document.body.appendChild(document.createElement('div')))
	await nextTick()
	const find = (selector: string): HTMLElement => {
		const found = document.querySelector<HTMLElement>(selector)
		if (found === null) {
			throw new Error(`There is no ${selector} in ${document.body.innerHTML}`)
		}
		return found
	}
	return {
		router,
		warnings,
		find,
		query: () => router.currentRoute.value.query,
		text: () => (document.body.textContent ?? '').replace(/\s+/g, ' '),
		async press(name) {
			const named = [...document.querySelectorAll<HTMLElement>('button, a')].find((one) =>
				one.getAttribute('aria-label') === name || (one.textContent ?? '').trim() === name)
			if (named === undefined) {
				throw new Error(`There is no “${name}” in ${document.body.innerHTML}`)
			}
			named.click()
			await nextTick()
		},
		close() {
			app.unmount()
			document.body.replaceChildren()
		},
	}
}

export const tabs = () => [...document.querySelectorAll('nav a')].map((tab) => tab.textContent?.replace(/\s+/g, ' ').trim())
/** The tab on which one is. */
export const current = () => document.querySelector('nav a[aria-current=page]')?.textContent?.trim()

export async function type(input: HTMLElement, text: string): Promise<void> {
	(input as HTMLInputElement).value = text
	input.dispatchEvent(new Event('input', { bubbles: true }))
	await nextTick()
}
export async function choose(select: HTMLElement, value: string): Promise<void> {
	(select as HTMLSelectElement).value = value
	select.dispatchEvent(new Event('change', { bubbles: true }))
	await nextTick()
}
/** Ticks a checkbox by its label, or takes the tick away. */
export async function tick(label: string): Promise<void> {
	const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label)?.querySelector('input')
	if (found == null) {
		throw new Error(`There is no “${label}” to tick in ${document.body.innerHTML}`)
	}
	found.click()
	await nextTick()
}
