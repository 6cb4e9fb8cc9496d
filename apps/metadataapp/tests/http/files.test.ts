// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { dav, davPath, elements } from '@suite/fixtures/dav'
import { formerTimes } from '@suite/fixtures/granularity'
import type { FieldUsage } from '@suite/schema/metadata/field'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, history, read, refusal, save, sweep } from './metadata.ts'
import { people } from './people.ts'
import { share, unshare } from './shares.ts'
import { purge, restore } from './trash.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
/** Made before the accounts: Nextcloud looks for new team folders of an account that uses its files only now and then. */
const other = await team.another()
const writer = await team.as('writer')
const [here, everywhere, onlyThere] = [await define(), await define(), await define()]
await assign(folder, [here, everywhere])
await assign(other, [everywhere, onlyThere])
const values = { [here.field_name]: 'here', [everywhere.field_name]: 'everywhere' }
const shared = { [everywhere.field_name]: 'everywhere' }
const { files } = writer

/** A new file with values; its name is nobody else's. */
async function filled(inside = folder.name): Promise<{ path: string, name: string, id: number }> {
	const name = `${uniqueName('life')}.md`
	const path = `${inside}/${name}`
	const id = await files.put(path, '# Life')
	await save(writer.session, id, values)
	return { path, name, id }
}
/** Values that there are, seen or not. */
async function stored(field: { readonly id: number }): Promise<number> {
	return (await ask<FieldUsage[]>(admin, 'GET', '/api/fields/usage')).find(({ field_id: id }) => id === field.id)?.files ?? 0
}

describe('the values of a file stay @every-host', () => {
	it('when it is renamed and moved inside the team folder', async () => {
		const { path, id } = await filled()
		await files.makeFolder(`${folder.name}/Moved`)
		for (const [from, to] of [[path, `${path}.txt`], [`${path}.txt`, `${folder.name}/Moved/inside.md`]] as const) {
			await files.move(from, to)
			expect([to, await files.id(to), await read(writer.session, id)]).toEqual([to, id, values])
		}
		await files.move(`${folder.name}/Moved`, `${folder.name}/Renamed`)
		expect(await read(writer.session, id)).toEqual(values)
	})

	it('when it is overwritten and when a version is restored', async () => {
		const { path, id } = await filled()
		const [first, second] = formerTimes(2) as [number, number]
		for (const [content, time] of [['# One', first], ['# Two', second]] as const) {
			expect(await files.put(path, content, time)).toBe(id)
			expect(await read(writer.session, id)).toEqual(values)
		}
		const versions = `/remote.php/dav/versions/${writer.user}`
		const list = await writer.basic.expect('PROPFIND', `${versions}/versions/${id}`, { headers: { Depth: '1' } })
		const version = elements(list.text, 'href').find((href) => href.endsWith(`/${first}`)) ?? 'no such version'
		await writer.basic.expect('MOVE', version, {
			headers: { Destination: `${crew.host.url}${versions}/restore/target` },
		})
		expect([await files.get(path), await read(writer.session, id)]).toEqual(['# One', values])
	})

	it('when it goes to the trash and comes back, and nobody sees them meanwhile', async () => {
		const { path, name, id } = await filled()
		await files.remove(path)
		expect(refusal(await call(writer.session, 'GET', `/v1/files/${id}/metadata`))).toBe('404 not_in_team_folder')
		await sweep()
		await restore(writer, name)
		expect([await files.id(path), await read(writer.session, id)]).toEqual([id, values])
	})

	it('with its id when it moves to another team folder, where those show that are assigned there', async () => {
		const { path, name, id } = await filled()
		await files.move(path, `${other.name}/${name}`)
		expect([await files.id(`${other.name}/${name}`), await read(writer.session, id)]).toEqual([id, shared])
		expect(await save(writer.session, id, { [onlyThere.field_name]: 'there' })).toEqual({ ...shared, [onlyThere.field_name]: 'there' })
		await sweep()
		await files.move(`${other.name}/${name}`, path)
		expect(await read(writer.session, id)).toEqual(values)
		await files.move(path, name)
		expect(refusal(await call(writer.session, 'GET', `/v1/files/${id}/metadata`))).toBe('404 not_in_team_folder')
		await files.move(name, path)
		expect(await read(writer.session, id)).toEqual(values)
	})

	it('in a folder that moves to another team folder', async () => {
		await files.makeFolder(`${folder.name}/Whole/Inner`)
		const { name, id } = await filled(`${folder.name}/Whole/Inner`)
		const whole = await files.id(`${folder.name}/Whole`)
		await save(writer.session, whole, values)
		await files.move(`${folder.name}/Whole`, `${other.name}/Whole`)
		expect([await files.id(`${other.name}/Whole/Inner/${name}`), await read(writer.session, id), await read(writer.session, whole)])
			.toEqual([id, shared, shared])
	})
})

