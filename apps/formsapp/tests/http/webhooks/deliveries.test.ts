// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Submitted } from '@suite/schema/forms/response'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, call, list, name, newAccount, newForm, refusal, submitted, type PublishedForm } from '../answers/scene.ts'
import { external, program, send as sendByKey, withoutLimits } from '../external/key.ts'
import { Receiver, type Received } from './receiver.ts'
import { changeWebhook, lastOf, logOf, newWebhook, replay, send, webhooksOf } from './scene.ts'

/** What the guide for administrators prints, as it is printed. */
interface Guide {
	readonly isFromForm: (headers: Received['headers'], body: string, secret: string, now?: number) => boolean
}

const guide = readFileSync(new URL('../../../../../docs/admins-forms.md', import.meta.url), 'utf8')
const printed = /```js\n([\s\S]*?isFromForm[\s\S]*?)```/.exec(guide)?.[1] ?? ''
const { isFromForm } = await import(`data:text/javascript,${encodeURIComponent(printed)}`) as Guide

const author = await newAccount()
const receiver = await Receiver.start()
const party = (settings: object = {}): Promise<PublishedForm> => newForm(author, { title: 'Fête', questions: [name], settings })
let paths = 0
/** A path of the receiver that nobody else calls. */
const newPath = () => `/hook-${process.pid}-${++paths}`
const told = async (path: string) => {
	await send()
	return receiver.told(path).map(({ event, data }) => `${event} ${data.id}`)
}
const correct = (form: PublishedForm, { correction = '' }: Submitted, answers: object) =>
	ask(author, 'PUT', `/api/public/${form.hash}/response`, { headers: { 'X-Forms-Correction': correction }, body: { answers } })

beforeAll(withoutLimits)
afterAll(() => receiver.close())

