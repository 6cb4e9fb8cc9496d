// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, Page } from '@playwright/test'
import { SessionClient } from '@suite/fixtures/client'
import { median } from '@suite/fixtures/floor'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim } from '@suite/fixtures/playwright/shim'
import { launchBrowser, slowDown, type Device } from '@suite/testing/figures/browser'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { app, newForm } from './site.ts'

const views = 5
/** A cheap phone at the edge of the network. */
const phone: Device = { name: 'phone on a bad line', cpu: 4, latency: 400, bytesPerSecond: 400_000 / 8 }

/** One page load with an empty cache, until it can be used. */
interface Opening {
	/** Milliseconds from the start of the navigation. */
	readonly usable: number
	/** Bytes of all that was asked for, with headers. */
	readonly transferred: number
	/** Bytes of our scripts that were asked for before the content was there. */
	readonly scripts: number
}

/** How heavy the page of a link and the builder are, and how soon somebody on a bad line can answer. */
export async function formPages({ host, admin }: Measured): Promise<Figure[]> {
	const author = await SessionClient.login(host.url, admin.user, admin.password)
	const { fileId, hash } = await newForm(author, 'Pages')
	const browser = await launchBrowser()
	try {
		const link = await openings(browser, 'form', async (page) => {
			await slowDown(page, phone)
			await page.goto(`${host.url}${app}/f/${hash}`, { waitUntil: 'commit' })
			await ready(page, 'public')
			await page.getByLabel('Name').fill('Ada')
		})
		const builder = await openings(browser, '[data-question]', async (page) => {
			await addHostShim(page.context())
			await takeSession(page.context(), author)
			await page.goto(`${host.url}${app}/form/${fileId}`, { waitUntil: 'commit' })
			await ready(page, 'questions')
		})
		return [
			{ name: `page of a link, ${phone.name}, first question answered after`, value: link.usable / 1000, unit: 's', most: 5 },
			{ name: 'page of a link, transferred', value: link.transferred / 1000, unit: 'kB', most: 110 },
			{ name: 'page of a link, our scripts', value: link.scripts / 1000, unit: 'kB', most: 60 },
			{ name: 'builder, our scripts before its questions are there', value: builder.scripts / 1000, unit: 'kB', most: 150 },
		]
	} finally {
		await browser.close()
	}
}

/**
 * Medians of several views, after one that warms the server up.
 *
 * @param content - selector of what people came for
 */
async function openings(browser: Browser, content: string, open: (page: Page) => Promise<void>): Promise<Opening> {
	const seen: Opening[] = []
	for (let view = 0; view <= views; view++) {
		const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
		const page = await context.newPage()
		await page.addInitScript((selector) => {
			new MutationObserver((_changes, observer) => {
				if (document.querySelector(selector) !== null) {
					Object.assign(window, { contentAt: performance.now() })
					observer.disconnect()
				}
			}).observe(document, { childList: true, subtree: true })
		}, content)
		await open(page)
		const { usable, contentAt, sizes } = await page.evaluate(() => ({
			usable: performance.now(),
			contentAt: (window as unknown as { contentAt: number }).contentAt,
			sizes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) =>
				({ name: entry.name, begun: entry.startTime, bytes: (entry as PerformanceResourceTiming).transferSize })),
		}))
		const bytes = (list: typeof sizes) => list.reduce((sum, one) => sum + one.bytes, 0)
		const scripts = sizes.filter(({ name, begun }) => name.includes('/formsapp/js/') && begun < contentAt)
		seen.push({ usable, transferred: bytes(sizes), scripts: bytes(scripts) })
		await context.close()
	}
	seen.shift()
	const middle = (key: keyof Opening): number => median(seen.map((opening) => opening[key]))
	return { usable: middle('usable'), transferred: middle('transferred'), scripts: middle('scripts') }
}
