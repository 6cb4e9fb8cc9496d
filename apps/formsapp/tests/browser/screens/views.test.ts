// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { ListedForm, OpenedForm } from '@suite/schema/forms/form'
import type { ShareSettings } from '@suite/schema/forms/share'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, type App, type Component } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import '../../../src/components/Share/PrefillDialog.vue'
import '../../../src/components/Share/QrDialog.vue'
import FormsView from '../../../src/views/FormsView.vue'
import FormView from '../../../src/views/FormView.vue'
import IntegrationsView from '../../../src/views/IntegrationsView.vue'
import ResultsView from '../../../src/views/ResultsView.vue'
import SettingsView from '../../../src/views/SettingsView.vue'
import ShareView from '../../../src/views/ShareView.vue'

// What the host sets in scripts of its own, and what a window has that jsdom has not.
vi.hoisted(() => {
	const nothing = class { observe() {} unobserve() {} disconnect() {} }
	Object.assign(window, { _oc_webroot: '', ResizeObserver: nothing, IntersectionObserver: nothing })
	window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
})

const api = vi.hoisted(() => {
	const group = (...names: string[]) => Object.fromEntries(names.map((name) => [name, vi.fn()]))
	return {
		forms: group('list', 'create', 'read', 'update', 'remove'), share: group('read', 'update'), stats: group('read'),
		responses: group('list', 'remove', 'removeAll'), presence: group('enter', 'read'),
		keys: group('list', 'create', 'update', 'remove'), webhooks: group('list', 'create', 'update', 'remove'),
		exports: { download: { url: () => '/export' } },
	}
})
vi.mock('@suite/api/forms/client', () => ({ forms: api }))
// The host's dialog traps the focus, which needs a layout.
vi.mock('@suite/ui/dialog/PanelDialog.vue', () => ({
	default: {
		props: ['name', 'size', 'isForm', 'isText', 'isKept', 'isQuestion'],
		emits: ['close', 'submit'],
		setup: (props: { name: string }, { slots }: { slots: Record<string, () => unknown> }) =>
			() => h('div', { role: 'dialog' }, [h('h2', props.name), slots.default?.(), slots.actions?.()] as never),
	},
}))

