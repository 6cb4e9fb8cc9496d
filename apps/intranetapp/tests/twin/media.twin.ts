// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { dav, davPath } from '@suite/fixtures/dav'
import { everybody, intranetScript } from './intranet.ts'

const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAEklEQVQImWNcFcoAB0wMDDg4ACYhAQWy+ze5AAAAAElFTkSuQmCC',
	'base64',
)
const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="alert(1)"><script>alert(1)</script>'
		+ '<rect width="4" height="3" fill="teal"/></svg>'

function form(content: Uint8Array | string, name: string, fields: Readonly<Record<string, string>> = {}, field = 'file'): {
	raw: FormData
} {
	const raw = new FormData()
	Object.entries(fields).forEach(([key, value]) => raw.append(key, value))
	raw.append(field, new Blob([content as BlobPart]), name)
	return { raw }
}

/** Images and videos of pages, and the shared library. */
export const intranetMedia = intranetScript('media', async (site) => {
	const top = await site.make('editor', { title: 'Twin media' })
	const media = `/pages/${top.id}/media`
	const named = (filename: string, more: Readonly<Record<string, string>> = {}) => ({ filename, ...more })
	for (const caller of everybody) {
		await site.send(caller, 'POST', `${media}/upload`, form(png, 'x.png', named(`by-${caller}.png`)))
	}
	for (const [content, filename, more] of [
		[png, 'twin.png', {}], [png, 'twin.png', {}], [png, 'twin.png', { overwrite: '1' }], [png, 'Größe 1.PNG', {}],
		[svg, 'twin.svg', {}], ['<html>', 'twin.png', { overwrite: '1' }], [png, 'twin.gif', {}], [png, 'twin.php', {}],
		['', 'empty.png', {}], [png, '../up.png', {}], [png, '.hidden.png', {}], [png, 'a/b.png', {}],
		[png, 'library.png', { target: 'resources' }], [png, 'library.png', { target: 'resources', folder: 'twin' }],
		[png, 'x.png', { target: 'other' }], [png, '', {}],
	] as const) {
		await site.send('admin', 'POST', `${media}/upload`, form(content, 'sent.png', named(filename, more)))
	}
	await site.send('editor', 'POST', `${media}/upload`, { body: {} })
	// the generated name is different each time
	const made = await (await site.twin.client('editor')).request('POST', `/index.php/apps/intranetapp/api${media}`, {
		...form(png, 'picked.png', {}, 'image'),
		headers: { 'OCS-APIRequest': 'true' },
	})
	site.twin.record('an upload without a name', { status: made.status, keys: Object.keys(made.json as object) })
	await site.files.remove(site.at(`${top.path}/_media/${(made.json as { filename: string }).filename}`))
	await site.files.put(site.at(`${top.path}/_media/placed.svg`), svg)
	await site.files.put(site.at(`${top.path}/_media/placed.html`), '<script>1</script>')
	for (const caller of everybody) {
		await site.sendBoth(caller, 'GET', media)
		await site.send(caller, 'GET', `${media}/list`)
		await site.sendBoth(caller, 'GET', `${media}/twin.png`)
		await site.send(caller, 'GET', '/resources/media/library.png')
		await site.send(caller, 'GET', '/resources/media/twin/library.png')
		await site.send(caller, 'POST', `${media}/check`, { body: { filename: 'twin.png' } })
	}
	for (const query of [{ folder: 'resources' }, { folder: 'resources', path: 'twin' }, { folder: 'resources', path: '../en' }, {
		folder: 'other',
	}]) {
		await site.send('editor', 'GET', `${media}/list`, { query })
	}
	for (const name of [
		'placed.svg', 'twin.svg', 'placed.html', 'Gr%C3%B6%C3%9Fe%201.PNG', 'nothing.png', '%2e%2e%2fhome.json', '..%2fhome.json',
		'%252e%252e%252fhome.json', 'a%00.png', '.nomedia',
	]) {
		await site.sendBoth('reader', 'GET', `${media}/${name}`)
	}
	const { headers } = await site.send('reader', 'GET', `${media}/twin.png`)
	for (const sent of [{ Range: 'bytes=0-9' }, { Range: 'bytes=-5' }, { Range: 'bytes=5-' }, { Range: 'bytes=5000-' }, {
		Range: 'bytes=x',
	}, { 'If-None-Match': headers.get('etag') ?? '' }, { 'If-None-Match': '"other"' }] as readonly Record<string, string>[]) {
		await site.send('reader', 'GET', `${media}/twin.png`, { headers: sent })
	}
	await site.send('reader', 'HEAD', `${media}/twin.png`)
	for (const body of [{ filename: 'nothing.png' }, { filename: '../x.png' }, { filename: 'a.php' }, {
		filename: 'library.png',
		target: 'resources',
	}, {}]) {
		await site.send('editor', 'POST', `${media}/check`, { body })
	}
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
	await site.files.remove(site.at('_resources'))
})

/** Earlier versions of a page. */
export const intranetVersions = intranetScript('versions', async (site) => {
	const top = await site.make('editor', { title: 'Twin versions' })
	const { user } = site.twin.demo.users.editor
	const write = async (time: number, title: string, more: object = {}) => {
		const path = `/files/${davPath(`${user}/${site.at(`${top.path}/${top.path.split('/').at(-1)}.json`)}`)}`
		await dav(await site.twin.client('editor'), 'PUT', path, {
			raw: JSON.stringify({
				id: top.id,
				uniqueId: top.uniqueId,
				title,
				language: 'en',
				status: 'published',
				content: `<p>${title}<script>1</script></p>`,
				...more,
			}),
			headers: { 'X-OC-MTime': String(time) },
		})
	}
	await write(1_600_000_000, 'First')
	await write(1_600_001_000, 'Secret', { status: 'draft' })
	await write(1_600_002_000, 'Now')
	const versions = `/pages/${top.id}/versions`
	const list = async () => {
		// the version that the page was created with is as old as the run
		const { json, status } = await (await site.twin.client('editor')).request('GET', `/index.php/apps/intranetapp/api${versions}`, {
			headers: { 'OCS-APIRequest': 'true' },
		})
		site.twin.record('versions', {
			status,
			old: (json as { timestamp: number }[]).filter(({ timestamp }) => timestamp < 1_700_000_000),
		})
	}
	await list()
	for (const caller of everybody) {
		for (const time of [1_600_000_000, 1_600_001_000, 1_600_000_001]) {
			await site.send(caller, 'GET', `${versions}/${time}/content`)
		}
		await site.send(caller, 'PUT', `${versions}/1600000000/label`, { body: { label: `by ${String(caller)} & <b>` } })
		await list()
	}
	for (const body of [{ label: '' }, { label: null }, { label: 7 }, {}, { label: 'x'.repeat(256) }]) {
		await site.send('editor', 'PUT', `${versions}/1600000000/label`, { body })
	}
	await site.send('editor', 'GET', `${versions}/word/content`)
	for (const caller of ['anonymous', 'outsider', 'denied', 'reader', 'editor'] as const) {
		await site.send(caller, 'POST', `${versions}/1600000000`)
	}
	await site.send('editor', 'POST', `${versions}/1600000001`)
	await list()
	await site.send('reader', 'GET', `/pages/${top.id}`)
	await site.send('editor', 'PUT', `/pages/${top.id}`, { body: { status: 'draft' } })
	await site.sendAll('GET', versions.replace('/versions', '/versions/1600000000/content'))
	await site.send('admin', 'DELETE', `/pages/${top.id}`)
})
