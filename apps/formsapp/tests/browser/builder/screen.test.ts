// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { painted } from '@suite/ui/state/painted'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createApp, defineComponent, h, nextTick, type App, type SetupContext } from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import type { BuilderForm } from '../../../src/builder/form.ts'
import { useBuilderStore } from '../../../src/stores/builderStore.ts'
import { useFormStore } from '../../../src/stores/formStore.ts'
import QuestionsView from '../../../src/views/QuestionsView.vue'
import { form, order, page, question } from './forms.ts'
import { formServer } from './server.ts'

type Server = ReturnType<typeof formServer>
const server = vi.hoisted(() => ({ now: null as unknown as Server }))
vi.mock('@suite/api/forms/client', () => ({
	forms: { forms: { read: (call: unknown) => server.now.read(call), update: (call: never) => server.now.update(call) } },
}))
// The host's menus and dialogs open with animations; here their content is always there.
vi.mock('@nextcloud/vue/components/NcActions', () => ({
	default: defineComponent({ setup: (_: unknown, { slots, attrs }: SetupContext) => () => h('div', attrs, [slots.default?.()]) }),
}))
vi.mock('@nextcloud/vue/components/NcActionButton', () => ({
	default: defineComponent({ setup: (_: unknown, { slots }: SetupContext) => () => h('button', { class: 'action' }, slots.default?.()) }),
}))
vi.mock('@nextcloud/vue/components/NcDialog', () =>
	({ default: { setup: (_: unknown, { slots }: SetupContext) => () => h('div', [slots.default?.(), slots.actions?.()]) } }))

let app: App
let editing: ReturnType<typeof useBuilderStore> | undefined
let warn: MockInstance<typeof console.warn>

async function open(begin: BuilderForm, isWide = true) {
	server.now = formServer(begin)
	vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
	const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: QuestionsView }] })
	const pinia = createPinia()
	app = createApp({ render: () => h(RouterView) })
	app.use(pinia).use(router)
	await useFormStore(pinia).open(1)
	await router.push('/')
	app.mount(document.body.appendChild(document.createElement('div')))
	await painted()
	await settled()
	editing = useBuilderStore(pinia)
	return editing
}
/** Lazy parts are there, and focus is placed. */
async function settled(): Promise<void> {
	await vi.dynamicImportSettled()
	for (let times = 0; times < 6; times++) {
		await nextTick()
	}
}
const card = (id: string) => document.querySelector<HTMLElement>(`[data-question="${id}"]`)!
const all = <T extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
async function press(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
	document.activeElement?.dispatchEvent(event)
	await settled()
	return event
}
async function type(text: string): Promise<void> {
	const field = document.activeElement as HTMLInputElement
	field.value = text
	field.dispatchEvent(new Event('input', { bubbles: true }))
	await settled()
}
async function focus(element: HTMLElement | null | undefined): Promise<void> {
	element?.focus()
	await settled()
}
async function click(words: string, within: ParentNode = document): Promise<void> {
	const button = [...within.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent?.trim() === words)
	expect(button, words).toBeDefined()
	button?.click()
	await settled()
}
async function choose(field: HTMLSelectElement | undefined, value: string): Promise<void> {
	expect(field).toBeDefined()
	field!.value = value
	field!.dispatchEvent(new Event('change', { bubbles: true }))
	await settled()
}
const label = (words: string) => `[aria-label="${words}"]`

