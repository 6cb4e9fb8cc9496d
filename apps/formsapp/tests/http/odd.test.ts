// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from '@suite/api/contract/route'
import { forms } from '@suite/api/forms/contract'
import { fuzz } from '@suite/testing/contract/fuzz'
import { Random } from '@suite/testing/random'
import { describe, expect, it } from 'vitest'
import { ask, call, formWith, opened, publicHash } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { session, basic, files } = await crew.newPerson()
const requests = Number(process.env.REQUESTS ?? 400)
const seed = Number(process.env.SEED ?? 15)
/** A busy server takes longer than it ever should. */
const patience = { timeout: 60_000 + requests * 200 }

/** The contract with a form of its own in the addresses of its routes. */
async function about(fileId: number): Promise<Contract> {
	const named: Readonly<Record<string, string>> = {
		fileId: String(fileId), questionId: 'q1', hash: await publicHash(session, fileId), responseId: 'x',
	}
	const contract: Contract = forms
	return { ...contract, resources: Object.fromEntries(Object.entries(contract.resources).map(([resource, routes]) =>
		[resource, Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, {
			...route,
			path: route.path.replace(/\{(\w+)\}/g, (placeholder, key: string) => named[key] ?? placeholder) as `/${string}`,
		}]))])) }
}

describe('odd requests', () => {
	it('about nothing in particular are never an error of the server', patience, async () => {
		const callers = [crew.anonymous, session, basic]
		expect(await fuzz(forms, callers, new Random(seed), requests)).toEqual([])
	})

	it('about a form are none either, and leave a form that can be read', patience, async () => {
		const fileId = await formWith(session, [{ type: 'text', title: 'Name' }])
		const contract = await about(fileId)
		expect(await fuzz(contract, [crew.anonymous, session, basic], new Random(seed + 1), requests, ({ action }) =>
			action === 'FormController::remove')).toEqual([])
		expect((await opened(session, fileId)).fault).toBeNull()
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { questions: [{ type: 'text', title: 'Still here' }] } })
	})

	it('to change a form are refused when they hold what cannot be', async () => {
		const fileId = await formWith(session, [{ type: 'text', title: 'Name' }])
		const before = await opened(session, fileId)
		const deep = (depth: number): string => `${'{"conditions":['.repeat(depth)}${']}'.repeat(depth)}`
		const bodies = [
			`{"questions": [{"type": "text", "showIf": ${deep(15)}}]}`,
			`{"questions": [{"type": "text", "showIf": ${deep(2000)}}]}`,
			'{"questions": [{"type": "text", "id": "q1"}, {"type": "text", "id": "q1"}]}',
			'{"questions": [{"type": "text", "id": "__proto__"}]}',
			'{"questions": [{"type": "text", "id": "a/b"}]}',
			'{"questions": [{"type": "text", "title": "\\u0000"}]}',
			'{"questions": [{"type": "text", "title": 7}]}',
			'{"questions": [[]]}',
			'{"questions": {"0": {"type": "text"}}}',
			'{"form": {"pages": [{"id": "p1", "questions": 7}]}}',
			'{"form": {"pages": [{"routing": [{"questionId": "q1", "operator": "equals", "value": "x", "targetPageId": "p9"}]}]}}',
			'{"form": {"settings": []}}',
			'{"form": {"branding": "red"}}',
			'{"unknown": 1}',
			`{"form": {"description": "${'x'.repeat(9000)}"}}`,
		]
		for (const raw of bodies) {
			const reply = await call(session, 'PUT', `/api/forms/${fileId}`, { raw, headers: { 'Content-Type': 'application/json' } })
			expect([400, 422], `${raw.slice(0, 80)}: ${reply.text.slice(0, 200)}`).toContain(reply.status)
		}
		expect(await opened(session, fileId)).toEqual(before)
	})

	it('do not read a file that is too large for a form', async () => {
		const fileId = await files.put('large.nxform', JSON.stringify({ title: 'x'.repeat(2_200_000) }))
		expect((await opened(session, fileId)).fault).toBe('The file is too large.')
	})
})
