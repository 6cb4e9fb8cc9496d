// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { recorded, type Tell } from '../heard.ts'
import type { Script, Twin } from '../script.ts'
import { WebDav } from '../webdav.ts'

const own = 'xmlns:p="urn:hostprobe"'
const find = (content: string): string => `<d:propfind xmlns:d="DAV:" ${own}>${content}</d:propfind>`
const named = find('<d:prop><p:kind/><p:unknown/><d:displayname/></d:prop>')
const bodies = [
	named, find('<d:allprop/>'), find('<d:allprop/><d:include><p:kind/></d:include>'), find('<d:propname/>'), '',
] as const
const change = (...parts: string[]): string => `<d:propertyupdate xmlns:d="DAV:" ${own}>${parts.join('')}</d:propertyupdate>`
const set = (...properties: string[]): string => `<d:set><d:prop>${properties.join('')}</d:prop></d:set>`
const remove = (...properties: string[]): string => `<d:remove><d:prop>${properties.join('')}</d:prop></d:remove>`
const kept = (value: string): string => `<p:kept>${value}</p:kept>`

/** When an app's plugin may look up what it knows of a whole folder, whom it is told of, and what it is sent as values. */
export const davPreload: Script = {
	name: 'dav-preload',
	run: async (twin) => {
		const place = `${twin.folder}/dav-preload`
		const editor = WebDav.files(twin, 'editor')
		await fill(twin, editor, place)
		await recorded(twin, async (tell) => {
			await depths(editor, place, tell)
			await kinds(editor, place, tell)
			await rights(twin, place, tell)
			await mixed(editor, `${place}/a.txt`, tell)
			await values(editor, `${place}/a.txt`, tell)
			await depths(new WebDav(twin, 'editor', '/remote.php/webdav'), place, tell)
		})
		await recorded(twin, (tell) => tell(search(editor, place, 'infinity')), { byPath: true })
		await recorded(twin, (tell) => tell(search(new WebDav(twin, 'editor', '/remote.php/webdav'), place, 'infinity')), { byPath: true })
		await editor.delete(place)
	},
}

async function fill(twin: Twin, dav: WebDav, place: string): Promise<void> {
	for (const folder of ['', '/sub', '/sub/deep', '/empty', '/hidden']) {
		await dav.send('MKCOL', `${place}${folder}`)
	}
	for (const file of ['a.txt', 'b.txt', 'sub/c.txt', 'sub/deep/d.txt', 'hidden/e.txt', 'hidden.txt']) {
		await dav.put(`${place}/${file}`, file)
	}
	const rule = '<nc:acl><nc:acl-mapping-type>user</nc:acl-mapping-type><nc:acl-mapping-id>reader</nc:acl-mapping-id>'
		+ '<nc:acl-mask>1</nc:acl-mask><nc:acl-permissions>0</nc:acl-permissions></nc:acl>'
	for (const hidden of ['hidden', 'hidden.txt']) {
		await WebDav.files(twin, 'admin').patch(`${place}/${hidden}`, `<nc:acl-list>${rule}</nc:acl-list>`)
	}
}

const search = (dav: WebDav, path: string, depth: string, raw: string = named, headers: Record<string, string> = {}) =>
	dav.send('PROPFIND', path, { raw, headers: { Depth: depth, 'X-Probe-List': 'yes', ...headers } })

/** A folder is told of once, before its own properties are asked for, and only when its contents are, too. */
async function depths(dav: WebDav, place: string, tell: Tell): Promise<void> {
	for (const depth of ['0', '1', '2']) {
		await tell(search(dav, `${place}/sub/deep`, depth))
		await tell(search(dav, `${place}/empty`, depth))
		await tell(search(dav, `${place}/a.txt`, depth))
	}
	await tell(search(dav, place, '1'))
	await tell(search(dav, `${place}/missing`, '1'))
}

/** Nobody is asked for properties of apps unless these are named. */
async function kinds(dav: WebDav, place: string, tell: Tell): Promise<void> {
	for (const raw of bodies) {
		await tell(search(dav, `${place}/sub/deep`, '1', raw))
	}
	await tell(search(dav, `${place}/sub/deep`, '1', named, { 'X-Probe-Stop': 'preloadCollection' }))
	await tell(search(dav, `${place}/sub/deep`, '1', named, { 'X-Probe-Refuse': 'preloadCollection Forbidden' }))
	await tell(search(dav, `${place}/sub/deep`, '1', named, { Prefer: 'return=minimal' }))
}

/** What somebody cannot read is in no folder. */
async function rights(twin: Twin, place: string, tell: Tell): Promise<void> {
	for (const role of ['reader', 'denied', 'outsider'] as const) {
		const dav = WebDav.files(twin, role)
		await tell(search(dav, place, '1'))
		await tell(search(dav, `${place}/hidden`, '1'))
	}
}

/** A request to change several properties is done as a whole, or says which of them is why it is not. */
async function mixed(dav: WebDav, file: string, tell: Tell): Promise<void> {
	const wrong = [
		'<p:refused>x</p:refused>', '<p:late>x</p:late>', '<p:conflict>x</p:conflict>', '<d:getcontentlength>1</d:getcontentlength>',
	]
	for (const fault of wrong) {
		await tell(dav.send('PROPPATCH', file, { raw: change(set(kept('x'), fault, '<p:one>1</p:one>')) }))
		await tell(dav.send('PROPPATCH', file, { raw: change(set(fault), remove('<p:kept/>', '<p:two/>')) }))
	}
	await tell(dav.send('PROPPATCH', file, { raw: change(set(kept('x'), '<p:one>1</p:one>'), remove('<p:two/>')) }))
	await tell(dav.send('PROPPATCH', file, { raw: change(remove('<p:kept/>'), set(kept('again'))) }))
	await tell(dav.send('PROPPATCH', file, { raw: change(set(kept('x')), remove('<p:kept/>')) }))
	await tell(dav.send('PROPPATCH', file, { raw: change(set(kept('x'))), headers: { Prefer: 'return=minimal' } }))
	await tell(dav.send('PROPPATCH', file, { raw: change(set('<p:late>x</p:late>')), headers: { Prefer: 'return=minimal' } }))
}

/** Texts arrive as XML has them, and leave so that they are read as they were. */
async function values(dav: WebDav, file: string, tell: Tell): Promise<void> {
	const texts = [
		' x ', 'one\r\ntwo', 'one&#13;&#10;two', '  ', '&#32;', '<![CDATA[ <x> & y ]]>', 'a<!-- b -->c', '&lt;x&gt; &amp; &quot;', '😀 é',
		'<p:deep> x </p:deep>',
	]
	for (const text of texts) {
		await tell(dav.send('PROPPATCH', file, { raw: change(set(kept(text))) }))
	}
	for (const text of ['one&#13;&#10;two', ' x\t"y" ']) {
		await dav.patch(file, `<z:note>${text}</z:note>`)
		await dav.find(file, ['z:note'])
	}
}
