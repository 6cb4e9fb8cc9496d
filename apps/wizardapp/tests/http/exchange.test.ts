// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportAnswer, StepsFile } from '@suite/schema/wizard/step'
import { people } from './people.ts'
import { adminSteps, attempt, call, ids, refusal, resetAll, save, step } from './wizard.ts'

const { admin, occ } = await people()
const send = (body: unknown, query?: Record<string, string>) =>
	call<ImportAnswer>(admin, 'POST', '/admin/import', { body, ...(query ? { query } : {}) })
const refused = async (body: unknown) => refusal(await attempt(admin, 'POST', '/admin/import', { body }))
const file = (language: string, steps: object[]) => JSON.stringify({ version: '1.0', language, exportDate: '2026-01-01 10:00:00', steps })

beforeEach(() => resetAll(admin))
afterAll(() => resetAll(admin))

describe('an export', () => {
	it('is a file for the language, including built-in steps', async () => {
		const { filename, data } =
			await call<{ filename: string, data: string }>(admin, 'POST', '/admin/export', { body: { lang: 'pt_BR' } })
		const parsed = JSON.parse(data) as StepsFile
		expect(filename).toMatch(/pt_BR.*\.json$/)
		expect(parsed).toMatchObject({ version: '1.0', language: 'pt_BR' })
		expect(parsed.exportDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
		expect(parsed.steps).toHaveLength(8)
		expect((await adminSteps(admin, 'pt_BR')).useDefault).toBe(true)
	})

	it('can be imported again without loss', async () => {
		await save(admin, 'nl', [
			step('a', { attachTo: '#header', visibleToGroups: ['admin'], ifMissing: 'skip', enabled: false }),
			step('b'),
		])
		const before = await adminSteps(admin, 'nl')
		const { data } = await call<{ data: string }>(admin, 'POST', '/admin/export', { body: { language: 'nl' } })
		await resetAll(admin)
		await send({ fileContent: data })
		const bare = ({ steps }: typeof before) => steps.map(({ author: _author, updatedAt: _updatedAt, ...rest }) => rest)
		expect(bare(await adminSteps(admin, 'nl'))).toEqual(bare(before))
	})
})

describe('an import', () => {
	it.each([
		['the text of a file', { fileContent: file('sv', [step('one')]) }],
		['a file itself', { version: '1.0', language: 'sv', steps: [step('one')] }],
		['a bare list and a language', { steps: [step('one')], language: 'sv' }],
		['the text of a bare list', { fileContent: JSON.stringify([step('one')]), language: 'sv' }],
		['text with a byte order mark', { fileContent: `\uFEFF${file('sv', [step('one')])}` }],
	])('accepts %s', async (_, body) => {
		expect(await send(body)).toMatchObject({ language: 'sv', stepsCount: 1, dryRun: false })
		expect(ids(await adminSteps(admin, 'sv'))).toEqual(['one'])
	})

	it('accepts a bare list for the language in the URL', async () => {
		expect((await send([step('one')], { language: 'sv' })).language).toBe('sv')
	})

	it('uses the language the admin chooses over the one in the file', async () => {
		expect((await send({ fileContent: file('de', [step('one')]), language: 'da' })).language).toBe('da')
		expect((await adminSteps(admin, 'de')).useDefault).toBe(true)
	})

	it('reports what was sanitised, in words and by location', async () => {
		const { warnings, cleaned } = await send({
			steps: [step('one'), step('two', { title: 'Two <b>bold</b>', text: '<p onclick="x()">Text</p>' })],
			language: 'nl',
			dryRun: true,
		})
		expect(cleaned).toEqual([{ step: 2, field: 'title' }, { step: 2, field: 'text' }])
		expect(warnings).toEqual([
			expect.stringMatching(/^Step 2 \(two\): the title /),
			expect.stringMatching(/^Step 2 \(two\): the text /),
		])
	})

	it('can be run as a dry run that stores nothing', async () => {
		await save(admin, 'nl', [step('stays'), step('goes'), step('changes')])
		const answer =
			await send({ steps: [step('stays'), step('changes', { title: 'Other' }), step('comes')], language: 'nl', dryRun: true })
		expect(answer).toMatchObject({ dryRun: true, changes: { added: ['comes'], changed: ['changes'], removed: ['goes'] } })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['stays', 'goes', 'changes'])
	})

	it.each([
		['text that is no JSON', { fileContent: '{"steps": [' }, 'not_json', undefined],
		['a number', { fileContent: '42' }, 'invalid_input', undefined],
		['a step without a title', { fileContent: file('nl', [{ id: 'a', text: '' }]) }, 'invalid_input', '/steps/0/title'],
		[
			'a side that does not exist',
			{ fileContent: file('nl', [step('a'), { ...step('b'), position: 'right-start' }]) },
			'invalid_input',
			'/steps/1/position',
		],
		['two steps of one id', { fileContent: file('nl', [step('a'), step('b'), step('a')]) }, 'duplicate_id', '/steps/2/id'],
		['a broken selector', { fileContent: file('nl', [step('a', { attachTo: 'div[' })]) }, 'bad_selector', '/steps/0/attachTo'],
		['a language of no host', { fileContent: file('xx', [step('a')]) }, 'unknown_language', undefined],
		['51 steps', { fileContent: file('nl', Array.from({ length: 51 }, (_, i) => step(`s${i}`))) }, 'invalid_input', '/steps'],
	])('refuses %s and keeps the list', async (_, body, reason, pointer) => {
		await save(admin, 'nl', [step('kept')])
		expect(await refused(body)).toMatchObject({ status: 400, reason, ...(pointer === undefined ? {} : { pointer }) })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['kept'])
	})
})

describe('the commands @every-host', () => {
	it('export, import and reset a language', async () => {
		const { stdout } = await occ(['wizardapp:export', '--language', 'nl'])
		const exported = JSON.parse(stdout) as StepsFile
		expect(exported.steps).toHaveLength(8)
		await occ(['wizardapp:import', '--language', 'cs', '-'], {
			input: JSON.stringify({ ...exported, steps: exported.steps.slice(0, 2) }),
		})
		expect(ids(await adminSteps(admin, 'cs'))).toEqual(['welcome', 'files'])
		await occ(['wizardapp:reset', '--language', 'cs'])
		expect((await adminSteps(admin, 'cs')).useDefault).toBe(true)
	})

	it('exit with an error and a reason if the file is invalid', async () => {
		const { code, stdout, stderr } =
			await occ(['wizardapp:import', '--language', 'cs', '-'], { input: '{"steps": [{"id": "a"}]}', mayFail: true })
		expect(code).not.toBe(0)
		expect(stdout + stderr).toContain('/steps/0/title')
	})
})
