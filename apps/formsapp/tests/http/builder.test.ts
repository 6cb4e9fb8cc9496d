// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { Start } from '@suite/schema/forms/state'
import { describe, expect, it } from 'vitest'
import { newLeaf, newRoute } from '../../src/builder/conditions.ts'
import { builderForm, type BuilderForm, type Question } from '../../src/builder/form.ts'
import { changed, duplicated, removed } from '../../src/builder/operations.ts'
import { split } from '../../src/builder/pages.ts'
import { moved } from '../../src/builder/places.ts'
import { changeTo } from '../../src/builder/saving/body.ts'
import { newQuestion, typeGroups } from '../../src/builder/types.ts'
import { appPath, ask, call, newForm, opened, refusal } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { session } = await crew.newPerson()

/** Saves a form as the builder does, and reads what became of it. */
async function saved(fileId: number, form: BuilderForm, version?: string): Promise<BuilderForm> {
	const base = version ?? (await opened(session, fileId)).version
	await ask(session, 'PUT', `/api/forms/${fileId}`, { body: changeTo(form, base) })
	return builderForm((await opened(session, fileId)).form)
}
const begun = async () => {
	const { fileId } = await newForm(session)
	return { fileId, form: builderForm((await opened(session, fileId)).form) }
}
/** Empty options may be left out. */
const asRead = (form: BuilderForm): BuilderForm => ({ ...form, questions: form.questions.map((one) => ({ options: {}, ...one })) })

/** What comes with a page. */
async function startOf(client: Client, path: string): Promise<Start> {
	const { text } = await client.request('GET', appPath(path))
	const [, encoded = ''] = /id="initial-state-formsapp-start" value="([^"]*)"/.exec(text) ?? []
	return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Start
}

describe('the page of a form', () => {
	it('brings the form along, for those who may read it', async () => {
		const { fileId } = await newForm(session)
		expect(await startOf(session, `/form/${fileId}/questions`)).toMatchObject({ forms: null, form: await opened(session, fileId) })
		expect(await startOf(session, `/form/${fileId}`)).toMatchObject({ form: { fileId } })
		expect((await startOf((await crew.newPerson()).session, `/form/${fileId}/questions`)).form).toBeNull()
		expect(await startOf(session, '/')).toMatchObject({ form: null, forms: expect.any(Array) as unknown })
	})

	it('opens without one for ids that no file has', async () => {
		expect(await startOf(session, '/form/999999999999999999/results')).toMatchObject({ forms: null, form: null })
	})
})

describe('what the builder sends', () => {
	it('is stored as it is: each type as it begins, with the ids that the builder gave', async () => {
		const { fileId, form } = await begun()
		const questions = typeGroups.flat().map((type, index): Question =>
			({ ...newQuestion(`q${'x'.repeat(index + 1)}`, type), title: type }))
		const wished = { ...form, questions }
		expect(asRead(await saved(fileId, wished))).toEqual(asRead(wished))
	})

	it('may have conditions, sections, pages and rules, and loses none of them', async () => {
		const { fileId, form } = await begun()
		const [a, s, b, c] = [
			newQuestion('qa', 'single_choice'), newQuestion('qs', 'section'), newQuestion('qb', 'number'), newQuestion('qc', 'matrix'),
		] as const
		const inner = { operator: 'and' as const, conditions: [newLeaf(a), newLeaf(b)] }
		const showIf = { operator: 'or' as const, conditions: [newLeaf(a), inner] }
		const flat = { ...form, questions: [a, s, { ...b, sectionId: 'qs' }, { ...c, showIf }] }
		const [paged, target] = split(flat, 'qc')!
		const pages = paged.pages!.map((page, index) => index === 0 ? { ...page, routing: [newRoute('rx', a, target)] } : page)
		const wished = { ...paged, pages }
		const read = await saved(fileId, wished)
		expect(asRead(read)).toEqual(asRead(wished))

		const [copied] = duplicated(read, 'qs')
		const after = moved(removed(changed(copied, 'qa', { required: true }), 'qb'), 'qc', { pageId: paged.pages![0]!.id, beforeId: 'qa' })
		expect(asRead(await saved(fileId, after))).toEqual(asRead(after))
	})

	it('is refused when it is based on a former version, and when it is wrong, with a sentence for the question', async () => {
		const { fileId, form } = await begun()
		const { version } = await opened(session, fileId)
		await saved(fileId, { ...form, questions: [newQuestion('qa', 'number')] })
		const late = await call(session, 'PUT', `/api/forms/${fileId}`, { body: changeTo(form, version) })
		expect(refusal(late)).toMatch(/^409 stale_version/)
		const now = await opened(session, fileId)
		const wrong = { ...form, questions: [{ ...newQuestion('qa', 'number'), options: { min: 5, max: 1 } }] }
		const refused = await call(session, 'PUT', `/api/forms/${fileId}`, { body: changeTo(wrong, now.version) })
		expect([refusal(refused), refused.json]).toMatchObject([expect.stringMatching(/^422 invalid_form/), {
			details: { questions: { qa: expect.any(String) as string } },
		}])
	})
})
