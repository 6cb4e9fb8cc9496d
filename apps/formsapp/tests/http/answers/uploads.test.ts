// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { AnsweredFile, Upload } from '@suite/schema/forms/upload'
import {
	answersOf, ask, call, change, guest, list, name, newAccount, newForm, nextAddress, refusal, submit, submitted, tally, upload, uploaded,
	type PublishedForm, type SentFile,
} from './scene.ts'

const author = await newAccount()
const host = suiteHost()
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==', 'base64')
const photo: SentFile = { name: 'photo.png', content: pixel }
const files = { type: 'file', title: 'Files', options: { maxFiles: 3 } }
const asking = (options: object = {}) => newForm(author, { questions: [{ ...files, options: { maxFiles: 3, ...options } }] })
const filesOf = async (form: PublishedForm) => (await answersOf(author, form)).map((answers) => answers.q1 as AnsweredFile[])
const of = ({ details }: { details?: { questions?: Record<string, string> } }) => details?.questions

/** Address of the only response. */
async function responseOf(form: PublishedForm): Promise<string> {
	return `/api/forms/${form.fileId}/responses/${(await list(author, form)).responses[0]?.id ?? ''}`
}

const setting = (name: string, value?: number) => host.occ(value === undefined
	? ['config:app:delete', 'formsapp', name]
	: ['config:app:set', 'formsapp', name, '--value', String(value), '--type', 'integer'])

