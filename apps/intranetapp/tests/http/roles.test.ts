// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import { intranet } from '@suite/api/intranet/contract'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Sent } from '@suite/fixtures/http'
import { proofsOf } from '@suite/testing/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formerTimes } from '@suite/fixtures/granularity'
import { appPath, ask, fileOf, newPage, ocsPath, removePage, siteFiles } from './intranet.ts'
import { people, roles } from './people.ts'

const crew = await people()
const admin = await crew.as('admin')

type Resources = typeof intranet['resources']
type RouteName = { [R in keyof Resources]: `${R}.${Extract<keyof Resources[R], string>}` }[keyof Resources]

/** A page in a section closed to `denied`, created for this file, and what belongs to it. */
interface Scene {
	readonly section: Page
	readonly page: Page
	/** A new sibling page, for what can be done only once. */
	another(): Promise<Page>
	/** Timestamp of a stored version of the page. */
	version(): Promise<string>
}
interface Expected {
	/** Status for: anonymous, outsider, reader, denied, editor, admin, hostAdmin; null where the call is not made. */
	readonly of: readonly [number, ...(number | null)[]]
	/** The response contains the title of the page only for callers who may read it. */
	readonly showsTitle?: true
	/** What is sent instead of the contract's example; `id` fills the address. */
	send?(scene: Scene): Sent & { readonly path?: Readonly<Record<string, string>> }
		| Promise<Sent & { readonly path?: Readonly<Record<string, string>> }>
}

const everyone = [401, 200, 200, 200, 200, 200, 200] as const
/** A new page of the section that is in the trash bin. */
const trashed = async ({ another }: Scene) => {
	const { id } = await another()
	await removePage(admin.session, id)
	return { path: { id } }
}
const page = {
	read: [401, 404, 200, 404, 200, 200, 404],
	write: [401, 404, 403, 404, 200, 200, 404],
	add: [401, 404, 403, 404, 201, 201, 404],
} as const
/** For the host's administrators; the last one only where the call changes nothing that others need. */
const administrators = { harmless: [401, 403, 403, 403, 403, 403, 200], refusedOnly: [401, 403, 403, 403, 403, 403, null] } as const
const at = (scene: Scene) => ({ path: { id: scene.page.id, pageId: scene.page.id, filename: 'photo.gif' } })
const atVersion = (value?: unknown) => async (scene: Scene) =>
	({ path: { ...at(scene).path, timestamp: await scene.version() }, ...(value === undefined ? {} : { body: value }) })
const body = (value: unknown) => (scene: Scene) => ({ ...at(scene), body: value })
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const upload = (fields: Readonly<Record<string, string>>) => (scene: Scene) => {
	const form = new FormData()
	Object.entries(fields).forEach(([name, value]) => form.append(name, value))
	form.append(fields.filename === undefined ? 'media' : 'file', new Blob([gif], { type: 'image/gif' }), 'photo.gif')
	return { ...at(scene), raw: form }
}

const table: Readonly<Record<RouteName, Expected>> = {
	'structure.tree': { of: everyone, showsTitle: true },
	'structure.reorder': { of: page.write, send: ({ section, page }) => ({ body: { parentId: section.id, orderedIds: [page.id] } }) },
	'structure.move': {
		of: [401, 404, 403, 404, 403, 200, 404],
		send: async ({ page, another }) => ({ body: { pageId: (await another()).id, targetParentId: page.id } }),
	},
	'structure.breadcrumb': { of: page.read, send: at },
	'structure.below': { of: page.read, send: at },
	'pages.list': { of: everyone, showsTitle: true },
	'pages.create': { of: page.add, send: ({ page }) => ({ body: { title: 'Below', parentId: page.id } }) },
	'pages.duplicate': { of: page.add, send: body({}) },
	'pages.show': { of: page.read, send: at, showsTitle: true },
	'pages.update': { of: page.write, send: body({ metadata: { category: 'Roles' } }) },
	'pages.remove': { of: [401, 404, 403, 404, 403, 200, 404], send: async ({ another }) => ({ path: { id: (await another()).id } }) },
	'pages.metadata': { of: page.read, send: at, showsTitle: true },
	'pages.saveMetadata': { of: page.write, send: body({ tags: ['roles'] }) },
	'pages.content': { of: page.read, send: at, showsTitle: true },
	'pages.cacheStatus': { of: page.read, send: at },
	'drafts.list': { of: everyone },
	'drafts.read': { of: page.read, send: at },
	'drafts.save': { of: page.write, send: body({ page: { title: 'Kept' }, baseVersion: '0' }) },
	'drafts.remove': { of: page.read, send: at },
	'approvals.list': { of: everyone },
	'approvals.read': { of: page.read, send: at },
	'approvals.accept': {
		of: [401, 404, 403, 404, 404, 404, 404],
		send: body({ kind: 'change', author: 'nobody', version: 'any' }),
	},
	'approvals.reject': {
		of: [401, 404, 403, 404, 404, 404, 404],
		send: body({ kind: 'change', author: 'nobody', version: 'any', note: '' }),
	},
	'approvals.withdraw': { of: page.read, send: at },
	'presence.enter': { of: page.write, send: at },
	'presence.leave': { of: page.read, send: at },
	'media.list': { of: page.read, send: at },
	'media.upload': { of: page.add, send: upload({}) },
	'media.uploadNamed': { of: page.add, send: (scene) => upload({ filename: `${uniqueName('named')}.gif` })(scene) },
	'media.check': { of: page.read, send: body({ filename: 'photo.gif' }) },
	'media.browse': { of: page.read, send: at },
	'media.file': { of: page.read, send: at },
	'resources.file': { of: [401, 404, 200, 200, 200, 200, 404], send: () => ({ path: { filename: 'roles.gif' } }) },
	'resources.fileInFolder': {
		of: [401, 404, 200, 200, 200, 200, 404],
		send: () => ({ path: { folder: 'roles', filename: 'roles.gif' } }),
	},
	'versions.list': { of: page.read, send: at },
	'versions.restore': { of: page.write, send: atVersion() },
	'versions.content': { of: page.read, send: atVersion() },
	'versions.label': { of: page.write, send: atVersion({ label: 'Roles' }) },
	'trash.list': { of: everyone },
	'trash.restore': { of: [401, 404, 403, 404, 200, 200, 404], send: trashed },
	'trash.remove': { of: [401, 404, 403, 404, 403, 200, 404], send: trashed },
	'navigation.read': { of: everyone, showsTitle: true },
	'navigation.save': {
		of: [401, 403, 403, 403, 200, 200, 403],
		send: ({ page }) => ({ body: { navigation: { type: 'dropdown', items: [{ title: page.title, uniqueId: page.uniqueId }] } } }),
	},
	'footer.read': { of: everyone },
	'footer.save': { of: [401, 403, 403, 403, 200, 200, 403] },
	'news.list': { of: everyone, showsTitle: true, send: () => ({ query: { limit: 50 } }) },
	'search.find': { of: everyone, showsTitle: true, send: ({ page }) => ({ query: { q: page.title.split('-')[1] } }) },
	'permissions.read': { of: everyone },
	'settings.videoDomains': { of: everyone },
	'settings.saveVideoDomains': { of: administrators.refusedOnly },
	'settings.media': { of: everyone },
	'settings.saveMedia': { of: administrators.harmless },
	'settings.uploadLimit': { of: everyone },
	'settings.engagement': { of: everyone },
	'settings.saveEngagement': { of: administrators.harmless },
	'settings.publication': { of: everyone },
	'settings.savePublication': { of: administrators.harmless },
	'setup.run': { of: administrators.refusedOnly },
	'setup.state': { of: administrators.harmless },
	'setup.reindex': { of: administrators.harmless },
	'demo.status': { of: [401, 403, 200, 200, 200, 200, 200] },
	'demo.languages': { of: everyone },
	'demo.import': { of: administrators.refusedOnly },
	'demo.remove': { of: administrators.refusedOnly },
	'demo.cleanStart': { of: administrators.refusedOnly },
	'health.check': { of: [200, 200, 200, 200, 200, 200, 200] },
}
const readers = ['reader', 'editor', 'admin']

