// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { appIds } from '@suite/node/paths'
import type { Script } from '../script.ts'

const ocs = { headers: { 'OCS-APIRequest': 'true' } }
const probe = '/index.php/apps/hostprobe'
/** Pictures and texts of one byte order each, as files begin. */
const contents = {
	png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
	gif: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
	html: Buffer.from('<!DOCTYPE html><html><body><script>1</script></body></html>').toString('base64'),
	svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
	text: Buffer.from('only words').toString('base64'),
	zip:
		'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAYVBLAQIKAAoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAABhUEsFBgAAAAABAAEALwAAAB8AAAAAAA==',
	nothing: '',
}

/** What an app adds to the search in everything. */
export const searchOffers: Script = {
	name: 'offers-search',
	run: async (twin) => {
		for (const from of ['', '/apps/hostprobe/addresses?page=2', '/apps/files/', '/apps/dashboard', '/nothing', '/settings/user']) {
			const client = await twin.client('reader')
			const { json, headers } =
				await client.request('GET', '/ocs/v2.php/search/providers', { ...ocs, query: { format: 'json', from } })
			const found = (json as { ocs: { data: Record<string, unknown>[] } }).ocs.data
			// pictures are each host's own
			twin.record(`providers from ${from}`, {
				etag: headers.get('etag') !== null,
				own: found.filter(({ id }) => id === 'hostprobe').map(({ icon, ...rest }) => ({ ...rest, icon: typeof icon })),
				isFirst: found[0]?.id === 'hostprobe',
			})
		}
		for (const query of [
			{ term: 'all' },
			{ term: 'some' },
			{ term: 'some', limit: 3, cursor: 4 },
			{ term: 'some', limit: 100, cursor: 'word' },
			{ term: 'all', from: '/apps/hostprobe/deep/a/b?c=d&e[]=1' },
			{ term: 'all', from: '/apps/hostprobe/other/seven' },
			{ term: 'all', sortOrder: 2 },
			{ term: ' ' },
			{},
			{ term: 'a', since: '2026-01-01' },
			{ term: 'a', person: 'editor' },
			{ term: 'a', unheard: 'of' },
			{ term: 'a', 'title-only': 'true' },
		]) {
			await twin.send('reader', 'GET', '/ocs/v2.php/search/providers/hostprobe/search', {
				...ocs,
				query: { format: 'json', ...query },
			})
		}
	},
}

/** What an app adds to the dashboard. */
export const dashboardOffers: Script = {
	name: 'offers-dashboard',
	run: async (twin) => {
		const api = '/ocs/v2.php/apps/dashboard/api'
		for (const role of ['admin', 'editor', 'reader'] as const) {
			const { json } = await (await twin.client(role)).request('GET', `${api}/v1/widgets`, { ...ocs, query: { format: 'json' } })
			twin.record(`${role}: widgets`, (json as { ocs: { data: Record<string, unknown> } }).ocs.data.hostprobe ?? null)
		}
		await twin.occ(['user:setting', 'editor', 'dashboard', 'layout', 'nothing,hostprobe'])
		await twin.occ(['user:setting', 'reader', 'dashboard', 'layout', 'hostprobe'])
		for (const version of ['v1', 'v2']) {
			for (const role of ['editor', 'reader'] as const) {
				for (const query of [{}, { 'widgets[]': 'hostprobe' }, { 'widgets[]': 'hostprobe', limit: 3, 'sinceIds[hostprobe]': 'x' }, {
					'widgets[]': 'nothing',
				}]) {
					await twin.send(role, 'GET', `${api}/${version}/widget-items`, { ...ocs, query: { format: 'json', ...query } })
				}
			}
		}
		for (const role of ['editor', 'reader']) {
			await twin.occ(['user:setting', role, 'dashboard', 'layout', '--delete'])
		}
		await twin.send('anonymous', 'GET', `${api}/v1/widgets`, { query: { format: 'json' } })
	},
}

/** Where an app stands in the menu. */
export const navigationOffers: Script = {
	name: 'offers-navigation',
	run: async (twin) => {
		for (const caller of ['admin', 'reader', { role: 'reader', by: 'session' }] as const) {
			for (const query of [{}, { absolute: 'true' }]) {
				const { json, headers } = await (await twin.client(caller)).request('GET', '/ocs/v2.php/core/navigation/apps', {
					...ocs,
					query: { format: 'json', ...query },
				})
				const entries = (json as { ocs: { data: Record<string, unknown>[] } }).ocs.data
				// the server has apps of its own; pictures are each host's own
				const common = entries.filter(({ app }) => ['dashboard', 'files', 'hostprobe', ...appIds()].includes(String(app)))
				twin.record(`${JSON.stringify(caller)} ${JSON.stringify(query)}`, {
					etag: headers.get('etag') !== null,
					entries: common.map(({ icon, ...entry }) => ({ ...entry, icon: typeof icon })),
				})
			}
		}
		await twin.send('anonymous', 'GET', '/ocs/v2.php/core/navigation/apps', { query: { format: 'json' } })
	},
}

/** Addresses that the host makes, types of files, and sizes in words. */
export const addresses: Script = {
	name: 'addresses',
	run: async (twin) => {
		await twin.send('admin', 'GET', `${probe}/addresses`)
		for (const path of ['deep/', 'deep', 'deep/a/b%20c', 'deep/a%2Fb', 'deep//a/', 'other/x']) {
			await twin.send('reader', 'GET', `${probe}/${path}`)
		}
		const names = [
			'a.jpg', 'A.JPEG', 'a.png', 'a.gif', 'a.webp', 'a.svg', 'a.mp4', 'a.webm', 'a.ogg', 'a.html', 'a.json', 'a.js', 'a.xml',
			'a.php', 'a.eml', 'a.pdf', 'a.zip', 'a.txt', 'a.md', 'a.unheard', 'a', '.nomedia', '.a.png', 'folder/a.png',
		]
		await twin.send('admin', 'POST', `${probe}/types`, { body: { names, contents } })
		await twin.send('admin', 'GET', `${probe}/sizes`)
	},
}
