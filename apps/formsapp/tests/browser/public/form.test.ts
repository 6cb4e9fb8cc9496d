// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it, vi } from 'vitest'
import { choose, errors, fault, formOf, forward, isShown, openPage, press, question, refused, settled, write } from './page.ts'

const name = { id: 'q1', type: 'text', title: 'Name', required: true }
const comes = {
	id: 'q2', type: 'single_choice', title: 'Will you come?', required: true,
	options: { choices: [{ id: 'c1', label: 'Yes' }, { id: 'c2', label: 'No' }], allowOther: true },
}
const guests = {
	id: 'q3', type: 'number', title: 'How many guests?', required: true, options: { min: 0, max: 5 },
	showIf: { questionId: 'q2', operator: 'equals', value: 'c1' },
}

vi.stubGlobal('scrollTo', () => undefined)

describe('conditions', () => {
	it('show and hide questions while somebody answers, and only what is shown is sent', async () => {
		const { sent } = openPage({ opened: formOf([name, comes, guests]) })
		expect(isShown(question('q3'))).toBe(false)
		choose('q2', 'c1')
		expect(isShown(question('q3'))).toBe(true)
		write('q3', '2')
		choose('q2', 'c2')
		expect(isShown(question('q3'))).toBe(false)
		write('q1', 'Ann')
		expect(forward().textContent).toBe('Send 2 answers')
		forward().click()
		await settled()
		expect(sent).toEqual([{ submission: { answers: { q1: 'Ann', q2: 'c2' }, startStamp: 'stamp' }, key: 'key1', password: '' }])
	})
})

describe('mistakes', () => {
	it('are listed above with the focus there, and stand beside their questions', () => {
		const { sent } = openPage({ opened: formOf([name, comes, guests]) })
		choose('q2', 'c1')
		write('q3', '9')
		forward().click()
		expect(errors()).toEqual(['Name: Answer this question.', 'How many guests?: The highest possible value is 5.'])
		expect(document.activeElement?.className).toBe('errors')
		expect([fault('q1'), fault('q2'), fault('q3')]).toEqual(['Answer this question.', '', 'The highest possible value is 5.'])
		expect(question('q1').querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
		expect(question('q1').querySelector('input')?.getAttribute('aria-describedby')).toContain('formsapp-q1-fault')
		expect(sent).toEqual([])
	})

	it('go away as soon as they are put right, and the list with the last one', () => {
		openPage({ opened: formOf([name, comes]) })
		forward().click()
		expect(errors()).toHaveLength(2)
		write('q1', 'Ann')
		expect([fault('q1'), question('q1').querySelector('input')?.hasAttribute('aria-invalid')]).toEqual(['', false])
		expect(errors()).toEqual(['Will you come?: Choose an option.'])
		choose('q2', 'c2')
		expect(errors()).toEqual([])
		expect(question('q2').hasAttribute('aria-invalid')).toBe(false)
	})

	it('lead to their questions', () => {
		openPage({ opened: formOf([name, comes]) })
		forward().click()
		document.querySelector<HTMLElement>('.errors a')?.click()
		expect(document.activeElement).toBe(question('q1').querySelector('input'))
	})

	it('are told when a question is left, but not what is still missing', () => {
		openPage({ opened: formOf([{ id: 'q1', type: 'email', title: 'E-mail', required: true }, name && { ...name, id: 'q4' }]) })
		const leave = (id: string) => question(id).querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		leave('q1')
		expect(fault('q1')).toBe('')
		write('q1', 'ann')
		leave('q1')
		expect(fault('q1')).toBe('Enter an email address, such as ann@example.org.')
		expect(errors()).toEqual([])
	})

	it('of the server are shown on the page of the question', async () => {
		const pages = [
			{ id: 'p1', title: 'You', questions: ['q1'], routing: [] },
			{ id: 'p2', title: 'Party', questions: ['q4'], routing: [] },
		]
		const { replies } = openPage({ opened: formOf([name, { ...name, id: 'q4', title: 'Song' }], { pages }) })
		replies.push(refused(422, 'invalid_answers', { questions: { q1: 'No.' } }))
		write('q1', 'Ann')
		forward().click()
		write('q4', 'La la')
		forward().click()
		await settled()
		expect(isShown(question('q1'))).toBe(true)
		expect(errors()).toEqual(['Name: No.'])
	})

	it('about questions that are not on the page mean that the form was changed', async () => {
		const { replies } = openPage({ opened: formOf([name]) })
		replies.push(refused(422, 'invalid_answers', { questions: { q9: 'Answer this question.' } }))
		write('q1', 'Ann')
		forward().click()
		await settled()
		expect(document.body.textContent).toContain('The form has changed.')
	})
})

describe('an other answer', () => {
	it('has to be written, and is sent with its mark', async () => {
		const { sent } = openPage({ opened: formOf([comes]) })
		choose('q2', 'other:')
		forward().click()
		expect(fault('q2')).toBe('Enter your other answer, or choose another option.')
		write('q2', 'Perhaps', 'input[type=text]')
		expect(fault('q2')).toBe('')
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q2: 'other:Perhaps' })
	})
})

