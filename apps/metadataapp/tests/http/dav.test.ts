// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { ocs } from '@suite/fixtures/ocs'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, fieldName, history, read, save } from './metadata.ts'
import { people, type Member } from './people.ts'
import { addresses, all, asking, below, find, findAll, multistatus, namespace, propfind, set } from './properties.ts'
import { share } from './shares.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
const [writer, reader, denied] = [await team.as('writer'), await team.as('reader'), await team.as('denied')]
const [text, area, day, tags, must] = [
	await define(), await define('textarea'), await define('date'), await define('multiselect', { field_options: ['A', 'B'] }),
	await define('text', { is_required: true }),
]
const reserved = await define('text', { field_name: fieldName('xml_') })
await assign(folder, [text, area, day, tags, must, reserved])
const property = (field: { readonly field_name: string }): string => `m:${field.field_name}`
const place = uniqueName('dav')
const path = `${folder.name}/${place}`
const inHere = (member: Member, name = '') => below(addresses(member.user)[0], `${path}/${name}`)
let files = 0
const newFile = async () => {
	const name = `file-${++files}.md`
	return { name, id: await writer.files.put(`${path}/${name}`, '# File'), at: inHere(writer, name) }
}

describe('a value in WebDAV', () => {
	it('is read and set as over the API, at both addresses @every-host', async () => {
		const { id, name } = await newFile()
		for (const [index, address] of addresses(writer.user).entries()) {
			const at = below(address, `${path}/${name}`)
			const texts = {
				[text.field_name]: ` two  words <&> "😀" ${index} `, [area.field_name]: 'one\r\n\ttwo\nthree',
				[day.field_name]: '2026-11-28', [tags.field_name]: 'B;#A',
			}
			const named = Object.fromEntries(Object.entries(texts).map(([field, value]) => [`m:${field}`, value]))
			expect(await set(writer.basic, at, named)).toEqual(Object.fromEntries(Object.keys(texts).map((field) => [field, 200])))
			const stored = { ...texts, [tags.field_name]: 'A;#B' }
			expect(await read(writer.session, id)).toEqual(stored)
			const found = await find(writer.basic, at, [...Object.keys(named), all])
			const { 'all-values': json, ...values } = found.values
			expect([values, JSON.parse(json ?? ''), found.others]).toEqual([stored, stored, {}])
			expect(await set(writer.basic, at, { [property(text)]: null })).toEqual({ [text.field_name]: 204 })
			// An element with nothing in it is an empty text or none, as the server's parser has it.
			expect([200, 204]).toContain((await set(writer.basic, at, { [property(area)]: '' }))[area.field_name])
			const left = { [day.field_name]: '2026-11-28', [tags.field_name]: 'A;#B' }
			expect(await read(writer.session, id)).toEqual(left)
		}
		const { entries } = await history(writer.session, id)
		expect(new Set(entries.map(({ cause, by }) => `${cause} ${by?.id}`))).toEqual(new Set([`webdav ${writer.user}`]))
	})

	it('is there for who names it only @every-host', async () => {
		const { at, id } = await newFile()
		await save(writer.session, id, { [text.field_name]: 'named' })
		const included = `<d:include><x:${text.field_name} xmlns:x="${namespace}"/></d:include>`
		for (const asked of ['<d:allprop/>', '<d:propname/>', `<d:allprop/>${included}`]) {
			const raw = `<d:propfind xmlns:d="DAV:">${asked}</d:propfind>`
			const reply = await writer.basic.request('PROPFIND', at, { raw, headers: { Depth: '0' } })
			expect([reply.status, reply.text.includes('metadataapp'), reply.text.includes('named')]).toEqual([207, false, false])
		}
		const { values, others } = await find(writer.basic, at, ['d:displayname', 'm:unknown', property(area)])
		expect([Object.keys(values), others]).toEqual([['displayname'], { unknown: 404, [area.field_name]: 404 }])
	})

	it('of a field whose name XML reserves has an underscore @every-host', async () => {
		const { at, id } = await newFile()
		const name = `_${reserved.field_name}`
		expect(await set(writer.basic, at, { [`m:${name}`]: 'time' })).toEqual({ [name]: 200 })
		expect(await read(writer.session, id)).toEqual({ [reserved.field_name]: 'time' })
		expect((await find(writer.basic, at, [`m:${name}`])).values).toEqual({ [name]: 'time' })
		expect(await set(writer.basic, at, { [property(reserved)]: 'x' })).toEqual({ [reserved.field_name]: 403 })
	})

	it('changes neither etag nor time @every-host', async () => {
		const { at } = await newFile()
		const facts = ['d:getetag', 'd:getlastmodified', 'oc:size']
		const seen = async () => [await find(writer.basic, at, facts), await findAll(writer.basic, inHere(writer), facts, '1')]
		const before = await seen()
		expect(await set(writer.basic, at, { [property(text)]: 'changed' })).toEqual({ [text.field_name]: 200 })
		expect(await seen()).toEqual(before)
	})
})