describe('a copy @every-host', () => {
	it('takes what is assigned where it lies, and goes its own way', async () => {
		const { path, id } = await filled()
		await files.copy(path, `${path}-copy.md`)
		const copy = await files.id(`${path}-copy.md`)
		expect([copy === id, await read(writer.session, copy)]).toEqual([false, values])
		const { entries } = await history(writer.session, copy)
		expect(entries.map(({ cause, from, by }) => [cause, from, by?.id])).toEqual(Array(2).fill(['copy', null, writer.user]))
		await save(writer.session, copy, { [here.field_name]: 'changed' })
		expect(await read(writer.session, id)).toEqual(values)
		await files.copy(path, `${other.name}/copy.md`)
		expect(await read(writer.session, await files.id(`${other.name}/copy.md`))).toEqual(shared)
	})

	it('of a folder takes those of all that is in it', async () => {
		const inside = `${folder.name}/${uniqueName('tree')}`
		await files.makeFolder(`${inside}/7`)
		const { name } = await filled(`${inside}/7`)
		await save(writer.session, await files.id(inside), values)
		await files.copy(inside, `${inside}-copy`)
		expect(await read(writer.session, await files.id(`${inside}-copy`))).toEqual(values)
		expect(await read(writer.session, await files.id(`${inside}-copy/7/${name}`))).toEqual(values)
		await files.copy(inside, `${other.name}/tree`)
		expect(await read(writer.session, await files.id(`${other.name}/tree/7/${name}`))).toEqual(shared)
	})
})

describe('a value', () => {
	it('changes neither etag nor time of its file or of the folders above @every-host', async () => {
		const { path, id } = await filled()
		const body = '<d:propfind xmlns:d="DAV:"><d:prop><d:getetag/><d:getlastmodified/></d:prop></d:propfind>'
		const seen = (at: string) => dav(writer.session, 'PROPFIND', `/files/${writer.user}/${davPath(at)}`, {
			raw: body, headers: { Depth: '0', 'Content-Type': 'application/xml' },
		}).then(({ text }) => [elements(text, 'getetag'), elements(text, 'getlastmodified')])
		const before = [await seen(path), await seen(folder.name)]
		await save(writer.session, id, { [here.field_name]: 'changed' })
		await save(writer.session, await files.id(folder.name), { [here.field_name]: 'of the folder' })
		expect([await seen(path), await seen(folder.name)]).toEqual(before)
	})

	it('goes with its file when that is deleted for good, also inside a folder @every-host', async () => {
		const field = await define()
		await assign(folder, [here, everywhere, field])
		const tree = uniqueName('purged')
		await files.makeFolder(`${folder.name}/${tree}/Inner`)
		const [alone, inside] = [await filled(), await filled(`${folder.name}/${tree}/Inner`)]
		for (const { id } of [alone, inside]) {
			await save(writer.session, id, { [field.field_name]: 'purged' })
		}
		await files.remove(alone.path)
		await files.remove(`${folder.name}/${tree}`)
		expect(await stored(field)).toBe(2)
		await purge(writer, alone.name)
		await purge(writer, tree)
		await sweep()
		expect(await stored(field)).toBe(0)
	})
})

describe('who has a file by a share', () => {
	it('has its values with the rights of the share @real-host(the embedded host has no shares) @every-host', async () => {
		const { path, id } = await filled()
		const recipient = await crew.newPerson()
		const one = await share(writer, path, recipient.user, 1)
		expect(await read(recipient.session, id)).toEqual(values)
		const changed = { metadata: { [here.field_name]: 'by recipient' } }
		expect(refusal(await call(recipient.session, 'POST', `/v1/files/${id}/metadata`, { body: changed }))).toBe('403 not_writable')
		await unshare(writer, one)
		expect(refusal(await call(recipient.session, 'GET', `/v1/files/${id}/metadata`))).toBe('404 not_in_team_folder')
		await share(writer, path, recipient.user, 3)
		expect((await call(recipient.session, 'POST', `/v1/files/${id}/metadata`, { body: changed })).status).toBe(200)
		const bulk = await ask(recipient.session, 'GET', '/v1/files/metadata/bulk', { query: { file_ids: String(id) } })
		expect(Object.keys(bulk)).toEqual([String(id)])
	})
})
