// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Statistics } from '@suite/schema/wizard/admin'
import type { PersonalSettings } from '@suite/schema/wizard/tour'
import type { Client } from '@suite/fixtures/client'
import { people } from './people.ts'
import { attempt, call, ids, refusal, resetAll, save, step, stepsOf } from './wizard.ts'

const { admin, anonymous, newPerson, occ } = await people()

beforeEach(() => resetAll(admin))
afterAll(() => resetAll(admin))

const personal = (caller: Parameters<typeof call>[0]) => call<PersonalSettings>(caller, 'GET', '/personal/settings')
const statistics = async () => (await call<Statistics>(admin, 'GET', '/admin/statistics')).statistics

describe('the language of the steps', () => {
	it.each([
		['nl', 'nl'], ['de_DE', 'de_DE'], ['pt_BR', 'pt_BR'], ['zh_CN', 'zh_CN'], ['nn_NO', 'nn_NO'], ['et_EE', 'et_EE'],
		['en_GB', 'en'], ['es_MX', 'es'], ['zh_HK', 'zh_HK'], ['sw', 'en'],
	])('for an account in %s is %s', async (language, served) => {
		const answer = await stepsOf((await newPerson({ language })).session)
		expect(answer).toMatchObject({ language: served, useDefault: true })
		expect(answer.steps).toHaveLength(8)
	})

	it.each([
		['pt_BR', ['pt_BR', 'pt_PT'], 'pt_BR'], ['pt_BR', ['pt_PT', 'en'], 'pt_PT'], ['es_MX', ['es'], 'es'], ['es', ['es_MX'], 'es_MX'],
		['sw', ['en'], 'en'],
	])('for an account in %s with custom steps in %s is %s', async (language, written, served) => {
		for (const own of written) {
			await save(admin, own, [step(`own_${own}`)])
		}
		const answer = await stepsOf((await newPerson({ language })).session)
		expect(answer).toMatchObject({ language: served, useDefault: false })
		expect(ids(answer)).toEqual([`own_${served}`])
	})

	it('stays the one of the built-in steps if an admin wrote English ones only', async () => {
		await save(admin, 'en', [step('english')])
		expect(await stepsOf((await newPerson({ language: 'fr' })).session)).toMatchObject({ language: 'fr', useDefault: true })
	})
})

describe('the finished list', () => {
	it('omits steps that are off, for other groups, or for a missing app @every-host', async () => {
		const { session, user } = await newPerson({ groups: ['wizard-team'] })
		await save(admin, 'en', [
			step('all'), step('off', { enabled: false }), step('team', { visibleToGroups: ['nobody-here', 'wizard-team'] }),
			step('others', { visibleToGroups: ['admin'] }), step('files', { requiresApp: 'files' }),
			step('missing', { requiresApp: 'no_such_app' }),
		])
		const steps = await stepsOf(session)
		expect(ids(steps)).toEqual(['all', 'team', 'files'])
		expect(JSON.stringify(steps), 'groups of others').not.toContain('nobody-here')
		await occ(['group:removeuser', 'wizard-team', user])
		expect(ids(await stepsOf(session))).toEqual(['all', 'files'])
	})

	it('stays empty when filtering leaves nothing, and then nothing is pending', async () => {
		await save(admin, 'en', [step('others', { visibleToGroups: ['admin'] })])
		expect(await stepsOf((await newPerson()).session)).toMatchObject({ steps: [], useDefault: false, pending: false })
	})

	it('never restores a deleted built-in step', async () => {
		await call(admin, 'DELETE', '/admin/step/tips', { query: { language: 'en' } })
		expect(ids(await stepsOf((await newPerson()).session))).not.toContain('tips')
	})

	it('is empty and disabled when the tour is off', async () => {
		await call(admin, 'POST', '/admin/settings', { body: { enabled: false } })
		expect(await stepsOf((await newPerson()).session)).toMatchObject({ success: true, steps: [], enabled: false, pending: false })
	})

	it('does not reveal the author of a step', async () => {
		await save(admin, 'en', [step('one')])
		expect((await stepsOf((await newPerson()).session)).steps[0]).not.toHaveProperty('author')
	})

	it('is for accounts only', async () => {
		expect(refusal(await attempt(anonymous, 'GET', '/api/steps'))).toMatchObject({ status: 401, reason: 'not_logged_in' })
	})
})

