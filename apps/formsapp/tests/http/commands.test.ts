// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forms } from '@suite/api/forms/contract'
import type { FormStats } from '@suite/schema/forms/response'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { afterAll, describe, expect, it } from 'vitest'
import { appPath, ask, formWith, listed, publicHash } from './forms.ts'
import { people } from './people.ts'

interface Report { forms: number, responses: number, uploads: number, found: Record<string, string[]> }

const crew = await people()
const owner = await crew.newPerson()
const folder = mkdtempSync(join(tmpdir(), 'forms-'))
afterAll(() => rmSync(folder, { recursive: true }))

const occ = (...command: string[]) => crew.host.occ(command, { mayFail: true })

async function answered(...names: string[]): Promise<number> {
	const fileId = await formWith(owner.session, [{ type: 'text', title: 'Name' }, { type: 'number', title: 'Age' }])
	const hash = await publicHash(owner.session, fileId)
	for (const name of names) {
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: name, q2: 30 } } })
	}
	return fileId
}

describe('formsapp:export', () => {
	it('writes what the download has, to standard output or a file @every-host', async () => {
		const fileId = await answered('Ann', '=1+1', '<info>Zoë</info>, "b"')
		const download = async (format: string) =>
			(await owner.session.expect('GET', appPath(`/api/forms/${fileId}/export`), { query: { format } })).text
		const printed = await occ('formsapp:export', String(fileId))
		expect([printed.code, printed.stdout.trim()]).toEqual([0, (await download('csv')).replace(/^\uFEFF/, '').trim()].map((part) =>
			typeof part === 'string' ? expect.stringContaining(part) as unknown : part))
		const file = join(folder, 'answers.json')
		expect((await occ('formsapp:export', String(fileId), file)).code).toBe(0)
		const withoutTime = (text: string) => ({ ...JSON.parse(text) as object, exported: null })
		expect(withoutTime(readFileSync(file, 'utf8'))).toEqual(withoutTime(await download('json')))
		const book = join(folder, 'answers.xlsx')
		expect((await occ('formsapp:export', String(fileId), book)).code).toBe(0)
		expect(readFileSync(book).subarray(0, 2).toString()).toBe('PK')
		expect((await occ('formsapp:export', String(fileId), file, '--format', 'csv')).code).toBe(0)
		expect(readFileSync(file, 'utf8')).toContain('Zoë')
		expect(readdirSync(folder).sort()).toEqual(['answers.json', 'answers.xlsx'])
	})

	it.each([
		[['no-number'], 2, 'a number'], [['0'], 2, 'a number'], [['-1'], 2, ''], [['99999999999999999999'], 2, 'a number'],
		[['999999999999'], 1, 'does not exist'], [['1', '--format', 'pdf'], 2, 'csv, json or xlsx'], [[], 1, 'Not enough arguments'],
	])('refuses %j', async (given, code, sentence) => {
		const reply = await occ('formsapp:export', ...given)
		expect(reply.stdout + reply.stderr).toContain(sentence)
		expect(given[0] === '-1' ? reply.code > 0 : reply.code === code, `${reply.code}`).toBe(true)
	})

	it('leaves a file as it was where it cannot write', async () => {
		const fileId = await answered('Ann')
		const kept = join(folder, 'kept.csv')
		writeFileSync(kept, 'former')
		for (const place of [join(folder, 'nowhere', 'answers.csv'), folder]) {
			const { code, stderr, stdout } = await occ('formsapp:export', String(fileId), place)
			expect([code, `${stderr}${stdout}`]).toEqual([1, expect.stringContaining('Could not write the file') as unknown])
		}
		expect(readFileSync(kept, 'utf8')).toBe('former')
	})
})

