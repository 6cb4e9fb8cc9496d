// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/intranet/limits'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { fetched, keep, namesOf, samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(admin, { status: 'published', ...wished })
	made.push(one.id)
	return one
}
const attempt = (id: string, body: object = {}, by = editor) => call(by, 'POST', `/api/pages/${id}/duplicate`, { body })
async function copy(id: string, body: object = {}, by = editor): Promise<Page> {
	const reply = await attempt(id, body, by)
	expect(reply.status, JSON.stringify(reply.json)).toBe(201)
	const one = reply.json as Page
	made.push(one.id)
	return one
}

afterAll(async () => {
	for (const id of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('a copy of a page', () => {
	it('is a draft beside it with new ids and everything that the page shows @every-host', async () => {
		const above = await page()
		const source = await page({
			parentId: above.id,
			title: uniqueName('Team'),
			content: '<p>Text</p>',
			metadata: { category: 'People', tags: ['staff'], own: { kept: [1] } },
			layout: { columns: 1, rows: [{ columns: 2, widgets: [{ type: 'text', column: 2, order: 1, content: '**Hello**' }] }] },
			order: 3,
			unknown: 'kept',
		})
		const made = await copy(source.id)
		const { user } = await crew.as('editor')
		expect(made).toMatchObject({
			title: `Copy of ${source.title}`, status: 'draft', language: 'en', parentId: above.id, content: source.content,
			metadata: source.metadata, layout: source.layout, order: null, unknown: 'kept', isHome: false, author: { id: user },
			editor: { id: user },
		})
		expect(made.path).toBe(`${above.path}/copy-of-${source.path.split('/').at(-1)}`)
		expect(made.id).toBe(made.uniqueId)
		expect([source.id, source.uniqueId]).not.toContain(made.id)
		expect(made.fileId).not.toBe(source.fileId)
		const read = await ask<Page>(editor, 'GET', `/api/pages/${made.id}`)
		expect(read).toMatchObject({ baseVersion: made.baseVersion, layout: source.layout })
		expect(refusal(await call(reader, 'GET', `/api/pages/${made.id}`))).toBe('404 unknown_page')
		const after = await ask<Page>(admin, 'GET', `/api/pages/${source.id}`)
		expect(after).toMatchObject({ baseVersion: source.baseVersion, status: 'published' })
	})

	it('was never published, whenever its source was', async () => {
		const source = await page()
		const publishedAt = async (one: Page) => (JSON.parse(await files.get(fileOf(one))) as { publishedAt?: string }).publishedAt
		expect(await publishedAt(source)).toMatch(/^20/)
		const one = await copy(source.id)
		expect(await publishedAt(one)).toBeUndefined()
		await ask(admin, 'PUT', `/api/pages/${one.id}`, { body: { status: 'published' } })
		expect(await publishedAt(one)).toMatch(/^20/)
	})

	it('has its own media, byte for byte, and its texts lead to them @every-host', async () => {
		const source = await page()
		await keep(admin, source.id, samples.png, 'plan.png')
		await keep(admin, source.id, samples.mp4, 'tour.mp4')
		const own = (id: string) => `/index.php/apps/intranetapp/api/pages/${id}/media/plan.png`
		const other = `/index.php/apps/intranetapp/api/pages/${source.id}-2/media/plan.png`
		await ask(admin, 'PUT', `/api/pages/${source.id}`, { body: {
			layout: { columns: 1, rows: [{ columns: 1, widgets: [
				{ type: 'image', column: 1, order: 1, src: 'plan.png', alt: 'Plan' },
				{ type: 'text', column: 1, order: 2, content: `[Plan](${own(source.uniqueId)}), [other](${other})` },
				{ type: 'links', column: 1, order: 3, columns: 1, items: [{ title: 'Plan', url: own(source.id) }] },
			] }] },
		} })
		const made = await copy(source.id)
		expect(await namesOf(editor, made.id)).toEqual(['plan.png', 'tour.mp4'])
		for (const [name, content] of [['plan.png', samples.png], ['tour.mp4', samples.mp4]] as const) {
			expect(Buffer.from((await fetched(editor, made.id, name)).bytes).equals(content), name).toBe(true)
		}
		expect(made.layout.rows?.[0]?.widgets).toMatchObject([
			{ src: 'plan.png' }, { content: `[Plan](${own(made.id)}), [other](${other})` }, { items: [{ url: own(made.id) }] },
		])
		await files.remove(`${source.path}/_media/plan.png`)
		expect(await namesOf(editor, made.id)).toEqual(['plan.png', 'tour.mp4'])
		expect(await files.has(`${made.path}/_media/.nomedia`)).toBe(true)
	})

	it('does not include the pages below, and is named in the language of the caller', async () => {
		const source = await page({ title: uniqueName('Handbuch') })
		await page({ parentId: source.id })
		const { session: german } = await crew.newPerson({ language: 'de', groups: [crew.site.groups.editors, crew.site.groups.users] })
		const made = await copy(source.id, {}, german)
		expect(made.title).toBe(`Kopie von ${source.title}`)
		expect((await listed(admin)).filter(({ parentId }) => parentId === made.id)).toEqual([])
	})

	it('takes a title and a parent, and another folder name where its own is taken', async () => {
		const [source, to] = [await page(), await page()]
		const title = uniqueName('Second')
		const [first, second] = [await copy(source.id, { title, parentId: to.id }), await copy(source.id, { title, parentId: to.id })]
		expect([first.title, second.title, first.parentId]).toEqual([title, title, to.id])
		expect(second.path).toBe(`${first.path}-2`)
		expect(JSON.parse(await files.get(fileOf(second)))).toMatchObject({ id: second.id, status: 'draft' })
		expect((await copy(source.id, { title, parentId: null })).parentId).toBeNull()
		const long = await page({ title: 'L'.repeat(limits.titleCharacters) })
		expect((await copy(long.id)).title).toBe(`Copy of ${long.title}`.slice(0, limits.titleCharacters))
	})

	it('of a home page is a page at the top of its language', async () => {
		const made = await copy('home', {}, admin)
		expect(made).toMatchObject({ isHome: false, parentId: null, status: 'draft' })
		expect(made.path).toMatch(/^en\/copy-of-/)
	})
})

describe('copying is refused', () => {
	it('to readers, without permission to create there, and for pages that the caller may not see', async () => {
		const [above, to] = [await page(), await page()]
		const source = await page({ parentId: above.id })
		const draft = await page({ status: 'draft' })
		expect(refusal(await attempt(source.id, {}, reader))).toBe('403 not_allowed')
		await crew.rule(to.path, { role: 'editor' }, ['-create'])
		expect(refusal(await attempt(source.id, { parentId: to.id }))).toBe('403 not_allowed')
		expect(refusal(await attempt(draft.id, {}, reader))).toBe('404 unknown_page')
		expect(refusal(await attempt('page-nowhere'))).toBe('404 unknown_page')
		expect(refusal(await attempt(source.id, { parentId: 'page-nowhere' }))).toBe('404 unknown_parent')
		expect(refusal(await attempt(source.id, { title: ' ' }))).toBe('400 empty_title')
	})

	it('below the tenth level', async () => {
		let deep = await page()
		for (let level = 2; level <= 10; level++) {
			deep = await page({ parentId: deep.id })
		}
		expect((await copy(deep.id)).parentId).toBe(deep.parentId)
		expect(refusal(await attempt((await page()).id, { parentId: deep.id }))).toBe('400 too_deep')
	})

	it('for a file that holds no page', async () => {
		const source = await page()
		await files.put(fileOf(source), 'not a page')
		expect(refusal(await attempt(source.id))).toBe('409 broken_file')
	})
})

it('a file hidden from the caller is not copied along @every-host', async () => {
	const source = await page()
	await keep(admin, source.id, samples.png, 'open.png')
	await keep(admin, source.id, samples.png, 'secret.png')
	await crew.rule(`${source.path}/_media/secret.png`, { role: 'editor' }, ['-read'])
	const made = await copy(source.id)
	expect(await namesOf(admin, made.id)).toEqual(['open.png'])
})
