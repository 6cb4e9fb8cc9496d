// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createGroup, uniqueName } from '@suite/fixtures/accounts'
import type { ShareSettings } from '@suite/schema/forms/share'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, formWith, newForm, opened, publicHash, publish, refusal } from './forms.ts'
import { people, type Member } from './people.ts'
import { purge, restore } from './trash.ts'

const crew = await people()
const owner = await crew.newPerson()
const { session, files } = owner
const { anonymous, host: { url } } = crew

/** What somebody with the link gets, such as `200` or `404 unknown_link`. */
const viewed = async (hash: string, password?: string): Promise<string> => refusal(await call(anonymous, 'GET', `/api/public/${hash}`, {
	...(password === undefined ? {} : { headers: { Authorization: `Bearer ${password}` } }),
}))
const answer = (hash: string) => call(anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 'Ann' } } })
const shared = (fileId: number) => ask<ShareSettings>(session, 'GET', `/api/forms/${fileId}/share`)
const form = (path = '/') => formWith(session, [{ type: 'text', title: 'Name' }], { path })
/** Runs work while the administrator has settings of links, by name. */
async function withPolicy(policy: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
	const set = async (name: string, value?: string): Promise<void> => {
		const type = name.includes('enforce') || name.includes('default') ? ['--type', 'boolean'] : []
		await crew.host.occ(value === undefined
			? ['config:app:delete', 'core', name]
			: ['config:app:set', 'core', name, '--value', value, ...type])
	}
	try {
		for (const [name, value] of Object.entries(policy)) {
			await set(name, value)
		}
		await work()
	} finally {
		for (const name of Object.keys(policy)) {
			await set(name)
		}
	}
}

describe('the link of a form', () => {
	it('is there from the first time on, closed while it is off, and the same when it is on again', async () => {
		const fileId = await form()
		expect(await shared(fileId)).toMatchObject({ isPublic: false, hash: null, url: null, hasPassword: false, expiresAt: null })
		const { hash, url: page } = await publish(session, fileId)
		expect(hash).toMatch(/^[0-9a-f]{32}$/)
		expect(page).toBe(`${url}/index.php/apps/formsapp/f/${hash}`)
		expect(await viewed(String(hash))).toBe('200')
		expect((await publish(session, fileId, { isPublic: false })).hash).toBe(hash)
		expect(await viewed(String(hash))).toBe('404 unknown_link')
		expect(refusal(await answer(String(hash)))).toBe('404 unknown_link')
		expect((await publish(session, fileId)).hash).toBe(hash)
		expect(await viewed(String(hash))).toBe('200')
	})

	it('is revoked by a new one, which keeps the responses', async () => {
		const fileId = await form()
		const former = await publicHash(session, fileId)
		expect((await answer(former)).status).toBe(201)
		const hash = await publicHash(session, fileId, { newLink: true })
		expect(hash).not.toBe(former)
		expect(await viewed(former)).toBe('404 unknown_link')
		expect(await viewed(hash)).toBe('200')
		expect((await opened(session, fileId)).responseCount).toBe(1)
	})

	it('keeps what a change does not name, and never tells the password', async () => {
		const fileId = await form()
		await publish(session, fileId, { password: 'Sesame, canary', expiresAt: '2047-01-01', startsAt: '2026-01-01T00:00:00+02:00' })
		expect(await publish(session, fileId, {})).toMatchObject({
			hasPassword: true, expiresAt: '2047-01-02T00:00:00Z', startsAt: '2025-12-31T22:00:00Z',
		})
		expect(JSON.stringify([await shared(fileId), await opened(session, fileId)])).not.toContain('canary')
		expect(await publish(session, fileId, { password: null, expiresAt: null, startsAt: null }))
			.toMatchObject({ hasPassword: false, expiresAt: null, startsAt: null })
	})

	it('asks for the password, opens and closes in time', async () => {
		const fileId = await form()
		const hash = await publicHash(session, fileId, { password: 'Sésame €' })
		expect([await viewed(hash), await viewed(hash, 'wrong')]).toEqual(['401 password_required', '401 password_required'])
		await publish(session, fileId, { password: null, startsAt: '2047-01-01' })
		expect(await viewed(hash)).toBe('403 not_open')
		await publish(session, fileId, { startsAt: null, expiresAt: '2026-01-01' })
		expect(await viewed(hash)).toBe('410 expired')
	})

	it('refuses dates that are none', async () => {
		const fileId = await form()
		for (const date of ['2026-02-30', 'soon', '2026-01-01T25:00:00Z', '2026-1-1', '1600-01-01']) {
			const reply = await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { expiresAt: date } })
			expect(refusal(reply), date).toBe('400 bad_date /expiresAt')
		}
	})
})

