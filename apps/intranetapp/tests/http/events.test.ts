// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page, PageSummary } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { formerTimes } from '@suite/fixtures/granularity'
import { ask, call, listed, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'
import { restore as restoreTrashed } from './trash.ts'

const crew = await people()
const member = await crew.as('admin')
const { session: reader } = await crew.as('reader')
const files = siteFiles(member, crew.site)
const top = `en/${uniqueName('events').toLowerCase()}`
const name = (prefix: string): string => uniqueName(prefix).toLowerCase()
const page = (title: string, more: object = {}): string => JSON.stringify({ title, content: `<p>${title}</p>`, ...more })
/** Creates a page together with its folder. */
async function put(path: string, more: object = {}): Promise<string> {
	await files.put(`${path}/${path.split('/').at(-1)}.json`, page(`Title of ${path.split('/').at(-1)}`, more))
	return path
}
/** The page at a path and those below it, as a reader sees them. */
async function at(path: string): Promise<PageSummary[]> {
	return (await listed(reader))
		.filter((one) => one.path === path || one.path.startsWith(`${path}/`))
		.sort((a, b) => a.path.localeCompare(b.path))
}
const paths = async (path: string): Promise<string[]> => (await at(path)).map((one) => one.path)
const found = async (q: string): Promise<string[]> =>
	(await ask<{ path: string }[]>(reader, 'GET', `/api/search?q=${encodeURIComponent(q)}`)).map((hit) => hit.path)

const restore = (wanted: string): Promise<void> => restoreTrashed(member, crew.host.url, wanted)

afterAll(async () => {
	await files.remove(top)
})

describe('over WebDAV @every-host', () => {
	it('an uploaded file becomes a page, with new ids or those it specifies', async () => {
		const id = name('named')
		const plain = await put(`${top}/${name('plain')}`)
		const named = await put(`${top}/${name('named')}`, { id, uniqueId: `page-${id}` })
		const [[one], [two]] = [await at(plain), await at(named)]
		expect(one).toMatchObject({ title: `Title of ${plain.split('/').at(-1)}`, parentId: null, status: 'published' })
		expect(one?.id).toMatch(/^page-/)
		expect(two).toMatchObject({ id, uniqueId: `page-${id}` })
		expect(await ask<Page>(reader, 'GET', `/api/pages/page-${id}`)).toMatchObject({ id, path: named })
	})

	it('an overwritten file shows its new text, and is found by the new text and not by the old', async () => {
		const path = await put(`${top}/${name('written')}`, { content: '<p>zebrafinch</p>' })
		const [before] = await at(path)
		expect(await found('zebrafinch')).toContain(path)
		await files.put(`${path}/${path.split('/').at(-1)}.json`, page('Another', { content: '<p>budgerigar</p>' }))
		const [after] = await at(path)
		expect([after?.title, after?.id]).toEqual(['Another', before?.id])
		expect([await found('zebrafinch'), await found('budgerigar')].map((hits) => hits.includes(path))).toEqual([false, true])
	})

	it('non-pages are ignored: other files, names starting with _ or ., other top-level folders', async () => {
		const path = await put(`${top}/${name('beside')}`)
		const last = path.split('/').at(-1)
		await files.put(`${path}/notes.txt`, 'x')
		await files.put(`${path}/other.json`, page('Other'))
		await files.put(`${path}/_templates/one/one.json`, page('Template'))
		await files.put(`${path}/.hidden/.hidden.json`, page('Hidden'))
		await files.put(`archive/${last}/${last}.json`, page('Archive'))
		expect(await paths(path)).toEqual([path])
		expect((await listed(reader)).filter((one) => one.path.startsWith('archive'))).toEqual([])
		await files.remove('archive')
	})

	it('a file without a valid page becomes a page marked as broken until it is repaired', async () => {
		const path = `${top}/${name('broken')}`
		const file = `${path}/${path.split('/').at(-1)}.json`
		await files.put(file, '{ "title": ')
		const [broken] = await at(path)
		expect(await ask<Page>(reader, 'GET', `/api/pages/${broken?.id}`)).toMatchObject({ isBroken: true, layout: { rows: [] } })
		const id = name('mended')
		await files.put(file, page('Mended', { id, uniqueId: `page-${id}` }))
		expect(await ask<Page>(reader, 'GET', `/api/pages/${id}`)).toMatchObject({ isBroken: false, title: 'Mended', path })
	})

	it('a renamed folder takes its subpages along, and keeps its own page under the old file name', async () => {
		const path = await put(`${top}/${name('team')}`)
		await put(`${path}/child/grandchild`)
		await put(`${path}/child`)
		const before = await at(path)
		const to = `${top}/${name('crew')}`
		await files.move(path, to)
		const after = await at(to)
		expect(after.map((one) => one.path)).toEqual([to, `${to}/child`, `${to}/child/grandchild`])
		expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id))
		expect(await paths(path)).toEqual([])
		expect(await ask<Page>(reader, 'GET', `/api/pages/${before[0]?.id}`)).toMatchObject({ path: to })
		expect(await ask<Page>(member.session, 'PUT', `/api/pages/${before[0]?.id}`, { body: { title: 'Crew' } })).toMatchObject({
			path: to,
			title: 'Crew',
		})
		expect(await files.list(to)).toContain(`${path.split('/').at(-1)}.json`)
	})

	it('a renamed folder without a page takes the pages in it along as well', async () => {
		const folder = `${top}/${name('bare')}`
		await put(`${folder}/one`)
		const [before] = await at(folder)
		const to = `${top}/${name('bare-too')}`
		await files.move(folder, to)
		expect(await at(to)).toMatchObject([{ path: `${to}/one`, id: before?.id }])
		expect(await paths(folder)).toEqual([])
	})

	it('a copied folder has pages of its own, with new ids', async () => {
		const id = name('original')
		const path = await put(`${top}/${id}`, { id, uniqueId: `page-${id}` })
		await put(`${path}/below`, { uniqueId: `page-below-${id}` })
		const copy = `${top}/${name('copy')}`
		await files.copy(path, copy)
		const [originals, copies] = [await at(path), await at(copy)]
		expect(copies.map((one) => one.path)).toEqual([copy, `${copy}/below`])
		expect(new Set([...originals, ...copies].flatMap((one) => [one.id, one.uniqueId])).size).toBe(5)
		expect(await ask<Page>(reader, 'GET', `/api/pages/${id}`)).toMatchObject({ path })
		expect(await ask<Page>(reader, 'GET', `/api/pages/page-${id}`)).toMatchObject({ path })
	})

	it('a page file is no longer a page under another name, and is one again once its name is restored', async () => {
		const path = await put(`${top}/${name('renamed')}`)
		const file = `${path}/${path.split('/').at(-1)}.json`
		await files.move(file, `${path}/_away.json`)
		expect(await paths(path)).toEqual([])
		await files.move(`${path}/_away.json`, file)
		expect(await paths(path)).toEqual([path])
	})

	it('pages moved out of the team folder disappear, and those moved into it appear', async () => {
		const path = await put(`${top}/${name('traveller')}`)
		await put(`${path}/luggage`)
		const outside = name('outside')
		await member.files.move(`${crew.site.name}/${path}`, outside)
		expect(await paths(path)).toEqual([])
		await member.files.move(outside, `${crew.site.name}/${path}`)
		expect(await paths(path)).toEqual([path, `${path}/luggage`])
		const bare = `${top}/${name('bare')}`
		await put(`${bare}/one`)
		await member.files.move(`${crew.site.name}/${bare}`, outside)
		expect(await paths(bare)).toEqual([])
		await member.files.remove(outside)
	})

	it('a deleted page disappears with its subpages, and returns with its ids when restored', async () => {
		const id = name('restored')
		const path = await put(`${top}/${id}`, { id, uniqueId: `page-${id}` })
		await put(`${path}/child`, { uniqueId: `page-child-${id}` })
		await files.remove(path)
		expect(await paths(path)).toEqual([])
		expect(refusal(await call(reader, 'GET', `/api/pages/${id}`))).toBe('404 unknown_page')
		await restore(id)
		expect(await at(path)).toMatchObject([{ path, id }, { path: `${path}/child`, uniqueId: `page-child-${id}`, parentId: id }])
		expect(await found(`Title of ${id}`)).toContain(path)
	})

	it('deleting only the page file removes the page, and restoring it brings the page back', async () => {
		const own = name('single')
		const path = await put(`${top}/${own}`)
		await files.remove(`${path}/${own}.json`)
		expect(await paths(path)).toEqual([])
		await restore(`${own}.json`)
		expect(await paths(path)).toEqual([path])
	})

	it('deleting a folder without a page removes the pages in it, and restoring it brings them back', async () => {
		const folder = `${top}/${name('emptied')}`
		await put(`${folder}/one`)
		await put(`${folder}/two/three`)
		await files.remove(folder)
		expect(await paths(folder)).toEqual([])
		await restore(folder.split('/').at(-1) ?? '')
		expect(await paths(folder)).toEqual([`${folder}/one`, `${folder}/two/three`])
	})

	it('a restored version is read again', async () => {
		const path = `${top}/${name('version')}`
		const file = `${path}/${path.split('/').at(-1)}.json`
		const id = await files.put(file, page('First', { content: '<p>quokka</p>' }), formerTimes(1)[0])
		const versions = `/remote.php/dav/versions/${encodeURIComponent(member.user)}`
		const list = async (): Promise<string[]> => {
			const { text } = await member.basic.expect('PROPFIND', `${versions}/versions/${id}`, { headers: { Depth: '1' } })
			return [...text.matchAll(/<d:href>([^<]*\/(\d{9,}))<\/d:href>/g)].map(([, href = '']) => href).sort()
		}
		const first = (await list()).at(0)
		await files.put(file, page('Second', { content: '<p>wallaby</p>' }))
		expect(await found('wallaby')).toContain(path)
		await member.basic.expect('MOVE', String(first), { headers: { Destination: `${crew.host.url}${versions}/restore/target` } })
		expect([await found('quokka'), await found('wallaby')].map((hits) => hits.includes(path))).toEqual([true, false])
	})

	it('the index matches the files after all these changes', async () => {
		const { stdout } = await crew.occ(['intranetapp:check'], { mayFail: true })
		expect(stdout).toMatch(/ 0 differences/)
	})
})