describe('the progress of a user', () => {
	it('goes from new to started to completed, and is the same in another browser @every-host', async () => {
		const { session, basic } = await newPerson()
		expect(await stepsOf(session)).toMatchObject({ pending: true, state: 'new', lastStep: null })
		await call(session, 'POST', '/api/wizard/start')
		await call(session, 'POST', '/api/wizard/progress', { body: { step: 'search' } })
		expect(await stepsOf(basic)).toMatchObject({ pending: true, state: 'started', lastStep: 'search' })
		await call(session, 'POST', '/api/wizard/complete')
		expect(await stepsOf(basic)).toMatchObject({ pending: false, state: 'completed', permanent_disable: false })
	})

	it('is not pending for a while after pausing, and keeps the last step', async () => {
		const { session } = await newPerson()
		await call(session, 'POST', '/api/wizard/start')
		await call(session, 'POST', '/api/wizard/progress', { body: { step: 'files', pause: true } })
		expect(await stepsOf(session)).toMatchObject({ pending: false, state: 'paused', lastStep: 'files' })
	})

	it('is never pending again after skipping, until the user restarts the tour', async () => {
		const { session } = await newPerson()
		await call(session, 'POST', '/api/wizard/skip')
		expect(await personal(session)).toMatchObject({ permanent_disable: true, wizardDisabled: true, wizardDisabledByUser: true })
		expect((await stepsOf(session)).pending).toBe(false)
		await call(session, 'POST', '/personal/settings', { body: { restart: true } })
		expect(await stepsOf(session)).toMatchObject({ pending: true, state: 'new', permanent_disable: false })
	})

	it.each(['permanent_disable', 'wizardDisabled', 'wizardDisabledByUser'])('can be disabled with the key %s', async (name) => {
		const { session } = await newPerson()
		expect(await call(session, 'POST', '/personal/settings', { body: { [name]: true } })).toMatchObject({ permanent_disable: true })
		expect((await stepsOf(session)).pending).toBe(false)
		expect(await call(session, 'POST', '/personal/settings', { body: {} })).toMatchObject({ permanent_disable: true })
		expect(await call(session, 'POST', '/personal/settings', { body: { [name]: false } })).toMatchObject({ permanent_disable: false })
	})

	it('refuses a step that is not in the list', async () => {
		const { session } = await newPerson()
		expect(refusal(await attempt(session, 'POST', '/api/wizard/progress', { body: { step: 'nowhere' } }))).toMatchObject({
			status: 404,
			reason: 'unknown_step',
		})
	})

	it('is reset for everyone by an admin, but not for users who opted out unless requested', async () => {
		const finished = (await newPerson()).session
		const skipped = (await newPerson()).session
		await call(finished, 'POST', '/api/wizard/complete')
		await call(skipped, 'POST', '/api/wizard/skip')
		const before = await stepsOf(finished)
		const { version } = await call<{ version: string }>(admin, 'POST', '/admin/settings', { body: { showToAll: true } })
		expect(Number(version)).toBe(Number(before.version) + 1)
		expect((await stepsOf(finished)).pending).toBe(true)
		expect((await stepsOf(skipped)).pending).toBe(false)
		await call(admin, 'POST', '/admin/settings', { body: { showToAll: true, resetOptOuts: true } })
		expect(await stepsOf(skipped)).toMatchObject({ pending: true, permanent_disable: false })
	})

	it('gets a new tour version for every reset, even if several arrive at once', async () => {
		const read = async () => Number((await call<{ version: string }>(admin, 'GET', '/admin/settings')).version)
		const before = await read()
		await Promise.all([1, 2, 3].map(() => call(admin, 'POST', '/admin/settings', { body: { showToAll: true } })))
		expect(await read()).toBe(before + 3)
	})
})

