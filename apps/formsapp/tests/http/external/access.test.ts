// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms } from '@suite/api/forms/contract'
import { tokenOf, type Route } from '@suite/api/contract/route'
import { permissions } from '@suite/schema/forms/key'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, name, newAccount, newForm, refusal, submitted } from '../answers/scene.ts'
import { program, withoutLimits } from './key.ts'

const author = await newAccount()
const routes = Object.entries(forms.resources).flatMap(([resource, actions]) =>
	Object.entries(actions as Record<string, Route>).map(([title, route]) => [`${resource}.${title}`, route] as const))
const keyed = routes.filter(([, route]) => tokenOf(route) !== undefined)

beforeAll(withoutLimits)

describe('a key', () => {
	it('is for seven routes', () => {
		expect(keyed.map(([, { method, path }]) => `${method} ${path.replace('/api/v1/external/forms/{fileId}', '')}`)).toEqual([
			'GET ', 'GET /schema', 'GET /responses', 'GET /responses/{responseId}', 'POST /responses', 'PUT /responses/{responseId}',
			'DELETE /responses/{responseId}',
		])
	})

	it.each(permissions)('with nothing but %s opens the routes that need it, and no others', async (permission) => {
		const form = await newForm(author, { questions: [name] })
		const by = await program(author, form.fileId, [permission])
		for (const [title, route] of keyed) {
			const { response } = await submitted(form, { q1: 'Ann' })
			const path = route.path.replace('{fileId}', String(form.fileId)).replace('{responseId}', response.id)
			const reply = await call(by, route.method, path, route.body === undefined ? {} : { body: { answers: { q1: 'Ben' } } })
			const opens = tokenOf(route)?.token === permission
			expect(refusal(reply), title).toMatch(opens ? /^20[01]$/ : /^403 FORBIDDEN scope_missing$/)
		}
	})

	it('opens no route of accounts', async () => {
		const form = await newForm(author, { questions: [name] })
		const by = await program(author, form.fileId)
		const { response } = await submitted(form, { q1: 'Ann' })
		for (const [title, route] of routes.filter(([, { access }]) => access === 'user')) {
			const path = route.path.replace('{fileId}', String(form.fileId)).replace('{responseId}', response.id).replace(/\{\w+\}/g, 'q1')
			const reply = await call(by, route.method, path, { ...route.body === undefined ? {} : { body: route.example?.body } })
			expect(reply.status, title).toBe(401)
		}
	})
})
