// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Which page is open. Each step forward is one in the history of the browser, so that going back there does not leave the form. */
export interface PageSteps {
	current(): string
	/** @param id - of the page to begin with */
	begin(id: string): void
	/** Opens the first page. */
	restart(): void
	/** False when there is no further page. */
	next(): boolean
	back(): void
	open(id: string): void
}

/** What an entry of the history holds. */
interface Entry {
	readonly formsappPage: string
	/** How many steps back lead to the page that the form was begun with. */
	readonly formsappDepth: number
}

/**
 * @param reached - pages on the way that the answers lead
 * @param show - shows one; whether somebody asked for it
 * @param signal - ends it
 */
export function pageSteps(reached: () => readonly string[], show: (id: string, isByUser: boolean) => void, signal: AbortSignal): PageSteps {
	let current = ''
	let depth = 0

	const go = (id: string, isByUser: boolean) => {
		current = id
		show(id, isByUser)
	}
	const entry = (id: string): Entry => ({ formsappPage: id, formsappDepth: depth })
	const replace = (id: string) => history.replaceState(entry(id), '')
	window.addEventListener('popstate', ({ state }: PopStateEvent) => {
		const { formsappPage: id, formsappDepth } = (state ?? {}) as Partial<Entry>
		if (id === undefined || formsappDepth === undefined) {
			return
		}
		depth = formsappDepth
		if (id !== current && reached().includes(id)) {
			go(id, true)
		}
	}, { signal })

	return {
		current: () => current,
		begin(id) {
			depth = (history.state as Partial<Entry> | null)?.formsappDepth ?? 0
			replace(id)
			go(id, false)
		},
		restart() {
			const [first = ''] = reached()
			replace(first)
			go(first, false)
		},
		next() {
			const ids = reached()
			const id = ids[ids.indexOf(current) + 1]
			if (id === undefined) {
				return false
			}
			depth++
			history.pushState(entry(id), '')
			go(id, true)
			return true
		},
		back() {
			const ids = reached()
			const id = ids[ids.indexOf(current) - 1]
			if (id === undefined) {
				return
			}
			if (depth > 0) {
				history.back()
			} else {
				replace(id)
				go(id, true)
			}
		},
		open(id) {
			if (id !== current) {
				replace(id)
				go(id, true)
			}
		},
	}
}
