// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { Menu, Navigation } from '@suite/schema/intranet/site'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { formerTimes } from '@suite/fixtures/granularity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appPath, ask, call, fileOf, newPage, ocsPath, refusal, removePage, siteFiles } from './intranet.ts'
import { samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const { site } = crew
const approver = await crew.as('admin')
const editor = await crew.as('editor')
/** An editor whom a rule leaves nothing but read permission. */
const barred = await crew.newPerson({ groups: [site.groups.editors, site.groups.users] })

type Status = 'draft' | 'review' | 'published'
const callers = ['anonymous', 'outsider', 'reader', 'denied', 'barred', 'editor', 'approver', 'hostAdmin'] as const
type Caller = typeof callers[number]

/** Who sees a page with which status; anyone else gets "unknown page", and an anonymous caller "not logged in". */
const sees: Readonly<Record<Status, Readonly<Record<Caller, boolean>>>> = {
	draft: {
		anonymous: false,
		outsider: false,
		reader: false,
		denied: false,
		barred: false,
		editor: true,
		approver: true,
		hostAdmin: false,
	},
	review: {
		anonymous: false,
		outsider: false,
		reader: false,
		denied: false,
		barred: false,
		editor: true,
		approver: true,
		hostAdmin: false,
	},
	published: {
		anonymous: false,
		outsider: false,
		reader: true,
		denied: false,
		barred: true,
		editor: true,
		approver: true,
		hostAdmin: false,
	},
}

/** A page, what belongs to it, and a published page below it. */
interface Scene {
	readonly page: Page
	readonly below: Page
	/** Part of the title, the text and the name of the picture. */
	readonly word: string
}
const [kept] = formerTimes(1) as [number]
const host = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}format=json`

/** Routes for one page. */
const addressed: Readonly<Record<string, (scene: Scene) => string>> = {
	page: ({ page }) => appPath(`/api/pages/${page.id}`),
	'page by uniqueId': ({ page }) => appPath(`/api/pages/${page.uniqueId}`),
	'page over OCS': ({ page }) => ocsPath(`/api/v1/pages/${page.id}`),
	content: ({ page }) => appPath(`/api/pages/${page.id}/content`),
	metadata: ({ page }) => appPath(`/api/pages/${page.id}/metadata`),
	breadcrumb: ({ page }) => appPath(`/api/pages/${page.id}/breadcrumb`),
	'pages below': ({ page }) => appPath(`/api/pages/${page.id}/below`),
	branch: ({ page }) => appPath(`/api/pages/tree?rootPageId=${page.id}`),
	'state of the index': ({ page }) => appPath(`/api/page/${page.id}/cache-status`),
	'own work': ({ page }) => appPath(`/api/pages/${page.id}/draft`),
	versions: ({ page }) => appPath(`/api/pages/${page.id}/versions`),
	version: ({ page }) => appPath(`/api/pages/${page.id}/versions/${kept}/content`),
	media: ({ page }) => appPath(`/api/pages/${page.id}/media`),
	'media over OCS': ({ page }) => ocsPath(`/api/v1/pages/${page.id}/media`),
	'media to pick from': ({ page }) => appPath(`/api/pages/${page.id}/media/list`),
	'media file': ({ page, word }) => appPath(`/api/pages/${page.id}/media/${word}.png`),
	'media file over OCS': ({ page, word }) => ocsPath(`/api/v1/pages/${page.id}/media/${word}.png`),
}

/** Routes that return many pages, and the statuses they include at all. */
const gathering: Readonly<Record<string, { at(scene: Scene): string, of?: readonly Status[] }>> = {
	list: { at: () => appPath('/api/pages') },
	'list over OCS': { at: () => ocsPath('/api/v1/pages') },
	tree: { at: () => appPath('/api/pages/tree?language=en') },
	'breadcrumb of a page below': { at: ({ below }) => appPath(`/api/pages/${below.id}/breadcrumb`) },
	'page below': { at: ({ below }) => appPath(`/api/pages/${below.id}`) },
	navigation: { at: () => appPath('/api/navigation?language=en') },
	news: { at: () => appPath('/api/news?language=en&limit=50'), of: ['published'] },
	search: { at: ({ word }) => appPath(`/api/search?q=${word}`) },
	'search of the host': { at: ({ word }) => host(`/ocs/v2.php/search/providers/intranetapp/search?term=${word}`) },
	dashboard: { at: () => host('/ocs/v2.php/apps/dashboard/api/v2/widget-items?widgets[]=intranetapp&limit=7'), of: ['published'] },
}

let section: Page
let menu: Menu
const scenes = new Map<Status, Scene>()
const files = siteFiles(approver, site)
const clients = new Map<Caller, Client>([['anonymous', crew.anonymous], ['barred', barred.session], ['approver', approver.session]])
const publication = (wished: object) => ask(crew.administrator, 'POST', '/api/settings/publication', { body: wished })

async function makeScene(status: Status): Promise<Scene> {
	const word = uniqueName('w').replaceAll('-', '')
	const page = await newPage(approver.session, {
		title: `Title ${word}`,
		status,
		parentId: section.id,
		content: `<p>Text ${word}</p>`,
		// The dashboard shows no other pages where some are marked, as in the demo.
		metadata: { news: 'page', pinned: true },
	})
	const below = await newPage(approver.session, { parentId: page.id, status: 'published' })
	await files.put(`${page.path}/_media/${word}.png`, samples.png)
	const text = await files.get(fileOf(page))
	await files.put(fileOf(page), text, kept)
	await files.put(fileOf(page), `${text}\n`)
	return { page, below, word }
}

beforeAll(async () => {
	for (const role of ['outsider', 'reader', 'denied', 'editor', 'hostAdmin'] as const) {
		clients.set(role, (await crew.as(role)).session)
	}
	section = await newPage(approver.session)
	for (const status of ['draft', 'review', 'published'] as const) {
		scenes.set(status, await makeScene(status))
	}
	await crew.rule(section.path, { role: 'denied' }, ['-read'])
	await crew.rule(section.path, { user: barred.user }, ['-write', '-create'])
	menu = (await ask<Navigation>(approver.session, 'GET', '/api/navigation?language=en')).navigation
	const items = [...scenes.values()].map(({ page }) => ({ title: page.title, uniqueId: page.uniqueId }))
	await ask(approver.session, 'POST', '/api/navigation', { body: { navigation: { type: 'dropdown', items }, language: 'en' } })
})
afterAll(async () => {
	await ask(approver.session, 'POST', '/api/navigation', { body: { navigation: menu, language: 'en' } })
	await removePage(approver.session, section.id)
	await publication({ requireApproval: false, defaultStatus: 'published' })
})

describe.each(['draft', 'review', 'published'] as const)('a page with the status %s', (status) => {
	it.each(callers.map((caller) => [caller, sees[status][caller]] as const))('is visible to %s: %s', async (caller, isSeen) => {
		const scene = scenes.get(status) as Scene
		const client = clients.get(caller) as Client
		const get = (path: string) => client.request('GET', path, { headers: { 'OCS-APIRequest': 'true' } })
		const found: Record<string, string> = {}
		const expected: Record<string, string> = {}
		for (const [route, at] of Object.entries(addressed)) {
			const reply = await get(at(scene))
			found[route] = refusal(reply)
			expected[route] = isSeen ? '200' : caller === 'anonymous' ? '401 not_logged_in' : '404 unknown_page'
			if (!isSeen && caller !== 'anonymous') {
				// the response is byte for byte that of a page that never existed
				expect([route, reply.text]).toEqual([
					route,
					(await get(at({ ...scene, page: { ...scene.page, id: 'page-of-nobody', uniqueId: 'page-of-nobody' } }))).text,
				])
			}
		}
		for (const [route, { at, of }] of Object.entries(gathering)) {
			const { text } = await get(at(scene))
			found[route] = ['Title ', 'Text '].some((before) => text.includes(before + scene.word))
				|| text.includes(scene.page.id)
				|| text.includes(scene.page.uniqueId)
				? 'seen'
				: 'absent'
			expected[route] = isSeen && (of?.includes(status) ?? true) ? 'seen' : 'absent'
		}
		expect(found).toEqual(expected)
	})
})

describe('a change of a published page that waits for approval', () => {
	const word = uniqueName('w').replaceAll('-', '')
	beforeAll(async () => {
		await publication({ requireApproval: true })
		const { page } = scenes.get('published') as Scene
		await ask(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: `Title ${word}`, content: `<p>Text ${word}</p>` } })
	})

	it.each(callers)('is in nothing that %s can read', async (caller) => {
		const scene = scenes.get('published') as Scene
		const client = clients.get(caller) as Client
		for (const [route, at] of [
			...Object.entries(addressed),
			...Object.entries(gathering).map(([name, { at: address }]) => [name, address] as const),
		]) {
			const { text } = await client.request('GET', at({ ...scene, word }), { headers: { 'OCS-APIRequest': 'true' } })
			expect([route, text.includes(`Title ${word}`) || text.includes(`Text ${word}`)]).toEqual([route, false])
		}
	})

	it('is in no file', async () => {
		const { page } = scenes.get('published') as Scene
		expect(await files.get(fileOf(page))).not.toContain(word)
		expect((await files.list(page.path)).join('\n')).not.toContain(word)
	})
})

const settings = {
	open: { requireApproval: false, defaultStatus: 'published' },
	approved: { requireApproval: true, defaultStatus: 'published' },
	drafting: { requireApproval: false, defaultStatus: 'draft' },
	strict: { requireApproval: true, defaultStatus: 'draft' },
} as const
const absent = undefined

describe('the status of a new page', () => {
	it.each([
		// settings, status sent, result when created by an editor, by an approver
		['open', absent, 'published', 'published'],
		['open', 'draft', 'draft', 'draft'],
		['open', 'review', 'review', 'review'],
		['open', 'published', 'published', 'published'],
		['approved', absent, 'review', 'published'],
		['approved', 'draft', 'draft', 'draft'],
		['approved', 'review', 'review', 'review'],
		['approved', 'published', 'review', 'published'],
		['drafting', absent, 'draft', 'draft'],
		['drafting', 'published', 'published', 'published'],
		['strict', absent, 'draft', 'draft'],
		['strict', 'published', 'review', 'published'],
	] as const)('%s: sent as %s, it is %s when created by an editor, %s by an approver', async (setting, status, byEditor, byApprover) => {
		await publication(settings[setting])
		const made = await Promise.all(
			[editor, approver].map(({ session }) => newPage(session, { parentId: section.id, ...(status === absent ? {} : { status }) })),
		)
		expect(made.map((page) => page.status)).toEqual([byEditor, byApprover])
		const stored = await Promise.all(made.map(async (page) => (JSON.parse(await files.get(fileOf(page))) as Page).status))
		expect(stored).toEqual([byEditor, byApprover])
	})

	it('does not matter where the caller may not create pages: the page is refused', async () => {
		for (const status of ['draft', 'review', 'published']) {
			expect(refusal(await call((await crew.as('reader')).session, 'POST', '/api/pages', {
				body: { title: 'Mine', parentId: section.id, status },
			})))
				.toBe('403 not_allowed')
		}
	})
})

describe('the status of an edited page', () => {
	it.each([
		// settings, before, status sent, after a save by an editor, by an approver
		['open', 'draft', absent, 'draft', 'draft'],
		['open', 'draft', 'review', 'review', 'review'],
		['open', 'draft', 'published', 'published', 'published'],
		['open', 'review', 'published', 'published', 'published'],
		['open', 'review', 'draft', 'draft', 'draft'],
		['open', 'published', absent, 'published', 'published'],
		['open', 'published', 'draft', 'draft', 'draft'],
		['drafting', 'published', absent, 'published', 'published'],
		['approved', 'draft', absent, 'draft', 'draft'],
		['approved', 'draft', 'review', 'review', 'review'],
		['approved', 'draft', 'published', 'review', 'published'],
		['approved', 'review', absent, 'review', 'review'],
		['approved', 'review', 'published', 'review', 'published'],
		['approved', 'review', 'draft', 'draft', 'draft'],
		['approved', 'published', absent, 'published', 'published'],
		['approved', 'published', 'published', 'published', 'published'],
	] as const)(
		'%s: %s, sent as %s, is %s after a save by an editor, %s by an approver',
		async (setting, before, status, byEditor, byApprover) => {
			await publication(settings[setting])
			const after = await Promise.all([editor, approver].map(async ({ session }) => {
				const { id } = await newPage(approver.session, { parentId: section.id, status: before })
				const saved = await ask<Page>(session, 'PUT', `/api/pages/${id}`, {
					body: { content: '<p>Changed</p>', ...(status === absent ? {} : { status }) },
				})
				const read = await ask<Page>(session, 'GET', `/api/pages/${id}`)
				return [saved.status, read.status]
			}))
			expect(after).toEqual([[byEditor, byEditor], [byApprover, byApprover]])
		},
	)

	it.each([
		// before, reader, barred, outsider
		['draft', '404 unknown_page', '404 unknown_page', '404 unknown_page'],
		['review', '404 unknown_page', '404 unknown_page', '404 unknown_page'],
		['published', '403 not_allowed', '403 not_allowed', '404 unknown_page'],
	] as const)('stays %s when the caller may not write: %s, %s, %s', async (before, ...refusals) => {
		await publication(settings.open)
		const { id } = await newPage(approver.session, { parentId: section.id, status: before })
		const replies: string[] = []
		for (const caller of ['reader', 'barred', 'outsider'] as const) {
			replies.push(...await Promise.all(['draft', 'review', 'published'].map(async (status) =>
				refusal(await call(clients.get(caller) as Client, 'PUT', `/api/pages/${id}`, { body: { status } })))))
		}
		expect(replies).toEqual(refusals.flatMap((one) => [one, one, one]))
		expect(await ask<Page>(approver.session, 'GET', `/api/pages/${id}`)).toMatchObject({ status: before })
	})
})

describe.each(['draft', 'review', 'published'] as const)('a page with the status %s, moved, renamed and deleted', (status) => {
	it('keeps its status, and is refused to each caller according to that status', async () => {
		await publication(settings.approved)
		const target = await newPage(approver.session, { parentId: section.id })
		const { id } = await newPage(approver.session, { parentId: section.id, status })
		const hidden = status === 'published' ? '403 not_allowed' : '404 unknown_page'
		const tried = async (method: string, path: string, body?: object) =>
			Object.fromEntries(await Promise.all((['outsider', 'reader', 'barred', 'editor'] as const).map(async (caller) =>
				[caller, refusal(await call(clients.get(caller) as Client, method, path, { body }))])))
		const refusals = { outsider: '404 unknown_page', reader: hidden, barred: hidden, editor: '403 not_allowed' }
		expect(await tried('POST', '/api/pages/move', { pageId: id, targetParentId: target.id })).toEqual(refusals)
		expect(await tried('DELETE', `/api/pages/${id}`)).toEqual(refusals)
		await ask(approver.session, 'POST', '/api/pages/move', { body: { pageId: id, targetParentId: target.id } })
		expect(await ask<Page>(approver.session, 'GET', `/api/pages/${id}`)).toMatchObject({ status, parentId: target.id })
		await ask(editor.session, 'PUT', `/api/pages/${id}/metadata`, { body: { title: uniqueName('Renamed') } })
		expect(await ask<Page>(approver.session, 'GET', `/api/pages/${id}`)).toMatchObject({ status })
		expect(await ask(approver.session, 'DELETE', `/api/pages/${id}`)).toEqual({ success: true })
		expect(refusal(await call(approver.session, 'GET', `/api/pages/${id}`))).toBe('404 unknown_page')
	})
})