describe('a listing', () => {
	it('has the values of what the account sees in the folder @every-host', async () => {
		const inside = `${place}/listed`
		for (const name of ['a.md', 'hidden.md', 'Sub/b.md']) {
			const id = await writer.files.put(`${folder.name}/${inside}/${name}`, '# File')
			await save(writer.session, id, { [text.field_name]: name })
		}
		await save(writer.session, await writer.files.id(`${folder.name}/${inside}/Sub`), { [text.field_name]: 'of Sub' })
		await team.hide(`${inside}/hidden.md`, 'denied')
		const list = async (member: Member, depth: string, address = addresses(member.user)[0]) =>
			(await findAll(member.basic, below(address, `${folder.name}/${inside}`), [property(text)], depth))
				.map(({ name, values }) => `${name}: ${values[text.field_name] ?? 'none'}`)
		const shown = ['a.md: a.md', 'hidden.md: hidden.md', 'listed: none', 'Sub: of Sub']
		for (const address of addresses(reader.user)) {
			expect(await list(reader, '1', address)).toEqual(shown)
		}
		expect(await list(writer, 'infinity')).toEqual(['a.md: a.md', 'b.md: Sub/b.md', ...shown.slice(1)])
		expect(await list(denied, '1')).toEqual(shown.filter((line) => !line.startsWith('hidden')))
		const hidden = await propfind(denied.basic, below(addresses(denied.user)[0], `${folder.name}/${inside}/hidden.md`), [all])
		expect(hidden.status).toBe(404)
	})

	it('of all files has those of the top of each team folder', async () => {
		const top = await writer.files.id(folder.name)
		await save(writer.session, top, { [text.field_name]: 'top' })
		const home = await findAll(writer.basic, addresses(writer.user)[0], [property(text), all], '1')
		expect(home.find(({ name }) => name === folder.name)?.values[text.field_name]).toBe('top')
		expect(home.find(({ name }) => name === writer.user)?.others).toEqual({ [text.field_name]: 404, 'all-values': 404 })
	})
})

describe('a search', () => {
	it('has the values of what it finds @real-host(the embedded host has no SEARCH)', async () => {
		const { name, id } = await newFile()
		await save(writer.session, id, { [text.field_name]: 'found' })
		const raw = `<d:searchrequest xmlns:d="DAV:" xmlns:m="${namespace}"><d:basicsearch>`
			+ `<d:select><d:prop><d:displayname/><${property(text)}/><${property(area)}/></d:prop></d:select>`
			+ `<d:from><d:scope><d:href>/files/${encodeURIComponent(writer.user)}</d:href><d:depth>infinity</d:depth></d:scope></d:from>`
			+ `<d:where><d:like><d:prop><d:displayname/></d:prop><d:literal>${name}</d:literal></d:like></d:where><d:orderby/>`
			+ '</d:basicsearch></d:searchrequest>'
		const reply = await writer.basic.request('SEARCH', '/remote.php/dav/', { raw, headers: { 'Content-Type': 'text/xml' } })
		expect(multistatus(reply)).toEqual([
			{ name, values: { displayname: name, [text.field_name]: 'found' }, others: { [area.field_name]: 404 } },
		])
	})
})

