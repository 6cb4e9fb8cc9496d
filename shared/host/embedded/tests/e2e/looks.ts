// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { test as base } from '@suite/fixtures/playwright/host-test'

/** Themes by their ids. */
export const themes = ['light', 'dark', 'light-highcontrast', 'dark-highcontrast'] as const

/** What a visitor's system may ask for. */
export const schemes: readonly { readonly name: string, readonly options: BrowserContextOptions }[] = [
	{ name: 'light', options: { colorScheme: 'light' } },
	{ name: 'dark', options: { colorScheme: 'dark' } },
	{ name: 'dark with more contrast', options: { colorScheme: 'dark', contrast: 'more' } },
	{ name: 'forced colours', options: { forcedColors: 'active' } },
]

/** Opens a page of a browser that nobody is logged in with. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>

/** A test that may have visitors; their browsers are closed after it. */
export const test = base.extend<{ visit: Visit }>({
	visit: async ({ browser, host }, use) => {
		const contexts: BrowserContext[] = []
		await use(async (options = {}) => {
			const context = await browser.newContext({ baseURL: host.url, ...options })
			contexts.push(context)
			return context.newPage()
		})
		await Promise.all(contexts.map((context) => context.close()))
	},
})
