// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { element, icon } from './element.js'
import { ocs } from './ocs.js'

/** After the last key, in milliseconds. */
const pause = 250

/** Lets a button open the search in everything. */
export function offerSearch(button) {
	let panel
	button.addEventListener('click', () => {
		panel ??= makePanel()
		panel.showModal()
	})
}

function makePanel() {
	const status = element('p', { class: 'host-search__status', role: 'status' })
	const results = element('div', { class: 'host-search__results' })
	const input = element('input', {
		type: 'search',
		id: 'host-search-term',
		'aria-label': 'Unified search',
		placeholder: 'Search files, settings and apps',
		autocomplete: 'off',
		spellcheck: 'false',
	})
	const panel = element('dialog', { class: 'host-search', 'aria-label': 'Search', lang: 'en', dir: 'ltr' })
	const close = element(
		'button',
		{ type: 'button', class: 'host-header-button', 'aria-label': 'Close search', click: () => panel.close() },
		icon('close'),
	)
	panel.append(element('div', { class: 'host-search__bar' }, icon('search'), input, close), status, results)
	let timer = 0
	let calls = new AbortController()
	input.addEventListener('input', () => {
		clearTimeout(timer)
		calls.abort()
		calls = new AbortController()
		timer = setTimeout(search, pause, calls.signal)
	})
	panel.addEventListener('keydown', (event) => step(event, input, results))
	panel.addEventListener('click', (event) => event.target === panel && panel.close())
	document.body.append(panel)
	return panel

	/** @param {AbortSignal} signal - ends what a newer word has made useless */
	async function search(signal) {
		const term = input.value.trim()
		if (term === '') {
			results.replaceChildren()
			status.textContent = ''
			return
		}
		try {
			const groups = await ask(term, signal)
			results.replaceChildren(...groups.filter(({ entries }) => entries?.length > 0).map(shown))
			const count = groups.reduce((sum, { entries = [] }) => sum + entries.length, 0)
			const silent = groups.filter(({ entries }) => entries === undefined).map(({ name }) => `${name}: no answer.`)
			status.textContent = [count === 0 ? `No results for “${term}”. Try part of the name.` : `${count} found.`, ...silent].join(' ')
			status.classList.toggle('hidden-visually', count > 0 && silent.length === 0)
		} catch (error) {
			if (error.name !== 'AbortError') {
				results.replaceChildren()
				status.textContent = 'Could not search. Type again to retry.'
				status.classList.remove('hidden-visually')
			}
		}
	}
}

/** What every provider finds, in their order; a provider that fails has no entries. */
async function ask(term, signal) {
	const from = encodeURIComponent(location.pathname.replace(/^\/index\.php/, '') + location.search)
	const providers = await ocs('GET', `/search/providers?from=${from}`, { signal })
	return Promise.all(providers.map(({ id, name, icon: picture }) =>
		ocs('GET', `/search/providers/${id}/search?limit=8&from=${from}&term=${encodeURIComponent(term)}`, { signal })
			.then((found) => ({ ...found, picture }))
			.catch((error) => error.name === 'AbortError' ? Promise.reject(error) : { name })))
}

function shown({ name, picture, entries }) {
	const items = entries.map(({ title, subline, resourceUrl, icon: own }) => element('li', {}, element(
		'a',
		{ href: resourceUrl },
		icon(pictureOf(own) ?? picture),
		element('span', {}, element('strong', {}, title), element('span', {}, subline)),
	)))
	return element('section', {}, element('h2', {}, name), element('ul', {}, ...items))
}

/** The name of an entry's own icon, or its address on this host; classes of style sheets that are not here give none. */
function pictureOf(own) {
	const path = own.startsWith(location.origin) ? own.slice(location.origin.length) : own
	return path.startsWith('/') ? path : { 'icon-folder': 'folder', 'icon-settings-dark': 'settings' }[own]
}

/** Up and down lead from the field through the answers and back; Escape closes, also where a browser would only empty the field. */
function step(event, input, results) {
	if (event.key === 'Escape') {
		event.preventDefault()
		event.currentTarget.close()
		return
	}
	const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
	const places = [input, ...results.querySelectorAll('a')]
	if (way === undefined || places.length === 1) {
		return
	}
	event.preventDefault()
	places.at((places.indexOf(document.activeElement) + way) % places.length)?.focus()
}