describe('what is set', () => {
	it('is set as a whole or not at all @every-host', async () => {
		const { at, id } = await newFile()
		const note = { 'z:note': 'kept by Nextcloud' }
		expect(await set(writer.basic, at, { ...note, [property(text)]: 'x', [property(day)]: '2026-02-30', [property(tags)]: 'Z' }))
			.toEqual({ note: 424, [text.field_name]: 424, [day.field_name]: 409, [tags.field_name]: 409 })
		for (const name of ['unknown', 'all-values', 'Stage', reserved.field_name]) {
			expect(await set(writer.basic, at, { [property(text)]: 'x', [`m:${name}`]: 'x', ...note }))
				.toEqual({ [text.field_name]: 424, [name]: 403, note: 424 })
		}
		expect(await set(writer.basic, at, { [property(text)]: 'x', 'd:getcontentlength': '1' }))
			.toEqual({ [text.field_name]: 424, getcontentlength: 403 })
		expect(await read(writer.session, id)).toEqual({})
		const asked = ['z:note', 'm:unknown', all]
		expect(await find(writer.basic, at, asked)).toMatchObject({ values: { 'all-values': '{}' }, others: { note: 404, unknown: 404 } })
		expect(await set(writer.basic, at, { ...note, [property(text)]: 'x' })).toEqual({ note: 200, [text.field_name]: 200 })
		expect((await find(writer.basic, at, ['z:note', property(text)])).values).toEqual({ note: note['z:note'], [text.field_name]: 'x' })
	})

	it('is text, in XML that can be read @every-host', async () => {
		const { at, id } = await newFile()
		const element = `<${property(text)}><m:inner>x</m:inner></${property(text)}>`
		const update = (raw: string) => writer.basic.request('PROPPATCH', at, { raw, headers: { 'Content-Type': 'application/xml' } })
		const begin = `<d:propertyupdate xmlns:d="DAV:" xmlns:m="${namespace}"><d:set><d:prop>`
		const end = '</d:prop></d:set></d:propertyupdate>'
		const control = `<${property(text)}>&#1;</${property(text)}>`
		for (const broken of ['', '<d:propertyupdate', '<other/>', `${begin}${element}`, `${begin}${control}${end}`]) {
			expect((await update(broken)).status, broken).toBe(400)
		}
		expect(multistatus(await update(`${begin}${element}${end}`))[0]?.others).toEqual({ [text.field_name]: 409 })
		const many = Array.from({ length: 2_000 }, (_, number) => `unknown${number}`)
		const statuses = await set(writer.basic, at, Object.fromEntries([...many.map((name) => [`m:${name}`, 'x']), [property(text), 'x']]))
		expect(statuses).toEqual(Object.fromEntries([...many.map((name) => [name, 403]), [text.field_name, 424]]))
		expect(await read(writer.session, id)).toEqual({})
	})

	it('needs the right to change the file @every-host', async () => {
		const { name, id } = await newFile()
		expect(await set(reader.basic, inHere(reader, name), { [property(text)]: 'x' })).toEqual({ [text.field_name]: 403 })
		const home = `${uniqueName('home')}.md`
		await writer.files.put(home, '# Home')
		const own = below(addresses(writer.user)[0], home)
		expect(await set(writer.basic, own, { [property(text)]: 'x' })).toEqual({ [text.field_name]: 403 })
		expect((await find(writer.basic, own, [property(text), all])).others).toEqual({ [text.field_name]: 404, 'all-values': 404 })
		const calendars = `/remote.php/dav/calendars/${encodeURIComponent(writer.user)}`
		expect(await set(writer.basic, calendars, { [property(text)]: 'x' })).toEqual({ [text.field_name]: 403 })
		expect(await read(writer.session, id)).toEqual({})
	})

	it('waits for who edits the value @every-host', async () => {
		const { at, id } = await newFile()
		const lock = (member: Member) => call(member.session, 'POST', `/api/groupfolders/${folder.id}/files/${id}/lock`, {
			body: { field_name: text.field_name },
		})
		expect((await lock(denied)).status).toBe(200)
		expect(await set(writer.basic, at, { [property(text)]: 'x', [property(area)]: 'y' }))
			.toEqual({ [text.field_name]: 423, [area.field_name]: 424 })
		expect(await set(writer.basic, at, { [property(area)]: 'y' })).toEqual({ [area.field_name]: 200 })
		expect(await read(writer.session, id)).toEqual({ [area.field_name]: 'y' })
	})

	it('leaves no required field empty where that is enforced', async () => {
		const { at } = await newFile()
		const { session } = crew.administrator
		const enforce = (required: string) => ask(session, 'PUT', `/api/groupfolders/${folder.id}/required`, { body: { required } })
		expect(await set(writer.basic, at, { [property(must)]: 'x' })).toEqual({ [must.field_name]: 200 })
		await enforce('enforce')
		try {
			expect(await set(writer.basic, at, { [property(must)]: null })).toEqual({ [must.field_name]: 409 })
		} finally {
			await enforce('warn')
		}
	})

	it('can be set with a new folder', async () => {
		const at = inHere(writer, `${uniqueName('new')}/`)
		const raw = `<d:mkcol xmlns:d="DAV:" xmlns:m="${namespace}"><d:set><d:prop><d:resourcetype><d:collection/></d:resourcetype>`
			+ `<${property(text)}>made with it</${property(text)}></d:prop></d:set></d:mkcol>`
		await writer.basic.expect('MKCOL', at, { raw, headers: { 'Content-Type': 'application/xml' } })
		expect((await find(writer.basic, at, [property(text)])).values).toEqual({ [text.field_name]: 'made with it' })
	})
})

