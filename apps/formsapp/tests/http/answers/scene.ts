// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { FormResponse, FormStats, PublicForm, ResponseList, Submitted } from '@suite/schema/forms/response'
import type { ShareChange } from '@suite/schema/forms/share'
import type { Upload } from '@suite/schema/forms/upload'
import { administrator } from '@suite/testing/administrator'

/** Address of a route. */
export const appPath = (path: string): string => `/index.php/apps/formsapp${path}`

/** A form with a link. */
export interface PublishedForm {
	readonly fileId: number
	readonly hash: string
	readonly path: string
}

const detailed = { 'X-Forms-Details': '1' }
export const guest = new AnonymousClient(suiteHost().url)

/** Calls a route; any status counts as an answer. */
export const call = (by: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> =>
	by.request(method, appPath(path), { ...sent, headers: { ...detailed, ...sent.headers } })

/** Like call, but a refusal is an error. Returns the body. */
export async function ask<T = Record<string, unknown>>(by: Client, method: string, path: string, sent: Sent = {}): Promise<T> {
	return (await by.expect(method, appPath(path), { ...sent, headers: { ...detailed, ...sent.headers } })).json as T
}

/** A new account, with an app password. */
export async function newAccount(groups: readonly string[] = []): Promise<BasicClient & { user: string }> {
	const { session } = await administrator()
	const account = await createUser(session, { groups })
	const client = new BasicClient(session.url, account.user, await createAppPassword(session.url, account))
	return Object.assign(client, { user: account.user })
}

/** What a test wants of its form. */
export interface Wished {
	readonly title?: string
	readonly questions: readonly object[]
	readonly settings?: object
	readonly members?: object
	readonly share?: ShareChange
	/** Folder, from the top of the author's files. */
	readonly folder?: string
}

/** Makes a form and publishes it. */
export async function newForm(by: Client, { title = 'Party', questions, settings = {}, members = {}, share = {}, folder = '/' }: Wished):
Promise<PublishedForm> {
	const { fileId, path } = await ask<{ fileId: number, path: string }>(by, 'POST', '/api/forms', { body: { title, path: folder } })
	await change(by, fileId, { form: { settings, ...members }, questions })
	const { hash } = await ask<{ hash: string }>(by, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true, ...share } })
	return { fileId, hash, path }
}

export const change = (by: Client, fileId: number, body: object) => ask(by, 'PUT', `/api/forms/${fileId}`, { body })

/** How answers are sent. */
export type Answering = Sent & { readonly startStamp?: string }

let addresses = 0
/** A loopback address that nobody has sent anything from: limits count addresses. */
export function nextAddress(): string {
	addresses++
	return `127.${20 + process.pid % 200}.${Math.floor(addresses / 250) % 250}.${1 + addresses % 250}`
}

/** Sends answers, from an address of its own unless another one is given. */
export function submit(form: PublishedForm, answers: unknown, sent: Answering = {}, by: Client = guest): Promise<Reply> {
	const { startStamp, ...others } = sent
	return call(by, 'POST', `/api/public/${form.hash}/submit`, {
		from: nextAddress(), body: { answers, ...(startStamp === undefined ? {} : { startStamp }) }, ...others,
	})
}

/** Sends answers that are taken. */
export async function submitted(form: PublishedForm, answers: unknown, sent: Answering = {}, by: Client = guest): Promise<Submitted> {
	const reply = await submit(form, answers, sent, by)
	if (reply.status !== 201) {
		throw new Error(`${reply.status} ${reply.text}`)
	}
	return reply.json as Submitted
}

/** What is sent for a question that asks for files. */
export interface SentFile {
	readonly name: string
	readonly content: string | Uint8Array
	readonly question?: string
}

/** Sends a file, from an address of its own unless another one is given. */
export function upload(form: PublishedForm, { name, content, question = 'q1' }: SentFile, sent: Sent = {}): Promise<Reply> {
	const raw = new FormData()
	raw.append('questionId', question)
	raw.append('file', new Blob([content as string]), name)
	return call(guest, 'POST', `/api/public/${form.hash}/uploads`, { from: nextAddress(), raw, ...sent })
}

/** Sends a file that is taken, and returns its token. */
export async function uploaded(form: PublishedForm, file: SentFile): Promise<string> {
	const reply = await upload(form, file)
	if (reply.status !== 201) {
		throw new Error(`${reply.status} ${reply.text}`)
	}
	return (reply.json as Upload).token
}

export const view = (form: PublishedForm, sent: Sent = {}, by: Client = guest): Promise<Reply> =>
	call(by, 'GET', `/api/public/${form.hash}`, { from: nextAddress(), ...sent })

export const viewed = async (form: PublishedForm): Promise<PublicForm> => (await view(form)).json as PublicForm

export const list = (by: Client, form: PublishedForm, query: Sent['query'] = {}): Promise<ResponseList> =>
	ask<ResponseList>(by, 'GET', `/api/forms/${form.fileId}/responses`, { query })

/** All answers, oldest first. */
export const answersOf = async (by: Client, form: PublishedForm): Promise<FormResponse['answers'][]> =>
	(await list(by, form, { limit: 500 })).responses.map(({ answers }) => answers).reverse()

export const statsOf = (by: Client, form: PublishedForm): Promise<FormStats> => ask<FormStats>(by, 'GET', `/api/forms/${form.fileId}/stats`)

/** What is stored, counted in every way there is: all have to be the same. */
export async function counts(by: Client, form: PublishedForm): Promise<number[]> {
	const { responses, total } = await list(by, form, { limit: 500 })
	const { totalResponses, responsesPerDay } = await statsOf(by, form)
	const { responseCount } = await ask<{ responseCount: number }>(by, 'GET', `/api/forms/${form.fileId}`)
	const daily = responsesPerDay.reduce((sum, { count }) => sum + count, 0)
	return [...new Set([responses.length, total, totalResponses, daily, responseCount])]
}

/** Status, code and reason, such as `404 FORM_NOT_FOUND unknown_link`; the status alone of a success. */
export function refusal(reply: Reply): string {
	const { code, details } = (reply.json ?? {}) as { code?: string, details?: { reason?: string } }
	return reply.status < 400 ? String(reply.status) : `${reply.status} ${code} ${details?.reason}`
}

/** How often each outcome is there. */
export function tally(outcomes: readonly string[]): Record<string, number> {
	const counted: Record<string, number> = {}
	for (const outcome of outcomes) {
		counted[outcome] = (counted[outcome] ?? 0) + 1
	}
	return counted
}

export const name = { type: 'text', title: 'Name' }
export const day = {
	type: 'single_choice', title: 'Day', options: { choices: [{ label: 'Monday' }, { label: 'Tuesday' }, { label: 'Friday' }] },
}