/** Names and contents of an archive, read by another program. */
async function unzipped(reply: Reply): Promise<Record<string, string>> {
	const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
	try {
		await writeFile(join(folder, 'a.zip'), reply.bytes)
		const script = 'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
		await promisify(execFile)('python3', ['-c', script, join(folder, 'a.zip'), join(folder, 'out')])
		const paths = (await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
		return Object.fromEntries(await Promise.all(paths.map(async (entry) => {
			const path = join(entry.parentPath, entry.name)
			return [path.slice(join(folder, 'out').length + 1), await readFile(path, 'utf8')] as const
		})))
	} finally {
		await rm(folder, { recursive: true })
	}
}

beforeAll(async () => {
	await host.occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
})
afterAll(async () => {
	await setting('upload_form_megabytes')
	await setting('upload_file_megabytes')
})

describe('files', () => {
	it('are sent, then answered, then downloaded @every-host', async () => {
		const form = await asking()
		const reply = await upload(form, photo)
		expect(reply.status).toBe(201)
		const token = expect.stringMatching(/^[0-9a-f]{32}$/) as string
		expect(reply.json).toEqual({ token, name: 'photo.png', size: 70, type: 'image/png' })
		const second = await uploaded(form, { name: 'notes.txt', content: 'Hello' })
		await submitted(form, { q1: [(reply.json as Upload).token, second] })
		const [[one, two] = []] = await filesOf(form)
		expect(one).toEqual({ id: expect.any(String) as string, name: 'photo.png', size: 70, type: 'image/png' })
		expect(two).toMatchObject({ name: 'notes.txt', size: 5, type: 'text/plain' })
		const download = await call(author, 'GET', `${await responseOf(form)}/files/${one?.id}`)
		expect([download.status, Buffer.from(download.bytes).equals(pixel)]).toEqual([200, true])
		expect(Object.fromEntries(['content-type', 'content-disposition', 'x-content-type-options', 'content-length']
			.map((header) => [header, download.headers.get(header)]))).toEqual({
			'content-type': 'image/png',
			'content-disposition': 'attachment; filename="photo.png"; filename*=UTF-8\'\'photo.png',
			'x-content-type-options': 'nosniff',
			'content-length': '70',
		})
		const named = (await responseOf(form)).replace(/\/forms\/(\d+)\/responses/, '/form/$1/uploads')
		expect((await call(author, 'GET', `${named}/notes.txt`)).text).toBe('Hello')
		expect(refusal(await call(author, 'GET', `${named}/other.txt`))).toBe('404 FORM_NOT_FOUND unknown_file')
	})

	it('are refused with what to do about it', async () => {
		const form = await newForm(author, { questions: [{ ...files, options: { allowedTypePreset: 'images', maxFileSize: 1 } }, name] })
		const outcomes = [
			await upload(form, { ...photo, question: 'q2' }), await upload(form, { ...photo, question: 'q9' }),
			await upload(form, { name: 'a.png', content: '' }), await upload(form, { name: 'a.txt', content: 'Hello' }),
			await upload(form, { name: 'a.png', content: 'no picture' }),
			await upload(form, { name: 'a.png', content: new Uint8Array(1_048_577) }),
			await upload({ ...form, hash: 'nowhere' }, photo), await upload(form, photo),
		]
		expect(outcomes.map(refusal)).toEqual([
			'422 VALIDATION_ERROR not_for_files', '422 VALIDATION_ERROR not_for_files', '422 VALIDATION_ERROR empty_file',
			'422 VALIDATION_ERROR wrong_type', '422 VALIDATION_ERROR wrong_type', '413 INVALID_REQUEST too_large_file',
			'404 FORM_NOT_FOUND unknown_link', '201',
		])
		expect((outcomes[5]?.json as { message: string }).message).toBe('The file is too large. It may have at most 1 MB.')
	})

	it('come in by the same gates as answers @every-host', async () => {
		const password = 'correct horse battery'
		const form = await newForm(author, { questions: [files], share: { password } })
		expect(refusal(await upload(form, photo))).toBe('401 PASSWORD_REQUIRED password_required')
		expect((await upload(form, photo, { headers: { Authorization: `Bearer ${password}` } })).status).toBe(201)
		const [closed, later, full, own] = [
			await newForm(author, { questions: [files], share: { expiresAt: '2026-01-01' } }),
			await newForm(author, { questions: [files], share: { startsAt: '2046-01-01T12:00:00Z' } }),
			await newForm(author, { questions: [files], settings: { maxResponses: 1 } }),
			await newForm(author, { questions: [files], settings: { requireLogin: true } }),
		]
		await submitted(full, {})
		expect([await upload(closed, photo), await upload(later, photo), await upload(full, photo), await upload(own, photo)].map(refusal))
			.toEqual(['410 FORM_EXPIRED expired', '403 FORBIDDEN not_open', '410 FORM_EXPIRED full', '401 UNAUTHORIZED login_required'])
	})

	it('have clean names', async () => {
		const form = await asking()
		const long = `${'ä'.repeat(120)}.pdf`
		const names = []
		for (const sent of ['../../etc/passwd', 'C:\\Users\\me\\plan.pdf', `${long}`, 'in:voice?.txt']) {
			names.push(((await upload(form, { name: sent, content: 'x' })).json as Upload).name)
		}
		expect(names).toEqual(['passwd', 'plan.pdf', `${'ä'.repeat(98)}.pdf`, 'in_voice_.txt'])
	})

	it('stop at what administrators allow', async () => {
		const form = await asking({ maxFileSize: 10 })
		await setting('upload_file_megabytes', 1)
		const limitOf = async () => {
			const { form: shown } = await ask<{ form: { questions: { options: object }[] } }>(guest, 'GET', `/api/public/${form.hash}`)
			return shown.questions[0]?.options
		}
		expect(await limitOf()).toMatchObject({ maxFileSize: 1 })
		const large = { name: 'a.bin', content: new Uint8Array(1_048_577) }
		expect(refusal(await upload(form, large))).toBe('413 INVALID_REQUEST too_large_file')
		await setting('upload_file_megabytes')
		expect(await limitOf()).toMatchObject({ maxFileSize: 10 })
		await setting('upload_form_megabytes', 2)
		expect([await upload(form, large), await upload(form, large)].map(refusal)).toEqual(['201', '507 INTERNAL uploads_full'])
		const crowd = await Promise.all(Array.from({ length: 6 }, () => upload(form, { name: 'b.bin', content: new Uint8Array(500_000) })))
		expect(crowd.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2)
		await setting('upload_form_megabytes')
	})

	it('of 20 MB arrive and leave whole @every-host', async () => {
		const form = await asking({ maxFileSize: 25 })
		const content = Buffer.alloc(20_000_000, 'workplace ')
		await submitted(form, { q1: [await uploaded(form, { name: 'large.bin', content })] })
		const [[file] = []] = await filesOf(form)
		const reply = await call(author, 'GET', `${await responseOf(form)}/files/${file?.id}`)
		expect([reply.bytes.length, Buffer.from(reply.bytes).equals(content)]).toEqual([20_000_000, true])
		const part = await call(author, 'GET', `${await responseOf(form)}/files/${file?.id}`, { headers: { Range: 'bytes=10-18' } })
		expect([part.status, part.text]).toEqual([206, 'workplace'])
	})
})

describe('tokens', () => {
	it('are for one answer to one question of one form', async () => {
		const [form, other] = [await newForm(author, { questions: [files, files] }), await asking()]
		const token = await uploaded(form, photo)
		const sentence = 'The file is no longer there. Choose it again.'
		for (const [to, answers] of [
			[other, { q1: [token] }], [form, { q2: [token] }], [form, { q1: [token, 'f'.repeat(32)] }],
		] as const) {
			const reply = await submit(to, answers)
			expect(refusal(reply)).toBe('422 VALIDATION_ERROR invalid_answers')
			expect(of(reply.json as object)).toEqual({ [Object.keys(answers)[0] ?? '']: sentence })
		}
		await submitted(form, { q1: [token] })
		expect(of((await submit(form, { q1: [token] })).json as object)).toEqual({ q1: sentence })
		expect((await list(author, form)).total).toBe(1)
	})

	it('are no more than the question takes', async () => {
		const form = await asking({ maxFiles: 1 })
		const tokens = [await uploaded(form, photo), await uploaded(form, photo)]
		expect(of((await submit(form, { q1: tokens })).json as object)).toEqual({ q1: 'Enter 1 or less.' })
		await submitted(form, { q1: tokens.slice(1) })
	})

	it('go to one response when several want them at once @every-host', async () => {
		const form = await asking()
		const token = await uploaded(form, photo)
		const replies = await Promise.all(Array.from({ length: 12 }, () => submit(form, { q1: [token] })))
		expect(tally(replies.map(refusal))).toEqual({ 201: 1, '422 VALIDATION_ERROR invalid_answers': 11 })
		expect(await filesOf(form)).toHaveLength(1)
	})

	it('give the same response to a request that is repeated @every-host', async () => {
		const form = await asking()
		const answers = { q1: [await uploaded(form, photo)] }
		const headers = { 'Idempotency-Key': 'once' }
		const replies = await Promise.all(Array.from({ length: 8 }, () => submit(form, answers, { headers })))
		expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
		expect((await list(author, form)).total).toBe(1)
	})

	it('of hidden questions are dropped with their files', async () => {
		const showIf = { questionId: 'q2', operator: 'equals', value: 'yes' }
		const form = await newForm(author, { questions: [{ ...files, id: 'q1', showIf }, { ...name, id: 'q2' }] })
		const token = await uploaded(form, photo)
		await submitted(form, { q1: [token], q2: 'no' })
		expect(await answersOf(author, form)).toEqual([{ q2: 'no' }])
		expect(refusal(await submit(form, { q1: [token], q2: 'yes' }))).toBe('422 VALIDATION_ERROR invalid_answers')
	})
})

describe('the archive', () => {
	it('has a folder for each response, and each name once @every-host', async () => {
		const form = await newForm(author, { title: 'Party: “Ünd”', questions: [files] })
		const nothing = await call(author, 'GET', `/api/forms/${form.fileId}/uploads`)
		expect(refusal(nothing)).toBe('404 FORM_NOT_FOUND no_uploads')
		await uploaded(form, { name: 'unsent.txt', content: 'unsent' })
		const send = async (...contents: readonly string[]) => {
			const tokens = []
			for (const content of contents) {
				tokens.push(await uploaded(form, { name: 'Plän.txt', content }))
			}
			return (await submitted(form, { q1: tokens })).response.id
		}
		const [first, second] = [await send('one', 'two'), await send('three')]
		const reply = await call(author, 'GET', `/api/forms/${form.fileId}/uploads`)
		expect([reply.headers.get('content-type'), reply.headers.get('content-disposition')])
			.toEqual(['application/zip', expect.stringContaining('filename*=UTF-8\'\'Party-%20%E2%80%9C%C3%9Cnd%E2%80%9D-uploads.zip')])
		expect(await unzipped(reply)).toEqual({
			[`${first}/Plän.txt`]: 'one', [`${first}/Plän (2).txt`]: 'two', [`${second}/Plän.txt`]: 'three',
		})
		const named = `/api/form/${form.fileId}/uploads/${first}/${encodeURIComponent('Plän (2).txt')}`
		expect((await call(author, 'GET', named)).text).toBe('two')
		const again = await call(author, 'GET', `/api/form/${form.fileId}/uploads`)
		expect(Buffer.from(again.bytes).equals(Buffer.from(reply.bytes))).toBe(true)
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${first}`)
		expect(await unzipped(await call(author, 'GET', `/api/forms/${form.fileId}/uploads`))).toEqual({ [`${second}/Plän.txt`]: 'three' })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`)
		expect(refusal(await call(author, 'GET', `/api/forms/${form.fileId}/uploads`))).toBe('404 FORM_NOT_FOUND no_uploads')
	})
})

