// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { recorded, type Tell } from '../heard.ts'
import type { Script, Twin } from '../script.ts'
import { propfind, proppatch, WebDav } from '../webdav.ts'

const own = (...names: string[]): string => names.map((name) => `<p:${name} xmlns:p="urn:hostprobe"/>`).join('')
const set = (name: string, value: string): string => `<p:${name} xmlns:p="urn:hostprobe">${value}</p:${name}>`
const asked = (...names: string[]): string => {
	return `<d:propfind xmlns:d="DAV:"><d:prop>${own(...names)}<d:displayname/><d:getcontenttype/></d:prop></d:propfind>`
}
const changed = (change: string): string => `<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop>${change}</d:prop></d:set></d:propertyupdate>`
const folderWith = (prop: string): string => {
	return `<d:mkcol xmlns:d="DAV:"><d:set><d:prop><d:resourcetype><d:collection/></d:resourcetype>${prop}</d:prop></d:set></d:mkcol>`
}

/** The events that an app's plugin receives for each kind of request, in which order and with which arguments; and what it can change. */
export const davPlugins: Script = {
	name: 'dav-plugins',
	run: async (twin) => {
		for (const top of ['dav-plugins', `${twin.folder}/dav-plugins`]) {
			await recorded(twin, async (tell) => {
				const heard = WebDav.files(twin, 'editor')
				await writes(heard, top, tell)
				await reads(heard, top, tell)
				await properties(heard, top, tell)
				await refusals(heard, top, tell)
				await uploads(twin, heard, top, tell)
				await tell(heard.delete(top))
			})
		}
		await recorded(twin, async (tell) => {
			const old = new WebDav(twin, 'editor', '/remote.php/webdav')
			await tell(old.put('dav-plugins-old.txt', 'x'))
			await tell(old.put('dav-plugins-missing/a.txt', 'x'))
			await tell(old.find('dav-plugins-old.txt', ['d:displayname']))
			await tell(old.move('dav-plugins-old.txt', 'dav-plugins-new.txt'))
			await tell(old.delete('dav-plugins-new.txt'))
			await tell(twin.send('anonymous', 'PROPFIND', '/remote.php/dav/files/editor'))
			const { headers } = await (await twin.client('editor')).request('OPTIONS', '/remote.php/dav/files/editor')
			twin.record('a word of the plugin in the DAV header', (headers.get('dav') ?? '').split(', ').includes('hostprobe'))
		})
	},
}

/** A file's ETag changes with its time: each write of a file has a time of its own. */
function at(seconds: number, headers: Record<string, string> = {}): Record<string, string> {
	return { 'X-OC-MTime': String(1_600_000_000 + seconds), ...headers }
}

async function writes(dav: WebDav, top: string, tell: Tell): Promise<void> {
	await tell(dav.send('MKCOL', top))
	await tell(dav.send('MKCOL', `${top}/sub`))
	await tell(dav.send('MKCOL', `${top}/sub`))
	await tell(dav.send('MKCOL', `${top}/missing/sub`))
	await tell(dav.put(`${top}/a.txt`, 'one', at(1)))
	await tell(dav.put(`${top}/a.txt`, 'second', at(2)))
	await tell(dav.put(`${top}/missing/a.txt`, 'x'))
	await tell(dav.put(`${top}/sub`, 'x'))
	await tell(dav.put(`${top}/b.txt`, 'turned', at(3, { 'X-Probe-Write': 'turned' })))
	// the host refuses more bytes than the client announced; a server keeps them if the file already existed
	await tell(dav.put(`${top}/c.txt`, 'x', at(4, { 'X-Probe-Write': 'more' })))
	await tell(dav.put(`${top}/d.txt`, 'x', at(4)))
	await tell(dav.put(`${top}/d.txt`, 'x', at(5, { 'X-Probe-Write': 'more' })))
	await tell(dav.delete(`${top}/d.txt`))
	await tell(dav.put(`${top}/a.txt`, 'turned too', at(6, { 'X-Probe-Write': 'turned' })))
	await tell(dav.get(`${top}/a.txt`))
	await tell(dav.get(`${top}/b.txt`))
	await tell(dav.copy(`${top}/a.txt`, `${top}/copy.txt`))
	await tell(dav.copy(`${top}/a.txt`, `${top}/b.txt`))
	await tell(dav.copy(`${top}/sub`, `${top}/sub2`))
	await tell(dav.copy(`${top}/missing.txt`, `${top}/no.txt`))
	await tell(dav.move(`${top}/copy.txt`, `${top}/moved.txt`))
	await tell(dav.move(`${top}/moved.txt`, `${top}/b.txt`))
	await tell(dav.move(`${top}/b.txt`, `${top}/sub/ä # b.txt`))
	await tell(dav.move(`${top}/missing.txt`, `${top}/no.txt`))
	await tell(dav.delete(`${top}/sub2`))
	await tell(dav.delete(`${top}/missing.txt`))
	await tell(dav.delete(`${top}/missing/a.txt`))
}