describe('the screen of questions', () => {
	beforeEach(() => {
		localStorage.clear()
		warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
	})
	afterEach(async () => {
		await editing?.flush() // nothing is saved later, to the form of the next test
		editing = undefined
		app.unmount()
		document.body.replaceChildren()
		// the environment reads no icons of the host's switches
		expect(warn.mock.calls.map(([text]: unknown[]) => text).filter((text) => text !== '[Vue warn]: SVG is not valid')).toEqual([])
	})

	it('is written by keyboard alone: Enter adds questions and choices', async () => {
		const builder = await open(form([]))
		expect(document.querySelector('[data-ready="questions"]')).not.toBeNull()
		await focus(document.querySelector<HTMLElement>(label('Title of the form')))
		await press('Enter')
		await type('Color?')
		await focus(document.querySelector<HTMLElement>(label('Choice 1')))
		await type('Red')
		await press('Enter')
		await type('Blue')
		await press('ArrowUp', { altKey: true })
		await focus(document.querySelector<HTMLElement>('[data-part="title"] textarea'))
		await press('Enter')
		await type('Shape?')
		expect(builder.form.questions.map(({ title, type, options }) => [title, type, options?.choices?.map((one) => one.label)])).toEqual([
			['Color?', 'single_choice', ['Blue', 'Red']], ['Shape?', 'single_choice', ['']],
		])
		await press('ArrowUp', { altKey: true })
		expect(builder.form.questions.map(({ title }) => title)).toEqual(['Shape?', 'Color?'])
		expect(document.activeElement?.closest('[data-question]')).toBe(all('[data-question]')[0])
		await press('z', { ctrlKey: true })
		expect(builder.form.questions.map(({ title }) => title)).toEqual(['Color?', 'Shape?'])
	})

	it('turns a pasted list into choices', async () => {
		const builder = await open(form([question('a', { type: 'dropdown', options: { choices: [{ id: 'c1', label: '' }] } })]))
		await focus(card('a').querySelector('textarea'))
		const field = document.querySelector<HTMLElement>(label('Choice 1'))!
		const clipboardData = { getData: () => '- x\n- y\n- z' }
		const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
		field.dispatchEvent(event)
		await settled()
		const labels = builder.form.questions[0]?.options?.choices?.map((one) => one.label)
		expect([event.defaultPrevented, labels]).toEqual([true, ['x', 'y', 'z']])
	})

	it('says conditions in words and lets them be changed', async () => {
		const choices = [{ id: 'c1', label: 'Yes' }, { id: 'c2', label: 'No' }]
		const builder = await open(form([question('a', { type: 'single_choice', options: { choices } }), 'b', 'c']))
		await focus(card('c').querySelector('textarea'))
		await click('Show only when\u00a0…')
		await choose(all<HTMLSelectElement>(label('Question that is asked'))[0], 'a')
		await choose(all<HTMLSelectElement>(label('Value'))[0], 'c2')
		await click('Add condition')
		await choose(all<HTMLSelectElement>(label('How the conditions are combined'))[0], 'or')
		await click('Add group')
		expect(builder.form.questions[2]?.showIf).toMatchObject({
			operator: 'or',
			conditions: [
				{ questionId: 'a', operator: 'equals', value: 'c2' }, { questionId: 'b' }, { operator: 'and', conditions: [{}, {}] },
			],
		})
		await focus(card('a').querySelector('textarea'))
		expect(card('c').textContent).toContain('Show when “A” is “No” or “B” is “” or (“B” is “” and “B” is “”)')
		expect(card('c').textContent).toContain('The value for “B” is missing.')
		expect(document.querySelector('.preview')?.textContent).not.toContain('C')
		all<HTMLInputElement>('.preview input[type="radio"]')[1]!.click()
		all<HTMLInputElement>('.preview input[type="radio"]')[1]!.dispatchEvent(new Event('change', { bubbles: true }))
		await settled()
		expect(all('.preview .asked__title').map((one) => one.textContent?.trim())).toEqual(['A', 'B', 'C'])
	})

	it('shows what an author emphasised in the preview, and answers in it as text', async () => {
		const description = 'Was it **really** {{a}}?\n- yes'
		await open(form([question('a', { type: 'text' }), question('b', { type: 'text', description })]))
		const field = all<HTMLInputElement>('.preview input')[0]!
		field.value = '*so*'
		field.dispatchEvent(new Event('input', { bubbles: true }))
		await settled()
		const shown = document.querySelector('.preview .marked')
		expect(shown?.innerHTML).toBe('<p>Was it <strong>really</strong> *so*?</p><ul><li>yes</li></ul>')
		expect(all('.preview input')[1]?.getAttribute('aria-describedby')).toBe(shown?.id)
		expect(document.querySelector('[data-question=b] .summary__line')?.textContent).toBe(description)
	})

	it('has pages with rules, and the preview follows them', async () => {
		const builder = await open(form(['a', 'b', 'c'], [page('p', ['a']), page('r', ['b']), page('t', ['c'])]))
		await click('After this page go to\u00a0…')
		expect(builder.form.pages?.[0]?.routing).toMatchObject([{ questionId: 'a', operator: 'equals', value: '', targetPageId: 't' }])
		await choose(all<HTMLSelectElement>(label('Comparison'))[0], 'isEmpty')
		await click('Next', document.querySelector('.preview')!)
		expect(document.querySelector('.preview')?.textContent).toContain('Page 2 of 2')
		expect(document.querySelector('.preview .asked__title')?.textContent?.trim()).toBe('C')
		await click('Join with the page before', document.querySelector('[data-page="r"]')!)
		expect(order(builder.form)).toBe('[a b] [c]')
	})

	it('moves a question from its handle, and offers to undo a deletion', async () => {
		const builder = await open(form(['a', 'b', 'c']))
		await focus(card('a').querySelector<HTMLElement>('[data-part="handle"]'))
		await press(' ')
		await press('ArrowDown')
		await press('ArrowDown')
		expect([order(builder.form), all('.lane__target').length]).toEqual(['a b c', 1])
		await press(' ')
		expect([order(builder.form), document.activeElement === card('a').querySelector('[data-part="handle"]')]).toEqual(['b c a', true])
		await click('Delete', card('a'))
		expect(order(builder.form)).toBe('b c')
		expect(document.querySelector('.undo-bar')?.textContent).toContain('Deleted “A”')
		await click('Undo', document.querySelector('.undo-bar')!)
		expect(order(builder.form)).toBe('b c a')
	})

	it.each([
		'text', 'email', 'textarea', 'number', 'single_choice', 'multiple_choice', 'dropdown', 'date', 'datetime', 'time', 'linear_scale',
		'rating', 'matrix', 'table', 'section', 'file',
	] as const)('shows a question of the type %s, in the preview too', async (kind) => {
		const list = [{ id: 'c1', label: 'One' }, { id: 'c2', label: 'Two' }]
		const options = kind === 'matrix'
			? { rows: list, columns: list }
			: kind === 'table'
				? { columns: [{ id: 'c1', label: 'One', inputType: 'dropdown' as const, choices: list }] }
				: { choices: list, max: 5, min: kind === 'linear_scale' ? 1 : undefined }
		const isPlain = kind === 'text' || kind.includes('date') || kind === 'time'
		await open(form([question('a', { type: kind, title: 'Asked', options: isPlain ? {} : options as object })]))
		await focus(card('a').querySelector('textarea'))
		expect(card('a').classList).toContain('card--selected')
		expect(card('a').querySelector('.body')).not.toBeNull()
		expect(document.querySelector('.preview')?.textContent).toContain('Asked')
	})

	it('asks which version shall stay where two people changed the same', async () => {
		const builder = await open(form(['a', 'b']))
		server.now.write(form([question('a', { title: 'Theirs' }), 'b', 'c']))
		await focus(card('a').querySelector('textarea'))
		await type('Mine')
		await builder.flush()
		await settled()
		expect(document.body.textContent).toContain('somebody else changed the same part')
		expect(all('.clash__line').map((one) => one.textContent)).toEqual(['Short text', 'Mine', 'Short text', 'Theirs'])
		await click('Keep all of theirs')
		await click('Go on with these')
		await builder.flush()
		expect(server.now.stored().questions.map(({ title }) => title)).toEqual(['Theirs', 'B', 'C'])
	})

	it('stays quick with hundreds of questions', async () => {
		const leaf = (id: number) => ({ questionId: `q${id}`, operator: 'isNotEmpty' as const })
		const builder = await open(form(Array.from({ length: 200 }, (_, index) =>
			question(`q${index}`, { title: `Question ${index}`, ...index > 0 && index % 3 === 0 ? { showIf: leaf(index - 1) } : {} }))))
		expect(all('[data-question]')).toHaveLength(200)
		await focus(card('q150').querySelector('textarea'))
		// of the processor, because other tests run beside this one
		const start = process.cpuUsage()
		for (let times = 0; times < 20; times++) {
			await type(`Question ${times}`)
		}
		const { user, system } = process.cpuUsage(start)
		expect(builder.form.questions[150]?.title).toBe('Question 19')
		expect((user + system) / 20_000, 'milliseconds for a letter').toBeLessThan(100)
	})

	it('is a preview for those who may not change the form', async () => {
		const begin = form(['a'])
		server.now = formServer(begin)
		const { now } = server.now
		const pinia = createPinia()
		vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
		const frame = useFormStore(pinia)
		await frame.open(1)
		frame.adopt({ ...now(), permissions: { ...now().permissions, editQuestions: false } })
		const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: QuestionsView }] })
		app = createApp({ render: () => h(RouterView) })
		app.use(pinia).use(router)
		await router.push('/')
		app.mount(document.body.appendChild(document.createElement('div')))
		await painted()
		await settled()
		expect(document.querySelector('.builder')).toBeNull()
		expect(document.querySelector('.preview .asked__title')?.textContent?.trim()).toBe('A')
	})
})