describe('a Nextcloud page @every-host', () => {
	const scripts = async (session: Client) =>
		[...(await session.expect('GET', '/index.php/apps/dashboard/', { headers: { Accept: 'text/html' } })).text.matchAll(
			/src="([^"]*wizardapp[^"]*)"/g,
		)]
			.map(([, address]) => address?.replace(/^.*wizardapp\/|\?.*$/g, ''))

	it('includes only the loader while the tour is pending, and nothing afterwards', async () => {
		const { session } = await newPerson({ language: 'nl' })
		expect(await scripts(session)).toEqual(['js/wizardapp-loader-without-l10n.mjs'])
		await call(session, 'POST', '/api/wizard/complete')
		expect(await scripts(session)).toEqual([])
	})
})

describe('the admin settings page @every-host', () => {
	it('may frame pages of this server to pick an element', async () => {
		const { headers } = await admin.expect('GET', '/index.php/settings/admin/wizardapp', { headers: { Accept: 'text/html' } })
		expect(headers.get('content-security-policy')).toMatch(/(^|;)frame-src [^;]*'self'/)
	})
})

describe('the counts', () => {
	it('include each account once, however often and fast it calls', async () => {
		const crowd = await Promise.all(Array.from({ length: 5 }, () => newPerson()))
		const before = await statistics()
		await Promise.all(crowd.flatMap(({ session }) => [1, 2, 3, 4].map(() => call(session, 'POST', '/api/wizard/start'))))
		await Promise.all(crowd.slice(0, 2).flatMap(({ session }) => [1, 2].map(() => call(session, 'POST', '/api/wizard/complete'))))
		await Promise.all(crowd.slice(2, 3).flatMap(({ session }) => [1, 2].map(() => call(session, 'POST', '/api/wizard/skip'))))
		const after = await statistics()
		expect(after.usersStartedWizard - before.usersStartedWizard).toBe(5)
		expect(after.usersCompletedWizard - before.usersCompletedWizard).toBe(2)
		expect(after.usersSkippedWizard - before.usersSkippedWizard).toBe(1)
		expect(after.wizardStartedCount - before.wizardStartedCount).toBe(5)
	})

	it('show at which step users left', async () => {
		const [stays, leaves] = [(await newPerson()).session, (await newPerson()).session]
		const seen = (all: Statistics['statistics'], id: string) => all.funnel.find((row) => row.step === id) ?? { seen: 0, left: 0 }
		const before = await statistics()
		for (const [session, steps] of [[stays, ['welcome', 'files', 'complete']], [leaves, ['welcome', 'files']]] as const) {
			await call(session, 'POST', '/api/wizard/start')
			for (const id of steps) {
				await call(session, 'POST', '/api/wizard/progress', { body: { step: id } })
			}
		}
		await call(stays, 'POST', '/api/wizard/complete')
		const after = await statistics()
		expect(seen(after, 'files').seen - seen(before, 'files').seen).toBe(2)
		expect(seen(after, 'files').left - seen(before, 'files').left).toBe(1)
		expect(seen(after, 'complete').seen - seen(before, 'complete').seen).toBe(1)
		expect(after.funnel.map((row) => row.step).slice(0, 2)).toEqual(['welcome', 'files'])
	})

	it('drop a deleted account @every-host', async () => {
		const { session, user } = await newPerson()
		await call(session, 'POST', '/api/wizard/start')
		const before = await statistics()
		await occ(['user:delete', user])
		expect((await statistics()).usersStartedWizard).toBe(before.usersStartedWizard - 1)
	})
})
