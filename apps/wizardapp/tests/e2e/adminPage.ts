// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AdminSteps } from '@suite/schema/wizard/step'
import type { StepInput } from '@suite/schema/wizard/step'
import { expect, test, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { SessionClient } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { takeSession } from '@suite/fixtures/playwright/session'
import { suiteHost } from '@suite/host/suite-host'

export const mount = '/index.php/apps/wizardapp'
const section = '/index.php/settings/admin/wizardapp'

let session: Promise<SessionClient> | undefined

/** The administrator, logged in once for all tests of a worker. */
export function administrator(): Promise<SessionClient> {
	const host = suiteHost()
	session ??= SessionClient.login(host.url, host.administrator.user, host.administrator.password).then(async (client) => {
		await client.expect('POST', `${mount}/api/wizard/skip`, { body: {} }) // no tour interferes
		return client
	})
	return session
}

/**
 * A browser context in which an account is logged in.
 *
 * If a server comes without its core bundle (docs/host-facts.md, "Front end"), the parts of it that our page relies on are replaced:
 * the translation registry, and on Nextcloud 34 the frame that takes the settings out of a hidden box.
 */
export async function signedIn(browser: Browser, client: SessionClient, options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const context = await browser.newContext({ acceptDownloads: true, ...options })
	await takeSession(context, client)
	await context.addInitScript(standInForCore)
	return context
}

/** Skips these specs with a reason if there is no running host. */
export function skipWithoutHost(): void {
	test.skip(!process.env.HOST_JSON, 'HOST_JSON names no running host')
}

/** The list of a language as an administrator reads it. */
export async function readList(language: string): Promise<AdminSteps> {
	return (await (await administrator()).expect('GET', `${mount}/admin/steps`, { query: { language } })).json as AdminSteps
}

/** Publishes a list as another administrator would. */
export async function saveList(language: string, steps: readonly StepInput[]): Promise<void> {
	await (await administrator()).expect('POST', `${mount}/admin/steps`, { body: { language, steps } })
}

/** Publishes three short steps, the same for every test that starts with them. */
export async function startWithThree(language: string): Promise<void> {
	await saveList(language, ['One', 'Two', 'Three'].map((title) => ({ id: title.toLowerCase(), title, text: `<p>Text of ${title}</p>` })))
}

/** Titles of the cards from top to bottom. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
	await expect(cards(page).locator('.card__title')).toHaveText([...titles])
}

export function cards(page: Page): Locator {
	return page.getByRole('region', { name: 'Steps', exact: true }).locator('li.card')
}

export async function publish(page: Page): Promise<void> {
	await saved(page, () => page.getByRole('button', { name: 'Publish', exact: true }).click())
	await expect(page.getByText(/^Published \d/)).toBeVisible()
}

/** Opens the menu of the list and chooses an item. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole('button', { name: 'Actions for this list' }).click()
	await page.getByRole('menuitem', { name }).click()
}

/** Opens the panel and waits until it is ready. @param place - area and language as in the panel's address, such as `steps/nl` */
export async function openPanel(context: BrowserContext, place = 'steps'): Promise<Page> {
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}${section}#wizardapp/${place}`)
	await ready(page, place.split('/')[0] ?? '')
	return page
}

/** Runs in the page before any of its scripts. */
function standInForCore(): void {
	interface Registry { [app: string]: Record<string, unknown> }
	const globals = window as unknown as {
		OC?: Record<string, unknown>
		_oc_l10n_registry_translations?: Registry
		_oc_l10n_registry_plural_functions?: Record<string, unknown>
	}
	if (globals.OC === undefined) {
		const translations = globals._oc_l10n_registry_translations ??= {}
		const plurals = globals._oc_l10n_registry_plural_functions ??= {}
		globals.OC = {
			L10N: {
				register(app: string, bundle: Record<string, unknown>) {
					translations[app] = { ...translations[app], ...bundle }
					plurals[app] ??= (count: number) => count === 1 ? 0 : 1
				},
			},
		}
	}
	// has no effect once the host's own script removes the box
	const frame = document.createElement('style')
	frame.textContent = `
		#content:has(> #original-settings-content) { display: flex }
		#settings-app:has(~ #original-settings-content) { flex: none; width: 300px }
		#original-settings-content {
			position: static !important; flex: 1; width: auto !important; min-width: 0; height: auto !important;
			overflow: auto !important; background: var(--color-main-background);
		}
		@media (max-width: 1024px) { #settings-app:has(~ #original-settings-content) { width: 0 } }`
	new MutationObserver((_changes, observer) => {
		if (document.head !== null) {
			observer.disconnect()
			document.head.append(frame)
		}
	}).observe(document, { childList: true, subtree: true })
}
