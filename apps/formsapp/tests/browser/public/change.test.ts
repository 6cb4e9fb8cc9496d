// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { LinkCall, PublicLink, Reply } from '@suite/api/forms/public-client'
import type { Correction, OwnResponse, Submitted } from '@suite/schema/forms/response'
import { describe, expect, it, vi } from 'vitest'
import { changeAddress, keepToken, takeToken, tokenOf } from '../../../src/public/model/address/changeLink.ts'
import { openDraft } from '../../../src/public/model/draft.ts'
import { changeAnswers } from '../../../src/public/views/change/changeView.ts'
import { arrived, fault, formOf, forward, openPage, question, refused, settled, write } from './page.ts'

vi.stubGlobal('scrollTo', () => undefined)

const name = { id: 'q1', type: 'text', title: 'Name', required: true }
const file = { id: 'q2', type: 'file', title: 'Photo', options: { maxFiles: 2 } }
const photo = { id: 'f1', name: 'photo.png', size: 70, type: 'image/png' }
const { form } = formOf([name, file], { hiddenFields: [{ name: 'source' }] })
const own = (more: Partial<OwnResponse['response']> = {}): Reply<OwnResponse> => ({ data: { form, response: {
	id: 'r1', submitted: '2026-11-26T12:00:00Z', changed: null, revision: 3, answers: { q1: 'Ann', q2: [photo], source: 'mail' }, ...more,
} } })

/** The page after somebody opened the link for changing answers. */
async function open(reads: Reply<OwnResponse>[], replies: Reply<Submitted>[] = []) {
	const { root } = openPage({ state: 'full' })
	const sent: { token: string, correction: Correction, call: LinkCall }[] = []
	const asked: string[] = []
	const stored = new Map<string, string>()
	const link = {
		readOwn: async (token: string, { password }: LinkCall) => {
			asked.push(`${token} ${password}`)
			return reads.shift() ?? refused(404, 'unknown_response')
		},
		correct: async (token: string, correction: Correction, call: LinkCall) => {
			sent.push({ token, correction: structuredClone(correction), call })
			return replies.shift() ?? arrived()
		},
	} as unknown as PublicLink
	let left = 0
	const place = { storage: undefined, now: () => 0, random: () => 5, key: () => 'key' }
	const draft = openDraft('abc', place)
	await changeAnswers(
		{ root, link, draft, search: '', solve: async () => undefined },
		'token',
		{ newDraft: () => openDraft('abc', place), leaves: () => void left++ },
	)
	return { root, sent, asked, stored, left: () => left }
}

describe('changing answers', () => {
	it('begins with what was sent, also when the form is full, and sends all of it', async () => {
		const { root, sent } = await open([own()])
		expect(root.textContent).toContain('These are the answers that you sent on')
		expect(question('q1').querySelector('input')?.value).toBe('Ann')
		expect(question('q2').textContent).toContain('photo.png')
		expect(root.textContent).not.toContain('kept on this device')
		expect(forward().textContent).toBe('Save changes')
		write('q1', 'Anna')
		forward().click()
		await settled()
		expect(sent.map(({ token, correction }) => [token, correction]))
			.toEqual([['token', { answers: { q1: 'Anna', q2: ['f1'], source: 'mail' }, revision: 3 }]])
		expect(root.textContent).toContain('Your changes have been saved.')
		expect(root.textContent).not.toContain('Answer again')
	})

	it('says what is wrong, and what was changed elsewhere', async () => {
		const { root } = await open([own({ changed: '2026-11-26T13:00:00Z' })], [
			refused(422, 'invalid_answers', { questions: { q1: 'Too long.' } }), refused(409, 'stale_version'),
			refused(403, 'no_corrections'),
		])
		expect(root.textContent).toContain('as you last changed them on')
		forward().click()
		await settled()
		expect(fault('q1')).toBe('Too long.')
		write('q1', 'Bea')
		forward().click()
		await settled()
		expect(root.textContent).toContain('These answers were changed elsewhere in the meantime')
		forward().click()
		await settled()
		expect(root.textContent).toContain('Answers to this form can no longer be changed.')
	})

	it('asks for the password, and goes to the login with the token', async () => {
		const { root, asked } = await open([refused(401, 'password_required'), own()])
		const input = root.querySelector<HTMLInputElement>('input[type=password]')!
		input.value = 'secret'
		input.form!.requestSubmit()
		await settled()
		expect(asked).toEqual(['token ', 'token secret'])
		expect(question('q1').querySelector('input')?.value).toBe('Ann')
		const later = await open([refused(401, 'login_required')])
		expect([later.left(), later.root.querySelector('a')?.textContent]).toEqual([1, 'Log in'])
	})

	it('says that there is nothing to change', async () => {
		const { root } = await open([refused(404, 'unknown_response')])
		expect(document.activeElement?.textContent).toBe('These answers cannot be changed')
		expect(root.querySelector('form')).toBeNull()
	})

	it('is offered with the thanks, by a link that leads here', async () => {
		const { replies } = openPage({ opened: formOf([name]) })
		const reply = arrived()
		replies.push('data' in reply ? { data: { ...reply.data, correction: 'r1.abc' } } : reply)
		write('q1', 'Ann')
		forward().click()
		await settled()
		const address = document.querySelector<HTMLInputElement>('#formsapp-change')?.value ?? ''
		expect(tokenOf(new URL(address).hash)).toBe('r1.abc')
		expect(document.querySelector<HTMLAnchorElement>('.change a')?.href).toBe(address)
	})

	it('has its token in the address, or keeps it while somebody logs in', () => {
		expect(changeAddress('r.1', 'https://x.org/f/abc/embed?source=mail#top')).toBe('https://x.org/f/abc#change=r.1')
		expect(['#change=r.1', '#top', '#change=%', ''].map(tokenOf)).toEqual(['r.1', undefined, undefined, undefined])
		const kept = new Map<string, string>()
		const storage = {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, value: string) => void kept.set(key, value),
			removeItem: (key: string) => void kept.delete(key),
		}
		keepToken(storage, 'abc', 'r.1')
		expect([takeToken(storage, 'other'), takeToken(storage, 'abc'), takeToken(storage, 'abc'), takeToken(undefined, 'abc')])
			.toEqual([undefined, 'r.1', undefined, undefined])
	})
})
