// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import type { FormChange } from '@suite/schema/forms/form'
import type { FormStats } from '@suite/schema/forms/response'
import { appPath, ask } from '../http/forms.ts'
import { expect, test } from './publicPage.ts'

const choices = ['Red', 'Green', 'Blue'].map((label, place) => ({ id: `c${place + 1}`, label }))
const name = { id: 'q1', type: 'text', title: 'Name', required: true }
const comes = {
	id: 'q2', type: 'single_choice', title: 'Will you come?', required: true,
	options: { choices: [{ id: 'c1', label: 'Yes' }, { id: 'c2', label: 'No' }] },
}
const guests = {
	id: 'q3', type: 'number', title: 'How many guests?', required: true, options: { min: 0, max: 5 },
	showIf: { questionId: 'q2', operator: 'equals', value: 'c1' },
}
/** One of each type but files. */
const everything: FormChange['questions'] = [
	{ id: 'q1', type: 'section', title: 'You', description: 'Who you are' },
	{ id: 'q2', type: 'text', title: 'First name', description: 'As friends call you', sectionId: 'q1', options: { maxLength: 20 } },
	{ id: 'q3', type: 'email', title: 'E-mail', sectionId: 'q1', required: true },
	{ id: 'q4', type: 'textarea', title: 'Why?' },
	{ id: 'q5', type: 'number', title: 'How many?' },
	{ id: 'q6', type: 'single_choice', title: 'Which one?', options: { choices, allowOther: true } },
	{ id: 'q7', type: 'multiple_choice', title: 'Which ones?', options: { choices, maxSelections: 2 } },
	{ id: 'q8', type: 'dropdown', title: 'Which of the list?', options: { choices } },
	{ id: 'q9', type: 'date', title: 'When?', options: { min: '2026-01-01' } },
	{ id: 'q10', type: 'datetime', title: 'When exactly?' },
	{ id: 'q11', type: 'time', title: 'At what time?' },
	{ id: 'q12', type: 'linear_scale', title: 'How likely?', options: { min: 0, max: 10, minLabel: 'Never', maxLabel: 'Surely' } },
	{ id: 'q13', type: 'rating', title: 'How good?' },
	{ id: 'q14', type: 'matrix', title: 'How was it?', options: { rows: choices, columns: choices } },
	{ id: 'q15', type: 'table', title: 'Who else?', options: { columns: [
		{ id: 'c1', label: 'Name' }, { id: 'c2', label: 'Age', inputType: 'number' },
		{ id: 'c3', label: 'Colour', inputType: 'dropdown', choices },
	] } },
]

