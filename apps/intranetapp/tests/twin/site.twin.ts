// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { everybody, intranetScript } from './intranet.ts'

/** Setup, health and the app's commands. */
export const intranetSetup = intranetScript('setup', async (site) => {
	await site.sendAll('GET', '/setup')
	for (const body of [{}, { language: 'nl' }, { language: 'xx!' }, { language: 7 }]) {
		await site.sendAll('POST', '/setup', { body })
	}
	await site.sendAll('POST', '/setup/reindex', { body: {} })
	await site.sendAll('GET', '/health')
	for (const caller of [
		{ role: 'admin', by: 'session' },
		{ role: 'admin', by: 'sessionWithoutToken' },
		{ role: 'admin', by: 'bearer' },
	] as const) {
		await site.send(caller, 'POST', '/setup', { body: {} })
		await site.send(caller, 'GET', '/setup')
	}
	for (const command of ['setup', 'check', 'reindex']) {
		await site.twin.occ([`intranetapp:${command}`, '--output', 'json'])
	}
	await site.twin.occ(['intranetapp:setup', '--admin', 'nobody'])
})

/** Menu and footer. */
export const intranetMenus = intranetScript('menus', async (site) => {
	const open = await site.make('admin', { title: 'Twin open' })
	const closed = await site.make('admin', { title: 'Twin closed' })
	const draft = await site.make('admin', { title: 'Twin draft', status: 'draft' })
	await site.close(closed.path)
	const items = [
		{ title: 'Open', uniqueId: open.uniqueId, own: 'kept', children: [
			{ title: 'Draft', uniqueId: draft.uniqueId },
			{ title: 'Heading', children: [{ title: 'Closed', uniqueId: closed.uniqueId }] },
		] },
		{ title: 'Closed', uniqueId: closed.uniqueId, children: [{ title: 'Below', url: '/apps/files', target: '_blank' }] },
		{ title: 'Outside', url: 'https://example.org/?a=1&b=2' }, { title: 'Mail', url: 'mailto:a@example.org' },
	]
	for (const body of [
		{ navigation: { type: 'dropdown', items } },
		{ navigation: { type: 'megamenu', items: [] } },
		{ navigation: { type: 'other', items: [] } },
		{ navigation: { items: 'none' } },
		{ navigation: { type: 'dropdown', items: [{ title: 'Bad', url: 'javascript:alert(1)' }] } },
		{ navigation: null },
		{},
		[],
		{ navigation: { type: 'dropdown', items }, language: 'xx' },
	]) {
		await site.send('editor', 'POST', '/navigation', { body: Array.isArray(body) ? body : { language: 'en', ...body } })
		await site.send('editor', 'GET', '/navigation?language=en')
	}
	await site.sendAll('POST', '/navigation', { body: { language: 'en', navigation: { type: 'megamenu', items } } })
	await site.sendAll('GET', '/navigation?language=en')
	await site.send('reader', 'GET', '/navigation?language=nl')
	for (const body of [
		{ content: '<p onclick="x()">Foot<script>1</script> &amp; more</p>' },
		{ content: '**Markdown** [link](/apps/files)' },
		{ content: 7 },
		{ content: null },
		{},
		{ footer: 'x' },
	]) {
		await site.send('editor', 'POST', '/footer', { body: { language: 'en', ...body } })
		await site.send('editor', 'GET', '/footer?language=en')
	}
	await site.sendAll('POST', '/footer', { body: { language: 'en', content: '' } })
	await site.sendAll('GET', '/footer?language=en')
	await site.send('editor', 'POST', '/navigation', { body: { language: 'en', navigation: { type: 'dropdown', items: [] } } })
	for (const { id } of [open, closed, draft]) {
		await site.send('admin', 'DELETE', `/pages/${id}`)
	}
})

/** News, search, permissions, and what the host's own search finds. */
export const intranetReading = intranetScript('reading', async (site) => {
	const top = await site.make('admin', { title: 'Twin reading' })
	const put = (
		name: string,
		day: number,
		more: object = {},
	) => site.files.put(site.at(`${top.path}/${name}/${name}.json`), JSON.stringify({
		uniqueId: `page-twin-${name}`, title: `Twinword ${name}`, createdAt: `2025-01-0${10 - day}T00:00:00Z`,
		updatedAt: `2025-02-0${day}T00:00:00Z`, metadata: { tags: [`tag${name}`] },
		layout: { rows: [{ columns: 1, widgets: [
			{ type: 'heading', column: 1, order: 1, content: `Heading of ${name}`, level: 2 },
			{ type: 'text', column: 1, order: 2, content: `Crème **brûlée** & <b>Brötchen</b> for ${name}` },
			{ type: 'image', column: 1, order: 3, src: 'photo one.jpg' },
		] }] },
		...more,
	}))
	await put('alpha', 1)
	await put('bravo', 3)
	await put('closed', 5)
	await put('draft', 6, { status: 'draft' })
	await site.close(`${top.path}/closed`)
	for (const query of [
		{},
		{ sortBy: 'title' },
		{ sortBy: 'created', sortOrder: 'asc' },
		{ limit: 1 },
		{ limit: 0 },
		{ limit: 51 },
		{ excerptLength: 12 },
		{ sortBy: 'other' },
	]) {
		await site.sendAll('GET', '/news', { query: { sourcePath: top.path, ...query } })
	}
	await site.send('reader', 'GET', '/news', { query: { sourcePageId: top.uniqueId } })
	await site.send('reader', 'GET', '/news', { query: { sourcePath: '../..' } })
	for (const query of [
		{ q: 'twinword alpha' },
		{ q: 'tagclosed' },
		{ q: 'tagdraft' },
		{ q: 'creme brulee bravo' },
		{ q: 'twinw clos' },
		{ q: '<b>"\'%_*' },
		{ q: '' },
		{ q: 'a'.repeat(501) },
		{ query: 'heading of alpha' },
		{},
		{ q: 'twinword alpha', limit: 0 },
		{ q: 'nothing of the kind' },
	] as const) {
		await site.sendAll('GET', '/search', { query })
	}
	for (const caller of everybody) {
		for (const path of ['', top.path, `${top.path}/closed`, `/${top.path}/alpha/`, 'en/there-is-nothing', '../..']) {
			await site.send(caller, 'GET', '/permissions', { query: { path } })
		}
		for (const term of ['tagalpha', 'tagclosed', 'tagdraft']) {
			const { json, status } = await (await site.twin.client(caller)).request(
				'GET',
				'/ocs/v2.php/search/providers/intranetapp/search',
				{ query: { format: 'json', term }, headers: { 'OCS-APIRequest': 'true' } },
			)
			site.twin.record(`${String(caller)} finds ${term} in the search of the host`, {
				status,
				entries: (json as Found).ocs.data.entries?.map(({ title, subline, resourceUrl }) => ({ title, subline, resourceUrl })),
			})
		}
	}
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
})
interface Found { readonly ocs: { readonly data: { readonly entries?: readonly Record<string, unknown>[] } } }

