// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateUrl } from '@nextcloud/router'
import { readonly, shallowRef } from 'vue'

/** Tasks with a screen of their own: old versions, drafts, approvals, arranging pages, editing the menu, deleted pages. */
const tasks = ['history', 'draft', 'drafts', 'waiting', 'arrange', 'menu', 'trash'] as const
export type Task = typeof tasks[number]

/** The current place in the app. */
export interface Place {
	readonly view: 'page' | 'search'
	/** Id of the page; `home` for the front page. */
	readonly id: string
	readonly query: URLSearchParams
	/** Without the `#`; empty if there is none. */
	readonly anchor: string
	readonly isEditing: boolean
	/** The task done here, other than reading and editing. */
	readonly task: Task | null
	/** How the place was reached: first load, a link, or the browser's back and forward. */
	readonly arrival: 'load' | 'link' | 'history'
	/** Identifies this entry of the browser's history. */
	readonly key: string
}

/** Returns whether the place may be left now; called before every navigation to another page. */
export type LeaveGuard = () => boolean | Promise<boolean>

interface Entry { readonly intranetapp: { readonly key: string, readonly index: number } }

const base = generateUrl('/apps/intranetapp')
const guards = new Set<LeaveGuard>()
const current = shallowRef<Place>({
	view: 'page',
	id: 'home',
	query: new URLSearchParams(),
	anchor: '',
	isEditing: false,
	task: null,
	arrival: 'load',
	key: '',
})
let index = 0

/** The current place. */
export const place = readonly(current)

export function pageAddress(
	id: string,
	options: { readonly anchor?: string, readonly isEditing?: boolean, readonly task?: Task } = {},
): string {
	const path = id === 'home' ? '/' : `/p/${encodeURIComponent(id)}`
	const task = options.isEditing === true ? 'edit' : options.task
	return `${base}${path}${task === undefined ? '' : `?${task}`}${options.anchor ? `#${options.anchor}` : ''}`
}

export function searchAddress(filters: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
	return `${base}/p/-/search${query.size > 0 ? `?${query}` : ''}`
}

/** Parses an address; null for one outside this app. */
export function placeOf(address: string | URL): Pick<Place, 'view' | 'id' | 'query' | 'anchor' | 'isEditing' | 'task'> | null {
	const url = new URL(address, location.href)
	const start = [base, `${base.replace('/index.php/', '/')}`].find((known) =>
		url.pathname === known || url.pathname.startsWith(`${known}/`))
	const rest = start === undefined ? undefined : url.pathname.slice(start.length)
	if (url.origin !== location.origin || rest === undefined || !/^(?:\/?|\/p\/[^/]+|\/p\/-\/search)\/?$/.test(rest)) {
		return null
	}
	const anchor = decoded(url.hash.slice(1))
	const isSearch = rest.startsWith('/p/-/search')
	const id = isSearch ? '' : decoded(/^\/p\/([^/]+)/.exec(rest)?.[1] ?? 'home')
	const task = isSearch ? undefined : tasks.find((name) => url.searchParams.has(name))
	return {
		view: isSearch ? 'search' : 'page',
		id,
		query: url.searchParams,
		anchor,
		isEditing: !isSearch && url.searchParams.has('edit'),
		task: task ?? null,
	}
}

/**
 * Navigates to an address of this app; any other address is left to the browser.
 *
 * @param options.replace - replaces the current history entry
 */
export async function goTo(address: string, options: { readonly replace?: boolean } = {}): Promise<void> {
	const target = placeOf(address)
	if (target === null) {
		location.assign(address)
		return
	}
	if (leaves(target) && !await mayLeave()) {
		return
	}
	if (options.replace !== true) {
		index += 1
	}
	const entry: Entry = { intranetapp: { key: options.replace === true ? current.value.key : newKey(), index } }
	history[options.replace === true ? 'replaceState' : 'pushState'](entry, '', address)
	current.value = { ...target, arrival: 'link', key: entry.intranetapp.key }
}

/** Adds a guard; returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
	guards.add(guard)
	return () => guards.delete(guard)
}

/** Reads the current address and follows the browser's history from then on. */
export function startRouter(): void {
	history.scrollRestoration = 'manual'
	const known = entryOf(history.state)
	const entry: Entry = { intranetapp: known ?? { key: newKey(), index: 0 } }
	index = entry.intranetapp.index
	history.replaceState(entry, '')
	const target = placeOf(location.href)
	if (target !== null) {
		current.value = { ...target, arrival: known === undefined ? 'load' : 'history', key: entry.intranetapp.key }
	}
	window.addEventListener('popstate', (event) => void onHistory(event))
}

async function onHistory(event: PopStateEvent): Promise<void> {
	const target = placeOf(location.href)
	// An anchor typed into the address bar creates an entry without our state.
	const entry = entryOf(event.state) ?? { key: newKey(), index: index + 1 }
	if (target === null || (entry.index === index && entry.key === current.value.key)) {
		return
	}
	if (leaves(target) && guards.size > 0) {
		const steps = index - entry.index
		history.go(steps)
		if (await mayLeave()) {
			guards.clear()
			history.go(-steps)
		}
		return
	}
	index = entry.index
	history.replaceState({ intranetapp: entry } satisfies Entry, '')
	current.value = { ...target, arrival: 'history', key: entry.key }
}

function leaves(target: Pick<Place, 'view' | 'id' | 'isEditing' | 'task'>): boolean {
	const { view, id, isEditing, task } = current.value
	return (isEditing || task !== null)
		&& (target.view !== view || target.id !== id || target.isEditing !== isEditing || target.task !== task)
}

async function mayLeave(): Promise<boolean> {
	for (const guard of guards) {
		if (!await guard()) {
			return false
		}
	}
	return true
}

function entryOf(state: unknown): Entry['intranetapp'] | undefined {
	return (state as Partial<Entry> | null)?.intranetapp
}

function newKey(): string {
	return Math.random().toString(36).slice(2, 10)
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
