// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { ResponseList, Submitted } from '@suite/schema/forms/response'
import { describe, expect, it } from 'vitest'
import { ask, formWith, listed, opened, publicHash } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { anonymous } = crew
const owner = await crew.newPerson()
const stranger = await crew.newPerson()

type Envelope<T> = { ocs: { meta: { status: string, statuscode: number, message: string }, data: T } }

const path = (route: string, version = 2) => `/ocs/v${version}.php/apps/formsapp/api${route}`
const ocs = (client: Client, method: string, route: string, sent: Sent = {}, format = 'json'): Promise<Reply> =>
	client.request(method, path(route), { ...sent, query: { ...sent.query, format } })
async function dataOf<T>(client: Client, method: string, route: string, sent: Sent = {}): Promise<T> {
	return ((await ocs(client, method, route, sent)).json as Envelope<T>).ocs.data
}
/** The answer as XML, without the white space between elements. */
async function xmlOf(client: Client, method: string, route: string, sent: Sent = {}): Promise<string> {
	const reply = await ocs(client, method, route, sent, 'xml')
	expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
	return reply.text.replace(/>\s+</g, '><')
}

const choices = [{ id: '1', label: 'Tea' }, { id: 'c2', label: 'Coffee & cake' }]
const made = () => formWith(owner.session, [
	{ id: 'q1', type: 'text', title: 'Name' }, { id: 'q2', type: 'multiple_choice', title: 'Drinks', options: { choices } },
	{ id: 'q3', type: 'matrix', title: 'How', options: { rows: [{ id: '7', label: 'Now' }], columns: [{ id: 'c1', label: 'Good' }] } },
])

