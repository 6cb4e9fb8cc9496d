// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'
import { runJob } from '@suite/testing/jobs'
import { ask, call, change, list, name, newAccount, newForm, submitted, type PublishedForm } from './scene.ts'

interface Notification {
	readonly notification_id: number
	readonly app: string
	readonly subject: string
	readonly link: string
	readonly icon: string
}

const path = '/ocs/v2.php/apps/notifications/api/v2/notifications'
const headers = { 'OCS-APIRequest': 'true' }
const tell = () => runJob(suiteHost(), 'OCA\\FormsApp\\BackgroundJob\\TellOfResponses')

async function bell(of: Client): Promise<Notification[]> {
	const { json } = await of.expect('GET', `${path}?format=json`, { headers })
	return (json as { ocs: { data: Notification[] } }).ocs.data.filter(({ app }) => app === 'formsapp')
}

async function answer(form: PublishedForm, times: number): Promise<void> {
	for (let time = 0; time < times; time++) {
		await submitted(form, { q1: `guest ${time}` })
	}
}

/** An account with a form of its own. */
async function publisher(settings: object = {}): Promise<{ readonly author: Client, readonly form: PublishedForm }> {
	const author = await newAccount()
	return { author, form: await newForm(author, { title: 'Lunch', questions: [name], settings }) }
}

describe('whoever published a form', () => {
	it('is told once of all new responses, and again only of those after the bell was emptied @every-host', async () => {
		const { author, form } = await publisher()
		await answer(form, 3)
		await tell()
		const [first, ...others] = await bell(author)
		expect(others).toEqual([])
		expect(first).toMatchObject({ subject: '3 new answers to Lunch' })
		expect(first?.link).toMatch(new RegExp(`^http.*/apps/formsapp/form/${form.fileId}/results$`))
		expect(first?.icon).toMatch(/^http.*app-dark\.svg/)
		await answer(form, 1)
		await tell()
		expect((await bell(author)).map(({ subject }) => subject)).toEqual(['4 new answers to Lunch'])
		await author.expect('DELETE', `${path}/${(await bell(author))[0]?.notification_id}`, { headers })
		await tell()
		expect(await bell(author)).toEqual([])
		await answer(form, 1)
		await tell()
		expect((await bell(author)).map(({ subject }) => subject)).toEqual(['1 new answer to Lunch'])
	})

	it('is not told what the form does not want to be told, neither then nor later', async () => {
		const { author, form } = await publisher({ notifyOwner: false })
		await answer(form, 2)
		await tell()
		expect(await bell(author)).toEqual([])
		await change(author, form.fileId, { form: { settings: { notifyOwner: true } } })
		await tell()
		expect(await bell(author)).toEqual([])
		await answer(form, 1)
		await tell()
		expect((await bell(author)).map(({ subject }) => subject)).toEqual(['1 new answer to Lunch'])
	})

	it('hears the present title and number, and nothing of what is gone', async () => {
		const { author, form } = await publisher()
		await answer(form, 3)
		await tell()
		await change(author, form.fileId, { form: { title: 'Dinner' } })
		const [newest] = (await list(author, form)).responses
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${newest?.id}`)
		await answer(form, 1)
		await tell()
		expect((await bell(author)).map(({ subject }) => subject)).toEqual(['3 new answers to Dinner'])
		expect((await call(author, 'DELETE', `/api/forms/${form.fileId}`)).status).toBe(200)
		expect(await bell(author)).toEqual([])
	})
})
