// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { createUser, type Account } from '../fixtures/accounts.ts'
import { SessionClient } from '../fixtures/client.ts'
import { runningHost, type RunningHost } from './running-host.ts'
import { takeSession } from './session.ts'

/** Someone with an account, logged in. */
export interface Person extends Account {
	/** For calls beside the browser. */
	readonly client: SessionClient
	readonly context: BrowserContext
	readonly page: Page
	/** The same person at another computer: a session of its own. */
	elsewhere(): Promise<Page>
}

interface Fixtures {
	/** Someone new, who has never seen anything. */
	readonly person: Person
}
interface WorkerFixtures {
	readonly host: RunningHost
	/** An administrator's session. */
	readonly admin: SessionClient
}

/** A test on a running host; it is skipped, by name, when there is none. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	// eslint-disable-next-line no-empty-pattern
	host: [async ({}, use) => {
		const host = runningHost()
		base.skip(host === undefined, 'needs a running host, named in HOST_JSON')
		await use(host as RunningHost)
	}, { scope: 'worker' }],
	admin: [async ({ host }, use) => {
		await use(await SessionClient.login(host.url, host.administrator.user, host.administrator.password))
	}, { scope: 'worker' }],
	person: async ({ host, admin, browser }, use) => {
		const account = await createUser(admin)
		const contexts: BrowserContext[] = []
		const enter = async () => {
			const client = await SessionClient.login(host.url, account.user, account.password)
			const context = await browser.newContext({ baseURL: host.url })
			contexts.push(context)
			await takeSession(context, client)
			return { client, context }
		}
		const { client, context } = await enter()
		await use({ ...account, client, context, page: await context.newPage(), elsewhere: async () => (await enter()).context.newPage() })
		await Promise.all(contexts.map((context) => context.close()))
	},
})

export { expect } from '@playwright/test'
