// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '@suite/schema/wizard/step'
import { limits } from '@suite/schema/wizard/limits'
import type { Reply } from '@suite/fixtures/http'
import { people } from './people.ts'
import { adminSteps, attempt, call, ids, refusal, resetAll, save, step, stepsOf } from './wizard.ts'

const { admin, user } = await people()
const history = (language: string) => call<{ entries: HistoryEntry[] }>(admin, 'GET', '/admin/history', { query: { language } })

beforeEach(() => resetAll(admin))
afterAll(() => resetAll(admin))

describe('the list of a language', () => {
	it('is the built-in one until an admin changes it, and reading changes nothing', async () => {
		const before = await adminSteps(admin, 'nl')
		expect(before.useDefault).toBe(true)
		expect(ids(before)).toEqual(['welcome', 'files', 'search', 'settings', 'intro', 'features', 'tips', 'complete'])
		expect((await adminSteps(admin, 'nl')).revision).toBe(before.revision)
	})

	it('is English if no language is given, and accepts either parameter name', async () => {
		expect((await call<{ language: string }>(admin, 'GET', '/admin/steps')).language).toBe('en')
		expect((await call<{ language: string }>(admin, 'GET', '/admin/steps', { query: { lang: 'de' } })).language).toBe('de')
	})

	it('is replaced by a save, in the order sent, with author and time', async () => {
		const saved = await save(admin, 'nl', [
			step('second'),
			step('first', { attachTo: '#header', position: 'bottom', visibleToGroups: ['admin'] }),
		])
		expect(ids(saved)).toEqual(['second', 'first'])
		const read = await adminSteps(admin, 'nl')
		expect(read.useDefault).toBe(false)
		expect(read.steps[1]).toMatchObject({
			attachTo: '#header',
			position: 'bottom',
			visibleToGroups: ['admin'],
			enabled: true,
			ifMissing: 'center',
		})
		expect(read.author).toBe(read.steps[0]?.author)
		expect(Date.parse(read.updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
		expect((await adminSteps(admin, 'de')).useDefault).toBe(true)
	})

	it('can be saved exactly as it was read', async () => {
		const read = await adminSteps(admin, 'fr')
		expect(ids(await save(admin, 'fr', read.steps, { revision: read.revision }))).toEqual(ids(read))
	})

	it('may be empty', async () => {
		expect((await save(admin, 'nl', [])).steps).toEqual([])
		expect((await adminSteps(admin, 'nl')).useDefault).toBe(false)
	})

	it('refuses two steps with the same id, and keeps the old list', async () => {
		await save(admin, 'nl', [step('kept')])
		const reply = await attempt(admin, 'POST', '/admin/steps', { body: { language: 'nl', steps: [step('one'), step('one')] } })
		expect(refusal(reply)).toEqual({ status: 400, reason: 'duplicate_id', pointer: '/steps/1/id' })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['kept'])
	})

	it.each([
		'div[', 'a,', 'a >', '> a', '#', '.', 'a{b}', '<b>', ':not(', 'a"', 'a::before',
	])('refuses the selector %s', async (selector) => {
		const reply =
			await attempt(admin, 'POST', '/admin/steps', { body: { language: 'nl', steps: [step('one', { attachTo: selector })] } })
		expect(refusal(reply)).toEqual({ status: 400, reason: 'bad_selector', pointer: '/steps/0/attachTo' })
	})

	it.each([
		'',
		'#header',
		'.app-menu a[href*="/apps/files"]',
		'#a > .b ~ li:nth-child(2n + 1), [data-x=\'y\']',
		'button:not([disabled])',
	])('accepts the selector %s', async (selector) => {
		expect((await save(admin, 'nl', [step('one', { attachTo: selector })])).steps[0]?.attachTo).toBe(selector)
	})

	it.each(['xx', 'nl_XX', 'tlh'])('refuses the language %s, which the server does not have', async (language) => {
		expect(refusal(await attempt(admin, 'POST', '/admin/steps', { body: { language, steps: [] } }))).toMatchObject({
			status: 400,
			reason: 'unknown_language',
		})
	})

	it('holds at most 50 steps', async () => {
		const many = Array.from({ length: limits.stepsPerLanguage }, (_, i) => step(`step_${i}`))
		expect((await save(admin, 'nl', many)).steps).toHaveLength(limits.stepsPerLanguage)
		expect(refusal(await attempt(admin, 'POST', '/admin/step', { body: { language: 'nl', step: { title: 'One more', text: '' } } })))
			.toMatchObject({ status: 400, reason: 'too_many_steps' })
	})

	it('reports every problem of a save at once', async () => {
		const reply = await attempt(admin, 'POST', '/admin/steps', { body: {
			language: 'nl',
			steps: [{ ...step('a'), position: 'above' }, { id: 'b', text: '' }, { ...step('c'), title: 'x'.repeat(201) }],
		} })
		expect(reply.status).toBe(400)
		expect((reply.json as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual([
			'/steps/0/position',
			'/steps/1/title',
			'/steps/2/title',
		])
	})
})

describe('one step', () => {
	it('is appended to a copy of the built-in list', async () => {
		const added = await call<{ step: { id: string }, revision: number }>(admin, 'POST', '/admin/step', {
			body: { language: 'de', step: { title: 'Neu', text: '<p>Text</p>' } },
		})
		expect(ids(await adminSteps(admin, 'de')).at(-1)).toBe(added.step.id)
		expect((await adminSteps(admin, 'de')).steps).toHaveLength(9)
		expect((await adminSteps(admin, 'en')).useDefault).toBe(true)
	})

	it('may be sent without its wrapper', async () => {
		const added =
			await call<{ step: { title: string } }>(admin, 'POST', '/admin/step', { body: { lang: 'de', title: 'Bare', text: '' } })
		expect(added.step.title).toBe('Bare')
		expect(ids(await adminSteps(admin, 'de'))).toHaveLength(9)
	})

	it('needs a text, which may be empty', async () => {
		expect(refusal(await attempt(admin, 'POST', '/admin/step', { body: { language: 'de', step: { title: 'Bare' } } }))).toMatchObject({
			status: 400,
			reason: 'invalid_input',
		})
	})

	it('is refused with an id already in use', async () => {
		expect(refusal(await attempt(admin, 'POST', '/admin/step', { body: { language: 'de', step: step('welcome') } }))).toMatchObject({
			status: 409,
			reason: 'duplicate_id',
		})
	})

	it('changes only in the fields sent', async () => {
		await save(admin, 'nl', [step('one', { attachTo: '#header' }), step('two')])
		const changed = await call<{ step: Record<string, unknown> }>(admin, 'PUT', '/admin/step/one', {
			body: { language: 'nl', step: { title: 'New' } },
		})
		expect(changed.step).toMatchObject({ id: 'one', title: 'New', text: '<p>Text of one</p>', attachTo: '#header' })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['one', 'two'])
	})

	it('of a built-in list is changed in a copy of that list', async () => {
		await call(admin, 'PUT', '/admin/step/files', { body: { language: 'it', step: { title: 'Nuovo' } } })
		const read = await adminSteps(admin, 'it')
		expect(read.steps.find(({ id }) => id === 'files')?.title).toBe('Nuovo')
		expect(read.steps).toHaveLength(8)
	})

	it('is deleted', async () => {
		await save(admin, 'nl', [step('one'), step('two')])
		await call(admin, 'DELETE', '/admin/step/one', { query: { language: 'nl' } })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['two'])
	})

	it.each(['PUT', 'DELETE'])('that does not exist returns 404 to %s, and creates no override', async (method) => {
		const reply = await attempt(
			admin,
			method,
			'/admin/step/nobody',
			method === 'PUT' ? { body: { language: 'sv', step: { title: 'x' } } } : { query: { language: 'sv' } },
		)
		expect(refusal(reply)).toMatchObject({ status: 404, reason: 'unknown_step' })
		expect((await adminSteps(admin, 'sv')).useDefault).toBe(true)
	})
})

describe('a stale save', () => {
	it('is refused if it names a revision, and the response names the newer author', async () => {
		const { revision, author } = await save(admin, 'nl', [step('mine')])
		await save(admin, 'nl', [step('theirs')], { revision })
		const reply = await attempt(admin, 'POST', '/admin/steps', { body: { language: 'nl', steps: [step('late')], revision } })
		expect(refusal(reply)).toMatchObject({ status: 409, reason: 'stale_revision' })
		expect(reply.json).toMatchObject({ revision: revision + 1, author })
		expect(ids(await adminSteps(admin, 'nl'))).toEqual(['theirs'])
	})

	it('is accepted without a revision', async () => {
		await save(admin, 'nl', [step('one')])
		expect(ids(await save(admin, 'nl', [step('two')]))).toEqual(['two'])
	})

	it('is exactly one of two simultaneous saves @every-host', async () => {
		const { revision } = await save(admin, 'nl', [step('start')])
		const replies = await Promise.all(['left', 'right'].map((id) => attempt(admin, 'POST', '/admin/steps', {
			body: { language: 'nl', steps: [step(id)], revision },
		})))
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	it('never leaves a mixed list if no save names a revision @every-host', async () => {
		const lists = Array.from({ length: 6 }, (_, list) => Array.from({ length: 5 }, (_, i) => step(`l${list}_${i}`)))
		const replies = await Promise.all(lists.map((steps) => attempt(admin, 'POST', '/admin/steps', { body: { language: 'nl', steps } })))
		expect(replies.map(({ status }) => status)).toEqual(lists.map(() => 200))
		expect(lists.map((steps) => steps.map(({ id }) => id).join())).toContain(ids(await adminSteps(admin, 'nl')).join())
	})

	it('is refused after a reset too, which raises the revision', async () => {
		const { revision } = await save(admin, 'nl', [step('one')])
		const gone = await call<{ revision: number }>(admin, 'POST', '/admin/reset', { body: { language: 'nl' } })
		expect(gone.revision).toBeGreaterThan(revision)
		expect(refusal(await attempt(admin, 'POST', '/admin/steps', { body: { language: 'nl', steps: [], revision } }))).toMatchObject({
			status: 409,
		})
	})
})

describe('the history', () => {
	it('keeps one entry per save and restores any of them', async () => {
		await save(admin, 'da', [step('one')])
		await save(admin, 'da', [step('two'), step('three')])
		const { entries } = await history('da')
		expect(entries.slice(0, 2)).toMatchObject([{ kind: 'save', stepsCount: 2 }, { kind: 'save', stepsCount: 1 }])
		expect(ids(await call(admin, 'GET', `/admin/history/${entries[1]?.id}`))).toEqual(['one'])
		expect(ids(await call(admin, 'POST', `/admin/history/${entries[1]?.id}/restore`, { body: {} }))).toEqual(['one'])
		expect(ids(await adminSteps(admin, 'da'))).toEqual(['one'])
		expect((await history('da')).entries[0]).toMatchObject({ kind: 'restore', stepsCount: 1 })
	})

	it('creates one entry per editing session', async () => {
		await save(admin, 'fi', [step('start')])
		const before = (await history('fi')).entries.length
		for (const id of ['a', 'b', 'c']) {
			await save(admin, 'fi', [step(id)], { session: 'editing-1' })
		}
		await save(admin, 'fi', [step('d')], { session: 'editing-2' })
		const { entries } = await history('fi')
		expect(entries.length - before).toBe(2)
		expect(ids(await call(admin, 'GET', `/admin/history/${entries[1]?.id}`))).toEqual(['c'])
	})

	it('keeps the last 20', async () => {
		for (let i = 0; i < limits.historyEntries + 3; i++) {
			await save(admin, 'hu', [step(`n${i}`)])
		}
		const { entries } = await history('hu')
		expect(entries).toHaveLength(limits.historyEntries)
		expect(ids(await call(admin, 'GET', `/admin/history/${entries[0]?.id}`))).toEqual([`n${limits.historyEntries + 2}`])
	})

	it('undoes a reset', async () => {
		await save(admin, 'pl', [step('precious')])
		await call(admin, 'POST', '/admin/reset', { body: { language: 'pl' } })
		expect((await adminSteps(admin, 'pl')).useDefault).toBe(true)
		const saved = (await history('pl')).entries.find(({ kind }) => kind === 'save')
		await call(admin, 'POST', `/admin/history/${saved?.id}/restore`, { body: {} })
		expect(ids(await adminSteps(admin, 'pl'))).toEqual(['precious'])
	})

	it('returns 404 for an entry it does not have', async () => {
		expect(refusal(await attempt(admin, 'GET', '/admin/history/999999999'))).toMatchObject({ status: 404, reason: 'unknown_entry' })
		expect(refusal(await attempt(admin, 'POST', '/admin/history/999999999/restore', { body: {} }))).toMatchObject({
			status: 404,
			reason: 'unknown_entry',
		})
	})
})

interface Vectors { readonly tour: readonly { readonly name: string, readonly html: string, readonly expected: string }[] }

describe('HTML in steps', () => {
	const { tour: vectors } =
		JSON.parse(readFileSync(new URL('../../../../shared/schema/src/html/vectors.json', import.meta.url), 'utf8')) as Vectors
	const tag =
		/^<(\/?(p|strong|b|em|i|ul|ol|li|a)|br ?\/?|a( (href="((https?|mailto|tel):[^"<>]*|[^":<>]*)"|rel="[a-z ]+"|target="_blank"))*)>$/
	const isInert = (html: string) => (html.match(/<[^>]*>?/g) ?? []).every((part) => tag.test(part))
	const ways: Record<string, (text: string) => Promise<Reply>> = {
		save: (text) => attempt(admin, 'POST', '/admin/steps', { body: { language: 'en', steps: [step('x', { text })] } }),
		'single step': (text) => attempt(admin, 'PUT', '/admin/step/tips', { body: { language: 'en', step: { text } } }),
		import: (text) => attempt(admin, 'POST', '/admin/import', { body: { language: 'en', steps: [step('x', { text })] } }),
	}
	const keptBy = (reply: Reply) => {
		const body = reply.json as { step?: { text: string }, steps?: { text: string }[] }
		return body.step?.text ?? body.steps?.[0]?.text ?? ''
	}
	for (const [way, put] of Object.entries(ways)) {
		it(`is sanitised by ${way}`, async () => {
			for (const { name, html } of vectors) {
				const reply = await put(html)
				// bytes that are not valid text are refused entirely
				expect([200, 400], `${name}: ${reply.text}`).toContain(reply.status)
				expect(isInert(keptBy(reply)), `${name}: ${reply.text}`).toBe(true)
			}
		}, 120_000)

		it(`keeps its allowed tags by ${way}`, async () => {
			const html =
				'<p>A <strong>b</strong> <em>c</em><br />d <a href="https://example.org/?a=1&amp;b=2">e</a></p><ul><li>1</li></ul>'
					+ '<ol><li>2</li></ol>'
			const kept = keptBy(await put(html))
			for (const part of [
				'<p>', '<strong>b</strong>', '<em>c</em>', '<br', 'href="https://example.org/?a=1&amp;b=2"', '<ul><li>1</li></ul>',
				'<ol><li>2</li></ol>',
			]) {
				expect(kept).toContain(part)
			}
		})
	}

	it('is removed from titles, whose text is kept', async () => {
		const { steps } = await save(admin, 'en', [step('x', { title: 'Tom & <b>Jerry</b> 5 < 6 🎉' })])
		expect(steps[0]?.title).toBe('Tom & Jerry 5 < 6 🎉')
	})

	it('is served to users sanitised', async () => {
		await save(admin, 'en', [step('x', { text: '<p onclick="alert(1)">Hi<script>alert(1)</script></p>' })])
		expect((await stepsOf(user)).steps[0]?.text).toBe('<p>Hi</p>')
	})
})
