// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it, vi } from 'vitest'
import { arrived, formOf, forward, openPage, press, question, refused, settled, write } from './page.ts'

const name = { id: 'q1', type: 'text', title: 'Name', required: true }

vi.stubGlobal('scrollTo', () => undefined)
afterEach(() => vi.useRealTimers())

describe('sending', () => {
	it('ends with thanks, the receipt number and the score', async () => {
		const { replies } = openPage({ opened: formOf([name], { settings: { confirmationMessage: 'See you!' } }) })
		const reply = arrived('receipt-7')
		replies.push('data' in reply ? { data: { ...reply.data, score: { total: 1.5, max: 2 } } } : reply)
		write('q1', 'Ann')
		forward().click()
		await settled()
		const thanks = document.querySelector('.thanks')
		expect(document.activeElement?.textContent).toBe('Thank you')
		expect(thanks?.textContent).toContain('See you!')
		expect(thanks?.textContent).toContain('receipt-7')
		expect(thanks?.textContent).toContain('You have 1.5 of 2 points.')
	})

	it('is repeated with the same key without a connection', async () => {
		vi.useFakeTimers()
		const { replies, sent } = openPage({ opened: formOf([name]) })
		replies.push(refused(0), refused(503))
		write('q1', 'Ann')
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		expect(document.body.textContent).toContain('You are offline.')
		expect(document.querySelector('form')?.inert).toBe(true)
		await vi.advanceTimersByTimeAsync(10_000)
		expect(sent.map(({ key }) => key)).toEqual(['key1', 'key1', 'key1'])
		expect(document.body.textContent).toContain('Thank you')
	})

	it('waits for its turn when there are too many', async () => {
		vi.useFakeTimers()
		const { replies, sent } = openPage({ opened: formOf([name]) })
		replies.push(refused(429, 'too_many_requests', { retryAfter: 30 }))
		write('q1', 'Ann')
		forward().click()
		await vi.advanceTimersByTimeAsync(29_000)
		expect(document.body.textContent).toContain('Many people are answering right now.')
		expect(sent).toHaveLength(1)
		await vi.advanceTimersByTimeAsync(6_000)
		expect(sent).toHaveLength(2)
	})

	it('goes on at once with the solution of a challenge, and waits where it cannot be solved', async () => {
		const challenge = { text: 'task', zeros: 16 }
		for (const solves of [true, false]) {
			vi.useFakeTimers()
			const { replies, sent } = openPage({ opened: formOf([name]) }, { solves })
			replies.push(refused(429, 'too_many_requests', { retryAfter: 30, challenge }))
			write('q1', 'Ann')
			forward().click()
			await vi.advanceTimersByTimeAsync(1000)
			expect(document.querySelector('.thanks') !== null).toBe(solves)
			await vi.advanceTimersByTimeAsync(35_000)
			expect(sent.map(({ key, solution }) => [key, solution])).toEqual([['key1', undefined], ['key1', solves ? 'task:7' : undefined]])
			expect(document.querySelector('.thanks')).not.toBeNull()
			vi.useRealTimers()
		}
	})

	it('can be stopped, and counts once when it is begun again', async () => {
		vi.useFakeTimers()
		const { replies, sent } = openPage({ opened: formOf([name]) })
		replies.push(refused(0), arrived())
		write('q1', 'Ann')
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		press('Stop sending')
		await vi.advanceTimersByTimeAsync(10)
		expect(document.querySelector('form')?.inert).toBe(false)
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		expect(sent.map(({ key }) => key)).toEqual(['key1', 'key1'])
		expect(document.body.textContent).toContain('Thank you')
	})

	it('tells when what was sent first had arrived, and something was changed after that', async () => {
		vi.useFakeTimers()
		const { replies, sent } = openPage({ opened: formOf([name]) })
		replies.push(refused(0), refused(409, 'key_reused'), arrived('first'))
		write('q1', 'Ann')
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		press('Stop sending')
		await vi.advanceTimersByTimeAsync(10)
		write('q1', 'Bob')
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		expect(sent.map(({ submission }) => submission.answers.q1)).toEqual(['Ann', 'Bob', 'Ann'])
		expect(document.querySelector('.thanks')?.textContent).toContain('What you changed after that was not sent.')
		expect(document.querySelector('.thanks')?.textContent).toContain('first')
	})

	it('is another response, if that is wanted, when another tab has sent one under the same key', async () => {
		const { replies, sent } = openPage({ opened: formOf([name]) })
		replies.push(refused(409, 'key_reused'))
		write('q1', 'Bob')
		forward().click()
		await settled()
		press('Send as another response')
		await settled()
		expect(sent.map(({ key, submission }) => [key, submission.answers.q1])).toEqual([['key1', 'Bob'], ['key2', 'Bob']])
		expect(document.body.textContent).toContain('Thank you')
	})

	it('goes on after the page was closed and opened again', async () => {
		vi.useFakeTimers()
		const before = openPage({ opened: formOf([name]) })
		before.replies.push(refused(0))
		write('q1', 'Ann')
		forward().click()
		await vi.advanceTimersByTimeAsync(10)
		const after = openPage({ opened: formOf([name]) }, { stored: new Map(before.stored) })
		await vi.advanceTimersByTimeAsync(10)
		expect(after.sent).toMatchObject([{ key: 'key1', submission: { answers: { q1: 'Ann' } } }])
		expect(document.body.textContent).toContain('Thank you')
	})

	it('is another response when somebody answers once more', async () => {
		const opened = formOf([name])
		const { sent } = openPage({ opened }, { read: () => ({ data: { ...opened, startStamp: 'later' } }) })
		write('q1', 'Ann')
		forward().click()
		await settled()
		press('Answer again')
		await settled()
		expect(question('q1').querySelector('input')?.value).toBe('')
		write('q1', 'Bob')
		forward().click()
		await settled()
		expect(sent.map(({ key, submission }) => [key, submission.startStamp])).toEqual([['key1', 'stamp'], ['key2', 'later']])
	})

	it.each([
		['full', 410, 'This form takes no more responses.'], ['expired', 410, 'This form is closed.'],
		['already_answered', 403, 'You have already answered this form.'], ['unknown_link', 404, 'There is no form at this address.'],
	])('says when the form is %s meanwhile, and keeps the answers', async (reason, status, heading) => {
		const { replies, stored, root } = openPage({ opened: formOf([name]) })
		replies.push(refused(status, reason))
		write('q1', 'Ann')
		forward().click()
		await settled()
		expect(root.querySelector('h1')?.textContent).toBe(heading)
		expect(root.textContent).toContain('They are still kept on this device.')
		expect(stored.size).toBe(1)
	})
})

