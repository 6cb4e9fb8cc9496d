// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { SessionClient } from '@suite/testing/fixtures/client'

/** Themes by their ids. */
export const themes = ['light', 'dark', 'light-highcontrast', 'dark-highcontrast'] as const

/** What a visitor's system may ask for. */
export const schemes: readonly { readonly name: string, readonly options: BrowserContextOptions }[] = [
	{ name: 'light', options: { colorScheme: 'light' } },
	{ name: 'dark', options: { colorScheme: 'dark' } },
	{ name: 'dark with more contrast', options: { colorScheme: 'dark', contrast: 'more' } },
	{ name: 'forced colours', options: { forcedColors: 'active' } },
]

/** A page of a browser that nobody is logged in with; closing it closes the browser's context too. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
	const context = await browser.newContext({ baseURL: url, ...options })
	const page = await context.newPage()
	page.on('close', () => void context.close())
	return page
}

/** Who has seen the tour of the apps is not met by it. */
export async function withoutTour(client: SessionClient): Promise<void> {
	await client.expect('POST', '/index.php/apps/wizardapp/api/wizard/skip', { body: {} })
}
