// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import type { AdminSettings } from '@suite/schema/forms/admin/settings'
import type { OpenedForm } from '@suite/schema/forms/form'
import { administrator } from '@suite/testing/administrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
	ask, call, change, guest, list, newAccount, nextAddress, refusal, submit, submitted, tally, view, viewed, type PublishedForm,
} from '../answers/scene.ts'
import { program, send as sendByKey, withoutLimits } from '../external/key.ts'
import { address, deliver, header, hostMails, mailingForm, mailsTo, newAddress } from './scene.ts'

const author = await newAccount()
const { session: admin } = await administrator()
const server = await hostMails()
const inLanguage = (language: string) => ({ headers: { 'Accept-Language': language } })
const correct = (form: PublishedForm, token: string, answers: object) =>
	call(guest, 'PUT', `/api/public/${form.hash}/response`, {
		from: nextAddress(), headers: { 'X-Forms-Correction': token }, body: { answers },
	})

beforeAll(withoutLimits)
afterAll(() => server.close())

describe('a confirmation', () => {
	it('goes to the address that the form asks for, once, with receipt and time and nothing that was answered', async () => {
		const to = newAddress()
		const form = await mailingForm(author, { message: 'See you there.\n\nBring <b>cake</b>.' }, { title: 'Summer party' })
		const sent = await submitted(form, { q1: ` ${to} `, q2: 'Canary Zoë' })
		expect(server.to(to)).toEqual([])
		const [mail, ...others] = await mailsTo(server, to)
		await deliver()
		expect([mail?.to, mail?.subject, others, server.to(to).length])
			.toEqual([to, 'Your answers to “Summer party” have arrived', [], 1])
		for (const part of ['See you there.', 'Bring <b>cake</b>.', sent.response.id, 'Summer party']) {
			expect(mail?.text).toContain(part)
		}
		expect(mail?.text).toMatch(new RegExp(`${sent.response.submitted.slice(0, 10)} \\d\\d:\\d\\d \\(`))
		expect([header(mail, 'Auto-Submitted'), header(mail, 'Message-ID')])
			.toEqual(['auto-generated', expect.stringMatching(new RegExp(`^<${sent.response.id}@[\\w.-]+>$`))])
		const source = mail?.source.replaceAll('=\r\n', '')
		expect(source).not.toMatch(/canary|Zo=C3|#change/i)
		expect(source).toContain('Bring &lt;b&gt;cake')
	})

	it.each([
		['nl', 'Uw antwoorden op “Fête” zijn aangekomen', 'Ontvangstnummer'],
		['de-DE,de;q=0.9', 'Ihre Antworten auf „Fête“ sind angekommen', 'Belegnummer'],
		['fr', 'Vos réponses à « Fête » sont arrivées', 'Numéro de reçu'],
		['xx', 'Your answers to “Fête” have arrived', 'Receipt number'],
	])('speaks the language of the page: %s', async (language, subject, receipt) => {
		const to = newAddress()
		const form = await mailingForm(author, {}, { title: 'Fête' })
		await submitted(form, { q1: to }, inLanguage(language))
		const [mail] = await mailsTo(server, to)
		expect(mail?.subject).toBe(subject)
		expect(mail?.text).toContain(receipt)
	})

	it('has the thank-you message where the author wrote nothing else, and neither with answers in it', async () => {
		const [plain, piped, own] = [newAddress(), newAddress(), newAddress()]
		const thanks = (confirmationMessage: string) => ({ settings: { confirmationMessage } })
		await submitted(await mailingForm(author, {}, thanks('Thanks from the team!')), { q1: plain })
		await submitted(await mailingForm(author, {}, thanks('Thanks, {{q2}}!')), { q1: piped, q2: 'canary' })
		await submitted(await mailingForm(author, { message: 'Dear {{q2}}, {{ q1 }}' }), { q1: own, q2: 'canary' })
		await deliver()
		const texts = [plain, piped, own].map((to) => server.to(to)[0]?.text ?? '')
		expect(texts[0]).toContain('Thanks from the team!')
		expect(texts[1]).toContain('Thank you. Your answers have arrived.')
		expect(texts[2]).toContain('Dear [Name], [Your address]')
		expect(texts.join()).not.toMatch(/canary|\{\{/)
	})

	it('has the link by which answers are changed, where the form allows it, and changing them sends no other', async () => {
		const [to, other] = [newAddress(), newAddress()]
		const form = await mailingForm(author, {}, { settings: { allowCorrection: true } })
		const { correction = '' } = await submitted(form, { q1: to })
		const [mail] = await mailsTo(server, to)
		expect(mail?.text).toContain(`/index.php/apps/formsapp/f/${form.hash}#change=${correction}`)
		expect((await correct(form, correction, { q1: other })).status).toBe(200)
		await deliver()
		expect([server.to(to).length, server.to(other).length]).toEqual([1, 0])
	})

	it('goes to the address that was sent, also when another one is put in its place before', async () => {
		const [to, victim] = [newAddress(), newAddress()]
		const form = await mailingForm(author, {}, { settings: { allowCorrection: true } })
		const { correction = '' } = await submitted(form, { q1: to })
		await correct(form, correction, { q1: victim })
		await deliver()
		expect([server.to(to).length, server.to(victim).length]).toEqual([1, 0])
	})

	it('is sent for responses at the short address and by OCS too', async () => {
		const [short, enveloped] = [newAddress(), newAddress()]
		const form = await mailingForm(author)
		await call(guest, 'POST', `/public/submit/${form.hash}`, { from: nextAddress(), body: { answers: { q1: short } } })
		await guest.request('POST', `/ocs/v2.php/apps/formsapp/api/public/${form.hash}/submit`, {
			from: nextAddress(), query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true' }, body: { answers: { q1: enveloped } },
		})
		await deliver()
		expect([short, enveloped].map((to) => server.to(to).length)).toEqual([1, 1])
	})

	it('has no header that a title or an address made', async () => {
		const to = newAddress()
		const form = await mailingForm(author, {}, { title: 'Party\r\nBcc: canary@example.org\u2028\u202eevil' })
		const wrongs = [`${to}\r\nBcc: canary@example.org`, `${to},canary@example.org`, `<${to}>`, '"a b"@example.org', 'a@b@example.org']
		for (const wrong of wrongs) {
			expect((await submit(form, { q1: wrong })).status).toBe(422)
		}
		await submitted(form, { q1: to })
		const [mail] = await mailsTo(server, to)
		expect(mail?.subject).toBe('Your answers to “Party Bcc: canary@example.org evil” have arrived')
		expect([header(mail, 'Bcc'), server.to('canary@example.org')]).toEqual(['', []])
	})

	it('waits while the mail server refuses it, which no respondent hears of', async () => {
		const to = newAddress()
		const form = await mailingForm(author)
		const { response } = await submitted(form, { q1: to })
		server.refuse(true)
		try {
			await deliver()
		} finally {
			server.refuse(false)
		}
		await deliver()
		expect(server.to(to)).toEqual([])
		expect((await list(author, form)).responses.map(({ id }) => id)).toEqual([response.id])
	})
})

describe('no confirmation is sent', () => {
	const none = async (form: PublishedForm, answers: object, to: string, before: () => Promise<unknown> = async () => undefined) => {
		await submitted(form, answers)
		await before()
		return mailsTo(server, to)
	}

	it('unless the author switched it on and chose a question that asks for an address', async () => {
		const outcomes: unknown[] = []
		for (const mail of [{ enabled: false }, { questionId: null }, { questionId: 'q9' }, { questionId: 'q2' }]) {
			const to = newAddress()
			const form = await mailingForm(author, mail)
			expect((await viewed(form)).form.settings).not.toHaveProperty('confirmationMail')
			outcomes.push(await none(form, { q1: to, q2: to }, to))
		}
		expect(outcomes).toEqual([[], [], [], []])
		expect((await viewed(await mailingForm(author))).form.settings).toHaveProperty('confirmationMail', 'q1')
	})

	it('to questions that are gone, of another type, left empty or hidden by a condition', async () => {
		const [gone, retyped, hidden] = [newAddress(), newAddress(), newAddress()]
		const form = await mailingForm(author)
		await change(author, form.fileId, { questions: [{ id: 'q1', type: 'text', title: 'Your address' }] })
		expect(await none(form, { q1: retyped }, retyped)).toEqual([])
		await change(author, form.fileId, { questions: [{ id: 'q2', type: 'email', title: 'Another address' }] })
		expect(await none(form, { q2: gone }, gone)).toEqual([])
		const conditional = await mailingForm(author, { questionId: 'q2' }, { questions: [
			{ id: 'q1', type: 'text', title: 'Name' },
			{ id: 'q2', ...address, showIf: { questionId: 'q1', operator: 'equals', value: 'Ann' } },
		] })
		expect(await none(conditional, { q1: 'Ben', q2: hidden }, hidden)).toEqual([])
		await submitted(conditional, { q1: 'Ben' })
		expect(await none(conditional, { q1: 'Ann', q2: hidden }, hidden)).toHaveLength(1)
	})

	it('for answers that are refused, repeated, or sent with a key', async () => {
		const [refused, repeated, keyed] = [newAddress(), newAddress(), newAddress()]
		const form = await mailingForm(author)
		expect((await submit(form, { q1: refused, q9: 1 })).status).toBe(422)
		const once = { headers: { 'Idempotency-Key': `once-${repeated}` } }
		const ids = [await submitted(form, { q1: repeated }, once), await submitted(form, { q1: repeated }, once)]
		expect((await sendByKey(await program(author, form.fileId), form, { q1: keyed })).status).toBe(201)
		await deliver()
		await submitted(form, { q1: repeated }, once)
		await deliver()
		expect([new Set(ids.map(({ response }) => response.id)).size, ...[refused, repeated, keyed].map((to) => server.to(to).length)])
			.toEqual([1, 0, 1, 0])
	})

	it('for a response that is deleted before, or by a form that was switched off meanwhile', async () => {
		const [deleted, off] = [newAddress(), newAddress()]
		const form = await mailingForm(author)
		expect(await none(form, { q1: deleted }, deleted, () => ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`))).toEqual([])
		const confirmationMail = { enabled: false, questionId: 'q1', message: '' }
		const switchOff = () => change(author, form.fileId, { form: { settings: { confirmationMail } } })
		expect(await none(form, { q1: off }, off, switchOff)).toEqual([])
	})

	it('while administrators allow none, which the form says, and later not either', async () => {
		const [before, meanwhile, after] = [newAddress(), newAddress(), newAddress()]
		const form = await mailingForm(author)
		const allow = (confirmationMails: boolean) => ask<AdminSettings>(admin, 'POST', '/api/settings', { body: { confirmationMails } })
		const isSaid = async () => (await ask<OpenedForm>(author, 'GET', `/api/forms/${form.fileId}`)).confirmationMails
		await submitted(form, { q1: before })
		expect([await isSaid(), (await allow(false)).confirmationMails, await isSaid()]).toEqual([true, false, false])
		try {
			expect((await viewed(form)).form.settings).not.toHaveProperty('confirmationMail')
			await submitted(form, { q1: meanwhile })
			await deliver()
		} finally {
			expect((await allow(true)).confirmationMails).toBe(true)
		}
		await submitted(form, { q1: after })
		await deliver()
		expect([before, meanwhile, after].map((to) => server.to(to).length)).toEqual([0, 0, 1])
	})
})

describe('no address gets many', () => {
	it('of one form: 20 at once are 20 responses and one mail, and nobody is told', async () => {
		const to = newAddress()
		const form = await mailingForm(author)
		const [local, domain] = to.split('@')
		const spellings = [
			to, to.toUpperCase(), `${local}+x@${domain}`, `${local?.slice(0, 3)}.${local?.slice(3)}@${domain}`, `${local}@ｅxample.org`,
		]
		const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => submit(form, { q1: spellings[at % spellings.length] })))
		expect(tally(replies.map(refusal))).toEqual({ 201: 20 })
		expect([...new Set(replies.map(({ json }) => Object.keys(json as object).join()))]).toEqual(['success,message,response'])
		await deliver()
		const plain = (written: string) => written.toLowerCase().replace('+x', '').replace(/\.(?=.*@)/g, '')
		expect(server.mails.filter((mail) => plain(mail.to) === plain(to))).toHaveLength(1)
		expect((await list(author, form)).total).toBe(20)
	})

	it('of all forms: of eight at once, the sixth in a day and the others are left out', async () => {
		const to = newAddress()
		const forms = await Promise.all(Array.from({ length: 8 }, () => mailingForm(author)))
		expect(tally((await Promise.all(forms.map((form) => submit(form, { q1: to })))).map(refusal))).toEqual({ 201: 8 })
		await submitted(await mailingForm(author), { q1: to })
		expect(await mailsTo(server, to)).toHaveLength(5)
	})
})

describe('the setting', () => {
	const save = (form: PublishedForm, confirmationMail: unknown) =>
		call(author, 'PUT', `/api/forms/${form.fileId}`, { body: { form: { settings: { confirmationMail } } } })
	const saved = async ({ fileId }: { fileId: number }) =>
		(await ask<OpenedForm>(author, 'GET', `/api/forms/${fileId}`)).form.settings.confirmationMail

	it('is off unless somebody sets it, and is refused when it is none', async () => {
		const form = await mailingForm(author, {}, { settings: { confirmationMail: null } })
		expect(await saved(form)).toBe(null)
		for (const wrong of [
			true, 'q1', [], {}, { enabled: 1 }, { enabled: true, questionId: 1 }, { enabled: true, questionId: '' },
			{ enabled: true, message: 5 }, { enabled: true, message: 'x'.repeat(4001) }, { enabled: true, to: 'ann@example.org' },
			{ enabled: true, questionId: 'q'.repeat(65) },
		]) {
			expect((await save(form, wrong)).status, JSON.stringify(wrong)).toBe(422)
		}
		expect(await saved(form)).toBe(null)
		await save(form, { enabled: true })
		expect(await saved(form)).toEqual({ enabled: true, questionId: null, message: '' })
	})

	it('goes with a copy of the form, and with a template', async () => {
		const form = await mailingForm(author, { message: 'Hello' })
		const { id } = await ask<{ id: string }>(author, 'POST', `/api/forms/${form.fileId}/template`, { body: { name: 'Mailing' } })
		const made = await ask<{ fileId: number }>(author, 'POST', '/api/forms', { body: { title: 'From it', template: id } })
		expect(await saved(made)).toEqual({ enabled: true, questionId: 'q1', message: 'Hello' })
	})

	it('is read by those who may read the form, and tells the public which question it is', async () => {
		const form = await mailingForm(author, { message: 'canary' })
		const { text } = await view(form)
		expect([text.includes('canary'), text.includes('"confirmationMail":"q1"')]).toEqual([false, true])
		expect(refusal(await call(guest, 'GET', `/api/forms/${form.fileId}`))).toMatch(/^401/)
	})
})

describe('an account', () => {
	it('gets it at the address that it typed, in its own language', async () => {
		const to = newAddress()
		const reader = await newAccount()
		await ocs(admin, 'PUT', `/cloud/users/${reader.user}`, { key: 'language', value: 'de' })
		await submitted(await mailingForm(author), { q1: to }, inLanguage('fr'), reader)
		expect((await mailsTo(server, to)).map(({ subject }) => subject)).toEqual(['Ihre Antworten auf „Party“ sind angekommen'])
	})
})