describe('others', () => {
	it('see nothing by a public link @real-host(the embedded host has no shares) @every-host', async () => {
		const { name, id } = await newFile()
		await save(writer.session, id, { [text.field_name]: 'secret' })
		const body = { path: `/${path}`, shareType: 3 }
		const { token } = await ocs<{ token: string }>(writer.session, 'POST', '/apps/files_sharing/api/v1/shares', body)
		const headers = { 'X-Requested-With': 'XMLHttpRequest', Depth: '1', Accept: '*/*', 'Content-Type': 'application/xml' }
		const basic = { Authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }
		const raw = asking([property(text), all, 'd:displayname', 'd:getetag'])
		for (const [client, address, proof] of [
			[crew.anonymous, `/public.php/dav/files/${token}/`, {}], [writer.session, `/public.php/dav/files/${token}/`, {}],
			[crew.anonymous, '/public.php/webdav/', basic],
		] as const) {
			const reply = await client.request('PROPFIND', address, { raw, headers: { ...headers, ...proof } })
			expect([reply.status, reply.text.includes(name), reply.text.includes('secret')]).toEqual([207, true, false])
		}
	})

	it('have values with the rights of a share @real-host(the embedded host has no shares) @every-host', async () => {
		const { name, id } = await newFile()
		await save(writer.session, id, { [text.field_name]: 'shared' })
		const recipient = await crew.newPerson()
		const at = below(addresses(recipient.user)[0], name)
		await share(writer, `${path}/${name}`, recipient.user, 1)
		expect((await find(recipient.basic, at, [property(text)])).values).toEqual({ [text.field_name]: 'shared' })
		expect(await set(recipient.basic, at, { [property(text)]: 'x' })).toEqual({ [text.field_name]: 403 })
		expect(await read(writer.session, id)).toEqual({ [text.field_name]: 'shared' })
	})

	it('find no values in the trash bin', async () => {
		const { name, id } = await newFile()
		await save(writer.session, id, { [text.field_name]: 'trashed' })
		await writer.files.remove(`${path}/${name}`)
		const address = `/remote.php/dav/trashbin/${encodeURIComponent(writer.user)}/trash`
		const bin = await findAll(writer.basic, address, [property(text), all], '1')
		expect(bin.filter(({ name: item }) => item.startsWith(name)).map(({ others }) => others))
			.toEqual([{ [text.field_name]: 404, 'all-values': 404 }])
	})
})