test.describe('answering', () => {
	test('says that a confirmation is sent to the address, if one was entered', async ({ link, visit }) => {
		const address = { id: 'q1', type: 'email', title: 'Your address' }
		const confirmationMail = { enabled: true, questionId: 'q1', message: '' }
		const { path } = await link({ form: { settings: { confirmationMail } }, questions: [address, { ...name, id: 'q2' }] })
		const page = await visit(path)
		const told = page.getByText('A confirmation is sent to the address you entered.')
		const send = async () => {
			await page.getByRole('button', { name: /^Send/ }).click()
			await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
		}
		await page.getByLabel('Name').fill('Ann')
		await send()
		await expect(told).toBeHidden()
		await page.getByRole('button', { name: 'Answer again' }).click()
		await page.getByLabel('Name').fill('Ann')
		await page.getByLabel('Your address').fill('ann@example.org')
		await send()
		await expect(told).toBeVisible()
		await expectScreenAccessible(page)
	})

	test('by keyboard alone, with conditions, a mistake and the receipt @every-host', async ({ link, visit }) => {
		const { path, answers } = await link({ form: { description: 'Who comes?' }, questions: [name, comes, guests] })
		const page = await visit(path)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Party')
		await expect(page.getByText('Who comes?')).toBeVisible()
		await page.getByLabel('Name').focus()
		await page.keyboard.type('Ann')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused()
		await expect(page.getByLabel('How many guests?')).toBeHidden()
		await page.keyboard.press('Space')
		await expect(page.getByLabel('How many guests?')).toBeVisible()
		await page.keyboard.press('Tab')
		await page.keyboard.type('9')
		await page.getByRole('button', { name: 'Send 2 answers' }).press('Enter')
		const summary = page.getByRole('region', { name: 'One answer is not right yet' })
		await expect(summary).toBeFocused()
		await summary.getByRole('link', { name: 'How many guests?' }).press('Enter')
		const field = page.getByLabel('How many guests?')
		await expect(field).toBeFocused()
		await expect(field).toHaveAccessibleDescription(/The highest possible value is 5\./)
		await field.press('Control+A')
		await page.keyboard.type('2')
		await expect(summary).toBeHidden()
		await page.getByRole('button', { name: 'Send 3 answers' }).press('Enter')
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
		await expect(page.getByText('Receipt number')).toBeVisible()
		await expect.poll(answers).toEqual([{ q1: 'Ann', q2: 'c1', q3: 2 }])
		await page.troubles.expectNone()
	})

	test('page by page, past those that do not matter, and back with the browser\'s own button', async ({ link, visit }) => {
		const { path, answers } = await link({
			questions: [name, comes, { ...name, id: 'q4', title: 'Song' }, { ...name, id: 'q5', title: 'Wish', required: false }],
			form: { pages: [
				{ id: 'p1', title: 'You', questions: ['q1', 'q2'], routing: [
					{ id: 'r1', questionId: 'q2', operator: 'equals', value: 'c2', targetPageId: 'p3' },
				] },
				{ id: 'p2', title: 'Music', questions: ['q4'], routing: [] },
				{ id: 'p3', title: 'The end', questions: ['q5'], routing: [] },
			] },
		})
		const page = await visit(path)
		await page.getByLabel('Name').fill('Ann')
		await page.getByRole('radio', { name: 'Yes' }).check()
		await expect(page.getByText('Page 1 of 3')).toBeVisible()
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.getByRole('heading', { name: 'Music' })).toBeFocused()
		await page.goBack()
		await expect(page.getByRole('heading', { name: 'You' })).toBeFocused()
		await page.getByRole('radio', { name: 'No' }).check()
		await expect(page.getByText('Page 1 of 2')).toBeVisible()
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused()
		await page.getByRole('button', { name: 'Back' }).click()
		await expect(page.getByLabel('Name')).toHaveValue('Ann')
		await page.getByRole('button', { name: 'Next' }).click()
		await page.getByRole('button', { name: 'Send 2 answers' }).click()
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
		await expect.poll(answers).toEqual([{ q1: 'Ann', q2: 'c2' }])
	})

	test('tells the score', async ({ link, visit }) => {
		const { path } = await link({
			form: { settings: { quizMode: true } },
			questions: [{ ...comes, options: { choices: [{ id: 'c1', label: 'Yes', score: 2 }, { id: 'c2', label: 'No', score: 0.5 }] } }],
		})
		const page = await visit(path)
		await page.getByRole('radio', { name: 'No' }).check()
		await page.getByRole('button', { name: 'Send 1 answer' }).click()
		await expect(page.getByText('You have 0.5 of 2 points.')).toBeVisible()
	})
})

test.describe('on a bad line', () => {
	test('answers are kept over a reload, sent again with the same key, and count once @every-host', async ({ link, visit }) => {
		const { path, answers } = await link({ questions: [name, comes] })
		const page = await visit(path)
		await page.getByLabel('Name').fill('Ann')
		await expect(page.getByText('Your answers are kept on this device until you send them.')).toBeVisible()
		await page.reload()
		await ready(page, 'public')
		await expect(page.getByLabel('Name')).toHaveValue('Ann')
		await expect(page.getByText('These answers were kept on this device.')).toBeVisible()
		await page.getByRole('radio', { name: 'Yes' }).check()
		let lost = 0
		await page.route('**/api/public/*/submit', async (route) => {
			// The server takes them, and its answer is lost.
			lost++
			await route.fetch()
			await route.abort('connectionfailed')
		})
		await page.getByRole('button', { name: 'Send 2 answers' }).click()
		await expect(page.getByText('You are offline.')).toBeVisible()
		await expect.poll(() => lost).toBeGreaterThan(0)
		await page.unroute('**/api/public/*/submit')
		await page.getByRole('button', { name: 'Try now' }).click()
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
		await expect.poll(answers).toHaveLength(1)
	})

	test('an answer that is waiting is sent when the connection is back', async ({ link, visit }) => {
		const { path, answers } = await link({ questions: [name] })
		const page = await visit(path)
		await page.getByLabel('Name').fill('Ann')
		await page.context().setOffline(true)
		await page.getByRole('button', { name: 'Send 1 answer' }).click()
		await expect(page.getByText('You are offline.')).toBeVisible()
		await page.context().setOffline(false)
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
		await expect.poll(answers).toHaveLength(1)
	})

	test('a crowd behind one address is asked for a little work, and gets through by itself @every-host', async ({ link, visit }) => {
		const { path, answers } = await link({ questions: [name] })
		const page = await visit(path)
		const solutions: (string | undefined)[] = []
		await page.route('**/api/public/*/submit', async (route) => {
			const solution = route.request().headers()['x-forms-solution']
			solutions.push(solution)
			const details = { reason: 'too_many_requests', challenge: { text: 'a.1.12.b', zeros: 12 } }
			await (solution !== undefined ? route.continue() : route.fulfill({
				status: 429, headers: { 'Retry-After': '60' }, json: { error: true, message: 'Too many', code: 'RATE_LIMITED', details },
			}))
		})
		await page.getByLabel('Name').fill('Ann')
		await page.getByRole('button', { name: 'Send 1 answer' }).click()
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
		expect(solutions).toHaveLength(2)
		expect(createHash('sha256').update(solutions[1] ?? '').digest('hex')).toMatch(/^000/)
		await expect.poll(answers).toEqual([{ q1: 'Ann' }])
	})

	test('too many at once wait for their turn', async ({ link, visit }) => {
		const { path } = await link({ questions: [name] })
		const page = await visit(path)
		await page.clock.install()
		await page.getByLabel('Name').fill('Ann')
		await page.route('**/api/public/*/submit', (route) => route.fulfill({
			status: 429, headers: { 'Retry-After': '40' }, json: { error: true, message: 'Too many requests.', code: 'RATE_LIMITED' },
		}), { times: 1 })
		await page.getByRole('button', { name: 'Send 1 answer' }).click()
		await expect(page.getByText('Many people are answering right now.')).toBeVisible()
		await page.clock.runFor(45_000)
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
	})
})