describe('the mount of OCS', () => {
	it('has the same forms and responses as the plain routes, in an envelope @every-host', async () => {
		const fileId = await made()
		const hash = await publicHash(owner.session, fileId)
		const answers = { q1: 'Ann <b> & "co" 😀', q2: ['1', 'c2'], q3: { 7: 'c1' } }
		const reply = await ocs(anonymous, 'POST', `/public/${hash}/submit`, { body: { answers } })
		expect(reply.status).toBe(201)
		expect((reply.json as Envelope<Submitted>).ocs.meta).toMatchObject({ status: 'ok', statuscode: 201 })

		const { forms } = await dataOf<{ forms: unknown }>(owner.basic, 'GET', '/forms')
		expect(forms).toEqual(await listed(owner.session))
		expect(await dataOf(owner.basic, 'GET', `/forms/${fileId}`)).toEqual(await opened(owner.session, fileId))
		const query = { page: '1', limit: '10' }
		const plain = await ask<ResponseList>(owner.session, 'GET', `/api/forms/${fileId}/responses`, { query })
		expect(plain.responses[0]?.answers).toEqual(answers)
		expect(await dataOf(owner.basic, 'GET', `/forms/${fileId}/responses`, { query })).toEqual(plain)
	})

	it('has everything in XML as well @every-host', async () => {
		const fileId = await made()
		const hash = await publicHash(owner.session, fileId)
		const body = { answers: { q1: 'Ann <b> & 😀', q2: ['1'], q3: { 7: 'c1' } } }
		expect(await xmlOf(anonymous, 'POST', `/public/${hash}/submit`, { body })).toContain('<statuscode>201</statuscode>')
		const list = await xmlOf(owner.basic, 'GET', `/forms/${fileId}/responses`)
		expect(list).toContain('<answers><q1>Ann &lt;b&gt; &amp; 😀</q1><q2><element>1</element></q2>')
		expect(list).toContain('<q3><_x0037_>c1</_x0037_></q3></answers>')
		expect(list).toContain('<total>1</total>')
		const form = await xmlOf(owner.basic, 'GET', `/forms/${fileId}`)
		const { form: { title } } = await opened(owner.session, fileId)
		expect(form).toContain(`<title>${title}</title>`)
		expect(form).toContain('<label>Coffee &amp; cake</label>')
		expect(await xmlOf(owner.basic, 'GET', '/forms')).toContain(`<title>${title}</title>`)
	})

	it('refuses in the envelope, with the three members as its data @every-host', async () => {
		const fileId = await made()
		const hash = await publicHash(owner.session, fileId)
		const refused = async (client: Client, method: string, route: string, sent: Sent = {}) => {
			const reply = await ocs(client, method, route, sent)
			const { meta, data } = (reply.json as Envelope<{ error: boolean, message: string, code: string }>).ocs
			expect(meta.status).toBe('failure')
			expect(Object.keys(data).sort()).toEqual(['code', 'error', 'message'])
			return [reply.status, meta.statuscode, data.code]
		}
		expect(await refused(stranger.basic, 'GET', `/forms/${fileId}`)).toEqual([404, 404, 'FORM_NOT_FOUND'])
		expect(await refused(stranger.basic, 'GET', `/forms/${fileId}/responses`)).toEqual([404, 404, 'FORM_NOT_FOUND'])
		expect(await refused(anonymous, 'GET', '/forms')).toEqual([401, 997, 'UNAUTHORIZED'])
		expect(await refused(owner.basic, 'GET', '/forms/no-number')).toEqual([400, 400, 'INVALID_REQUEST'])
		expect(await refused(owner.basic, 'GET', `/forms/${fileId}/responses`, { query: { from: '2026-02-30' } }))
			.toEqual([400, 400, 'INVALID_REQUEST'])
		expect(await refused(anonymous, 'POST', `/public/${hash}/submit`, { body: { answers: { q9: 'x' } } }))
			.toEqual([422, 422, 'VALIDATION_ERROR'])
		expect(await refused(anonymous, 'POST', '/public/no-such-link/submit', { body: { answers: {} } }))
			.toEqual([404, 404, 'FORM_NOT_FOUND'])
		const refusal = await xmlOf(stranger.basic, 'GET', `/forms/${fileId}`)
		expect(refusal).toMatch(/<statuscode>404<.*<data><error>1<\/error><message>[^<]+<\/message><code>FORM_NOT_FOUND<\/code><\/data>/)
		await ask(owner.session, 'PUT', `/api/forms/${fileId}/share`, { body: { expiresAt: '2020-01-01' } })
		expect(await refused(anonymous, 'POST', `/public/${hash}/submit`, { body: { answers: {} } })).toEqual([410, 410, 'FORM_EXPIRED'])
		expect((await ask<ResponseList>(owner.session, 'GET', `/api/forms/${fileId}/responses`)).total).toBe(0)
	})

	it('names each question at fault to those who ask for details, in XML too', async () => {
		const hash = await publicHash(owner.session, await made())
		const sent = { body: { answers: { q2: ['nothing'] } }, headers: { 'X-Forms-Details': '1' } }
		interface Detailed { details: { reason: string, questions: object } }
		const { details } = await dataOf<Detailed>(anonymous, 'POST', `/public/${hash}/submit`, sent)
		expect([details.reason, Object.keys(details.questions)]).toEqual(['invalid_answers', ['q2']])
		expect(await xmlOf(anonymous, 'POST', `/public/${hash}/submit`, sent)).toMatch(/<questions><q2>[^<]+<\/q2><\/questions>/)
	})

	it('counts with the plain routes, and says so in the same headers @every-host', async () => {
		const hash = await publicHash(owner.session, await made())
		await crew.withoutLimits(false)
		try {
			const body = { answers: {} }
			const send = () => ocs(anonymous, 'POST', `/public/${hash}/submit`, { body })
			const sendPlainly = () => anonymous.request('POST', `/index.php/apps/formsapp/api/public/${hash}/submit`, { body })
			for (let left = 9; left >= 5; left--) {
				expect((await send()).headers.get('x-ratelimit-remaining')).toBe(String(left))
			}
			for (let left = 4; left >= 0; left--) {
				expect((await sendPlainly()).headers.get('x-ratelimit-remaining')).toBe(String(left))
			}
			const refused = await send()
			expect([refused.status, refused.headers.get('x-ratelimit-limit'), refused.headers.get('x-ratelimit-remaining')])
				.toEqual([429, '10', '0'])
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
			expect((refused.json as Envelope<object>).ocs).toMatchObject({ meta: { statuscode: 429 }, data: { code: 'RATE_LIMITED' } })
			expect((await ocs(owner.basic, 'GET', '/forms')).headers.get('x-ratelimit-limit')).toBe('120')
		} finally {
			await crew.withoutLimits()
		}
	})

	it('answers a repeated request with the same key once', async () => {
		const fileId = await made()
		const hash = await publicHash(owner.session, fileId)
		const sent = { body: { answers: { q1: 'Ann' } }, headers: { 'Idempotency-Key': 'ocs-1' } }
		const [first, second] = [
			await dataOf<Submitted>(anonymous, 'POST', `/public/${hash}/submit`, sent),
			await dataOf<Submitted>(anonymous, 'POST', `/public/${hash}/submit`, sent),
		]
		expect(second.response.id).toBe(first.response.id)
		expect((await ask<ResponseList>(owner.session, 'GET', `/api/forms/${fileId}/responses`)).total).toBe(1)
	})
})