async function reads(dav: WebDav, top: string, tell: Tell): Promise<void> {
	await tell(dav.get(`${top}/a.txt`, { 'X-Probe-Mark': 'yes' }))
	await tell(dav.get(`${top}/a.txt`, { 'X-Probe-Answer': 'instead' }))
	await tell(dav.get(`${top}/missing.txt`))
	await tell(dav.send('HEAD', `${top}/a.txt`))
	await tell(dav.send('OPTIONS', `${top}/a.txt`))
	await tell(dav.send('LOCK', `${top}/a.txt`, { raw: 'a body', headers: { 'X-Probe-Answer': 'instead' } }))
	await tell(dav.get(`${top}/a.txt`, { 'If-Match': '"another"' }))
}

async function properties(dav: WebDav, top: string, tell: Tell): Promise<void> {
	const names = ['size', 'kind', 'nothing', 'refused', 'id', 'title', 'unknown']
	await tell(dav.send('PROPFIND', `${top}/a.txt`, { raw: asked(...names), headers: { Depth: '0' } }))
	await tell(dav.send('PROPFIND', top, { raw: asked('title', 'kind'), headers: { Depth: '1' } }))
	await tell(dav.send('PROPFIND', top, { raw: asked('size'), headers: { Depth: '1', 'X-Probe-Hide': 'a.txt' } }))
	await tell(dav.send('PROPFIND', `${top}/a.txt`, { raw: asked('size'), headers: { Depth: '0', 'X-Probe-Type': 'text/probed' } }))
	await tell(dav.send('PROPFIND', `${top}/a.txt`, { raw: propfind('d:displayname'), headers: { Depth: '0', 'X-Probe-Mark': 'body' } }))
	await tell(dav.send('PROPFIND', `${top}/sub`, { headers: { Depth: '0' } }))
	await tell(dav.send('PROPFIND', `${top}/missing.txt`, { raw: asked('size') }))
	const changes = [
		set('kept', 'a &amp; b'), own('kept'), set('kept', '<z:deep xmlns:z="urn:z">x</z:deep>'),
		set('refused', 'x'), set('late', 'x'), set('conflict', 'x'), set('one', '1') + set('two', '2'),
		set('one', '1') + set('refused', 'x') + set('stored', 'y'),
		set('stored', 'y') + '<d:getcontentlength>1</d:getcontentlength>', set('stored', 'y'),
	]
	for (const change of changes) {
		await tell(dav.send('PROPPATCH', `${top}/a.txt`, { raw: changed(change) }))
	}
	await tell(dav.send('PROPFIND', `${top}/a.txt`, { raw: asked('kept', 'one', 'stored'), headers: { Depth: '0' } }))
	await tell(dav.send('PROPPATCH', `${top}/missing.txt`, { raw: proppatch(set('kept', 'x')) }))
	const extended = (prop: string) => ({ raw: folderWith(prop), headers: { 'Content-Type': 'application/xml' } })
	await tell(dav.send('MKCOL', `${top}/extended`, extended(set('kept', 'x') + set('stored', 'y'))))
	await tell(dav.send('MKCOL', `${top}/refused`, extended(set('refused', 'x') + set('stored', 'y'))))
	await tell(dav.send('PROPFIND', `${top}/refused`, { raw: asked('stored'), headers: { Depth: '0' } }))
}