test.describe('states', () => {
	test('a password opens the form and goes along with the answers', async ({ link, visit }) => {
		const { path, answers } = await link({ questions: [name], share: { password: 'A löng way to say yes' } })
		const page = await visit(path)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form needs a password.')
		await expectScreenAccessible(page)
		await page.getByLabel('Password').fill('wrong')
		await page.getByRole('button', { name: 'Open the form' }).click()
		await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
		await expect(page.getByLabel('Password')).toBeFocused()
		await page.getByLabel('Password').fill('A löng way to say yes')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { name: 'Party' })).toBeFocused()
		await page.getByLabel('Name').fill('Ann')
		await page.getByRole('button', { name: 'Send 1 answer' }).click()
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
		await expectScreenAccessible(page)
		await expect.poll(answers).toHaveLength(1)
	})

	test('answers are changed later by the link that comes with the thanks', async ({ link, visit }) => {
		const form = { settings: { allowCorrection: true } }
		const { path, answers } = await link({ form, questions: [name, comes, guests] })
		const page = await visit(path)
		await page.getByLabel('Name').fill('Ann')
		await page.getByRole('radio', { name: 'No' }).check()
		await page.getByRole('button', { name: 'Send 2 answers' }).click()
		await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
		await expectScreenAccessible(page)
		const address = await page.getByLabel('Link for changing your answers').inputValue()

		const later = await visit(address)
		await expect(later.getByText('These are the answers that you sent on')).toBeVisible()
		await expect(later.getByLabel('Name')).toHaveValue('Ann')
		await later.getByRole('radio', { name: 'Yes' }).check()
		await later.getByRole('button', { name: 'Save changes' }).click()
		await expect(later.getByRole('link', { name: 'How many guests?' })).toBeVisible()
		await later.getByLabel('How many guests?').fill('3')
		await expectScreenAccessible(later)
		await later.getByRole('button', { name: 'Save changes' }).click()
		await expect(later.getByText('Your changes have been saved.')).toBeVisible()
		await expect.poll(answers).toEqual([{ q1: 'Ann', q2: 'c1', q3: 3 }])

		await page.getByRole('link', { name: 'Change answers' }).click()
		await expect(page.getByLabel('How many guests?')).toHaveValue('3')
		await page.troubles.expectNone()
		await later.troubles.expectNone()
		const broken = await visit(`${address}0`)
		await expect(broken.getByRole('heading', { name: 'These answers cannot be changed' })).toBeFocused()
	})

	test('a form that is not open, closed, full or gone says so', async ({ link, visit }) => {
		const startsAt = new Date(Date.now() + 7_200_000).toISOString()
		const closed = [
			{ ...await link({ questions: [name], share: { startsAt } }), says: 'This form is not open yet.' },
			{ ...await link({ questions: [name], share: { expiresAt: '2020-01-01' } }), says: 'This form is closed.' },
			{ fileId: 0, path: appPath('/f/no-such-link'), says: 'There is no form at this address.' },
		]
		for (const { path, says } of closed) {
			const page = await visit(path)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(says)
			await expectScreenAccessible(page)
		}
		const page = await visit(closed[0]?.path ?? '')
		await expect(page.getByText('It opens on')).toBeVisible()

		const last = await link({ questions: [name], form: { settings: { maxResponses: 1, limitMessage: 'Come next year.' } } })
		const [first, second] = [await visit(last.path), await visit(last.path)]
		for (const page of [first, second]) {
			await page.getByLabel('Name').fill('Ann')
			await page.getByRole('button', { name: 'Send 1 answer' }).click()
		}
		await expect(second.getByRole('heading', { level: 1 })).toHaveText('This form takes no more responses.')
		await expect(second.getByText('Come next year.')).toBeVisible()
		await expect(second.getByText('They are still kept on this device.')).toBeVisible()
		await expectScreenAccessible(second)
		await expect.poll(last.answers).toHaveLength(1)
	})

	test('descriptions have emphasis, lists and links, and stay connected to their questions', async ({ link, visit }) => {
		const description = 'As on your **badge**, see [the list](https://example.org/list):\n- first name\n- <b>last</b> name'
		const { path } = await link({
			form: { description: 'Who *comes*?' },
			questions: [{ ...name, description }, { ...comes, description }, { id: 'q4', type: 'section', title: 'More', description }],
		})
		const page = await visit(path)
		await expect(page.getByRole('emphasis')).toHaveText('comes')
		await expect(page.getByRole('strong')).toHaveText(['badge', 'badge', 'badge'])
		const linked = page.getByRole('link', { name: 'the list' }).first()
		await expect(linked).toHaveAttribute('href', 'https://example.org/list')
		await expect(linked).toHaveAttribute('rel', 'noopener noreferrer nofollow')
		await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/As on your badge, see the list: ?first name ?<b>last<\/b> name/)
		await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(/As on your badge/)
		await expectScreenAccessible(page)
		await page.troubles.expectNone()
	})

	test('without scripts, the form is there to read, and what is missing is said', async ({ link, visit }) => {
		const { path } = await link({ form: { description: 'Who comes?' }, questions: [name] })
		const page = await visit(path, { javaScriptEnabled: false })
		await expect(page.getByRole('heading', { name: 'Party' })).toBeVisible()
		await expect(page.getByText('Who comes?')).toBeVisible()
		const source = await page.content()
		expect(source).toContain('<noscript><p>To answer this form, switch on JavaScript in your browser.</p></noscript>')
	})
})