describe('a form with a password', () => {
	const submit = () => document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
	const type = (password: string) => {
		document.querySelector<HTMLInputElement>('#formsapp-password')!.value = password
		submit()
	}

	it('asks until it is right, and sends it along with the answers', async () => {
		const { sent, root } = openPage({ state: 'password_required' }, {
			read: (password) => password === 'sésame' ? { data: formOf([name], { title: 'Secret' }) } : refused(401, 'password_required'),
		})
		submit()
		expect(document.querySelector('.fault')?.textContent).toBe('Enter the password.')
		type('wrong')
		await settled()
		expect(document.querySelector('.fault')?.textContent).toBe('Wrong password. Try again.')
		expect(document.activeElement?.id).toBe('formsapp-password')
		type('sésame')
		await settled()
		expect([root.querySelector('h1')?.textContent, document.title]).toEqual(['Secret', 'Secret'])
		write('q1', 'Ann')
		forward().click()
		await settled()
		expect(sent).toMatchObject([{ password: 'sésame' }])
	})

	it('says when it was guessed too often', async () => {
		openPage({ state: 'password_required' }, { read: () => refused(429, '', { retryAfter: 1800 }) })
		type('wrong')
		await settled()
		expect(document.querySelector('.fault')?.textContent).toBe('There were too many attempts. Try again in half an hour.')
	})
})

describe('a form that is closed', () => {
	it('still gives the receipt for answers that were under way', async () => {
		const answers = { q1: 'Ann' }
		const kept = { answers, page: '', seed: 1, key: 'old', at: Date.UTC(2026, 10, 25), pending: { answers } }
		const { sent, root } = openPage({ state: 'full' }, { stored: new Map([['formsapp-draft-abc', JSON.stringify(kept)]]) })
		await settled()
		expect(sent).toMatchObject([{ key: 'old' }])
		expect(root.textContent).toContain('Thank you')
	})

	it('says when it opens', () => {
		document.body.innerHTML = ''
		const { root } = openPage({ state: 'not_open', opensAt: '2036-01-02T09:00:00Z' })
		expect(root.textContent).not.toContain('Name')
	})
})
