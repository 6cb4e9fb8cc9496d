// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, Page } from '@playwright/test'
import { createUser } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { median } from '@suite/fixtures/floor'
import { takeSession } from '@suite/fixtures/playwright/session'
import { addHostShim } from '@suite/fixtures/playwright/shim'
import { launchBrowser, slowDown, type Device } from '@suite/testing/figures/browser'
import type { Figure, Measured } from '@suite/testing/figures/figure'

const app = '/index.php/apps/intranetapp'
const views = 7

/** What Lighthouse throttles a page to: a mid-range phone on a slow mobile network. */
const telephone: Device = { name: 'slow telephone', cpu: 4, latency: 150, bytesPerSecond: 1_638_400 / 8 }
const desk: Device = { name: 'desk', cpu: 1, latency: 0, bytesPerSecond: -1 }

/** One page load with an empty cache; times in milliseconds from the start of the navigation. */
interface Opening {
	readonly answered: number
	readonly contentful: number
	readonly largest: number
	readonly blocked: number
	readonly shift: number
	readonly scripts: number
	readonly calls: number
}

/** The reader's first view of the demo's home page in a browser. */
export async function viewFigures({ host, admin }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const { groups } = (await session.expect('POST', `${app}/api/setup`, { body: {} })).json as { groups: { users: string } }
	await session.expect('POST', `${app}/api/demo-data/import`, { body: { language: 'en' } })
	const account = await createUser(session, { groups: [groups.users] })
	const reader = await SessionClient.login(host.url, account.user, account.password)
	const browser = await launchBrowser()
	try {
		const figures: Figure[] = []
		for (const device of [desk, telephone]) {
			const openings: Opening[] = []
			for (let view = 0; view <= views; view++) {
				openings.push(await open(browser, reader, device))
			}
			openings.shift() // the server's own warm-up
			const middle = (key: keyof Opening): number => median(openings.map((opening) => opening[key]))
			const name = (what: string): string => `first view, ${device.name}, ${what}`
			figures.push(
				{ name: name('first byte'), value: middle('answered'), unit: 'ms' },
				{ name: name('first contentful paint'), value: middle('contentful'), unit: 'ms' },
				{ name: name('largest contentful paint'), value: middle('largest'), unit: 'ms' },
				{ name: name('total blocking time'), value: middle('blocked'), unit: 'ms' },
				{ name: name('cumulative layout shift'), value: middle('shift'), unit: '', most: 0.1 },
				{ name: name('our scripts before the content, as sent'), value: middle('scripts') / 1000, unit: 'kB', most: 150 },
				{ name: name('calls for the page itself'), value: Math.max(...openings.map(({ calls }) => calls)), unit: '', exactly: 0 },
			)
		}
		return figures
	} finally {
		await browser.close()
	}
}

async function open(browser: Browser, reader: SessionClient, device: Device): Promise<Opening> {
	const context =
		await browser.newContext({ viewport: device === telephone ? { width: 412, height: 823 } : { width: 1350, height: 940 } })
	try {
		await addHostShim(context)
		await takeSession(context, reader)
		const page = await context.newPage()
		await slowDown(page, device)
		await watch(page)
		await page.goto(`${reader.url}${app}/`)
		await page.locator('article h1').first().waitFor()
		await page.waitForLoadState('networkidle')
		return await read(page)
	} finally {
		await context.close()
	}
}

interface Seen { largest: number, blocked: number, shift: number, content: number }

/** Records in the page what the browser reports about it, and when the page's own content appears. */
async function watch(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen = { largest: 0, blocked: 0, shift: 0, content: 0 }
		Object.assign(window, { seen })
		// no function in here has a name: the helper that tsx adds to named functions does not exist in the page
		const told: readonly (readonly [string, (entry: PerformanceEntry) => void])[] = [
			['largest-contentful-paint', (entry) => { seen.largest = entry.startTime }],
			['longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50) }],
			['layout-shift', (entry) => { seen.shift += (entry as PerformanceEntry & { value: number }).value }],
		]
		for (const [type, note] of told) {
			new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
		}
		new MutationObserver((_changes, observer) => {
			if (document.querySelector('article h1') !== null) {
				seen.content = performance.now()
				observer.disconnect()
			}
		}).observe(document, { childList: true, subtree: true })
	})
}

function read(page: Page): Promise<Opening> {
	return page.evaluate(() => {
		const { content, ...seen } = (window as unknown as { seen: Seen }).seen
		const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
		const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ startTime }) =>
			startTime < content)
		return {
			...seen,
			answered: navigation?.responseStart ?? 0,
			contentful: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			scripts: before.filter(({ name }) => name.includes('/intranetapp/js/')).reduce(
				(sum, { transferSize }) => sum + transferSize,
				0,
			),
			calls: before.filter(({ name }) => /\/intranetapp\/api\/pages\/(?!tree)[^/?]+(\?|$)/.test(name)).length,
		}
	})
}