const rights = { viewResponses: true, editQuestions: true, editSettings: true, deleteResponses: true, publish: true, deleteForm: true }
const none = Object.fromEntries(Object.keys(rights).map((right) => [right, right === 'viewResponses'])) as typeof rights
const question = { id: 'q1', type: 'single_choice', title: 'Tea or coffee?', required: true,
	options: { choices: [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Coffee' }] } } as const
const opened = (more: Partial<OpenedForm> = {}): OpenedForm => ({
	fileId: 7, path: '/Lunch.nxform', version: '1', role: 'owner', permissions: rights, created: '2026-01-01T00:00:00Z', responseCount: 3,
	confirmationMails: true,
	fault: null,
	form: {
		id: 'f', title: 'Lunch', description: '', questions: [question], pages: null, branding: null,
		settings: {
			anonymous: true, requireLogin: false, restrictedUsers: [], restrictedGroups: [], allowMultiple: true, expiresAt: null,
			allowCorrection: false, maxResponses: 0, limitMessage: '', showProgress: true, confirmationMessage: null,
			confirmationButton: null, confirmationMail: null, quizMode: false, notifyOwner: true, retentionDays: 0,
		},
	},
	...more,
})
const shared = (more: Partial<ShareSettings> = {}): ShareSettings => ({
	isPublic: true, hash: 'abc', url: 'https://cloud.example/f/abc', hasPassword: false, expiresAt: null, startsAt: null,
	embed: { url: 'https://cloud.example/f/abc/embed', allowed: true },
	policy: { linksAllowed: true, passwordRequired: false, expiryRequired: false, longestDays: null },
	...more,
})
const listed = (id: number, title: string): ListedForm => ({
	id, title, created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z', responseCount: 2, path: `/${title}.nxform`, role: 'owner',
	isPublic: true, isBroken: false, opensAt: null, closesAt: null, maxResponses: 0,
})
const response = {
	id: 'r1', submitted: '2026-01-02T00:00:00Z', respondent: null, answers: { q1: 'c2' }, note: null,
	metadata: { duration: 5, score: null, changed: null, source: 'link' },
}

let app: App | undefined
let router: Router

async function show(path: string): Promise<void> {
	const pinia = createPinia()
	setActivePinia(pinia)
	const empty: Component = { render: () => h('p', 'Questions') }
	router = createRouter({
		history: createMemoryHistory(),
		routes: [
			{ path: '/', name: 'forms', component: FormsView, meta: { title: () => '' } },
			{
				path: '/form/:fileId', name: 'form', component: FormView, meta: { title: () => '' }, children: [
					{ path: 'questions', name: 'questions', component: empty, meta: { title: () => '' } },
					{ path: 'settings', name: 'settings', component: SettingsView, meta: { title: () => '' } },
					{ path: 'share', name: 'share', component: ShareView, meta: { title: () => '' } },
					{ path: 'results', name: 'results', component: ResultsView, meta: { title: () => '' } },
					{ path: 'integrations', name: 'integrations', component: IntegrationsView, meta: { title: () => '' } },
				],
			},
		],
	})
	await router.push(path)
	app = createApp({ render: () => h(RouterView) })
	app.config.warnHandler = (message) => warnings.push(message)
	app.use(pinia).use(router).mount(document.body.appendChild(document.createElement('div')))
}
const warnings: string[] = []
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')
const sees = (...words: string[]) => vi.waitFor(() => words.forEach((word) => expect(text()).toContain(word)))
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))

beforeEach(() => {
	warnings.length = 0
	api.forms.read?.mockResolvedValue(opened())
	api.forms.list?.mockResolvedValue({ forms: [] })
	api.share.read?.mockResolvedValue(shared())
	api.presence.enter?.mockResolvedValue({ status: 'ok' })
	api.presence.read?.mockResolvedValue({ editors: [], myFirstSeen: null })
	api.stats.read?.mockResolvedValue({
		totalResponses: 3, responsesPerDay: [{ date: '2026-01-02', count: 3 }], averageCompletionTime: 65,
		dropOff: { visits: 1, questions: { q1: 1 } },
		questionStats: { q1: { type: 'single_choice', answered: 3, counts: { c1: 1, c2: 2 } }, q9: { type: 'text', answered: 1 } },
	})
	api.webhooks.list?.mockResolvedValue({ webhooks: [] })
	api.responses.list?.mockResolvedValue({ responses: [response], total: 3, page: 1, pages: 1 })
})
afterEach(() => {
	app?.unmount()
	document.body.replaceChildren()
	expect(warnings).toEqual([])
})

describe('my forms', () => {
	it('lead from nothing to the first form in one click', async () => {
		api.forms.create?.mockResolvedValue({ fileId: 7, path: '/New form.nxform' })
		await show('/')
		await sees('No forms yet', 'Quiz')
		button('Create the first form')?.click()
		await vi.waitFor(() => expect(router.currentRoute.value.name).toBe('questions'))
		expect(api.forms.create).toHaveBeenLastCalledWith({ body: { title: 'New form', template: 'blank' } })
	})
	it('are found by their titles', async () => {
		api.forms.list?.mockResolvedValue({ forms: [listed(1, 'Lunch'), listed(2, 'Party')] })
		await show('/')
		await sees('New form')
		const search = document.querySelector<HTMLInputElement>('input[type=search]')
		search!.value = 'nothing of this'
		search!.dispatchEvent(new Event('input', { bubbles: true }))
		await sees('No form matches')
	})
	it('say what to do when they cannot be loaded', async () => {
		api.forms.list?.mockRejectedValue(new ApiError(0, {}))
		await show('/')
		await sees('The server cannot be reached.', 'Try again')
	})
})

describe('a form', () => {
	it('has its title, its state and its four parts', async () => {
		await show('/form/7/questions')
		await sees('Lunch', 'Open', 'Settings', 'Share', 'Results')
		expect(document.querySelector('h1')?.textContent).toBe('Lunch')
	})
	it('that is gone says so', async () => {
		api.forms.read?.mockRejectedValue(new ApiError(404, { reason: 'unknown_form' }))
		await show('/form/7/questions')
		await sees('The form no longer exists, or is no longer shared with you.', 'Show my forms')
	})
	it('tells who may not change it', async () => {
		api.forms.read?.mockResolvedValue(opened({ permissions: none, role: 'viewer' }))
		await show('/form/7/settings')
		await sees('You can look at this form and its results, but not change it.')
		expect(document.querySelectorAll('.settings input:not(:disabled)')).toHaveLength(0)
	})
	it('tells that its file is broken', async () => {
		api.forms.read?.mockResolvedValue(opened({ fault: 'The file is not valid JSON.' }))
		await show('/form/7/questions')
		await sees('The file is not valid JSON.', 'Restore a former version')
	})
	it('tells who else is there', async () => {
		api.presence.read?.mockResolvedValue({ editors: [{ userId: 'ann', displayName: 'Ann', firstSeen: 2 }], myFirstSeen: 1 })
		await show('/form/7/questions')
		await sees('Ann is also editing this form')
	})
})

describe('settings', () => {
	it('save one control at a time', async () => {
		api.forms.update?.mockResolvedValue(opened())
		await show('/form/7/settings')
		await sees('Who answers', 'When and how often', 'What people see', 'Keeping answers')
		const limit = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes('Limit of answers'))
		const field = document.getElementById(limit?.htmlFor ?? '') as HTMLInputElement
		field.value = '5'
		field.dispatchEvent(new Event('input', { bubbles: true }))
		field.dispatchEvent(new Event('change', { bubbles: true }))
		await vi.waitFor(() => expect(api.forms.update).toHaveBeenLastCalledWith({
			path: { fileId: 7 }, body: { form: { settings: { maxResponses: 5 } }, version: '1' },
		}))
	})
})

