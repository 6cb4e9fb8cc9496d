// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Caller, Script } from '../script.ts'

const api = '/ocs/v2.php/search/providers'
const contacts = '/index.php/contactsmenu/contacts'
const completion = '/ocs/v2.php/core/autocomplete/get'
/**
 * Excludes the scripts' own accounts, which come and go, and the first administrator, whom a server adds to its address book only once the
 * account is changed.
 */
const demoPeople: ReadonlySet<string> = new Set(['editor', 'reader', 'denied', 'outsider'])
const json = { headers: { 'OCS-APIRequest': 'true' } }
interface Found {
	readonly ocs: {
		readonly meta: unknown
		readonly data: {
			readonly name: string
			readonly isPaginated: boolean
			readonly cursor: unknown
			readonly entries: readonly Record<string, unknown>[]
		}
	}
}

/** Unified search in files and settings, and people through the contacts menu. */
export const search: Script = {
	name: 'search',
	run: async (twin) => {
		const providers = (await (await twin.client('reader')).request('GET', `${api}?format=json`, json)).json as {
			ocs: { data: Record<string, unknown>[] }
		}
		// each host has its own providers; these two exist on every host
		const common = providers.ocs.data.filter(({ id }) => id === 'files' || id === 'settings')
		twin.record('providers', common.map(({ id, appId, name, order, isExternalProvider, triggers, inAppSearch, filters, ...rest }) => ({
			id,
			appId,
			name,
			order,
			isExternalProvider,
			triggers,
			inAppSearch,
			searchesTerm: (filters as Record<string, string>).term,
			rest: Object.keys(rest),
		})))
		const find = async (caller: Caller, provider: string, query: Record<string, string | number | undefined>) => {
			const reply = await (await twin.client(caller)).request('GET', `${api}/${provider}/search`, {
				...json,
				query: { format: 'json', ...query },
			})
			const { meta, data } = (reply.json as Found).ocs
			// pictures are host-specific; files of the same second are in arbitrary order
			const isAnswer = Array.isArray(data.entries)
			const entries = !isAnswer ? [] : data.entries.map(({ icon, thumbnailUrl, resourceUrl, ...entry }) => ({
				...entry,
				icon: typeof icon,
				thumbnailUrl: typeof thumbnailUrl,
				resourceUrl: String(resourceUrl).replace(/\/f\/\d+$/, '/f/<id>').replace(twin.url, ''),
				attributes: { ...entry.attributes as object, fileId: '' },
			}))
				.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
			twin.record(`${JSON.stringify(caller)} finds ${provider} ${JSON.stringify(query)}`, {
				status: reply.status,
				meta,
				data: isAnswer ? { ...data, entries } : data,
			})
		}
		for (const caller of ['editor', 'reader', 'denied', 'outsider'] as const) {
			for (const term of ['Travel', 'trAVEL', 'plan', 'Summer party', '.csv', 'no such file', ' ', 'T%l', 'T_avel']) {
				// few enough for one response, because if more than 25 files are of the same second, the selection is arbitrary
				await find(caller, 'files', { term })
			}
		}
		// of different ages, since the newest is listed first
		for (const [index, name] of ['old', 'older', 'oldest'].entries()) {
			await (await twin.client('editor')).expect('PUT', `/remote.php/dav/files/editor/twin-search-${name}.txt`, {
				raw: name,
				headers: { 'X-OC-MTime': String(1_500_000_000 - index * 1000) },
			})
		}
		for (const query of [{}, { limit: 1 }, { limit: 2, cursor: 2 }, { limit: 0 }, { limit: 1000 }]) {
			await find('editor', 'files', { term: 'twin-search', ...query })
		}
		for (const caller of ['reader', 'admin'] as const) {
			await find(caller, 'settings', { term: 'no such section' })
		}
		for (const caller of ['anonymous', { role: 'reader', by: 'session' }, { role: 'reader', by: 'sessionWithoutToken' }] as const) {
			await twin.send(caller, 'GET', `${api}/nothing/search?term=a&format=json`)
			await twin.send(caller, 'GET', `${api}/files/search?format=json`)
		}
		await twin.send('reader', 'GET', `${api}/nothing/search?term=a`, json)
		for (const caller of ['reader', 'outsider', { role: 'reader', by: 'session' }] as const) {
			for (const filter of ['edit', 'EDITOR', 'editor@', 'nobody of this name', '%', '']) {
				const reply = await (await twin.client(caller)).request('POST', contacts, { ...json, body: { filter } })
				const { contacts: people, ...rest } = reply.json as { contacts: Record<string, unknown>[] }
				// what apps read about a user; the actions are those of the apps on a host
				const found =
					people.filter(({ uid }) => demoPeople.has(String(uid))).map(({ fullName, emailAddresses, profileUrl, isUser, uid }) =>
						({ fullName, emailAddresses, profileUrl: String(profileUrl).replace(twin.url, ''), isUser, uid }))
				twin.record(`${JSON.stringify(caller)} finds people ${JSON.stringify(filter)}`, { status: reply.status, rest, found })
			}
		}
		for (const caller of ['anonymous', { role: 'reader', by: 'sessionWithoutToken' }] as const) {
			await twin.send(caller, 'POST', contacts, { body: { filter: 'edit' } })
			await twin.send(caller, 'GET', `${completion}?search=edit&format=json`)
		}
		for (const caller of ['reader', 'outsider', { role: 'reader', by: 'session' }] as const) {
			for (const query of [
				...['edit', 'EDITOR', ' editor ', 'editor@', 'reader', 'e', 'admin', 'nobody of this name', '%', '']
					.map((word) => ({ search: word })),
				{ search: 'editor', 'shareTypes[]': 0 },
				{ search: 'editor', 'shareTypes[]': 1 },
				{ search: 'ADMIN', 'shareTypes[]': 1 },
			]) {
				const reply = await (await twin.client(caller)).request('GET', completion, {
					...json,
					query: { format: 'json', limit: 200, ...query },
				})
				const { meta, data } = (reply.json as { ocs: { meta: unknown, data: Record<string, unknown>[] } }).ocs
				// who was here lately has a status where the app for that is enabled
				const found = data.filter(({ id }) => id === 'admin' || demoPeople.has(String(id))).map(({ status, ...entry }) => entry)
				twin.record(`${JSON.stringify(caller)} completes ${JSON.stringify(query)}`, { status: reply.status, meta, found })
			}
		}
	},
}