test.describe('looks', () => {
	for (const colorScheme of ['light', 'dark'] as const) {
		test(`axe finds nothing in any type of question, nor in mistakes, ${colorScheme}`, async ({ link, visit }) => {
			const { path } = await link({ questions: everything })
			const page = await visit(path, { colorScheme })
			const looks = { onlyContrast: colorScheme !== 'light' }
			await expectScreenAccessible(page, looks)
			await page.getByRole('radio', { name: 'Red' }).first().check()
			await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
			await page.getByRole('radio', { name: '10 (Surely)' }).check({ force: true })
			await page.getByRole('button', { name: /^Send/ }).click()
			await expect(page.getByRole('region', { name: 'One answer is not right yet' })).toBeFocused()
			await expectScreenAccessible(page, looks)
		})
	}

	test('a finger finds every control, and 320 pixels are enough', async ({ link, visit }) => {
		const { path } = await link({ questions: everything })
		const page = await visit(path, phone)
		await page.getByRole('radio', { name: 'Other' }).check()
		await page.getByRole('button', { name: 'Add a row' }).click()
		await page.getByRole('button', { name: /^Send/ }).click()
		await expectTouchable(page, 'every type of question')
		await page.setViewportSize({ width: 320, height: 640 })
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
	})

	test('speaks the language of the browser', async ({ link, visit }) => {
		const { path } = await link({ questions: [name] })
		const page = await visit(path, { locale: 'de-DE' })
		await page.getByRole('button', { name: 'Senden' }).click()
		await expect(page.getByRole('region', { name: 'Eine Antwort stimmt noch nicht' })).toBeFocused()
		await expect(page.locator('html')).toHaveAttribute('lang', 'de')
	})
})

test('the author learns where somebody stopped who closes the page, until the answers are sent', async ({ admin, link, visit }) => {
	const { path, fileId } = await link({ questions: [{ type: 'text', title: 'Name' }, { type: 'text', title: 'Age' }] })
	const dropOff = async () => (await ask<FormStats>(admin, 'GET', `/api/forms/${fileId}/stats`)).dropOff
	const page = await visit(path)
	await page.getByLabel('Name').fill('Ann')
	await page.goto('about:blank')
	await expect.poll(dropOff).toEqual({ visits: 1, questions: { q1: 1 } })
	await page.goto(path)
	await ready(page, 'public')
	await expect(page.getByLabel('Name')).toHaveValue('Ann')
	await page.getByRole('textbox', { name: 'Age' }).fill('41')
	await page.getByRole('button', { name: 'Send 2 answers' }).click()
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
	await expect.poll(dropOff).toEqual({ visits: 0, questions: {} })
})
