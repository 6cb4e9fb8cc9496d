// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { ShareSettings } from '@suite/schema/forms/share'
import { shared } from '@suite/testing/shared'
import { afterEach, describe, expect, it } from 'vitest'
import { appPath, ask, newForm, type Wished } from './answers/scene.ts'
import { resetSettings } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { anonymous: guest, host: { occ, url } } = crew
const author = shared(async () => (await crew.newPerson()).session)
const publish = async (more: Omit<Wished, 'questions'> = {}) =>
	newForm(await author(), { questions: [{ type: 'text', title: 'Name' }], ...more })

const allow = (...value: string[]) => occ(['config:app:set', 'formsapp', 'embed_origins', '--value', ...value])
afterEach(() => resetSettings(crew.administrator.session))

async function open(path: string, by: Client = guest) {
	const { status, text, headers } = await by.request('GET', appPath(path), { headers: { Accept: 'text/html', 'Accept-Language': 'en' } })
	const json = /<script type="application\/json" id="formsapp-public-data">(.*)<\/script>/s.exec(text)?.[1]
	return {
		status,
		text,
		ancestors: /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' '),
		frameOptions: headers.get('x-frame-options'),
		data: JSON.parse(json ?? 'null') as { state: string, login: string | null, framedBy: string[] | null },
	}
}

const shareOf = async (fileId: number) => (await ask<ShareSettings>(await author(), 'GET', `/api/forms/${fileId}/share`)).embed

describe('the page for frames', () => {
	it('is in nobody\'s frame until administrators name websites', async () => {
		const { hash, fileId } = await publish()
		expect(await open(`/f/${hash}/embed`)).toMatchObject({
			status: 200, ancestors: ['\'self\''], data: { state: 'open', framedBy: [] },
		})
		expect(await shareOf(fileId)).toEqual({ url: `${url}${appPath(`/f/${hash}/embed`)}`, allowed: false })
	})

	it('may be shown by websites that administrators named, and the page of the link by none', async () => {
		await allow('https://www.example.org, http://localhost:8080')
		const { hash, fileId } = await publish()
		const origins = ['https://www.example.org', 'http://localhost:8080']
		const page = await open(`/f/${hash}/embed`)
		expect(page).toMatchObject({ status: 200, ancestors: ['\'self\'', ...origins], data: { state: 'open', framedBy: origins } })
		expect(page.text).toContain('<html lang="en" class="embedded">')
		// Not the app's to take away; browsers go by the policy.
		expect(page.frameOptions).toBe('SAMEORIGIN')
		expect((await shareOf(fileId)).allowed).toBe(true)
		const plain = await open(`/f/${hash}`)
		expect(plain).toMatchObject({ status: 200, ancestors: ['\'self\''], data: { state: 'open', framedBy: null } })
		expect(plain.text).toContain('<html lang="en">')
	})

	it('may be shown by every website where administrators say so', async () => {
		await allow('*')
		const { hash, fileId } = await publish()
		expect(await open(`/f/${hash}/embed`)).toMatchObject({ status: 200, ancestors: ['\'self\'', '*'], data: { framedBy: ['*'] } })
		expect((await shareOf(fileId)).allowed).toBe(true)
	})

	it.each([
		'http://www.example.org', 'https://www.example.org/page', 'www.example.org', 'https://*.example.org', '\'none\';script-src',
		'["https://www.example.org"]',
	])('is opened to nobody by what is no origin: %s', async (wrong) => {
		const { hash, fileId } = await publish()
		await allow(wrong)
		expect(await open(`/f/${hash}/embed`)).toMatchObject({ status: 200, ancestors: ['\'self\''], data: { framedBy: [] } })
		expect((await shareOf(fileId)).allowed).toBe(false)
		await allow(`https://good.example.org ${wrong} *`)
		expect((await open(`/f/${hash}/embed`)).ancestors).toEqual(['\'self\'', 'https://good.example.org'])
	})

	it('is opened to nobody by a value of another type', async () => {
		const { hash } = await publish()
		await allow('["https://www.example.org"]', '--type', 'array')
		expect(await open(`/f/${hash}/embed`)).toMatchObject({ status: 200, ancestors: ['\'self\''], data: { framedBy: [] } })
	})

	it('says there too that there is no form, that it is off, closed or behind a password', async () => {
		await allow('https://www.example.org')
		const framed = { ancestors: ['\'self\'', 'https://www.example.org'] }
		expect(await open('/f/no-such-link/embed')).toMatchObject({ status: 404, data: { state: 'unknown_link' }, ...framed })
		const closed = await publish({ share: { expiresAt: '2020-01-01' } })
		expect(await open(`/f/${closed.hash}/embed`)).toMatchObject({ status: 410, data: { state: 'expired' }, ...framed })
		const form = await publish({ title: 'Canary', share: { password: 'A long way to say yes' } })
		const asked = await open(`/f/${form.hash}/embed`)
		expect(asked).toMatchObject({ status: 200, data: { state: 'password_required' }, ...framed })
		expect(asked.text).not.toContain('Canary')
		await ask(await author(), 'PUT', `/api/forms/${form.fileId}/share`, { body: { isPublic: false } })
		expect(await open(`/f/${form.hash}/embed`)).toMatchObject({ status: 404, data: { state: 'unknown_link' }, ...framed })
	})

	it('leads to the form in a new tab where a login is needed, also for those who are logged in', async () => {
		await allow('https://www.example.org')
		const { hash } = await publish({ settings: { requireLogin: true } })
		for (const by of [guest, await author()]) {
			const { status, text, data } = await open(`/f/${hash}/embed`, by)
			expect([status, data.state, data.login]).toEqual([200, 'login_required', `${url}${appPath(`/f/${hash}`)}`])
			expect(text).toMatch(new RegExp(`href="[^"]*/f/${hash}"\\s+target="_blank" rel="noopener"`))
			expect(text).toContain('Open the form in a new tab and log in there.')
		}
		expect((await open(`/f/${hash}`, await author())).data.state).toBe('open')
	})
})
