// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms } from '@suite/api/forms/contract'
import type { Route } from '@suite/api/contract/route'
import type { Client } from '@suite/fixtures/client'
import { address, unwrapped } from '@suite/testing/contract/envelope'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, listed, newForm, publicHash, resetSettings } from './forms.ts'
import { NamedForm, type Names } from './named-form.ts'
import { people } from './people.ts'

const crew = await people()
const { folder, manager, editor, viewer } = await crew.newTeam()
const stranger = await crew.newPerson()
const owner = await crew.newPerson()
const { administrator, anonymous } = crew
afterAll(() => resetSettings(administrator.session))

const routes = Object.entries(forms.resources).flatMap(([resource, actions]) =>
	Object.entries(actions as Record<string, Route>).map(([name, route]) => [`${resource}.${name}`, route] as const))

/** What each route needs of the file, beside reading it; those that are not named need nothing else. Nobody here has a key. */
const needs: Readonly<Record<string, 'update' | 'publish' | 'delete' | 'public' | 'account' | 'key' | 'administer' | 'own'>> = {
	'forms.list': 'account', 'forms.create': 'account', 'imports.preview': 'account', 'imports.create': 'account',
	'forms.update': 'update', 'forms.remove': 'delete',
	'questions.create': 'update', 'questions.update': 'update', 'questions.remove': 'update', 'questions.order': 'update',
	'responses.note': 'update', 'responses.remove': 'update', 'responses.removeAll': 'update',
	'share.update': 'publish', 'presence.enter': 'update', 'presence.takeOver': 'update',
	'publicForms.read': 'public', 'publicForms.submit': 'public', 'publicForms.submitDirectly': 'public',
	'publicForms.upload': 'public', 'publicForms.stop': 'public', 'publicForms.readOwn': 'public', 'publicForms.correct': 'public',
	'keys.list': 'publish', 'keys.create': 'publish', 'keys.createToo': 'publish', 'keys.update': 'publish', 'keys.remove': 'publish',
	'keys.removeToo': 'publish',
	'templates.list': 'account', 'templates.remove': 'own',
	'branding.create': 'update', 'branding.createToo': 'update', 'branding.remove': 'update', 'branding.removeToo': 'update',
	'branding.read': 'public',
	'webhooks.list': 'publish', 'webhooks.create': 'publish', 'webhooks.createToo': 'publish', 'webhooks.update': 'publish',
	'webhooks.updateToo': 'publish', 'webhooks.remove': 'publish', 'webhooks.removeToo': 'publish', 'webhooks.events': 'account',
	'deliveries.list': 'publish', 'deliveries.replay': 'publish',
	'externalForms.read': 'key', 'externalForms.schema': 'key',
	'externalResponses.list': 'key', 'externalResponses.read': 'key', 'externalResponses.create': 'key',
	'externalResponses.update': 'key', 'externalResponses.remove': 'key',
	'ocsForms.list': 'account', 'ocsForms.submit': 'public',
	'settings.read': 'administer', 'settings.save': 'administer',
}

const codes: Readonly<Record<number, string>> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'FORM_NOT_FOUND' }

type Right = 'read' | NonNullable<typeof needs[string]>

const roles: Readonly<Record<string, { client: Client, has: readonly Right[], isKnown: boolean, at: 'home' | 'team' }>> = {
	owner: { client: owner.session, has: ['read', 'update', 'publish', 'delete', 'public', 'account', 'own'], isKnown: true, at: 'home' },
	manager: {
		client: manager.session, has: ['read', 'update', 'publish', 'delete', 'public', 'account', 'own'], isKnown: true, at: 'team',
	},
	editor: { client: editor.session, has: ['read', 'update', 'public', 'account'], isKnown: true, at: 'team' },
	viewer: { client: viewer.session, has: ['read', 'public', 'account'], isKnown: true, at: 'team' },
	stranger: { client: stranger.session, has: ['public', 'account'], isKnown: true, at: 'team' },
	'administrator of the host': { client: administrator.session, has: ['public', 'account', 'administer'], isKnown: true, at: 'home' },
	'somebody without an account': { client: anonymous, has: ['public'], isKnown: false, at: 'team' },
}

describe.each(Object.entries(roles))('as %s', (_, { client, has, isKnown, at }) => {
	const form = at === 'home' ? new NamedForm(owner.session) : new NamedForm(manager.session, `/${folder.name}`)
	/** What was only looked at, or refused, is as it was. */
	let isChanged = true

	it.each(routes)('%s is as the rights to the file are', async (name, route) => {
		if (isChanged) {
			await form.renew()
		}
		await form.provide(route.path)
		const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => form.names[key as keyof Names])
		const reply = unwrapped(route, await client.request(route.method, address(forms, route, path), {
			...(route.upload !== undefined
				? { raw: uploadForm(route) }
				: route.example?.body === undefined ? {} : { body: route.example.body }),
			...(route.example?.query === undefined ? {} : { query: route.example.query }),
			headers: { ...route.example?.headers, 'X-Forms-Correction': form.names.correction, Accept: 'application/json' },
		}))
		isChanged = route.method !== 'GET' && reply.status < 400
		const need = needs[name] ?? 'read'
		const knowsIt = (has.includes('read') && need !== 'own') || need === 'administer'
		const expected = has.includes(need) ? [200, 201] : isKnown && need !== 'key' ? [knowsIt ? 403 : 404] : [401]
		expect(expected, `${route.method} ${path}: ${reply.text.slice(0, 300)}`).toContain(reply.status)
		if (reply.status >= 400) {
			expect(reply.json).toMatchObject({ error: true, code: codes[reply.status] })
		}
	})
})

describe('rights', () => {
	async function publicForm(): Promise<{ fileId: number, hash: string }> {
		const { fileId } = await newForm(manager.session, { path: `/${folder.name}` })
		const hash = await publicHash(manager.session, fileId)
		await ask(anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: {} } })
		return { fileId, hash }
	}

	it('are those of the file at this moment @every-host', async () => {
		const { fileId } = await publicForm()
		const seen = async (client: Client) => (await listed(client)).find(({ id }) => id === fileId)?.role
		expect([await seen(manager.session), await seen(editor.session), await seen(viewer.session), await seen(stranger.session)])
			.toEqual(['editor', 'editor', 'viewer', undefined])
		const { path } = (await listed(manager.session)).find(({ id }) => id === fileId) ?? { path: '' }
		await manager.files.move(path.slice(1), 'mine.nxform')
		expect((await call(editor.session, 'GET', `/api/forms/${fileId}`)).status).toBe(404)
		expect((await call(manager.session, 'GET', `/api/forms/${fileId}`)).json).toMatchObject({ role: 'owner', responseCount: 1 })
	})

	it('keep a link that is off from those who may not publish', async () => {
		const { fileId, hash } = await publicForm()
		const shown = async (client: Client) => (await ask<{ hash: string | null }>(client, 'GET', `/api/forms/${fileId}/share`)).hash
		expect(await shown(viewer.session)).toBe(hash)
		await ask(manager.session, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: false } })
		expect([await shown(manager.session), await shown(editor.session), await shown(viewer.session)]).toEqual([hash, null, null])
	})
})
