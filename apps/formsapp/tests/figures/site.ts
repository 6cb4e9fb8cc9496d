// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient, type Client } from '@suite/fixtures/client'
import type { Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'

export const app = '/index.php/apps/formsapp'
/** The background job that sends webhooks and mails. */
export const deliveryJob = 'OCA\\FormsApp\\Shared\\BackgroundJob\\DeliverOutbox'

/** The numbers that the promises are about. */
export const full = Object.freeze({ responses: 100_000, fewResponses: 1_000, forms: 1_000 })

/** A form with a link. */
export interface LinkedForm {
	readonly fileId: number
	readonly hash: string
	/** Of the file, from the top of its owner's files. */
	readonly path: string
}

const choices = (...labels: readonly string[]) => ({ choices: labels.map((label) => ({ label })) })
/** Twelve short questions, as most forms have them. */
export const questions = Object.freeze([
	{ type: 'text', title: 'Name', required: true },
	{ type: 'email', title: 'Address' },
	{ type: 'single_choice', title: 'Day', required: true, options: choices('Monday', 'Tuesday', 'Friday') },
	{ type: 'multiple_choice', title: 'Courses', options: choices('Starter', 'Main', 'Dessert', 'Coffee') },
	{ type: 'dropdown', title: 'Table', options: choices('Window', 'Wall', 'Garden') },
	{ type: 'number', title: 'Guests', options: { min: 0, max: 9 } },
	{ type: 'date', title: 'Date' },
	{ type: 'time', title: 'Time' },
	{ type: 'rating', title: 'Last time', options: { max: 5 } },
	{ type: 'linear_scale', title: 'How loud', options: { min: 1, max: 5 } },
	{ type: 'text', title: 'Diet', showIf: { questionId: 'q4', operator: 'contains', value: 'c2' } },
	{ type: 'textarea', title: 'Remarks' },
])

/** Answers to all of them. */
export const answersOf = (n: number): object => ({
	q1: `Guest ${n}`, q2: `guest${n}@example.org`, q3: `c${1 + n % 3}`, q4: ['c2', `c${n % 2 === 0 ? 1 : 3}`], q5: `c${1 + n % 3}`,
	q6: n % 10, q7: `2026-0${1 + n % 9}-1${n % 10}`, q8: `1${n % 10}:30`, q9: 1 + n % 5, q10: 1 + n % 5, q11: 'No nuts',
	q12: `Remark ${n}, as people write.`,
})

/** Somebody who calls with an app password, so that the floor is the same for everything that is measured. */
export interface Author {
	readonly user: string
	readonly client: BasicClient
	/** The header of the same name. */
	readonly authorization: string
}

/** An account that may call as often as it likes. */
export async function newAuthor({ host, admin }: Measured): Promise<Author> {
	await host.occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const account = await createUser(session, {})
	const password = await createAppPassword(host.url, account)
	return {
		user: account.user,
		client: new BasicClient(host.url, account.user, password),
		authorization: `Basic ${Buffer.from(`${account.user}:${password}`).toString('base64')}`,
	}
}

/** Calls of an account, with what they answer. */
export const asking = (client: Client) => async <T>(method: string, path: string, body: object): Promise<T> =>
	(await client.expect(method, `${app}${path}`, { body })).json as T

/** Makes a form, with the twelve questions unless others are given, and publishes it. */
export async function newForm(client: Client, title: string, asked: readonly object[] = questions): Promise<LinkedForm> {
	const ask = asking(client)
	const { fileId, path } = await ask<{ fileId: number, path: string }>('POST', '/api/forms', { title, path: '/Figures' })
	await ask('PUT', `/api/forms/${fileId}`, { questions: asked })
	const { hash } = await ask<{ hash: string }>('PUT', `/api/forms/${fileId}/share`, { isPublic: true })
	return { fileId, hash, path }
}

/** Gives a form responses, past the routes: as many requests would take hours. */
export async function fill({ host, directory }: Measured, { fileId }: LinkedForm, count: number): Promise<void> {
	const answers = JSON.stringify(Array.from({ length: 60 }, (_, n) => answersOf(n)))
	const seconds = await inInstance(host, directory, new URL('fill.php', import.meta.url), String(fileId), String(count), answers)
	console.error(`${count} responses in ${seconds} seconds`)
}