describe('what administrators permit of links', () => {
	it('may be none: nothing is published, and links that were are closed @every-host', async () => {
		const fileId = await form()
		const hash = await publicHash(session, fileId)
		await withPolicy({ shareapi_allow_links: 'no' }, async () => {
			expect(refusal(await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true } }))).toBe('403 links_off')
			expect(await viewed(hash)).toBe('404 unknown_link')
			expect((await shared(fileId)).policy.linksAllowed).toBe(false)
			expect((await publish(session, fileId, { isPublic: false })).isPublic).toBe(false)
		})
		expect(await viewed(hash)).toBe('404 unknown_link')
	})

	it('may be for some groups: their members publish nothing, and open links as everybody does @every-host', async () => {
		const group = await createGroup(crew.administrator.session)
		const excluded = await crew.newPerson([group])
		const hash = await publicHash(session, await form())
		const { fileId } = await newForm(excluded.session)
		await withPolicy({ shareapi_allow_links_exclude_groups: JSON.stringify([group]) }, async () => {
			const change = { body: { isPublic: true } }
			expect(refusal(await call(excluded.session, 'PUT', `/api/forms/${fileId}/share`, change))).toBe('403 links_off')
			expect(refusal(await call(excluded.session, 'GET', `/api/public/${hash}`))).toBe('200')
		})
	})

	it('may need a password @every-host', async () => {
		const fileId = await form()
		await withPolicy({ shareapi_enforce_links_password: '1' }, async () => {
			expect(refusal(await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true } })))
				.toBe('422 password_enforced /password')
			expect(await publish(session, fileId, { password: 'A long way to say yes' })).toMatchObject({ hasPassword: true })
			expect(refusal(await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { password: null } })))
				.toBe('422 password_enforced /password')
		})
	})

	it('may have to end @every-host', async () => {
		const fileId = await form()
		const policy = { shareapi_default_expire_date: '1', shareapi_enforce_expire_date: '1', shareapi_expire_after_n_days: '7' }
		await withPolicy(policy, async () => {
			expect(refusal(await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true, expiresAt: '2047-01-01' } })))
				.toBe('422 expiry_too_late /expiresAt')
			const { expiresAt, policy } = await publish(session, fileId)
			expect(policy).toMatchObject({ expiryRequired: true, longestDays: 7 })
			const days = (Date.parse(String(expiresAt)) - Date.now()) / 86_400_000
			expect(days).toBeGreaterThan(7)
			expect(days).toBeLessThanOrEqual(8)
		})
	})
})

describe('a form in the trash bin', () => {
	const name = (path: string): string => path.split('/').at(-1) ?? ''

	it('has no link, and gets it back with the responses when it is restored @every-host', async () => {
		const fileId = await form()
		const { path } = await opened(session, fileId)
		const hash = await publicHash(session, fileId)
		await answer(hash)
		await ask(session, 'DELETE', `/api/forms/${fileId}`)
		expect([await viewed(hash), refusal(await answer(hash))]).toEqual(['404 unknown_link', '404 unknown_link'])
		expect(refusal(await call(session, 'GET', `/api/forms/${fileId}`))).toBe('404 unknown_form')
		await restore(owner, url, name(path))
		expect(await viewed(hash)).toBe('200')
		expect((await opened(session, fileId)).responseCount).toBe(1)
	})

	it('has none either when its folder was deleted, and is back when the folder is @every-host', async () => {
		const folder = uniqueName('folder')
		const fileId = await form(`/${folder}/inside/deep`)
		const hash = await publicHash(session, fileId)
		await files.remove(folder)
		expect(await viewed(hash)).toBe('404 unknown_link')
		await restore(owner, url, folder)
		expect(await viewed(hash)).toBe('200')
	})

	it('in a team folder too @every-host', async () => {
		const { folder, manager } = await crew.newTeam()
		const inside = uniqueName('inside')
		const { fileId, path } = await newForm(manager.session, { path: `/${folder.name}/${inside}` })
		const hash = await publicHash(manager.session, fileId)
		await manager.files.remove(path.slice(1))
		expect(await viewed(hash)).toBe('404 unknown_link')
		await restore(manager, url, name(path))
		expect(await viewed(hash)).toBe('200')
		await manager.files.remove(`${folder.name}/${inside}`)
		expect(await viewed(hash)).toBe('404 unknown_link')
		await restore(manager, url, inside)
		expect(await viewed(hash)).toBe('200')
	})

	it('is gone with everything that belongs to it when it is deleted for good @every-host', async () => {
		const folder = uniqueName('folder')
		const [alone, inside] = [await form(), await form(`/${folder}/inside`)]
		const { path } = await opened(session, alone)
		const hashes = [await publicHash(session, alone), await publicHash(session, inside)]
		await Promise.all(hashes.map((hash) => answer(hash)))
		await files.remove(path.slice(1))
		await files.remove(folder)
		await purge(owner, name(path))
		await purge(owner, folder)
		await expect.poll(() => rows(owner, [alone, inside]), { timeout: 10_000 }).toBe(0)
	})

	/** Forms of a member that the sweep of what is gone still has to remove. */
	async function rows(member: Member, fileIds: readonly number[]): Promise<number> {
		const replies = await Promise.all(fileIds.map((fileId) => call(member.session, 'GET', `/api/forms/${fileId}/responses`)))
		return replies.filter(({ status }) => status !== 404).length
	}
})

afterAll(async () => {
	for (const name of ['shareapi_allow_links', 'shareapi_enforce_links_password', 'shareapi_enforce_expire_date']) {
		await crew.host.occ(['config:app:delete', 'core', name])
	}
})
