// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { everybody, intranetScript } from './intranet.ts'
import type { Caller } from '@suite/testing/twin/script'

const layout = {
	rows: [{
		columns: 2,
		own: { kept: [1, { deep: null }] },
		widgets: [
			{ type: 'heading', column: 1, order: 1, content: 'Trains & <b>busses</b>', level: 2 },
			{ type: 'text', column: 1, order: 2, content: '# Twin travel\n\n- [ ] book **early**\n\n[link](https://example.org/?a=1&b=2)' },
			{
				type: 'links',
				column: 2,
				order: 1,
				columns: 2,
				items: [{ title: 'Files', url: '/apps/files', icon: 'Home', target: '_blank' }],
			},
			{ type: 'people', column: 2, order: 2, nobody: 'knows' },
		],
	}],
	sideColumns: { left: { enabled: true, backgroundColor: '#fff', widgets: [] }, right: { enabled: false, widgets: [] } },
}
const proofs: readonly Caller[] = [
	{ role: 'editor', by: 'bearer' },
	{ role: 'editor', by: 'session' },
	{ role: 'editor', by: 'sessionWithoutToken' },
	{ role: 'editor', by: 'password' },
]

/** Creating, reading and changing pages. */
export const intranetPages = intranetScript('pages', async (site) => {
	const top = await site.make(
		'editor',
		{ title: 'Twin pages', layout, metadata: { category: 'Twin', tags: ['one', 'two'] }, own: { kept: true } },
	)
	for (const body of [
		{ title: 'Twin pages' },
		{ title: ' Ünïcode – Straße / a\\b ' },
		{ title: '日本語' },
		{ title: 'home' },
		{ title: '_media' },
		{ title: 'Twin page in Dutch', language: 'nl' },
		{ title: '' },
		{ title: 7 },
		{},
		{ title: 'No such language', language: 'xx' },
		{ title: 'No such parent', parentId: 'page-of-nobody' },
		{ title: 'Taken', uniqueId: top.uniqueId },
		{ title: 'Bad layout', layout: { rows: 'none' } },
		{ title: 'Bad address', layout: { rows: [{ widgets: [{ type: 'video', url: 'javascript:alert(1)' }] }] } },
	]) {
		await site.sendBoth('editor', 'POST', '/pages', { body: { parentId: top.id, ...body } })
	}
	for (const caller of [...everybody.filter((one) => one !== 'editor'), ...proofs]) {
		await site.sendBoth(caller, 'POST', '/pages', { body: { title: 'By everybody', parentId: top.id } })
	}
	for (const caller of [...everybody, ...proofs]) {
		await site.sendBoth(caller, 'GET', `/pages/${top.id}`)
		await site.sendBoth(caller, 'GET', '/pages/page-of-nobody')
	}
	for (const path of [
		`/pages/${top.uniqueId}`,
		'/pages/home',
		'/pages',
		'/pages?language=nl',
		'/pages?language=xx!',
		'/pages/%2e%2e',
		`/pages/${top.id}%00`,
	]) {
		await site.sendBoth('reader', 'GET', path)
	}
	const { headers } = await site.send('reader', 'GET', `/pages/${top.id}`)
	await site.send('reader', 'GET', `/pages/${top.id}`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })

	for (const body of [
		{ title: 'Twin pages, changed' },
		{ content: '<p onclick="x()">Text<script>1</script> 5 < 6</p>' },
		{ metadata: { category: 'Changed' } },
		{ layout: { rows: [] } },
		{ own: { kept: 'changed' }, title: 'Twin pages' },
		{ layout },
		{ title: 5 },
		{ status: 'other' },
		{ layout: [] },
		{},
	]) {
		await site.sendBoth('editor', 'PUT', `/pages/${top.id}`, { body })
	}
	await site.send('editor', 'PUT', `/pages/${top.id}`, { body: { title: 'Too late', baseVersion: top.baseVersion } })
	await site.send('editor', 'PUT', `/pages/${top.id}`, { body: { title: 'Too late' }, headers: { 'If-Match': `"${top.baseVersion}"` } })
	await site.send('editor', 'PUT', `/pages/${top.id}`, { raw: '{"title": ', headers: { 'Content-Type': 'application/json' } })
	await site.sendAll('PUT', `/pages/${top.id}`, { body: { metadata: { category: 'Everybody' } } })

	for (const path of ['metadata', 'content', 'draft', 'breadcrumb', 'below']) {
		await site.sendAll('GET', `/pages/${top.id}/${path}`)
	}
	await site.sendAll('GET', `/page/${top.id}/cache-status`)
	for (const body of [{ tags: ['three'] }, { title: '' }, { tags: 'three' }, { category: null }]) {
		await site.send('editor', 'PUT', `/pages/${top.id}/metadata`, { body })
	}
	await site.sendAll('PUT', `/pages/${top.id}/draft`, { body: { page: { title: 'Half a' }, baseVersion: '0' } })
	await site.sendAll('GET', `/pages/${top.id}/draft`)
	await site.sendAll('DELETE', `/pages/${top.id}/draft`)
	for (const method of ['PUT', 'DELETE']) {
		await site.sendAll(method, `/pages/${top.id}/presence`)
	}
	for (const caller of everybody) {
		await site.sendBoth(caller, 'DELETE', `/pages/${top.id}`)
	}
	await site.sendBoth('admin', 'DELETE', '/pages/home')
	await site.send('admin', 'GET', '/pages')
})