describe('hidden fields', () => {
	async function add(name: string): Promise<void> {
		const field = document.querySelector<HTMLInputElement>('.hidden-fields__name input')!
		field.value = name
		field.dispatchEvent(new Event('input', { bubbles: true }))
		field.form?.requestSubmit()
		await nextTick()
	}

	it('are added by name, those that the form has kept as they are', async () => {
		const { form } = opened()
		const source = { name: 'source', color: 'red' }
		api.forms.read?.mockResolvedValue(opened({ form: { ...form, hiddenFields: [source] } }))
		api.forms.update?.mockResolvedValue(opened())
		await show('/form/7/settings')
		await sees('Name of a hidden field', 'source')
		await add('campaign')
		await vi.waitFor(() => expect(api.forms.update).toHaveBeenLastCalledWith({
			path: { fileId: 7 }, body: { form: { hiddenFields: [{ name: 'source', color: 'red' }, { name: 'campaign' }] }, version: '1' },
		}))
	})
	it('say why they cannot have a name', async () => {
		api.forms.update?.mockClear()
		await show('/form/7/settings')
		await sees('Name of a hidden field')
		await add('a b')
		await sees('“a b” cannot be a name.')
		await add('q1')
		await sees('“q1” is reserved for questions.')
		expect(api.forms.update).not.toHaveBeenCalled()
	})
})

