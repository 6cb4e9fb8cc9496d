// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import axios from '@nextcloud/axios'
import { vi } from 'vitest'

export function step(id: string, fields: Partial<Step> = {}): Step {
	return {
		id,
		title: id.toUpperCase(),
		text: `<p>${id}</p>`,
		attachTo: '',
		position: 'bottom',
		enabled: true,
		visibleToGroups: [],
		ifMissing: 'center',
		opens: '',
		requiresApp: '',
		interactive: false,
		...fields,
	}
}

interface List { steps: Step[], revision: number, author: string | null }

/** A fake server: lists with revisions that refuses a stale save as the contract specifies. */
export class AdminServer {
	readonly lists = new Map<string, List>()
	/** Bodies of the saves received, oldest first. */
	readonly saves: { readonly language: string, readonly session?: string, readonly revision?: number, readonly steps: Step[] }[] = []
	isReachable = true
	/** Responses of other routes, by method and path below the app. */
	readonly answers = new Map<string, (body: unknown, query: URLSearchParams) => { status?: number, body: unknown }>()

	constructor(lists: Record<string, Step[]>) {
		Object.entries(lists).forEach(([language, steps]) => this.lists.set(language, { steps, revision: 1, author: null }))
		axios.defaults.adapter = 'fetch'
		vi.stubGlobal('fetch', (request: Request) => this.answer(request))
	}

	list(language: string) {
		const { steps, revision, author } = this.lists.get(language) ?? { steps: [], revision: 0, author: null }
		return {
			success: true as const,
			steps,
			language,
			lang: language,
			useDefault: false,
			revision,
			author,
			authorName: author,
			updatedAt: '2026-11-21T14:02:00+00:00',
			labels: { back: '', next: '', finish: '', skip: '', close: '', progress: '', tour: '', restartHint: '' },
		}
	}

	/** Another administrator saves. */
	publish(language: string, steps: Step[], author: string): void {
		this.lists.set(language, { steps, revision: this.list(language).revision + 1, author })
	}

	private async answer(request: Request): Promise<Response> {
		request.signal.throwIfAborted()
		if (!this.isReachable) {
			throw new TypeError('Failed to fetch')
		}
		const url = new URL(request.url)
		const { method } = request
		const path = url.pathname.replace(/^.*\/apps\/wizardapp/, '')
		const body = await request.text()
		const sent: unknown = body === '' ? undefined : JSON.parse(body)
		const special = this.answers.get(`${method} ${path}`)
		if (special !== undefined) {
			const { status = 200, body: answer } = special(sent, url.searchParams)
			return Response.json(answer, { status })
		}
		if (path === '/admin/steps' && method === 'GET') {
			return Response.json(this.list(url.searchParams.get('language') ?? 'en'))
		}
		if (path === '/admin/steps' && method === 'POST') {
			return this.save(sent as (typeof this.saves)[number])
		}
		throw new Error(`no answer for ${method} ${path}`)
	}

	private save(sent: (typeof this.saves)[number]): Response {
		this.saves.push(sent)
		const { revision, author } = this.list(sent.language)
		if (sent.revision !== undefined && sent.revision !== revision) {
			return Response.json(
				{ success: false, error: 'stale', message: 'stale', reason: 'stale_revision', revision, author, authorName: author },
				{ status: 409 },
			)
		}
		this.publish(sent.language, sent.steps, 'me')
		return Response.json(this.list(sent.language))
	}
}