let scene: Scene
beforeAll(async () => {
	const section = await newPage(admin.session, { title: uniqueName('Section') })
	const page = await newPage(admin.session, { title: uniqueName('Roles'), parentId: section.id })
	const files = siteFiles(admin, crew.site)
	for (const path of [`${page.path}/_media/photo.gif`, '_resources/roles.gif', '_resources/roles/roles.gif']) {
		await files.put(path, gif)
	}
	await crew.rule(section.path, { role: 'denied' }, ['-read'])
	const times = formerTimes(200)
	const version = async () => {
		const time = times.shift()
		await files.put(fileOf(page), await files.get(fileOf(page)), time)
		await ask(admin.session, 'PUT', `/api/pages/${page.id}`, { body: { content: `<p>${time}</p>` } })
		return String(time)
	}
	scene = { section, page, version, another: () => newPage(admin.session, { parentId: section.id }) }
	await ask(admin.session, 'POST', '/api/navigation', {
		body: { navigation: { type: 'dropdown', items: [{ title: page.title, uniqueId: page.uniqueId }] }, language: 'en' },
	})
})
afterAll(async () => {
	await removePage(admin.session, scene.section.id)
	await ask(admin.session, 'POST', '/api/navigation', { body: { navigation: { type: 'dropdown', items: [] }, language: 'en' } })
	await siteFiles(admin, crew.site).remove('_resources')
})

describe.each(Object.entries(table))('%s', (name, { of, showsTitle, send }) => {
	const [resource, key] = name.split('.') as [keyof Resources, string]
	const route: Route = (intranet.resources[resource] as Readonly<Record<string, Route>>)[key] as Route

	it.each(['anonymous', ...roles].map((role, index) => [role, of[index]] as const).filter(([
		,
		status,
	]) => status !== null))('answers %s with %s', async (role, status) => {
		const member = role === 'anonymous' ? undefined : await crew.as(role as typeof roles[number])
		const clients: Readonly<Record<string, Client>> = member === undefined
			? { anonymous: crew.anonymous }
			: proofsOf(member)
		for (const [proof, client] of Object.entries(clients)) {
			for (const [mount, path] of Object.entries({
				app: appPath(route.path),
				...(route.ocs === undefined ? {} : { ocs: ocsPath(route.ocs) }),
			})) {
				const { path: values, ...sent } = { ...route.example, ...await send?.(scene) }
				const address = path.replace(/\{(\w+)\}/g, (_, value: string) => encodeURIComponent(values?.[value] ?? ''))
				const reply = await client.request(route.method, address, { ...sent, headers: { 'OCS-APIRequest': 'true' } })
				expect([proof, mount, reply.status, reply.status >= 400 ? reply.text.slice(0, 300) : ''], `${route.method} ${address}`)
					.toEqual([proof, mount, status, reply.status >= 400 ? expect.anything() : ''])
				if (showsTitle === true && reply.status === 200) {
					expect([proof, mount, reply.text.includes(scene.page.title.split('-')[1] ?? '')]).toEqual([
						proof,
						mount,
						readers.includes(role),
					])
				}
			}
		}
	})
})
