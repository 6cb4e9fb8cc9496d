// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicLink, Refused, Reply } from '@suite/api/forms/public-client'
import type { UploadCall } from '@suite/api/forms/public-upload'
import type { PublicForm, Submission, Submitted } from '@suite/schema/forms/response'
import type { Upload } from '@suite/schema/forms/upload'
import type { PageData } from '../../../src/public/document.ts'
import { type DraftPlace, openDraft } from '../../../src/public/model/draft.ts'
import { start } from '../../../src/public/start.ts'

type Members = Record<string, unknown>

export const refused = (status: number, reason = '', more: Partial<Refused> = {}): Refused =>
	({ status, reason, message: '', questions: {}, opensAt: undefined, retryAfter: undefined, challenge: undefined, ...more })

export const arrived = (id = 'r1'): Reply<Submitted> =>
	({ data: { success: true, message: '', response: { id, submitted: '2026-11-26T12:00:00Z' } } })

export function formOf(questions: readonly Members[], more: {
	pages?: unknown
	settings?: Members
	title?: string
	hiddenFields?: PublicForm['form']['hiddenFields']
} = {}): PublicForm {
	return {
		form: {
			title: more.title ?? 'Party',
			description: 'Who comes?',
			questions: questions as PublicForm['form']['questions'],
			pages: (more.pages ?? null) as PublicForm['form']['pages'],
			branding: {},
			...more.hiddenFields === undefined ? {} : { hiddenFields: more.hiddenFields },
			settings: {
				showProgress: true, confirmationMessage: null, confirmationButton: null, allowMultiple: true, requireLogin: false,
				...more.settings,
			} as PublicForm['form']['settings'],
		},
		startStamp: 'stamp',
	}
}

/** What was sent, with its key and password. */
export interface Sent {
	readonly submission: Submission
	readonly key: string
	readonly password: string
	readonly solution?: string
}

export interface Page {
	readonly root: HTMLElement
	readonly sent: Sent[]
	/** What the server says, in this order; after the last, that the answers have arrived. */
	readonly replies: Reply<Submitted>[]
	readonly stored: Map<string, string>
	/** Files that were sent, with what answers them. */
	readonly files: SentFile[]
	readonly stops: Stop[]
}

export interface SentFile {
	readonly questionId: string
	readonly file: File
	readonly call: Omit<UploadCall, 'password'>
	readonly reply: (reply: Reply<Upload>) => void
}

/** Where somebody stopped, as the server is told. */
export interface Stop {
	readonly questionId: string
	readonly key: string
	readonly password: string | undefined
}

/**
 * The page as the script finds it, after it has run.
 *
 * @param data - differences from the page of an open form
 */
export function openPage(data: Partial<PageData>, {
	stored = new Map<string, string>(), read, search = '', head = '<h1>Party</h1>', solves = true,
}: {
	readonly stored?: Map<string, string>
	/** Query of the address. */
	readonly search?: string
	/** What the server has written above. */
	readonly head?: string
	/** Whether this device can solve challenges. */
	readonly solves?: boolean
	readonly read?: (password: string) => Reply<PublicForm>
} = {}): Page {
	history.replaceState(null, '')
	document.body.innerHTML = `<main id="formsapp-public"><header>${head}</header><noscript></noscript></main>`
	const root = document.getElementById('formsapp-public') as HTMLElement
	const sent: Sent[] = []
	const replies: Reply<Submitted>[] = []
	const files: SentFile[] = []
	const stops: Stop[] = []
	const link: PublicLink = {
		read: async ({ password }) => read?.(password) ?? refused(404, 'unknown_link'),
		submit: async (submission, key, { password, solution }) => {
			sent.push({ submission: structuredClone(submission), key, password, ...(solution === undefined ? {} : { solution }) })
			return replies.shift() ?? arrived()
		},
		stop: async (questionId, key, { password }) => {
			stops.push({ questionId, key, password })
			return { data: {} }
		},
		readOwn: async () => refused(404, 'unknown_response'),
		correct: async () => refused(404, 'unknown_response'),
		upload: (questionId, file, call) => new Promise((reply) => {
			files.push({ questionId, file, call, reply })
			call.signal?.addEventListener('abort', () => reply(refused(0)))
		}),
	}
	let keys = 0
	const place: DraftPlace = {
		storage: {
			getItem: (name) => stored.get(name) ?? null,
			setItem: (name, text) => void stored.set(name, text),
			removeItem: (name) => void stored.delete(name),
		},
		now: () => Date.UTC(2026, 10, 26),
		random: () => 5,
		key: () => `key${++keys}`,
	}
	start(
		{ state: 'open', hash: 'abc', language: 'en', words: {}, opened: null, opensAt: null, login: null, framedBy: null, ...data },
		{ root, link, draft: openDraft('abc', place, search), search, solve: async ({ text }) => solves ? `${text}:7` : undefined },
	)
	return { root, sent, replies, stored, files, stops }
}

/** The element of a question. */
export const question = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-question="${id}"]:not(li)`)!
export const isShown = (element: Element | null): boolean => element !== null && element.closest('[hidden]') === null
/** Texts of the links of the error summary. */
export const errors = (): string[] => [...document.querySelectorAll('.errors:not([hidden]) a')].map((link) => link.textContent ?? '')
export const fault = (id: string): string => question(id).querySelector('.fault:not([hidden])')?.textContent ?? ''
export const forward = (): HTMLButtonElement => document.querySelector('.actions--moves [type=submit]')!

export function write(id: string, value: string, selector = 'input, textarea, select'): void {
	const control = question(id).querySelector<HTMLInputElement>(selector)!
	control.value = value
	control.dispatchEvent(new Event('input', { bubbles: true }))
	control.dispatchEvent(new Event('change', { bubbles: true }))
}

export function choose(id: string, value: string): void {
	question(id).querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click()
}

export function press(label: string | RegExp): void {
	const fits = (text: string) => typeof label === 'string' ? text === label : label.test(text)
	const found = [...document.querySelectorAll('button')].find((one) => fits(one.textContent ?? '') && isShown(one))
	if (found === undefined) {
		throw new Error(`There is no button "${label}"`)
	}
	found.click()
}

/** Chooses files for a question. */
export function pick(id: string, ...files: readonly File[]): void {
	const control = question(id).querySelector<HTMLInputElement>('input[type=file]')!
	Object.defineProperty(control, 'files', { configurable: true, value: files })
	control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Until everything that is under way is done. */
export const settled = (): Promise<void> => new Promise((resolve) => {
	setTimeout(resolve, 20)
})