describe('a webhook', () => {
	it('is told of a response, signed as the guide says, with the record of the external API @every-host', async () => {
		const [form, path] = [await party(), newPath()]
		const { secret, id } = await newWebhook(author, form, receiver.url + path)
		const { response } = await submitted(form, { q1: 'Zoë 🎈 </script>' })
		expect((await webhooksOf(author, form))[0]?.waiting).toBe(1)
		await send()
		const [received, ...others] = receiver.at(path)
		expect([received?.method, others]).toEqual(['POST', []])
		const { headers = {}, body = '', at = 0 } = received ?? {}
		const [message] = receiver.told(path)
		const reader = await program(author, form.fileId, ['read_form', 'read_responses'])
		expect(message).toEqual({
			event: 'response.created', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
			delivery_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			form: { id: ((await external(reader, 'GET', form)).json as { id: string }).id, file_id: form.fileId, title: 'Fête' },
			data: (await external(reader, 'GET', form, `/responses/${response.id}`)).json,
		})
		expect(headers).toMatchObject({
			'content-type': 'application/json', 'user-agent': 'Nextcloud-Forms-Webhook/1.0', 'x-forms-event': 'response.created',
			'x-forms-delivery': message?.delivery_id, 'x-formvox-event': 'response.created',
			'x-formvox-timestamp': headers['x-forms-timestamp'], 'x-formvox-signature': headers['x-forms-signature'],
		})
		expect(Math.abs(Number(headers['x-forms-timestamp']) - at)).toBeLessThan(30)
		expect([
			isFromForm(headers, body, secret), isFromForm(headers, `${body} `, secret), isFromForm(headers, body, `${secret}x`),
			isFromForm({ ...headers, 'x-forms-timestamp': String(at + 1) }, body, secret), isFromForm(headers, body, secret, at + 400),
			isFromForm({}, body, secret),
		]).toEqual([true, false, false, false, false, false])
		expect(await lastOf(author, form, id)).toEqual({
			id: message?.delivery_id, event: 'response.created', responseId: response.id, createdAt: message?.timestamp, state: 'delivered',
			attempts: 1, lastAttemptAt: expect.stringMatching(/Z$/), nextAttemptAt: null, status: 204, error: null,
		})
		await send()
		expect(receiver.at(path)).toHaveLength(1)
	})

	it('is told of whatever adds, changes and deletes responses @every-host', async () => {
		const [form, path] = [await party({ allowCorrection: true }), newPath()]
		await newWebhook(author, form, receiver.url + path)
		const by = await program(author, form.fileId)
		const own = await submitted(form, { q1: 'Ann' })
		const { id } = (await sendByKey(by, form, { q1: 'Ben' })).json as { id: string }
		expect((await told(path)).sort()).toEqual([`response.created ${own.response.id}`, `response.created ${id}`].sort())
		await correct(form, own, { q1: 'Anna' })
		await external(by, 'PUT', form, `/responses/${id}`, { body: { answers: { q1: 'Benno' } } })
		expect((await told(path)).slice(2).sort()).toEqual([`response.updated ${own.response.id}`, `response.updated ${id}`].sort())
		expect(receiver.told(path).slice(2).map(({ data }) => (data.answers as { q1: string }).q1).sort()).toEqual(['Anna', 'Benno'])
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${own.response.id}`)
		await external(by, 'DELETE', form, `/responses/${id}`)
		expect((await told(path)).slice(4).sort()).toEqual([`response.deleted ${own.response.id}`, `response.deleted ${id}`].sort())
		expect(receiver.told(path).slice(4).map(({ data }) => Object.keys(data))).toEqual([['id'], ['id']])
		const two = [await submitted(form, { q1: 'Cleo' }), await submitted(form, { q1: 'Dan' })].map(({ response }) => response.id)
		await told(path)
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`)
		expect((await told(path)).slice(8).sort()).toEqual(two.map((one) => `response.deleted ${one}`).sort())
	})

	it('is told only of what it wants, and of nothing that did not happen', async () => {
		const [form, path, other] = [await party({ allowCorrection: true, allowMultiple: true }), newPath(), newPath()]
		await newWebhook(author, form, receiver.url + path, ['response.updated'])
		const { id } = await newWebhook(author, form, receiver.url + other, ['response.created'])
		const once = { headers: { 'Idempotency-Key': 'once' } }
		const own = await submitted(form, { q1: 'Ann' }, once)
		await submitted(form, { q1: 'Ann' }, once)
		await call(author, 'POST', `/api/public/${form.hash}/submit`, { body: { answers: { q9: 'x' } } })
		await correct(form, own, { q1: 'Ann' })
		expect([await told(path), await told(other)]).toEqual([[], [`response.created ${own.response.id}`]])
		await changeWebhook(author, form, id, { enabled: false })
		await submitted(form, { q1: 'Ben' })
		expect((await logOf(author, form, id)).total).toBe(1)
		await changeWebhook(author, form, id, { enabled: true })
		await submitted(form, { q1: 'Cleo' })
		expect(await told(other)).toHaveLength(2)
	})

	it('is told what the response is when it is sent, and nothing of one that is gone by then', async () => {
		const [form, path] = [await party({ allowCorrection: true }), newPath()]
		const { id } = await newWebhook(author, form, receiver.url + path, ['response.created'])
		const [one, other] = [await submitted(form, { q1: 'Ann' }), await submitted(form, { q1: 'Ben' })]
		await correct(form, one, { q1: 'Anna' })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${other.response.id}`)
		await send()
		expect(receiver.told(path).map(({ data }) => data)).toMatchObject([{ id: one.response.id, answers: { q1: 'Anna' } }])
		const dropped = (await logOf(author, form, id)).deliveries.find(({ responseId }) => responseId === other.response.id)
		expect(dropped).toMatchObject({ state: 'dropped', attempts: 0, error: 'response_deleted', nextAttemptAt: null })
		expect(refusal(await call(author, 'POST', `/api/forms/${form.fileId}/webhooks/${id}/deliveries/${dropped?.id}/replay`)))
			.toBe('409 CONFLICT response_deleted')
	})
})

describe('a delivery that fails', () => {
	it('is kept with what went wrong, and sent again under the same id with a fresh signature @every-host', async () => {
		const [form, path] = [await party(), newPath()]
		const { id, secret } = await newWebhook(author, form, receiver.url + path)
		receiver.answers.push(500)
		await submitted(form, { q1: 'Ann' })
		await send()
		const failed = await lastOf(author, form, id)
		expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, error: 'refused' })
		const pause = (Date.parse(failed.nextAttemptAt ?? '') - Date.parse(failed.lastAttemptAt ?? '')) / 1000
		expect([pause >= 45, pause <= 80]).toEqual([true, true])
		expect((await webhooksOf(author, form))[0]).toMatchObject({ waiting: 1, failingSince: expect.stringMatching(/Z$/) })
		// The next one waits, because the server fails.
		await submitted(form, { q1: 'Ben' })
		await send()
		expect([receiver.at(path).length, (await lastOf(author, form, id)).attempts]).toEqual([1, 0])
		expect(await replay(author, form, id, failed.id)).toMatchObject({ id: failed.id, state: 'waiting', attempts: 1, error: null })
		await send()
		const [first, second] = receiver.at(path)
		expect([first?.headers['x-forms-delivery'], second?.headers['x-forms-delivery'], second?.body])
			.toEqual([failed.id, failed.id, first?.body])
		expect(isFromForm(second?.headers ?? {}, second?.body ?? '', secret)).toBe(true)
		const log = (await logOf(author, form, id)).deliveries
		expect(log.find((one) => one.id === failed.id)).toMatchObject({ state: 'delivered', attempts: 2, status: 204 })
		expect((await webhooksOf(author, form))[0]).toMatchObject({ failingSince: null })
	})

	it('says how: refused, redirected and not followed, without an answer, too long an answer', async () => {
		const form = await party()
		const outcomes: unknown[] = []
		for (const answer of [
			404, 410,
			(response: ServerResponse) => response.writeHead(302, { Location: `${receiver.url}/elsewhere` }).end(),
			(response: ServerResponse) => response.writeHead(307, { Location: '/elsewhere' }).end(),
			(response: ServerResponse) => response.destroy(),
			(response: ServerResponse) => response.writeHead(200).end('x'.repeat(1_100_000)),
		]) {
			const { id } = await newWebhook(author, form, receiver.url + newPath())
			receiver.answers.push(answer)
			await submitted(form, { q1: 'Ann' })
			await send()
			const { state, status, error } = await lastOf(author, form, id)
			outcomes.push([state, status, error])
			await ask(author, 'DELETE', `/api/forms/${form.fileId}/webhooks/${id}`)
		}
		expect(outcomes).toEqual([
			['waiting', 404, 'refused'], ['waiting', 410, 'refused'], ['waiting', 302, 'redirected'], ['waiting', 307, 'redirected'],
			['waiting', null, 'unreachable'], ['waiting', null, 'too_large'],
		])
		expect(receiver.at('/elsewhere')).toEqual([])
	})

	it('holds up nobody but those for the same server', async () => {
		const [form, path] = [await party(), newPath()]
		await newWebhook(author, form, 'http://127.0.0.1:9/')
		await newWebhook(author, form, receiver.url + path)
		await submitted(form, { q1: 'Ann' })
		await submitted(form, { q1: 'Ben' })
		expect(await told(path)).toHaveLength(2)
	})
})

describe('what still waits', () => {
	it('is dropped when its webhook is switched off, and can be sent later by hand', async () => {
		const [form, path] = [await party(), newPath()]
		const { id } = await newWebhook(author, form, receiver.url + path)
		await submitted(form, { q1: 'Ann' })
		await changeWebhook(author, form, id, { enabled: false })
		await send()
		const dropped = await lastOf(author, form, id)
		expect([dropped, receiver.at(path)]).toEqual([expect.objectContaining({ state: 'dropped', error: 'webhook_off', attempts: 0 }), []])
		const again = `/api/forms/${form.fileId}/webhooks/${id}/deliveries/${dropped.id}/replay`
		expect(refusal(await call(author, 'POST', again))).toBe('409 CONFLICT webhook_off')
		await changeWebhook(author, form, id, { enabled: true })
		await send()
		expect(receiver.at(path)).toEqual([])
		await Promise.all([call(author, 'POST', again), call(author, 'POST', again), call(author, 'POST', again)])
		await send()
		await send()
		expect([receiver.at(path).length, await lastOf(author, form, id)]).toEqual([1, expect.objectContaining({ state: 'delivered' })])
	})

	it('is gone with its webhook, and with the form @every-host', async () => {
		const [form, path] = [await party(), newPath()]
		const { id } = await newWebhook(author, form, receiver.url + path)
		await submitted(form, { q1: 'Ann' })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/webhooks/${id}`)
		await send()
		expect(receiver.at(path)).toEqual([])
		expect(refusal(await call(author, 'GET', `/api/forms/${form.fileId}/webhooks/${id}/deliveries`))).toMatch(/unknown_webhook$/)
	})

	it('goes to the address that the webhook has by then', async () => {
		const [form, former, path] = [await party(), newPath(), newPath()]
		const { id } = await newWebhook(author, form, receiver.url + former)
		await submitted(form, { q1: 'Ann' })
		await changeWebhook(author, form, id, { url: receiver.url + path })
		expect([await told(path), receiver.at(former)]).toEqual([[expect.stringContaining('response.created')], []])
	})
})