describe('formsapp:import', () => {
	const file = fileURLToPath(new URL('../fixtures/import/code.fvform', import.meta.url))
	const titles = async () => (await listed(owner.session)).map(({ title }) => title)

	it('makes a form of a file, with its responses or without @every-host', async () => {
		const made = await occ('formsapp:import', file, '--user', owner.user, '--folder', 'Moved')
		expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/15 questions, 3 pages, 3 responses[^]*Form \d+: \/Moved\//)])
		const fileId = Number(/Form (\d+):/.exec(made.stdout)?.[1])
		const { total } = await ask<{ total: number }>(owner.session, 'GET', `/api/forms/${fileId}/responses`)
		const without = await occ('formsapp:import', file, '--user', owner.user, '--without-responses')
		const other = await ask<{ responseCount: number }>(owner.session, 'GET', `/api/forms/${/Form (\d+):/.exec(without.stdout)?.[1]}`)
		expect([total, other.responseCount]).toEqual([3, 0])
		expect(`${made.stdout}${made.stderr}`).not.toMatch(/SECRET|FINGERPRINT/)
	})

	it('only says what it would do', async () => {
		const before = await titles()
		const { code, stdout } = await occ('formsapp:import', file, '--dry-run')
		expect([code, stdout]).toEqual([0, expect.stringContaining('stay behind')])
		expect(await titles()).toEqual(before)
	})

	it('refuses accounts and files that are none', async () => {
		const broken = join(folder, 'broken.fvform')
		writeFileSync(broken, '<info>PK')
		const outcomes = [
			await occ('formsapp:import', file), await occ('formsapp:import', file, '--user', 'nobody-at-all'),
			await occ('formsapp:import', join(folder, 'nowhere.fvform'), '--user', owner.user),
			await occ('formsapp:import', folder, '--dry-run'),
			await occ('formsapp:import', broken, '--user', owner.user),
			await occ('formsapp:import', file, '--user', owner.user, '--folder', '../x'),
		]
		expect(outcomes.map(({ code }) => code)).toEqual([2, 2, 1, 1, 1, 1])
		expect(outcomes.map(({ stdout, stderr }) => `${stdout}${stderr}`)[4]).toContain('not valid JSON')
		rmSync(broken)
	})
})

describe('formsapp:check', () => {
	const report = async (...options: string[]) => {
		const { code, stdout } = await occ('formsapp:check', '--output=json', ...options)
		return { code, report: JSON.parse(stdout) as Report & { left: Report } }
	}
	const of = ({ found }: Report, fileId: number) => Object.fromEntries(Object.entries(found)
		.map(([finding, list]) => [finding, list.filter((what) => what.startsWith(`${fileId}`))] as const)
		.filter(([, list]) => list.length > 0))

	it('finds nothing wrong with forms that were answered, changed and deleted from @every-host', async () => {
		const questions = [{ type: 'text', title: 'Name' }, { type: 'text', title: 'Age' }, { type: 'file', title: 'Photo' }]
		const fileId = await formWith(owner.session, questions)
		const hash = await publicHash(owner.session, fileId)
		const raw = uploadForm(forms.resources.publicForms.upload)
		const { token } = await ask<{ token: string }>(crew.anonymous, 'POST', `/api/public/${hash}/uploads`, { raw })
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 'Ann', q3: [token] } } })
		for (const name of ['Bob', 'Cleo']) {
			await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: name } } })
		}
		await ask(owner.session, 'DELETE', `/api/forms/${fileId}/questions/q2`)
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 'Dan' } } })
		const { responses } = await ask<{ responses: { id: string }[] }>(owner.session, 'GET', `/api/forms/${fileId}/responses`)
		await ask(owner.session, 'DELETE', `/api/forms/${fileId}/responses/${responses[1]?.id}`)
		const found = await report()
		expect(of(found.report, fileId)).toEqual({})
		expect(found.report.forms).toBeGreaterThan(0)
		expect(found.report.uploads).toBeGreaterThan(0)
		expect((await ask<FormStats>(owner.session, 'GET', `/api/forms/${fileId}/stats`)).totalResponses).toBe(3)
	})

	it('refuses another output', async () => {
		expect((await occ('formsapp:check', '--output=xml')).code).toBe(2)
	})
})