describe('sharing', () => {
	it('says who can answer, and asks before the link is another one', async () => {
		await show('/form/7/share')
		await sees('Anyone with the link can answer.', 'Copy link')
		button('New link')?.click()
		await sees('Make a new link?', 'stops working immediately')
	})
	it('makes a link that fills in what is answered there', async () => {
		const { form } = opened()
		const asked = { id: 'q2', type: 'number', title: 'Guests', required: true, options: { max: 5 } } as const
		api.forms.read?.mockResolvedValue(opened({
			form: { ...form, questions: [question, asked], hiddenFields: [{ name: 'source' }] },
		}))
		await show('/form/7/share')
		await sees('Prefilled link')
		button('Prefilled link')?.click()
		await sees('Answer what the link should fill in.', 'Hidden field')
		const dialog = document.querySelector('[role=dialog]')!
		const link = () => dialog.querySelector<HTMLInputElement>('input[readonly]')?.value
		const plain = link()
		const type = (selector: string, text: string) => {
			const field = dialog.querySelector<HTMLInputElement>(selector)!
			field.value = text
			field.dispatchEvent(new Event('input', { bubbles: true }))
		}
		dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click()
		type('input[type=number]', '9')
		type('.prefill__hidden input', 'a&b')
		await sees('The highest possible value is 5.')
		expect(link()).toBe(`${plain}?q1=c2&source=a%26b`)
		type('input[type=number]', '3')
		await vi.waitFor(() => expect(link()).toBe(`${plain}?q1=c2&q2=3&source=a%26b`))
		button('Start again')?.click()
		await vi.waitFor(() => expect(link()).toBe(plain))
	})
	it('shows the link as a code to scan', async () => {
		await show('/form/7/share')
		await sees('QR code')
		button('QR code')?.click()
		await sees('People who scan this code with a phone open the form.', 'Download PNG', 'Download SVG')
		expect(document.querySelector('[role=dialog] svg[role=img] path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/)
	})
	it('has code for websites that administrators have allowed, and says how to get there', async () => {
		const code = () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value
		api.share.read?.mockResolvedValue(shared({ embed: { url: 'https://cloud.example/f/abc/embed', allowed: false } }))
		await show('/form/7/share')
		await sees('Embed', 'an administrator has to allow that website first.')
		expect(code()).toBeUndefined()
		app?.unmount()
		api.share.read?.mockResolvedValue(shared())
		await show('/form/7/share')
		await sees('Copy code')
		expect(code()).toContain('src="https://cloud.example/f/abc/embed"')
		expect(code()).toContain('title="Lunch"')
		expect(text()).not.toContain('Because people have to log in')
	})
	it('says what a website shows of a form that needs a login', async () => {
		const { form } = opened()
		api.forms.read?.mockResolvedValue(opened({ form: { ...form, settings: { ...form.settings, restrictedUsers: ['ann'] } } }))
		await show('/form/7/share')
		await sees('Because people have to log in to answer, they get a link there')
	})
	it('follows what administrators permit', async () => {
		const policy = { linksAllowed: false, passwordRequired: true, expiryRequired: true, longestDays: 7 }
		api.share.read?.mockResolvedValue(shared({ isPublic: false, policy }))
		await show('/form/7/share')
		await sees('Public links are turned off on this server.', 'Administrators require one for public links.', 'At most 7 days')
	})
	it('is not for those who may not publish', async () => {
		api.forms.read?.mockResolvedValue(opened({ permissions: { ...rights, publish: false } }))
		await show('/form/7/share')
		await sees('You cannot publish this form. Ask its owner.')
		expect(document.querySelectorAll('.share input[type=checkbox]:not(:disabled)')).toHaveLength(0)
	})
})

describe('results', () => {
	it('sum up each question, former ones included', async () => {
		await show('/form/7/results')
		await sees('Time to answer, on average', '1 min 5 sec', 'Tea or coffee?', 'Coffee', '67%', 'no longer asked')
	})
	it('list answers and open one in full', async () => {
		await show('/form/7/results?show=answers')
		await sees('3 answers', 'Coffee')
		document.querySelector<HTMLElement>('[data-response=r1]')?.click()
		await sees('Anonymous answer', 'in 5 sec')
	})
	it('lead to the link while there are none', async () => {
		api.stats.read?.mockResolvedValue({
			totalResponses: 0, responsesPerDay: [], averageCompletionTime: 0, questionStats: {}, dropOff: { visits: 0, questions: {} },
		})
		api.responses.list?.mockResolvedValue({ responses: [], total: 0, page: 1, pages: 0 })
		await show('/form/7/results')
		await sees('No answers yet', 'Share the form')
	})
	it('ask for the title before all answers are deleted', async () => {
		api.responses.removeAll?.mockResolvedValue({ success: true, removed: 3 })
		await show('/form/7/results?show=answers')
		await sees('Delete all')
		button('Delete all')?.click()
		await sees('Type Lunch to confirm')
		expect([...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1)?.disabled).toBe(true)
		expect(api.responses.removeAll).not.toHaveBeenCalled()
	})
})

describe('integrations', () => {
	const key = (id: string, permissions: readonly string[] = ['read_form'], lastUsedAt: string | null = null) => ({
		id, name: `Tool ${id}`, permissions, createdAt: '2026-01-01T00:00:00Z', createdBy: null, lastUsedAt,
	})
	const list = (...keys: object[]) => ({ keys, address: 'https://cloud.example/external/7' })

	it('list the keys of a form with what they may do, and how programs reach it', async () => {
		api.keys.list?.mockResolvedValue(list(key('a', ['read_form', 'write_responses']), key('b', [], '2026-01-02T00:00:00Z')))
		await show('/form/7/integrations')
		await sees(
			'Tool a', 'Read the form · Add and change answers', 'Never used', 'Tool b', 'No permissions: the key is refused everywhere',
			'curl -H "X-Forms-API-Key: $KEY" "https://cloud.example/external/7/responses?limit=10"',
		)
		expect(document.querySelector('a[href="/form/7/integrations"]')).not.toBeNull()
	})
	it('say why keys could not be loaded, and ask again', async () => {
		api.keys.list?.mockRejectedValueOnce(new ApiError(500, { reason: 'internal' }))
			.mockResolvedValueOnce(list())
		await show('/form/7/integrations')
		await sees('Could not load the API keys and webhooks.')
		button('Try again')?.click()
		await sees('No API keys yet')
	})
	it('are not offered to those who may not share the form', async () => {
		api.keys.list?.mockClear()
		api.forms.read?.mockResolvedValue(opened({ permissions: none, role: 'viewer' }))
		await show('/form/7/integrations')
		await sees('You cannot connect programs to this form')
		expect([document.querySelector('a[href="/form/7/integrations"]'), api.keys.list?.mock.calls]).toEqual([null, []])
	})
})