/** Trees, order and moves; moving pages to the trash bin and restoring them. */
export const intranetStructure = intranetScript('structure', async (site) => {
	const top = await site.make('admin', { title: 'Twin structure' })
	const one = await site.make('admin', { title: 'One', parentId: top.id })
	const two = await site.make('admin', { title: 'Two', parentId: top.id })
	const deep = await site.make('admin', { title: 'Deep', parentId: one.id, content: '<p>Deep</p>' })
	const tree = () => site.send('reader', 'GET', '/pages/tree', { query: { rootPageId: top.id } })
	await tree()
	await site.sendAll('GET', '/pages/tree')
	await site.send('reader', 'GET', '/pages/tree', { query: { language: 'nl' } })
	await site.send('reader', 'GET', '/pages/tree', { query: { rootPageId: 'page-of-nobody' } })
	await site.sendAll('GET', `/pages/${deep.id}/breadcrumb`)
	await site.sendAll('GET', `/pages/${one.id}/below`)
	for (const body of [
		{ parentId: top.id, orderedIds: [two.id, one.id] },
		{ parentId: top.id, orderedIds: [one.id] },
		{ parentId: top.id, orderedIds: ['page-of-nobody', deep.id] },
		{ parentId: 'page-of-nobody', orderedIds: [one.id] },
		{ orderedIds: [] },
		{ parentId: top.id },
	]) {
		await site.send('editor', 'POST', '/pages/reorder', { body })
		await tree()
	}
	await site.sendAll('POST', '/pages/reorder', { body: { parentId: top.id, orderedIds: [two.id, one.id] } })
	for (const body of [
		{ pageId: deep.id, targetParentId: two.id, position: 0 },
		{ pageId: one.id, targetParentId: one.id },
		{ pageId: top.id, targetParentId: deep.id },
		{ pageId: 'home', targetParentId: top.id },
		{ pageId: deep.id, targetParentId: 'page-of-nobody' },
		{ pageId: 'page-of-nobody' },
		{ pageId: deep.id, targetParentId: top.id, position: -1 },
		{ pageId: deep.id, targetParentId: top.id, position: 1 },
	]) {
		await site.send('admin', 'POST', '/pages/move', { body })
		await tree()
	}
	await site.sendAll('POST', '/pages/move', { body: { pageId: deep.id, targetParentId: one.id } })
	await site.send('reader', 'GET', `/pages/${deep.id}`)

	await site.send('admin', 'DELETE', `/pages/${one.id}`)
	for (const { id } of [one, deep]) {
		await site.send('admin', 'GET', `/pages/${id}`)
	}
	await tree()
	const { user } = site.twin.demo.users.admin
	const admin = await site.twin.client('admin')
	const bin = await admin.expect('PROPFIND', `/remote.php/dav/trashbin/${user}/trash`, { headers: { Depth: '1' } })
	const thrown = [...bin.text.matchAll(/<d:href>([^<]*\/one\.d\d+)\/?<\/d:href>/g)].map(([, href]) => href ?? '').at(-1) ?? ''
	await admin.expect('MOVE', thrown, { headers: { Destination: `${site.twin.url}/remote.php/dav/trashbin/${user}/restore/one` } })
	for (const { id } of [one, deep]) {
		await site.send('reader', 'GET', `/pages/${id}`)
	}
	await tree()

	for (const { id } of [deep, one]) {
		await site.send('admin', 'DELETE', `/pages/${id}`)
		await site.send('editor', 'POST', '/pages', { body: { language: 'en', title: 'Impostor', id, parentId: top.id } })
	}
	await site.sendAll('POST', `/trash/${deep.id}/restore`)
	await site.send('reader', 'GET', `/pages/${deep.id}`)
	await site.sendAll('DELETE', `/trash/${one.id}`)
	await site.send('admin', 'POST', `/trash/${one.id}/restore`)
	await tree()
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
})

/** Pages that are created, changed and removed as files. */
export const intranetFiles = intranetScript('files', async (site) => {
	const { files } = site
	const top = await site.make('admin', { title: 'Twin files', content: '<p>Files</p>' })
	const below = (path: string) => site.at(`${top.path}/${path}`)
	const document = (title: string, more: object = {}) => JSON.stringify({
		uniqueId: `page-twin-${title.toLowerCase().replaceAll(' ', '-')}`,
		title,
		createdAt: '2025-01-01T00:00:00Z',
		updatedAt: '2025-02-01T00:00:00Z',
		...more,
	})
	await files.put(below('by-hand/by-hand.json'), document('By hand', { content: '<p>Hand</p>', own: { kept: true } }))
	await files.put(below('broken/broken.json'), '{"title": "Broken')
	await files.put(below('list/list.json'), '[1, 2]')
	await files.put(below('empty/empty.json'), '')
	await files.put(below('no-page/notes.txt'), 'no page')
	await files.put(below('types/types.json'), document('Types', { title: 7, layout: 'none', metadata: [], status: 3 }))
	const tree = async () => {
		await site.send('reader', 'GET', '/pages/tree', { query: { rootPageId: top.id } })
	}
	await tree()
	for (const id of ['page-twin-by-hand', 'page-twin-types']) {
		await site.sendAll('GET', `/pages/${id}`)
	}
	await site.send('editor', 'PUT', '/pages/page-twin-by-hand', { body: { title: 'By hand, changed' } })
	site.twin.record('its file', JSON.parse(await files.get(below('by-hand/by-hand.json'))))
	await files.copy(below('by-hand'), below('copied'))
	await site.send('reader', 'GET', '/pages/page-twin-by-hand')
	await tree()
	await files.move(below('by-hand'), below('moved'))
	await site.send('reader', 'GET', '/pages/page-twin-by-hand')
	await files.put(below('broken/broken.json'), document('Mended'))
	await files.remove(below('moved'))
	await site.send('reader', 'GET', '/pages/page-twin-by-hand')
	await tree()
	await site.twin.occ(['intranetapp:check', '--output', 'json'])
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
})
