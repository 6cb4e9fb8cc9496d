// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAppPassword, createUser, deleteUser } from '@suite/fixtures/accounts'
import { BasicClient } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { FormImage } from '@suite/schema/forms/design/branding'
import type { OwnTemplate, TemplateList } from '@suite/schema/forms/design/template'
import type { CreatedForm, OpenedForm } from '@suite/schema/forms/form'
import { limits } from '@suite/schema/forms/limits'
import { administrator } from '@suite/testing/administrator'
import { ask, call, change, guest, name, newAccount, newForm, refusal, submitted } from './answers/scene.ts'

type Account = Awaited<ReturnType<typeof newAccount>>

const author = await newAccount()
const choice = { type: 'single_choice', title: 'Soup?', options: { choices: [{ label: 'Yes', score: 2 }, { label: 'No', score: 0 }] } }

const keep = (fileId: number, more: object = {}, by: Account = author): Promise<Reply> =>
	call(by, 'POST', `/api/forms/${fileId}/template`, { body: more })
const kept = async (fileId: number, more: object = {}, by: Account = author) => (await keep(fileId, more, by)).json as OwnTemplate
const listed = async (by: Account = author) => (await ask<TemplateList>(by, 'GET', '/api/templates')).templates
const made = (title: string, template: string, by: Account = author) =>
	ask<CreatedForm>(by, 'POST', '/api/forms', { body: { title, template, path: '/Made' } })
const opened = (fileId: number, by: Account = author) => ask<OpenedForm>(by, 'GET', `/api/forms/${fileId}`)

describe('a template of one\'s own', () => {
	it('begins forms as its form was, with neither answers nor link', async () => {
		const members = { description: 'About *lunch*', branding: { accentColor: '#aa0000', mascot: 'cat' } }
		const form = await newForm(author, {
			title: 'Lunch', questions: [name, choice], members,
			settings: { quizMode: true, maxResponses: 9, expiresAt: '2046-01-01T00:00:00Z' },
		})
		await submitted(form, { q1: 'Ann' })
		const template = await kept(form.fileId)
		expect(template).toMatchObject({ id: expect.stringMatching(/^tp_[0-9a-f]{32}$/), name: 'Lunch', questions: 2 })
		await change(author, form.fileId, { form: { title: 'Dinner' }, questions: [name] })
		const { fileId, path } = await made('Next lunch', template.id)
		expect(path).toBe('/Made/Next lunch.nxform')
		const next = await opened(fileId)
		expect(next).toMatchObject({
			responseCount: 0,
			form: {
				title: 'Next lunch', ...members,
				questions: [{ title: 'Name' }, { title: 'Soup?', options: { choices: [{ score: 2 }, { score: 0 }] } }],
				settings: { quizMode: true, maxResponses: 9, expiresAt: null },
			},
		})
		expect(next.form.id).not.toBe((await opened(form.fileId)).form.id)
		expect(await ask(author, 'GET', `/api/forms/${fileId}/share`)).toMatchObject({ isPublic: false, hash: null })
	})

	it('has the picture that the form showed, whatever becomes of the form', async () => {
		const form = await newForm(author, { questions: [name] })
		const picture = readFileSync(new URL('../../img/app.svg', import.meta.url))
		const raw = new FormData()
		raw.append('image', new Blob([picture], { type: 'image/svg+xml' }), 'logo.svg')
		const { imageId } = await ask<FormImage>(author, 'POST', `/api/forms/${form.fileId}/branding/image`, { raw })
		await change(author, form.fileId, { form: { branding: { headerImage: imageId, headerImageAlt: 'A cup' } } })
		const template = await kept(form.fileId, { name: 'With a cup' })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/branding/image/${imageId}`)
		const { fileId } = await made('Cup', template.id)
		expect((await opened(fileId)).form.branding).toMatchObject({ headerImage: imageId, headerImageAlt: 'A cup' })
		const shown = await call(author, 'GET', `/branding/${fileId}/image/${imageId}`)
		expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
	})

	it('is listed by name, and gone when it is deleted, but not what was made with it', async () => {
		const [other, form] = [await newAccount(), await newForm(author, { questions: [name] })]
		const mine = await newForm(other, { questions: [name] })
		await kept(mine.fileId, { name: 'B' }, other)
		const first = await kept(mine.fileId, { name: ' A ' }, other)
		expect((await listed(other)).map((one) => one.name)).toEqual(['A', 'B'])
		const { fileId } = await made('Stays', first.id, other)
		expect((await call(author, 'DELETE', `/api/templates/${first.id}`)).status, 'by somebody else').toBe(404)
		await ask(other, 'DELETE', `/api/templates/${first.id}`)
		expect((await listed(other)).map((one) => one.name)).toEqual(['B'])
		expect(refusal(await call(other, 'DELETE', `/api/templates/${first.id}`))).toMatch(/^404 \w+ unknown_template$/)
		expect((await opened(fileId, other)).form.questions).toHaveLength(1)
		expect(refusal(await call(other, 'POST', '/api/forms', { body: { title: 'x', template: first.id } }))).toMatch(/unknown_template$/)
		expect(refusal(await keep(form.fileId, {}, other)), 'of a form that is not theirs').toBe('404 FORM_NOT_FOUND unknown_form')
	})

	it('is for its account alone', async () => {
		const form = await newForm(author, { questions: [name] })
		const template = await kept(form.fileId, { name: 'Secret' })
		const other = await newAccount()
		expect(await listed(other)).toEqual([])
		expect((await call(other, 'POST', '/api/forms', { body: { title: 'x', template: template.id } })).status).toBe(404)
		expect((await call(guest, 'GET', '/api/templates')).status).toBe(401)
		expect((await call(guest, 'POST', `/api/forms/${form.fileId}/template`, { body: {} })).status).toBe(401)
	})

	it.each([
		['a blank name', { name: ' \n' }], ['a number for a name', { name: 1 }], ['a name that is too long', { name: 'x'.repeat(257) }],
		['an unknown member', { colour: 'red' }],
	])('is refused with %s', async (_, body) => {
		const { fileId } = await newForm(author, { questions: [name] })
		const before = (await listed()).length
		const reply = await keep(fileId, body)
		expect(reply.status, reply.text).toBe(400)
		expect(await listed()).toHaveLength(before)
	})

	it(`is one of ${limits.templatesPerAccount} at most`, async () => {
		const many = await newAccount()
		const { fileId } = await newForm(many, { questions: [name] })
		for (let one = 0; one < limits.templatesPerAccount; one++) {
			expect((await keep(fileId, { name: `T${one}` }, many)).status).toBe(201)
		}
		expect(refusal(await keep(fileId, {}, many))).toMatch(/^422 \w+ too_many_templates$/)
		expect(await listed(many)).toHaveLength(limits.templatesPerAccount)
	})

	it('goes with its account', async () => {
		const { session } = await administrator()
		const account = await createUser(session)
		const client = async () => Object.assign(
			new BasicClient(session.url, account.user, await createAppPassword(session.url, account)),
			{ user: account.user },
		)
		const before = await client()
		await kept((await newForm(before, { questions: [name] })).fileId, {}, before)
		expect(await listed(before)).toHaveLength(1)
		await deleteUser(session, account.user)
		await createUser(session, account)
		expect(await listed(await client())).toEqual([])
	})
})
