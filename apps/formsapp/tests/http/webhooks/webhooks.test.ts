// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Files } from '@suite/fixtures/files'
import { suiteHost } from '@suite/host/suite-host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, call, guest, name, newAccount, newForm, refusal, submitted, view, type PublishedForm } from '../answers/scene.ts'
import { withoutLimits } from '../external/key.ts'
import { people } from '../people.ts'
import { purge, restore } from '../trash.ts'
import { Receiver } from './receiver.ts'
import { changeWebhook, lastOf, logOf, newWebhook, send, webhooksOf } from './scene.ts'

const author = await newAccount()
const party = (): Promise<PublishedForm> => newForm(author, { questions: [name] })
const url = 'https://hooks.example.org/forms?team=7'
const localAllowed = (isAllowed: boolean) => suiteHost().occ([
	'config:system:set', 'allow_local_remote_servers', '--type', 'boolean', '--value', String(isAllowed),
])

beforeAll(withoutLimits)

describe('webhooks of a form', () => {
	it('are listed without their secrets, which are answered once @every-host', async () => {
		const form = await party()
		const made = await newWebhook(author, form, url, ['response.deleted', 'response.created', 'response.created'])
		expect(made).toEqual({
			id: expect.stringMatching(/^wh_[A-Za-z0-9]{8}$/), name: 'Tool', url, events: ['response.created', 'response.deleted'],
			enabled: true, createdAt: expect.stringMatching(/Z$/), waiting: 0, failingSince: null,
			createdBy: { userId: author.user, displayName: expect.any(String) },
			secret: expect.stringMatching(/^whsec_[A-Za-z0-9]{40}$/), message: expect.any(String),
		})
		const { secret, message: _, ...shown } = made
		const list = await call(author, 'GET', `/api/forms/${form.fileId}/webhooks`)
		expect([list.json, list.text.includes(secret.slice(6))]).toEqual([{ webhooks: [shown] }, false])
		const seen = await Promise.all([
			view(form), call(author, 'GET', `/api/forms/${form.fileId}`), call(author, 'GET', `/api/forms/${form.fileId}/share`),
			guest.request('GET', `/index.php/apps/formsapp/f/${form.hash}`, { headers: { Accept: 'text/html' } }),
		])
		expect(seen.map(({ text }) => [secret, 'hooks.example.org', made.id].some((part) => text.includes(part))))
			.toEqual(seen.map(() => false))
	})

	it('are changed, and keep what is not named @every-host', async () => {
		const form = await party()
		const { id, secret: _, message: __, ...made } = await newWebhook(author, form, url)
		expect(await changeWebhook(author, form, id, { name: '  Chat ', events: ['response.updated'] }))
			.toEqual({ ...made, id, name: 'Chat', events: ['response.updated'] })
		expect(await changeWebhook(author, form, id, { url: 'https://other.example.org/', enabled: false, events: [] }))
			.toEqual({ ...made, id, name: 'Chat', url: 'https://other.example.org/', enabled: false })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/webhooks/${id}`)
		expect(await webhooksOf(author, form)).toEqual([])
		expect(refusal(await call(author, 'DELETE', `/api/forms/${form.fileId}/webhooks/${id}`))).toBe('404 FORM_NOT_FOUND unknown_webhook')
	})

	it('are made, changed and deleted at the addresses of another app too', async () => {
		const form = await party()
		const made = await call(author, 'POST', `/api/form/${form.fileId}/webhooks`, { body: { name: 'Tool', url, events: [] } })
		const { id } = made.json as { id: string }
		const changed = await call(author, 'PUT', `/api/form/${form.fileId}/webhooks/${id}`, { body: { enabled: false } })
		expect([made.status, changed.json, (await webhooksOf(author, form))[0]?.enabled]).toEqual([201, { success: true }, false])
		expect((await call(author, 'DELETE', `/api/form/${form.fileId}/webhooks/${id}`)).json).toEqual({ success: true })
		expect(Object.keys(await ask(author, 'GET', '/api/integration/webhook-events')))
			.toEqual(['response.created', 'response.updated', 'response.deleted'])
	})

	it('are at most 10, also when many are made at once', async () => {
		const form = await party()
		const body = { name: 'Tool', url, events: [] }
		const made = await Promise.all(Array.from({ length: 14 }, () =>
			call(author, 'POST', `/api/forms/${form.fileId}/webhooks`, { body })))
		expect(made.map(refusal).sort()).toEqual([
			...Array.from({ length: 10 }, () => '201'), ...Array.from({ length: 4 }, () => '422 VALIDATION_ERROR too_many_webhooks'),
		])
	})

	it('are refused with bad input, and nothing is made or changed', async () => {
		const form = await party()
		const { id } = await newWebhook(author, form, url)
		const good = { name: 'x', url, events: [] }
		const long = `https://example.org/${'x'.repeat(2050)}`
		const bad = [
			{}, { name: 'x' }, { ...good, url: undefined }, { ...good, name: ' ' }, { ...good, name: 'x'.repeat(101) },
			{ ...good, url: '' }, { ...good, url: long },
			{ ...good, events: ['response.read'] }, { ...good, events: 'response.created' }, { ...good, secret: 'mine' }, [], 'x',
		]
		for (const body of bad) {
			expect((await call(author, 'POST', `/api/forms/${form.fileId}/webhooks`, { body })).status, JSON.stringify(body)).toBe(400)
		}
		const changes = [{}, { name: ' ' }, { events: ['*'] }, { enabled: 'no' }, { id: 'wh_00000000' }, { secret: 'x' }, { url: 'x' }]
		for (const body of changes) {
			const reply = await call(author, 'PUT', `/api/forms/${form.fileId}/webhooks/${id}`, { body })
			expect(reply.status, JSON.stringify(body)).toBe(400)
		}
		expect((await webhooksOf(author, form)).map(({ name: title, url: address }) => [title, address])).toEqual([['Tool', url]])
	})

	it('belong to one form, and are not known elsewhere nor copied', async () => {
		const [form, other] = [await party(), await party()]
		const { id } = await newWebhook(author, form, url)
		for (const [method, path] of [['PUT', ''], ['DELETE', ''], ['GET', '/deliveries'], ['POST', '/deliveries/x/replay']] as const) {
			const reply = await call(author, method, `/api/forms/${other.fileId}/webhooks/${id}${path}`, { body: { name: 'Mine' } })
			expect(refusal(reply), path).toBe('404 FORM_NOT_FOUND unknown_webhook')
		}
		await new Files(author, author.user).copy(form.path.slice(1), `copy-${form.fileId}.nxform`)
		const { forms } = await ask<{ forms: { id: number, path: string }[] }>(author, 'GET', '/api/forms')
		const copy = forms.find(({ path }) => path === `/copy-${form.fileId}.nxform`)
		expect(await webhooksOf(author, { fileId: copy?.id ?? 0 })).toEqual([])
	})
})

