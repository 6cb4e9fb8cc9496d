// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptOf, refusedFile } from '../../../src/public/model/fileRoom.ts'
import {
	arrived, errors, fault, formOf, forward, openPage, pick, press, question, refused, settled, write, type SentFile,
} from './page.ts'

const photo = {
	id: 'q1', type: 'file', title: 'Photo', required: true, options: { allowedTypes: ['image/*'], maxFileSize: 1, maxFiles: 2 },
}
const one = { id: 'q1', type: 'file', title: 'Plan', options: { maxFileSize: 10, maxFiles: 1 } }
const name = { id: 'q2', type: 'text', title: 'Name' }
const file = (title: string, size = 5, type = 'image/png') => new File(['x'.repeat(size)], title, { type })
const lines = () => [...document.querySelectorAll('.file')].map((line) => [
	...line.querySelectorAll<HTMLElement>('.file__name, .fault:not([hidden]), .file__text > .hint, .actions .button:not([hidden])'),
].map(({ textContent }) => textContent?.trim()))
const accept = ({ file, reply }: SentFile, token = `token-${file.name.replace('.', '-')}`) =>
	reply({ data: { token, name: file.name, size: file.size, type: 'image/png' } })

vi.stubGlobal('scrollTo', () => undefined)
afterEach(() => vi.useRealTimers())

describe('files', () => {
	it('are sent when they are chosen, one after the other, and their tokens with the answers', async () => {
		const { files, sent } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'), file('b.png'))
		await settled()
		expect(files.map(({ questionId, file }) => [questionId, file.name])).toEqual([['q1', 'a.png']])
		files[0]?.call.progress(0.5)
		expect(document.querySelector<HTMLProgressElement>('.file progress')?.value).toBe(0.5)
		expect(lines()[0]).toEqual(['a.png', '1 kB', 'Cancel'])
		accept(files[0]!)
		await settled()
		accept(files[1]!)
		await settled()
		expect(lines()).toEqual([['a.png', '1 kB', 'Remove'], ['b.png', '1 kB', 'Remove']])
		expect(question('q1').querySelector('[aria-live]')?.textContent).toContain('b.png has arrived.')
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q1: ['token-a-png', 'token-b-png'] })
	})

	it('are waited for when the answers are sent', async () => {
		const { files, sent } = openPage({ opened: formOf([photo, name]) })
		write('q2', 'Ann')
		pick('q1', file('a.png'))
		await settled()
		forward().click()
		await settled()
		expect([sent.length, errors(), forward().disabled]).toEqual([0, [], true])
		expect(document.body.textContent).toContain('Your files are still being sent.')
		accept(files[0]!)
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q1: ['token-a-png'], q2: 'Ann' })
	})

	it('that are refused keep the form from being sent, with what to do', async () => {
		const { files, sent } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'))
		await settled()
		files[0]?.reply(refused(422, 'wrong_type'))
		await settled()
		expect(lines()).toEqual([['a.png', '1 kB', 'Files of this type are not accepted. Choose another one.', 'Remove']])
		forward().click()
		await settled()
		expect([errors(), sent.length]).toEqual([['Photo: A file was not sent. Try it again or remove it.'], 0])
		press('Remove')
		expect(lines()).toEqual([])
		forward().click()
		expect(errors()).toEqual(['Photo: Choose a file.'])
	})

	it.each([
		['uploads_full', 507, 'This form has no room for more files. Tell the person who sent you the link.', true],
		['too_large_file', 413, 'The file is too large. It may have at most 1 MB.', false],
		['expired', 410, 'This form is closed.', true],
		['', 500, 'The file could not be sent. Try again in a few minutes.', true],
	])('are refused in words: %s', async (reason, status, words, mayTryAgain) => {
		vi.useFakeTimers()
		const { files } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'))
		for (let attempt = 0; attempt < 5; attempt++) {
			await vi.advanceTimersByTimeAsync(30_000)
			files[attempt]?.reply(refused(status, reason))
		}
		await vi.advanceTimersByTimeAsync(10)
		expect(lines()).toEqual([['a.png', '1 kB', words, ...(mayTryAgain ? ['Try again'] : []), 'Remove']])
	})

	it('are not sent when it is known that they would be refused', async () => {
		const { files } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.txt', 5, 'text/plain'), file('large.png', 1_048_577))
		await settled()
		expect(files).toEqual([])
		expect(lines().map(([, , words]) => words)).toEqual([
			'Files of this type are not accepted. Choose another one.', 'The file is too large. It may have at most 1 MB.',
		])
	})

	it('are sent again without a connection, and can be taken back', async () => {
		vi.useFakeTimers()
		const { files } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'))
		await vi.advanceTimersByTimeAsync(10)
		files[0]?.reply(refused(0))
		await vi.advanceTimersByTimeAsync(10)
		expect(lines()[0]).toEqual(['a.png', 'You are offline. The file is sent as soon as you are back online.', 'Cancel'])
		await vi.advanceTimersByTimeAsync(5_000)
		expect(files).toHaveLength(2)
		press('Cancel')
		await vi.advanceTimersByTimeAsync(60_000)
		expect([lines(), files.length, files[1]?.call.signal?.aborted]).toEqual([[], 2, true])
	})

	it('that are too many are left out, which is said', async () => {
		openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'), file('b.png'), file('c.png'))
		await settled()
		expect(lines().map(([title]) => title)).toEqual(['a.png', 'b.png'])
		expect(fault('q1')).toBe('At most 2 files can be sent.')
	})

	it('replace the one before where there can be only one', async () => {
		const { files, sent } = openPage({ opened: formOf([one]) })
		pick('q1', file('a.pdf'))
		await settled()
		accept(files[0]!)
		await settled()
		pick('q1', file('b.pdf'))
		await settled()
		accept(files[1]!)
		await settled()
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q1: ['token-b-pdf'] })
	})

	it('are still there when the page is opened again', async () => {
		const first = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png', 3_000_000 / 10))
		await settled()
		accept(first.files[0]!)
		await settled()
		openPage({ opened: formOf([photo]) }, { stored: first.stored })
		expect(lines()).toEqual([['a.png', '0.3 MB', 'Remove']])
	})

	it('that the server has no longer are to be chosen again', async () => {
		const { files, replies } = openPage({ opened: formOf([photo]) })
		pick('q1', file('a.png'))
		await settled()
		accept(files[0]!)
		await settled()
		replies.push(refused(422, 'invalid_answers', { questions: { q1: 'Gone' } }), arrived())
		forward().click()
		await settled()
		expect([lines(), fault('q1')]).toEqual([[], 'The file is no longer there. Choose it again.'])
	})
})

describe('types', () => {
	it.each([
		[['.pdf'], 'a.PDF', '', true], [['pdf'], 'a.pdf', '', true], [['.pdf'], 'apdf', '', false], [['image/*'], 'a.heic', '', true],
		[['image/*'], 'a', 'image/png', true], [['image/png'], 'a', 'image/gif', false],
		[['*/*'], 'a', 'x/y', true], [[], 'a', 'x/y', true],
	] as const)('%j take %s of type %s: %s', (allowedTypes, title, type, fits) => {
		expect(refusedFile(file(title, 1, type), { allowedTypes }) === undefined).toBe(fits)
	})

	it('are given to the dialog of the browser', () => {
		expect([acceptOf(['pdf', '.doc', 'image/*']), acceptOf([])]).toEqual(['.pdf,.doc,image/*', undefined])
	})
})
