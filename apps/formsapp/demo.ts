// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AnonymousClient, BasicClient } from '@suite/fixtures/client'
import type { DemoExtras } from '@suite/host/demo'

const app = '/index.php/apps/formsapp'
const labels = (...texts: readonly string[]) => texts.map((label) => ({ label }))
const title = 'Summer party'
const form = {
	title,
	description: 'Friday, 3 July, from five o\'clock in the garden. Tell us until the end of June whether you come.',
	settings: { confirmationMessage: 'Thank you. See you in the garden!', maxResponses: 200 },
}
const questions = [
	{ type: 'text', title: 'Your name', required: true },
	{ type: 'single_choice', title: 'Do you come?', required: true, options: { choices: labels('Yes', 'Only later', 'No') } },
	{
		type: 'number', title: 'How many guests do you bring?', options: { min: 0, max: 4 },
		showIf: { questionId: 'q2', operator: 'notEquals', value: 'c3' },
	},
	{
		type: 'multiple_choice', title: 'What do you bring?', options: { choices: labels('Salad', 'Bread', 'Cake', 'Music') },
		showIf: { questionId: 'q2', operator: 'notEquals', value: 'c3' },
	},
	{ type: 'rating', title: 'How was the last party?', options: { max: 5 } },
	{ type: 'linear_scale', title: 'How loud may the music be?', options: { min: 1, max: 5, minLabel: 'Quiet', maxLabel: 'Loud' } },
	{ type: 'textarea', title: 'Anything else?' },
]
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Greta', 'Hugo', 'Iris', 'Jan']
const remarks = ['No nuts, please.', 'Is there a place for bicycles?', 'Last year was great.', 'I can help to set up the tables.']
const count = 40

/** Answers of the nth respondent: always the same, and different enough for the charts. */
function answersOf(n: number): object {
	const coming = n % 7 === 3 ? 'c3' : n % 4 === 1 ? 'c2' : 'c1'
	return {
		q1: `${names[n % names.length]} ${'KLMN'[Math.floor(n / names.length)]}.`,
		q2: coming,
		...(coming === 'c3' ? {} : { q3: n * 3 % 5 % 4, q4: [`c${1 + n % 4}`, ...(n % 3 === 0 ? [`c${1 + (n + 1) % 4}`] : [])] }),
		...(n % 5 === 4 ? {} : { q5: 5 - n * n % 7 % 4 }),
		q6: 1 + (n * 2 + n % 3) % 5,
		...(n % 9 === 2 ? { q7: remarks[Math.floor(n / 9) % remarks.length] } : {}),
	}
}

/** An open form of the editor with forty answers. */
export const extras: DemoExtras = {
	fill: async (host, { users: { editor } }) => {
		const client = new BasicClient(host.url, editor.user, editor.appPassword)
		const guest = new AnonymousClient(host.url)
		const ask = async <T>(method: string, path: string, body: object) =>
			(await client.expect(method, app + path, { body })).json as T
		const { fileId } = await ask<{ fileId: number }>('POST', '/api/forms', { title })
		await ask('PUT', `/api/forms/${fileId}`, { form, questions })
		const { hash } = await ask<{ hash: string }>('PUT', `/api/forms/${fileId}/share`, { isPublic: true })
		// Nobody may send that many from one address. A host that knows no limits keeps it that way.
		const { stdout } = await host.occ(['config:app:get', 'formsapp', 'own_limits', '--default-value', 'on'])
		await host.occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
		for (let n = 0; n < count; n++) {
			await guest.expect('POST', `${app}/api/public/${hash}/submit`, { body: { answers: answersOf(n) } })
		}
		await host.occ(stdout.trim() === 'off'
			? ['config:app:set', 'formsapp', 'own_limits', '--value', 'off']
			: ['config:app:delete', 'formsapp', 'own_limits'])
	},
	hint: (url) => `The user editor has an open form with ${count} answers at ${url}${app}/.`,
}