async function refusals(dav: WebDav, top: string, tell: Tell): Promise<void> {
	for (const kind of ['BadRequest', 'Conflict', 'Forbidden', 'InsufficientStorage', 'Locked', 'NotFound']) {
		await tell(dav.put(`${top}/a.txt`, kind, { 'X-Probe-Refuse': `beforeWriteContent ${kind}` }))
	}
	await tell(dav.put(`${top}/no.txt`, 'x', { 'X-Probe-Refuse': 'beforeCreateFile Forbidden' }))
	await tell(dav.put(`${top}/no.txt`, 'x', { 'X-Probe-Refuse': 'beforeBind Locked' }))
	await tell(dav.send('MKCOL', `${top}/no`, { headers: { 'X-Probe-Refuse': 'beforeBind Conflict' } }))
	await tell(dav.move(`${top}/a.txt`, `${top}/no.txt`, { 'X-Probe-Refuse': 'beforeMove Forbidden' }))
	await tell(dav.move(`${top}/a.txt`, `${top}/no.txt`, { 'X-Probe-Refuse': 'beforeUnbind Forbidden' }))
	await tell(dav.copy(`${top}/a.txt`, `${top}/no.txt`, { 'X-Probe-Refuse': 'beforeCopy Forbidden' }))
	await tell(dav.send('DELETE', `${top}/a.txt`, { headers: { 'X-Probe-Refuse': 'beforeUnbind Locked' } }))
	await tell(dav.get(`${top}/a.txt`, { 'X-Probe-Refuse': 'beforeMethod Forbidden' }))
	await tell(dav.send('PROPFIND', `${top}/a.txt`, { raw: asked('size'), headers: { 'X-Probe-Refuse': 'propFind Forbidden' } }))
	const refused = { 'X-Probe-Refuse': 'propPatch Forbidden' }
	await tell(dav.send('PROPPATCH', `${top}/a.txt`, { raw: proppatch('<z:note>x</z:note>'), headers: refused }))
	for (const event of ['beforeWriteContent', 'beforeMethod', 'afterMethod']) {
		await tell(dav.put(`${top}/a.txt`, 'stopped', at(7, { 'X-Probe-Stop': event })))
	}
	await tell(dav.send('DELETE', `${top}/a.txt`, { headers: { 'X-Probe-Stop': 'beforeUnbind' } }))
	await tell(dav.send('MKCOL', `${top}/no`, { headers: { 'X-Probe-Stop': 'beforeBind' } }))
	await tell(dav.move(`${top}/a.txt`, `${top}/no.txt`, { 'X-Probe-Stop': 'beforeMove' }))
	await tell(dav.copy(`${top}/a.txt`, `${top}/no.txt`, { 'X-Probe-Stop': 'beforeCopy' }))
	await dav.get(`${top}/a.txt`)
	await dav.find(top, ['d:displayname'], '1')
}

async function uploads(twin: Twin, files: WebDav, top: string, tell: Tell): Promise<void> {
	const upload = new WebDav(twin, 'editor', '/remote.php/dav/uploads/editor')
	const end = (name: string, headers: Record<string, string> = {}) => {
		return upload.send('MOVE', 'dav-plugins/.file', { headers: { Destination: files.at(`${top}/${name}`), ...headers } })
	}
	for (const name of ['big.txt', 'a.txt']) {
		await tell(upload.send('MKCOL', 'dav-plugins'))
		await tell(upload.put('dav-plugins/1', 'hello '))
		await tell(upload.put('dav-plugins/2', 'world', { 'X-Probe-Write': 'turned' }))
		await tell(end(name, { 'X-Probe-Refuse': 'beforeMove Forbidden' }))
		await tell(end(name, { 'X-Probe-Refuse': 'beforeUnbind Locked' }))
		await tell(end(name, at(8)))
		await tell(files.get(`${top}/${name}`))
	}
}
