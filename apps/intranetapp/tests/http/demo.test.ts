// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page, PageSummary } from '@suite/schema/intranet/page'
import type { Tree, TreeNode } from '@suite/schema/intranet/structure'
import type { NewsItem } from '@suite/schema/intranet/search'
import type { CleanStarted, DemoImported, DemoStatus } from '@suite/schema/intranet/setup'
import type { Navigation } from '@suite/schema/intranet/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const [reader, editor, outsider, hostAdmin] =
	[await crew.as('reader'), await crew.as('editor'), await crew.as('outsider'), await crew.as('hostAdmin')] as const
// clean-start needs a member's trash bin
const admin = await crew.newPerson({ groups: ['admin', crew.site.groups.admins] })
const files = siteFiles(admin, crew.site)
const load = (body: object) => ask<DemoImported>(admin.session, 'POST', '/api/demo-data/import', { body })
const clean = (body: object) => ask<CleanStarted>(admin.session, 'POST', '/api/demo-data/clean-start', { body })
const pages = async (language: string, member = reader): Promise<PageSummary[]> => ask<PageSummary[]>(member.session, 'GET', '/api/pages', {
	query: { language },
})
const depth = (nodes: readonly TreeNode[]): number => nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))

describe.each(['en', 'nl'])('the demo content in %s', (language) => {
	beforeAll(async () => {
		if ((await pages(language, admin)).length > 0) {
			await clean({ language })
		}
	})

	it('is added once; importing it again changes nothing', async () => {
		const first = await load({ language })
		expect(first).toMatchObject({ success: true, language, skipped: 0 })
		expect(first.imported).toBeGreaterThanOrEqual(14)
		const before = await pages(language, admin)
		expect(before).toHaveLength(first.imported)
		expect(await load({ language })).toMatchObject({ imported: 0, skipped: first.imported })
		expect(await pages(language, admin)).toEqual(before)
	})

	it('has three levels, a draft, dated news, a three-level menu and a footer', async () => {
		const { tree } = await ask<Tree>(reader.session, 'GET', '/api/pages/tree', { query: { language } })
		expect(depth(tree)).toBeGreaterThanOrEqual(3)
		const [seen, all] = [await pages(language), await pages(language, editor)]
		expect(all.filter(({ status }) => status === 'draft')).toHaveLength(1)
		expect(seen).toHaveLength(all.length - 1)
		const news = await ask<NewsItem[]>(reader.session, 'GET', '/api/news', {
			query: { language, sourcePath: language === 'en' ? 'en/news' : 'nl/nieuws', sortBy: 'created' },
		})
		expect(news.length).toBeGreaterThanOrEqual(5)
		expect(new Set(news.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBe(news.length)
		expect(news.every(({ image }) => image !== null)).toBe(true)
		const { navigation } = await ask<Navigation>(reader.session, 'GET', '/api/navigation', { query: { language } })
		expect(navigation.type).toBe(language === 'en' ? 'megamenu' : 'dropdown')
		expect(depth(navigation.items as unknown as TreeNode[])).toBe(3)
		expect((await ask<{ content: string }>(reader.session, 'GET', '/api/footer', { query: { language } })).content).toContain(
			'Waterwiel',
		)
	})

	it('shows every kind of widget that has content, and its pictures exist', async () => {
		const types = new Set<string>()
		for (const { id } of await pages(language, editor)) {
			const page = await ask<Page>(editor.session, 'GET', `/api/pages/${id}`)
			const columns = [...page.layout.rows ?? [], ...Object.values(page.layout.sideColumns ?? {})]
			for (const widget of columns.flatMap(({ widgets }) => widgets ?? [])) {
				types.add(widget.type)
				if (widget.type === 'image') {
					expect(await files.has(`${page.path}/_media/${widget.src ?? ''}`)).toBe(true)
				}
			}
		}
		expect([...types].toSorted()).toEqual(['divider', 'heading', 'image', 'links', 'news', 'text', 'video'])
	})

	it('keeps what a user changed, unless told to overwrite it', async () => {
		const id = `demo-${language}-about`.replace('nl-about', 'nl-over-ons')
		await ask(editor.session, 'PUT', `/api/pages/${id}`, { body: { title: 'Changed' } })
		await load({ language })
		expect(await ask(reader.session, 'GET', `/api/pages/${id}`)).toMatchObject({ title: 'Changed' })
		expect((await load({ language, mode: 'overwrite' })).skipped).toBe(0)
		expect((await ask(reader.session, 'GET', `/api/pages/${id}`)).title).not.toBe('Changed')
	})

	it('matches the index', async () => {
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})
})

it('a clean start moves the pages of one language to the trash bin and leaves the others', async () => {
	await newPage(admin.session, { language: 'nl', id: `extra-${Date.now()}` })
	const [dutch, english] = [await pages('nl', admin), await pages('en', admin)]
	const done = await clean({ language: 'nl' })
	expect(done).toMatchObject({ success: true, languages: ['nl'], deleted: dutch.length - 1 })
	const left = await pages('nl', admin)
	expect(left.map(({ uniqueId, isHome }) => [uniqueId, isHome])).toEqual([[done.uniqueId, true]])
	expect(await pages('en', admin)).toEqual(english)
	expect(await files.has('nl/nieuws')).toBe(false)
	expect(await ask<Navigation>(reader.session, 'GET', '/api/navigation', { query: { language: 'nl' } })).toMatchObject({
		navigation: { items: [] },
	})
	const { languages } = await ask<DemoStatus>(admin.session, 'GET', '/api/demo-data/status')
	expect(languages.map(({ code, hasContent }) => [code, hasContent])).toEqual([['en', true], ['nl', false]])
})

it('a clean start that may not delete everything lists none of the pages it did delete', async () => {
	const made = [
		await newPage(admin.session, { language: 'nl', title: 'Aap' }),
		await newPage(admin.session, { language: 'nl', title: 'Noot' }),
		await newPage(admin.session, { language: 'nl', title: 'Zus' }),
	]
	await crew.rule(String(made[1]?.path), { user: admin.user }, ['-delete'])
	expect(refusal(await call(admin.session, 'POST', '/api/demo-data/clean-start', { body: { language: 'nl' } }))).toBe('403 not_allowed')
	const there = await Promise.all(made.map(({ path }) => files.has(path)))
	const listed = new Set((await pages('nl', admin)).map(({ path }) => path))
	expect(made.map(({ path }) => listed.has(path))).toEqual(there)
	expect([there.includes(false), there[1]]).toEqual([true, true])
	await crew.rule(String(made[1]?.path), { user: admin.user }, [])
	await clean({ language: 'nl' })
})

it('members and administrators can read the state', async () => {
	expect(await ask(reader.session, 'GET', '/api/demo-data/status')).toMatchObject({
		installed: true,
		availableLanguages: ['en', 'nl'],
		setupComplete: true,
	})
	expect(refusal(await call(outsider.session, 'GET', '/api/demo-data/status'))).toBe('403 not_allowed')
	expect((await call(hostAdmin.session, 'GET', '/api/demo-data/status')).status).toBe(200)
	expect(await ask(outsider.session, 'GET', '/api/demo-data/languages')).toEqual({ languages: ['en', 'nl'] })
})

it.each(['/api/demo-data/import', '/api/demo-data/clean-start'])(
	'%s requires an administrator and an available language',
	async (path) => {
		expect((await call(editor.session, 'POST', path, { body: {} })).status).toBe(403)
		expect(refusal(await call(admin.session, 'POST', path, { body: { language: 'xx' } }))).toBe('400 unknown_language')
	},
)

it('the occ command does the same @every-host', async () => {
	expect((await crew.occ(['intranetapp:demo', '--language', 'en'])).code).toBe(0)
	const { code, stdout } = await crew.occ(['intranetapp:demo', '--language', 'en'])
	expect([code, stdout.trim()]).toEqual([0, 'en: The demo content was already complete.'])
	expect((await crew.occ(['intranetapp:demo', '--language', 'xx'], { mayFail: true })).code).not.toBe(0)
})
