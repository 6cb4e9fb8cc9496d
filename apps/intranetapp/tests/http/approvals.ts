// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Pending, Waiting } from '@suite/schema/intranet/approval'
import type { Page } from '@suite/schema/intranet/page'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import { runWaitingJobs } from '@suite/testing/jobs'
import { ask, call, newPage, removePage, siteFiles } from './intranet.ts'
import { people, type People } from './people.ts'

/** What is decided on, and how. */
export interface Decision {
	readonly kind: string
	readonly author: string
	readonly version: string | undefined
	readonly note?: string
	readonly merged?: object
}

export const read = (client: Client, id: string) => ask<Page>(client, 'GET', `/api/pages/${id}`)
export const put = (client: Client, id: string, body: object) => ask<Page>(client, 'PUT', `/api/pages/${id}`, { body })
export const pending = async (client: Client, id: string) => (await ask<Pending>(client, 'GET', `/api/pages/${id}/pending`)).changes

/** What waits on the pages with these ids. */
export const waiting = async (client: Client, ...ids: string[]) =>
	(await ask<Waiting>(client, 'GET', '/api/waiting')).items.filter((item) => ids.includes(item.page.id))

export const decide = (client: Client, id: string, verb: 'accept' | 'reject', { note = '', ...body }: Decision): Promise<Reply> =>
	call(client, 'POST', `/api/pages/${id}/pending/${verb}`, { body: verb === 'reject' ? { ...body, note } : body })

export const text = (content: string) => ({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', content }] }] })

/** Every part of a page, with a word in each. */
export const whole = (word: string) => ({ title: `Title ${word}`, content: '', metadata: { tags: [word] }, layout: text(word) })

/** A section of a site in which pages need approval, and its people; to be opened before the tests and closed after them. */
export async function approvalSite() {
	const crew = await people()
	const { site } = crew
	const approver = await crew.as('admin')
	let section: Page | undefined
	const publication = (wished: object) => ask(crew.administrator, 'POST', '/api/settings/publication', { body: wished })
	return {
		crew,
		approver,
		editor: await crew.as('editor'),
		/** Another editor. */
		colleague: await crew.newPerson({ groups: [site.groups.editors, site.groups.users] }),
		reader: await crew.as('reader'),
		outsider: await crew.as('outsider'),
		files: siteFiles(approver, site),
		publication,
		sectionId: () => section?.id ?? '',
		published: (wished: object = {}) =>
			newPage(approver.basic, { parentId: section?.id, status: 'published', layout: text('Before'), ...wished }),
		async open() {
			section = await newPage(approver.basic)
			await publication({ requireApproval: true })
		},
		async close() {
			await publication({ requireApproval: false })
			await removePage(approver.basic, section?.id ?? '')
		},
	}
}

/** What the bell of an account says of a page. */
export async function bell(client: Client, uniqueId: string): Promise<string[]> {
	const reply = await client.request('GET', '/ocs/v2.php/apps/notifications/api/v2/notifications?format=json', {
		headers: { 'OCS-APIRequest': 'true' },
	})
	const { ocs } = reply.json as { ocs: { data: { app: string, subject: string, message: string, link: string }[] } }
	return ocs.data.filter(({ app, link }) => app === 'intranetapp' && link.endsWith(`/p/${uniqueId}`))
		.map(({ subject, message }) => message === '' ? subject : `${subject}: ${message}`)
}

/** Runs the background jobs that tell approvers. */
export const tellApprovers = (crew: People): Promise<void> => runWaitingJobs(crew, 'OCA\\IntranetApp\\BackgroundJob\\TellApprovers')
