// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { proppatch, WebDav } from '../webdav.ts'

const all = [
	'd:getcontentlength', 'd:getcontenttype', 'd:getetag', 'd:getlastmodified', 'd:lastmodified', 'd:creationdate', 'd:displayname',
	'd:quota-available-bytes', 'd:resourcetype', 'd:current-user-principal',
	'd:owner', 'd:acl', 'nc:acl-can-manage', 'nc:acl-enabled', 'nc:acl-list', 'nc:inherited-acl-list', 'nc:acl-base-permission',
	'nc:group-folder-id', 'nc:mount-point', 'nc:creation_time', 'nc:upload_time', 'nc:last_activity',
	'nc:download-url-expiration', 'nc:favorite', 'nc:hidden', 'nc:hide-download', 'nc:is-encrypted', 'nc:is-federated', 'nc:is-mount-root',
	'nc:metadata-files-live-photo', 'nc:metadata_etag', 'nc:mount-type', 'nc:note',
	'nc:share-attributes', 'nc:sharees', 'nc:system-tags', 'nc:contained-folder-count', 'nc:contained-file-count', 'nc:version-label',
	'nc:trashbin-filename', 'oc:checksums', 'oc:comments-count', 'oc:comments-unread',
	'oc:data-fingerprint', 'oc:display-name', 'oc:downloadURL', 'oc:favorite', 'oc:fileid', 'oc:id', 'oc:owner-display-name', 'oc:owner-id',
	'oc:permissions', 'oc:share-types', 'oc:size', 'oc:tags', 'oc:nope',
	'ocs:share-permissions', 'ocm:share-permissions', 'z:unknown',
]

/** PROPFIND and PROPPATCH. */
export const davProperties: Script = {
	name: 'dav-properties',
	run: async (twin) => {
		const editor = WebDav.files(twin, 'editor')
		const admin = WebDav.files(twin, 'admin')
		const reader = WebDav.files(twin, 'reader')
		const team = `${twin.folder}/dav-properties`
		await editor.send('MKCOL', 'dav-properties')
		await editor.send('MKCOL', team)
		for (const file of ['dav-properties/a.txt', 'dav-properties/b.md', `${team}/a.txt`]) {
			await editor.put(file, file, { 'X-OC-MTime': '1600000000' })
		}
		for (const path of ['dav-properties/a.txt', 'dav-properties', team, `${team}/a.txt`, twin.folder]) {
			await editor.find(path, path === twin.folder ? all.filter((name) => name !== 'oc:fileid') : all)
			await editor.find(path, [
				'nc:has-preview', 'd:supported-report-set', 'd:supported-method-set', 'oc:comments-href', 'nc:reminder-due-date',
				'nc:rich-workspace', 'nc:lock', 'd:lockdiscovery', 'd:supportedlock',
			])
		}
		await reader.find(team, all, '1')
		await admin.find(team, all, '1')
		await editor.find('', ['d:displayname', 'd:resourcetype', 'oc:permissions', 'nc:mount-type', 'nc:is-mount-root'])
		for (const body of [
			'', '<d:propfind xmlns:d="DAV:"><d:allprop/></d:propfind>', '<d:propfind xmlns:d="DAV:"><d:propname/></d:propfind>',
			'<d:propfind xmlns:d="DAV:"/>', '<d:propfind xmlns:d="DAV:"><d:prop/></d:propfind>',
			'<d:propfind xmlns:d="DAV:"><d:prop><plain/><x xmlns="urn:x"/></d:prop></d:propfind>',
		]) {
			await editor.send('PROPFIND', 'dav-properties', { raw: body, headers: { Depth: '1' } })
		}
		for (const body of [
			'<', 'no xml', '<d:propfind xmlns:d="DAV:">', '<propfind/>', '<d:other xmlns:d="DAV:"/>', '<d:propfind><d:prop/></d:propfind>',
		]) {
			await editor.send('PROPFIND', 'dav-properties', { raw: body })
			await editor.send('PROPPATCH', 'dav-properties', { raw: body })
		}
		await editor.send('PROPPATCH', 'dav-properties')
		const file = 'dav-properties/a.txt'
		for (const set of [
			'<z:note>text &amp; more</z:note>', '<z:tree><z:leaf a="1">x</z:leaf></z:tree>', '<z:empty/>',
			'<d:lastmodified>1500000000</d:lastmodified>', '<nc:creation_time>1400000000</nc:creation_time>',
			'<d:creationdate>2015-01-01T00:00:00Z</d:creationdate>', '<d:displayname>other</d:displayname>',
			'<d:getlastmodified>x</d:getlastmodified>', '<oc:size>1</oc:size>', '<oc:unknown>1</oc:unknown>',
			'<z:one>1</z:one><oc:id>2</oc:id><z:two>2</z:two>', '<d:quota-used-bytes>1</d:quota-used-bytes><z:other>x</z:other>',
			'<nc:acl-list/>',
		]) {
			await editor.patch(file, set)
		}
		await editor.find(file, ['z:tree'])
		await editor.find(file, [
			'z:note', 'z:empty', 'z:one', 'd:getlastmodified', 'nc:creation_time', 'd:creationdate', 'd:displayname', 'oc:unknown',
		])
		await editor.patch(file, '<z:note>again</z:note>', 'z:tree', 'z:missing')
		await editor.find(file, ['z:note', 'z:tree'])
		await editor.patch('dav-properties/missing.txt', '<z:note>x</z:note>')
		await editor.send('PROPPATCH', file, { raw: proppatch('<z:note>quiet</z:note>'), headers: { Prefer: 'return=minimal' } })
		await reader.patch(`${team}/a.txt`, '<z:note>of the reader</z:note>')
		await reader.find(`${team}/a.txt`, ['z:note'])
		await editor.find(`${team}/a.txt`, ['z:note'])
		await reader.patch(`${team}/a.txt`, '<d:lastmodified>1500000000</d:lastmodified>')
		await reader.find(`${team}/a.txt`, ['d:getlastmodified'])
		await editor.send('MKCOL', 'dav-properties/extended', {
			raw:
				'<d:mkcol xmlns:d="DAV:" xmlns:z="urn:example"><d:set><d:prop><d:resourcetype><d:collection/></d:resourcetype>'
					+ '<z:note>made</z:note></d:prop></d:set></d:mkcol>',
			headers: { 'Content-Type': 'application/xml' },
		})
		await editor.find('dav-properties/extended', ['z:note', 'd:resourcetype'])
		await editor.send('MKCOL', 'dav-properties/text', { raw: 'text', headers: { 'Content-Type': 'text/plain' } })
		await editor.send('MKCOL', 'dav-properties/notype', {
			raw: '<d:mkcol xmlns:d="DAV:"><d:set><d:prop/></d:set></d:mkcol>',
			headers: { 'Content-Type': 'text/xml' },
		})
		await editor.send('MKCOL', 'dav-properties/calendar', {
			raw:
				'<d:mkcol xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:resourcetype><d:collection/>'
					+ '<c:calendar/></d:resourcetype></d:prop></d:set></d:mkcol>',
			headers: { 'Content-Type': 'text/xml' },
		})
		await editor.delete('dav-properties')
		await admin.delete(team)
	},
}