describe('pages', () => {
	const pages = [
		{ id: 'p1', title: 'You', questions: ['q1', 'q2'], routing: [
			{ questionId: 'q2', operator: 'equals', value: 'c2', targetPageId: 'p3' },
		] },
		{ id: 'p2', title: '', questions: ['q4'], routing: [] },
		{ id: 'p3', title: 'End', questions: ['q5'], routing: [] },
	]
	const [song, wish] = [{ ...name, id: 'q4', title: 'Song' }, { ...name, id: 'q5', title: 'Wish', required: false }]
	const opened = () => formOf([name, comes, song, wish], { pages })

	it('come one after the other, with their heading focused and progress', () => {
		openPage({ opened: opened() })
		write('q1', 'Ann')
		choose('q2', 'c1')
		expect(forward().textContent).toBe('Next')
		forward().click()
		expect([isShown(question('q1')), isShown(question('q4'))]).toEqual([false, true])
		expect(document.querySelector('.progress__text')?.textContent).toBe('Page 2 of 3')
		// a page without a title
		expect(document.activeElement?.textContent).toBe('Page 2 of 3')
		write('q4', 'La la')
		forward().click()
		expect(document.activeElement?.textContent).toBe('End')
		expect(forward().textContent).toBe('Send 3 answers')
	})

	it('are left out where answers lead past them, with what is required there', async () => {
		const { sent } = openPage({ opened: opened() })
		write('q1', 'Ann')
		choose('q2', 'c2')
		expect(document.querySelector('.progress__text')?.textContent).toBe('Page 1 of 2')
		forward().click()
		expect(isShown(question('q5'))).toBe(true)
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q1: 'Ann', q2: 'c2' })
	})

	it('are not left while something is wrong, except backwards', async () => {
		openPage({ opened: opened() })
		forward().click()
		expect(isShown(question('q1'))).toBe(true)
		write('q1', 'Ann')
		choose('q2', 'c1')
		forward().click()
		forward().click()
		expect(errors()).toEqual(['Song: Answer this question.'])
		press('Back')
		await settled()
		// happy-dom goes back without telling
		window.dispatchEvent(new PopStateEvent('popstate', { state: { formsappPage: 'p1', formsappDepth: 0 } }))
		expect(isShown(question('q1'))).toBe(true)
		expect(errors()).toEqual([])
	})

	it('open again where somebody stopped', () => {
		const { stored } = openPage({ opened: opened() })
		write('q1', 'Ann')
		choose('q2', 'c1')
		forward().click()
		openPage({ opened: opened() }, { stored })
		expect(isShown(question('q4'))).toBe(true)
		expect(document.body.textContent).toContain('These answers were kept on this device.')
	})

	it('before open first when they are no longer right', () => {
		const { stored } = openPage({ opened: opened() })
		write('q1', 'Ann')
		choose('q2', 'c1')
		forward().click()
		const changed = opened()
		openPage({ opened: { ...changed, form: { ...changed.form, questions: changed.form.questions.map((one) =>
			one.id === 'q1' ? { ...one, options: { maxLength: 2 } } : one) } } }, { stored })
		expect(isShown(question('q1'))).toBe(true)
	})
})

describe('what is kept', () => {
	it('can be deleted and brought back', () => {
		const { stored } = openPage({ opened: formOf([name, comes]) })
		write('q1', 'Ann')
		choose('q2', 'c1')
		expect(document.body.textContent).toContain('Your answers are kept on this device until you send them.')
		press('Delete my answers')
		expect(stored.size).toBe(0)
		expect([question('q1').querySelector('input')?.value, forward().textContent]).toEqual(['', 'Send'])
		press('Undo')
		expect([question('q1').querySelector('input')?.value, forward().textContent]).toEqual(['Ann', 'Send 2 answers'])
	})

	it('is gone after sending', async () => {
		const { stored } = openPage({ opened: formOf([name]) })
		write('q1', 'Ann')
		forward().click()
		await settled()
		expect(stored.size).toBe(0)
	})
})

describe('the Enter key', () => {
	const enter = (element: Element | null) => {
		const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
		element?.dispatchEvent(event)
		return event.defaultPrevented
	}

	it('leads from field to field, and from the last one to the button', () => {
		const { sent } = openPage({ opened: formOf([name, comes, { ...name, id: 'q4' }]) })
		expect(enter(question('q1').querySelector('input'))).toBe(true)
		expect(document.activeElement).toBe(question('q2').querySelector('input'))
		enter(document.activeElement)
		expect(document.activeElement).toBe(question('q4').querySelector('input'))
		enter(document.activeElement)
		expect(document.activeElement).toBe(forward())
		expect(sent).toEqual([])
	})

	it('makes new lines in long texts', () => {
		openPage({ opened: formOf([{ ...name, type: 'textarea' }]) })
		expect(enter(question('q1').querySelector('textarea'))).toBe(false)
	})
})
