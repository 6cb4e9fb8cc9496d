// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shared } from '@suite/testing/shared'
import type { PublicForm } from '@suite/schema/forms/response'
import { describe, expect, it } from 'vitest'
import { appPath, ask, guest, newAccount, newForm, type PublishedForm, submitted } from './answers/scene.ts'

interface Data {
	readonly state: string
	readonly hash: string
	readonly language: string
	readonly words: Readonly<Record<string, unknown>>
	readonly opened: PublicForm | null
	readonly opensAt: string | null
	readonly login: string | null
}

const author = shared(newAccount)
const questions = [{ type: 'text', title: 'Name', required: true }]

async function open(form: Pick<PublishedForm, 'hash'>, language = 'en', by: Parameters<typeof ask>[0] = guest) {
	const reply = await by.request('GET', appPath(`/f/${form.hash}`), { headers: { Accept: 'text/html', 'Accept-Language': language } })
	const json = /<script type="application\/json" id="formsapp-public-data">(.*)<\/script>/s.exec(reply.text)?.[1]
	return {
		reply,
		status: reply.status,
		heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(reply.text)?.[1],
		lang: /<html lang="([^"]*)"/.exec(reply.text)?.[1],
		data: JSON.parse(json ?? 'null') as Data,
	}
}

const publish = async (more: Omit<Parameters<typeof newForm>[1], 'questions'> = {}) => newForm(await author(), { questions, ...more })
const inTime = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString()

describe('the page of a link', () => {
	it('can be read before any script, and has what the script needs', async () => {
		const form = await publish({ members: { description: 'Who comes?' } })
		const { reply, status, heading, data } = await open(form)
		expect([status, heading]).toEqual([200, 'Party'])
		expect(reply.text).toContain('<title>Party</title>')
		expect(reply.text).toContain('Who comes?')
		expect(data).toMatchObject({ state: 'open', hash: form.hash, language: 'en', opensAt: null, login: null })
		expect(data.opened?.form.questions).toMatchObject([{ id: 'q1', title: 'Name', required: true }])
		expect(await submitted(form, { q1: 'Ann' }, { startStamp: data.opened?.startStamp ?? '' })).toMatchObject({ success: true })
	})

	it('is nothing but itself: no part of Nextcloud, scripts by nonce, framed by the same server only, never stored', async () => {
		const { reply } = await open(await publish())
		expect(reply.text.trimStart()).toMatch(/^<!DOCTYPE html>/)
		expect(reply.text).not.toMatch(/id="(header|content|nojavascript)"|core-common|_oc_webroot/)
		const scripts = [...reply.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('application/json'))
		expect(scripts).toHaveLength(1)
		expect(scripts[0]).toMatch(/nonce="[^"]+"/)
		expect(scripts[0]).toMatch(/js\/formsapp-public\.mjs\?v=/)
		expect(reply.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
		expect(reply.headers.get('cache-control')).toContain('no-store')
	})

	it('stays text, whatever an author writes', async () => {
		const evil = '</script><script>alert(1)</script><!-- "\' & <b>'
		const { reply, data } = await open(await newForm(await author(), {
			title: evil, questions: [{ type: 'text', title: evil }], members: { description: evil },
		}))
		expect(data.opened?.form).toMatchObject({ title: evil, description: evil, questions: [{ title: evil }] })
		expect(reply.text).not.toContain('<script>alert')
		expect(reply.text.match(/<\/script>/g)).toHaveLength(2)
		expect(reply.text).not.toContain('<b>')
	})

	it('tells nobody what a choice is worth, nor the password', async () => {
		const choices = [{ label: 'Yes', score: 77.25 }, { label: 'No', score: 88.25 }]
		const question = { type: 'single_choice', title: 'Well?', options: { choices } }
		const { reply } = await open(await newForm(await author(), { questions: [question] }))
		// A dot and a quote: the page's nonce, stamp and ids have neither, so that chance writes none of these.
		expect(reply.text).not.toMatch(/77\.25|88\.25|"score/)
	})

	it.each([['de', 'Dieses Formular'], ['fr', 'Ce formulaire'], ['nl', 'Dit formulier']])(
		'speaks the language of the browser: %s',
		async (language, words) => {
			const { lang, heading, data } = await open(await publish({ share: { expiresAt: '2020-01-01' } }), `${language},en;q=0.5`)
			expect([lang, data.language]).toEqual([language, language])
			expect(heading).toContain(words)
			expect(Object.keys(data.words).length).toBeGreaterThan(50)
		},
	)

	it('speaks English to everybody else', async () => {
		const { lang, data } = await open(await publish(), 'ja')
		expect([lang, data.words]).toEqual(['en', {}])
	})
})

describe('the page of a form that cannot be answered', () => {
	it('asks for the password and shows nothing of the form', async () => {
		const form = await publish({ title: 'Canary', share: { password: 'A long way to say yes' } })
		const { reply, status, heading, data } = await open(form)
		expect([status, heading, data.state, data.opened]).toEqual([200, 'This form needs a password.', 'password_required', null])
		expect(reply.text).not.toContain('Canary')
	})

	it('takes no password, so that nobody can guess one here', async () => {
		const form = await publish({ share: { password: 'A long way to say yes' } })
		const reply = await guest.request('GET', appPath(`/f/${form.hash}`), { headers: { Authorization: 'Bearer A long way to say yes' } })
		expect(reply.text).toContain('"state":"password_required"')
	})

	it('says when it opens', async () => {
		const opensAt = inTime(3600)
		const { reply, status, heading, data } = await open(await publish({ share: { startsAt: opensAt } }))
		expect([status, heading, data.state]).toEqual([403, 'This form is not open yet.', 'not_open'])
		expect(Math.abs(Date.parse(data.opensAt ?? '') - Date.parse(opensAt))).toBeLessThan(2000)
		expect(reply.text).toContain(`<time datetime="${data.opensAt}">`)
	})

	it('says when it is closed, full or gone', async () => {
		const closed = await open(await publish({ share: { expiresAt: '2020-01-01' } }))
		expect([closed.status, closed.heading, closed.data.state]).toEqual([410, 'This form is closed.', 'expired'])
		const form = await publish({ settings: { maxResponses: 1, limitMessage: 'Come next year.' } })
		await submitted(form, { q1: 'Ann' })
		const full = await open(form)
		expect([full.status, full.data.state]).toEqual([410, 'full'])
		expect(full.reply.text).toContain('Come next year.')
		await ask(await author(), 'PUT', `/api/forms/${form.fileId}/share`, { body: { isPublic: false } })
		const off = await open(form)
		expect([off.status, off.heading, off.data.state]).toEqual([404, 'There is no form at this address.', 'unknown_link'])
		expect(await open({ hash: '%3Cb%3E' })).toMatchObject({ status: 404, data: { hash: '<b>' } })
	})

	it('leads to the login and back, for accounts only', async () => {
		const form = await publish({ settings: { requireLogin: true } })
		const { status, data } = await open(form)
		expect([status, data.state]).toEqual([200, 'login_required'])
		expect(decodeURIComponent(data.login ?? '')).toMatch(new RegExp(`/login\\?redirect_url=/index\\.php/apps/formsapp/f/${form.hash}$`))
		expect((await open(form, 'en', await newAccount())).data.state).toBe('open')
	})

	it('says to an account that it is for others', async () => {
		const form = await publish({ settings: { restrictedUsers: ['nobody-else'] } })
		expect(await open(form, 'en', await newAccount())).toMatchObject({ status: 403, data: { state: 'not_invited' } })
	})
})