describe('the log', () => {
	it('has pages, the last event first', async () => {
		const [form, path] = [await party(), newPath()]
		const { id } = await newWebhook(author, form, receiver.url + path)
		for (let count = 0; count < 5; count++) {
			await submitted(form, { q1: String(count) })
		}
		await send()
		const pages = await Promise.all(['1', '2', '3', '4', '999999999999'].map((page) => logOf(author, form, id, { page, limit: '2' })))
		expect(pages.map(({ deliveries, total, pages: all }) => [deliveries.length, total, all]))
			.toEqual([[2, 5, 3], [2, 5, 3], [1, 5, 3], [0, 5, 3], [0, 5, 3]])
		const { responses } = await list(author, form)
		expect(pages.flatMap(({ deliveries }) => deliveries.map(({ responseId }) => responseId)).sort())
			.toEqual(responses.map((response) => response.id).sort())
		for (const query of [{ page: '0' }, { limit: '101' }, { limit: 'x' }]) {
			expect((await call(author, 'GET', `/api/forms/${form.fileId}/webhooks/${id}/deliveries`, { query })).status).toBe(400)
		}
	})

	it('tells each of many responses once, sent at the same time', async () => {
		const [form, path] = [await party(), newPath()]
		await newWebhook(author, form, receiver.url + path)
		const sent = await Promise.all(Array.from({ length: 30 }, (_, number) => submitted(form, { q1: String(number) })))
		await Promise.all([send(), send(), send()])
		expect((await told(path)).sort()).toEqual(sent.map(({ response }) => `response.created ${response.id}`).sort())
	})
})