/** Administrator settings and their effect on a page's status. */
export const intranetSettings = intranetScript('settings', async (site) => {
	for (const [name, ...bodies] of [
		[
			'video-domains',
			{ domains: ['video.example.org', 'https://other.example.org'] },
			{ domains: ['http://x', 'bad domain'] },
			{ domains: 'x' },
			{},
			{ domains: ['www.youtube-nocookie.com', 'player.vimeo.com'] },
		],
		['engagement', { commentsEnabled: false }, { reactionsEnabled: 'no' }, {}, { commentsEnabled: true, reactionsEnabled: true }],
		['publication', { defaultStatus: 'other' }, { requireApproval: 1 }, {}, { requireApproval: true, defaultStatus: 'published' }],
	] as const) {
		for (const body of bodies) {
			await site.sendAll('POST', `/settings/${name}`, { body })
		}
		await site.sendAll('GET', `/settings/${name}`)
	}
	await site.send('reader', 'GET', '/settings/upload-limit')

	const top = await site.make('admin', { title: 'Twin statuses' })
	for (const caller of ['editor', 'admin'] as const) {
		for (const status of [undefined, 'draft', 'review', 'published', 'other']) {
			const { id } = await site.make(caller, { title: `Twin ${String(status)}`, parentId: top.id, status })
			if (id !== undefined) {
				await site.sendAll('GET', `/pages/${id}`)
				await site.sendAll('PUT', `/pages/${id}`, { body: { status: 'published' } })
			}
		}
	}
	await site.sendAll('GET', '/pages/tree', { query: { rootPageId: top.id } })
	await site.send('admin', 'POST', '/settings/publication', { body: { requireApproval: false } })
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
})

/** The demo content, imported, removed and cleared in a language of its own. */
export const intranetDemo = intranetScript('demo', async (site) => {
	const look = async () => {
		await site.sendAll('GET', '/demo-data/status')
		await site.send('reader', 'GET', '/pages/tree?language=nl')
		await site.send('reader', 'GET', '/navigation?language=nl')
		await site.send('reader', 'GET', '/footer?language=nl')
	}
	await site.sendAll('GET', '/demo-data/languages')
	await look()
	for (const body of [
		{ language: 'xx' },
		{ language: 'nl', mode: 'other' },
		{ language: 'nl' },
		{ language: 'nl', mode: 'skip_existing' },
		{ language: 'nl', mode: 'overwrite' },
	]) {
		await site.send('admin', 'POST', '/demo-data/import', { body })
	}
	await look()
	// the demo's dates are relative to the day of its import
	const news = await (await site.twin.client('reader')).request(
		'GET',
		'/index.php/apps/intranetapp/api/news?language=nl&sortBy=title&limit=5',
		{ headers: { 'OCS-APIRequest': 'true' } },
	)
	site.twin.record('news of the demo', (news.json as Record<string, unknown>[]).map(({ date, createdAt, updatedAt, ...item }) =>
		({ ...item, times: [date, createdAt, updatedAt].map((time) => typeof time) })))
	for (const caller of everybody.filter((one) => one !== 'admin')) {
		await site.send(caller, 'POST', '/demo-data/import', { body: { language: 'nl' } })
		await site.send(caller, 'POST', '/demo-data/remove', { body: { language: 'nl' } })
		await site.send(caller, 'POST', '/demo-data/clean-start', { body: { language: 'nl' } })
	}
	const remove = async (language = 'nl') => {
		await site.send('admin', 'POST', '/demo-data/remove', { body: { language } })
		await look()
	}
	await remove('xx')
	await (await site.twin.client('editor')).expect('PUT', '/index.php/apps/intranetapp/api/pages/demo-nl-werkplaats', {
		body: { title: 'Twin changed' },
		headers: { 'OCS-APIRequest': 'true' },
	})
	const below = await site.make('editor', { language: 'nl', title: 'Twin below', parentId: 'demo-nl-agenda' })
	await remove()
	await site.send('admin', 'DELETE', `/pages/${below.id}`)
	await remove()
	await site.send('admin', 'GET', '/pages/home-nl')
	await site.send('admin', 'POST', '/demo-data/clean-start', { body: { language: 'nl' } })
	await look()
})
