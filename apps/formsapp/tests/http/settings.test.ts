// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicForm } from '@suite/schema/forms/response'
import type { AdminSettings, AdminSettingsChange } from '@suite/schema/forms/admin/settings'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, call, formWith, publicHash, refusal, resetSettings } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const user = await crew.newPerson()
const occ = (...command: string[]) => crew.host.occ(command)

const read = () => ask<AdminSettings>(admin, 'GET', '/api/settings')
const save = (body: AdminSettingsChange) => call(admin, 'POST', '/api/settings', { body })
const usual = { challengedSubmits: 300, embedOrigins: [], uploadFileMegabytes: 50, uploadFormMegabytes: 1024 }

afterEach(() => resetSettings(admin))

describe('the settings of administrators', () => {
	it('have defaults until somebody sets them, and again afterwards @every-host', async () => {
		expect(await read()).toMatchObject(usual)
		const wished = { challengedSubmits: 0, uploadFileMegabytes: 100, uploadFormMegabytes: 1 }
		expect((await save(wished)).json).toMatchObject({ ...usual, ...wished })
		expect(await read()).toMatchObject({ ...usual, ...wished })
		expect((await save({ challengedSubmits: null, uploadFileMegabytes: null, uploadFormMegabytes: null })).json).toMatchObject(usual)
	})

	it('leave alone what a change does not name', async () => {
		await save({ challengedSubmits: 7, embedOrigins: ['https://a.example.org'] })
		await save({ uploadFileMegabytes: 3 })
		expect(await read()).toMatchObject({
			challengedSubmits: 7, embedOrigins: ['https://a.example.org'], uploadFileMegabytes: 3, uploadFormMegabytes: 1024,
		})
	})

	it.each([
		['challengedSubmits', -1], ['challengedSubmits', 10_001], ['challengedSubmits', 1.5], ['challengedSubmits', '300'],
		['uploadFileMegabytes', 0], ['uploadFileMegabytes', 101], ['uploadFormMegabytes', 0], ['uploadFormMegabytes', 1_048_577],
		['uploadFormMegabytes', 1e300], ['embedOrigins', 'https://www.example.org'], ['embedOrigins', null],
		['embedOrigins', [['https://www.example.org']]], ['embedOrigins', Array<string>(101).fill('https://www.example.org')],
		['confirmationMails', 'off'], ['confirmationMails', null], ['unknown', 1],
	])('%s is never %s, and nothing else is changed', async (name, value) => {
		const reply = await save({ challengedSubmits: 5, [name]: value })
		expect(refusal(reply)).toMatch(new RegExp(`^400 invalid_input /${name}`))
		expect(await read()).toMatchObject(usual)
	})

	it('keep origins as browsers write them, each once', async () => {
		const reply = await save({ embedOrigins: ['HTTPS://WWW.Example.org:443', 'https://www.example.org', 'http://localhost:8080'] })
		expect(reply.json).toMatchObject({ embedOrigins: ['https://www.example.org', 'http://localhost:8080'] })
	})

	it.each([
		'www.example.org', 'http://www.example.org', 'https://www.example.org/', 'https://www.example.org/forms', 'https://*.example.org',
		'https://a.example.org https://b.example.org', 'https://a.example.org,https://b.example.org', '', ' ', '*', 'javascript:alert(1)',
		'https://www.example.org; script-src *', 'https://example.org:70000',
	])('take %j for no origin beside another, and change nothing', async (origin) => {
		const reply = await save({ challengedSubmits: 5, embedOrigins: ['https://www.example.org', origin] })
		expect(refusal(reply)).toBe('422 bad_origin /embedOrigins/1')
		expect(await read()).toMatchObject(usual)
	})

	it('let every website show forms by an asterisk alone', async () => {
		expect((await save({ embedOrigins: ['*'] })).json).toMatchObject({ embedOrigins: ['*'] })
	})

	it('are those that the command line sets, also with another type @every-host', async () => {
		await occ('config:app:set', 'formsapp', 'challenged_submits', '--value', 'plenty', '--type', 'string')
		await occ('config:app:set', 'formsapp', 'upload_file_megabytes', '--value', '20', '--type', 'integer')
		expect(await read()).toMatchObject({ challengedSubmits: 300, uploadFileMegabytes: 20 })
		expect((await save({ challengedSubmits: 12 })).json).toMatchObject({ challengedSubmits: 12, uploadFileMegabytes: 20 })
	})

	it('count at once on the page of a link @every-host', async () => {
		const fileId = await formWith(user.session, [{ type: 'file', title: 'Photo', options: { maxFileSize: 40 } }])
		const hash = await publicHash(user.session, fileId)
		await save({ uploadFileMegabytes: 2, embedOrigins: ['https://www.example.org'] })
		const form = await ask<PublicForm>(crew.anonymous, 'GET', `/api/public/${hash}`)
		expect(JSON.stringify(form)).toContain('"maxFileSize":2')
		const page = await crew.anonymous.request('GET', `/index.php/apps/formsapp/f/${hash}/embed`)
		expect(page.headers.get('content-security-policy')).toContain('https://www.example.org')
	})

	it('are nobody else\'s business', async () => {
		expect(refusal(await call(user.session, 'GET', '/api/settings'))).toBe('403 not_admin')
		expect(refusal(await call(user.session, 'POST', '/api/settings', { body: { challengedSubmits: 1 } }))).toBe('403 not_admin')
		expect(refusal(await call(crew.anonymous, 'GET', '/api/settings'))).toMatch(/^401/)
	})
})