describe('results', () => {
	it('have names in tables and files in JSON', async () => {
		const form = await asking()
		await submitted(form, { q1: [await uploaded(form, photo), await uploaded(form, { name: 'notes.txt', content: 'x' })] })
		expect((await call(author, 'GET', `/api/forms/${form.fileId}/export`)).text).toContain('"photo.png, notes.txt"')
		const { responses } = await ask<{ responses: { answers: object }[] }>(author, 'GET', `/api/forms/${form.fileId}/export`, {
			query: { format: 'json' },
		})
		expect(responses[0]?.answers).toMatchObject({ q1: [{ name: 'photo.png', size: 70 }, { name: 'notes.txt', size: 1 }] })
	})

	it('keep files of a question that is no longer asked', async () => {
		const form = await asking()
		await submitted(form, { q1: [await uploaded(form, photo)] })
		await change(author, form.fileId, { questions: [name] })
		const [[file] = []] = await filesOf(form)
		expect((await call(author, 'GET', `${await responseOf(form)}/files/${file?.id}`)).status).toBe(200)
	})
})

describe('the limit', () => {
	it('is 30 files a minute per form and address @every-host', async () => {
		await host.occ(['config:app:delete', 'formsapp', 'own_limits'])
		const form = await asking()
		const from = nextAddress()
		const replies = await Promise.all(Array.from({ length: 33 }, () => upload(form, photo, { from })))
		expect(tally(replies.map(({ status }) => String(status)))).toEqual({ 201: 30, 429: 3 })
		expect(new Set(replies.map(({ headers }) => headers.get('x-ratelimit-limit')))).toEqual(new Set(['30']))
		expect((await submit(form, {}, { from })).status).toBe(201)
	})
})