describe('the right to webhooks', async () => {
	const crew = await people()

	it('is that to change and share the file at this moment; a webhook outlives it, and ends with the file @every-host', async () => {
		const receiver = await Receiver.start()
		const { folder, manager, editor, viewer } = await crew.newTeam()
		const form = await newForm(manager.session, { questions: [name], folder: `/${folder.name}` })
		const { id } = await newWebhook(manager.session, form, `${receiver.url}/team`)
		const may = async (member: typeof manager) => (await call(member.session, 'GET', `/api/forms/${form.fileId}/webhooks`)).status
		expect([await may(manager), await may(editor), await may(viewer)]).toEqual([200, 403, 403])
		await manager.files.move(form.path.slice(1), 'mine.nxform')
		expect([await may(manager), await may(editor)]).toEqual([200, 404])
		await submitted(form, { q1: 'Ann' })
		await manager.files.remove('mine.nxform')
		await restore(manager, crew.host.url, 'mine.nxform')
		expect((await logOf(manager.session, form, id)).total).toBe(1)
		await submitted(form, { q1: 'Ben' })
		await manager.files.remove('mine.nxform')
		await purge(manager, 'mine.nxform')
		await send()
		expect(receiver.at('/team')).toEqual([])
		await receiver.close()
	})
})

describe('addresses of webhooks', () => {
	beforeAll(() => localAllowed(false))
	afterAll(() => localAllowed(true))

	const register = async (form: PublishedForm, address: string) =>
		refusal(await call(author, 'POST', `/api/forms/${form.fileId}/webhooks`, { body: { name: 'Tool', url: address, events: [] } }))

	it('lead to no server of the own network, however they are written @every-host', async () => {
		const form = await party()
		const own = [
			'127.0.0.1', '127.1', '0x7f.1', '0x7f000001', '2130706433', '0177.0.0.1', '0.0.0.0', '10.0.0.7', '172.16.3.4', '192.168.1.1',
			'169.254.169.254', '100.64.1.1', '[::1]', '[::]', '[fe80::1]', '[fd12:3456::1]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]',
			'[64:ff9b::7f00:1]', '[2002:7f00:1::]', 'localhost', 'LOCALHOST', 'intranet', 'printer.local', 'wiki.lan', 'db.internal',
		]
		expect(await Promise.all(own.map(async (host) => [host, await register(form, `https://${host}/x`)])))
			.toEqual(own.map((host) => [host, '400 INVALID_REQUEST forbidden_address']))
		const { id } = await newWebhook(author, form, 'https://8.8.8.8:8443/hook')
		expect(refusal(await call(author, 'PUT', `/api/forms/${form.fileId}/webhooks/${id}`, { body: { url: 'https://127.0.0.1/' } })))
			.toBe('400 INVALID_REQUEST forbidden_address')
		expect((await webhooksOf(author, form)).map(({ url: kept }) => kept)).toEqual(['https://8.8.8.8:8443/hook'])
	})

	it('are of https, without a user name', async () => {
		const form = await party()
		const wrong = [
			'http://hooks.example.org/', 'http://127.0.0.1/', 'ftp://example.org/', 'file:///etc/passwd', 'gopher://example.org/',
			'javascript:1', '//example.org/', 'example.org', 'https://', 'https:///x', 'https://user@example.org/',
			'https://user:word@example.org/',
			'https://example.org:99999/', 'https://example.org:x/', 'https://exa mple.org/', 'https://example.org/\r\nX: y',
			'dict://x:11211/', 'https://127.0.0.1@example.org/', 'https://[::1', 'https://bücher.example/',
		]
		expect(await Promise.all(wrong.map(async (address) => [address, await register(form, address)])))
			.toEqual(wrong.map((address) => [address, '400 INVALID_REQUEST bad_address']))
		expect(await webhooksOf(author, form)).toEqual([])
	})

	it('are asked again when something is sent @every-host', async () => {
		const [form, receiver] = [await party(), await Receiver.start()]
		await localAllowed(true)
		const { id } = await newWebhook(author, form, `${receiver.url}/late`)
		expect(await register(form, 'http://hooks.example.org/')).toBe('400 INVALID_REQUEST bad_address')
		await localAllowed(false)
		await submitted(form, { q1: 'Ann' })
		await send()
		expect([receiver.received, await lastOf(author, form, id)]).toEqual([[], expect.objectContaining({
			state: 'waiting', attempts: 1, error: 'forbidden_address', status: null,
		})])
		await receiver.close()
	})
})
