// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContextOptions, Page } from '@playwright/test'
import type { SessionClient } from '@suite/fixtures/client'
import { test as base } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { type Troubles, watchTroubles } from '@suite/fixtures/playwright/troubles'
import type { FormChange } from '@suite/schema/forms/form'
import type { ResponseList } from '@suite/schema/forms/response'
import type { ShareChange } from '@suite/schema/forms/share'
import { appPath, ask, newForm, publicHash } from '../http/forms.ts'

export interface Wished {
	readonly title?: string
	readonly form?: FormChange['form']
	readonly questions: FormChange['questions']
	readonly share?: ShareChange
}

export interface Link {
	readonly fileId: number
	readonly path: string
	answers(): Promise<ResponseList['responses'][number]['answers'][]>
}

export interface Fixtures {
	/** Makes a form and publishes it. */
	readonly link: (wished: Wished) => Promise<Link>
	/** Opens a page as somebody without an account. */
	readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Page & { readonly troubles: Troubles }>
}

export { expect } from '@suite/fixtures/playwright/host-test'

export const test = base.extend<Fixtures>({
	link: async ({ admin }, use) => {
		await use(async ({ title = 'Party', form = {}, questions, share = {} }) => make(admin, title, { form, questions }, share))
	},
	visit: async ({ host, browser }, use) => {
		const open: Page[] = []
		await use(async (path, options = {}) => {
			const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options })
			const troubles = await watchTroubles(context)
			const page = await context.newPage()
			open.push(page)
			await page.goto(path)
			if (options.javaScriptEnabled !== false) {
				await ready(page, 'public')
			}
			return Object.assign(page, { troubles })
		})
		await Promise.all(open.map((page) => page.context().close()))
	},
})

async function make(author: SessionClient, title: string, change: FormChange, share: ShareChange): Promise<Link> {
	const { fileId } = await newForm(author, { title, path: '/Public pages' })
	await ask(author, 'PUT', `/api/forms/${fileId}`, { body: change })
	const hash = await publicHash(author, fileId, share)
	return {
		fileId,
		path: appPath(`/f/${hash}`),
		answers: async () => {
			const { responses } = await ask<ResponseList>(author, 'GET', `/api/forms/${fileId}/responses`)
			return responses.map(({ answers }) => answers)
		},
	}
}