/** Advanced permissions as clients see and set them. */
export const davAcl: Script = {
	name: 'dav-acl',
	run: async (twin) => {
		const { editors, users } = twin.demo.groups
		const admin = WebDav.files(twin, 'admin')
		const editor = WebDav.files(twin, 'editor')
		const place = `${twin.folder}/dav-acl`
		const names = [
			'nc:acl-enabled', 'nc:acl-can-manage', 'nc:acl-list', 'nc:inherited-acl-list', 'nc:acl-base-permission', 'nc:group-folder-id',
			'oc:permissions',
		]
		const rule = (type: string, id: string, mask: number, permissions: number) =>
			`<nc:acl><nc:acl-mapping-type>${type}</nc:acl-mapping-type><nc:acl-mapping-id>${id}</nc:acl-mapping-id>`
				+ `<nc:acl-mask>${mask}</nc:acl-mask><nc:acl-permissions>${permissions}</nc:acl-permissions></nc:acl>`
		const set = (path: string, ...rules: string[]) => admin.patch(path, `<nc:acl-list>${rules.join('')}</nc:acl-list>`)
		await admin.send('MKCOL', place)
		await admin.send('MKCOL', `${place}/below`)
		await admin.put(`${place}/below/a.txt`, 'x')
		await admin.find(place, names)
		await set(place, rule('group', editors, 6, 0), rule('user', 'reader', 1, 0))
		await set(`${place}/below`, rule('user', 'editor', 2, 2), rule('group', users, 16, 16))
		for (const role of ['admin', 'editor', 'reader'] as const) {
			const person = WebDav.files(twin, role)
			await person.find(place, names, '1')
			await person.find(`${place}/below`, names, '1')
			await person.find(`${place}/below/a.txt`, names)
		}
		await editor.patch(place, `<nc:acl-list>${rule('user', 'editor', 31, 31)}</nc:acl-list>`)
		await editor.find(place, names)
		await set(place, rule('user', 'admin', 1, 0))
		await set(place, rule('user', 'nobody', 1, 0))
		await admin.find(place, names)
		await set(place)
		await admin.find(place, names)
		await editor.find(`${place}/below`, names)
		await admin.delete(place)
	},
}
