// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { chromium, type Browser, type Page } from '@playwright/test'

/** What somebody opens a page with. */
export interface Device {
	/** For display. */
	readonly name: string
	/** How many times slower than this machine. */
	readonly cpu: number
	/** Milliseconds that are added to each request. */
	readonly latency: number
	/** In each direction; -1 for no limit. */
	readonly bytesPerSecond: number
}

/** Starts the browser for figures; the environment variable CHROMIUM names another. */
export const launchBrowser = (): Promise<Browser> =>
	chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })

/** Slows a page down to what a device would be. */
export async function slowDown(page: Page, { cpu, latency, bytesPerSecond }: Device): Promise<void> {
	const protocol = await page.context().newCDPSession(page)
	await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu })
	await protocol.send('Network.enable')
	await protocol.send(
		'Network.emulateNetworkConditions',
		{ offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
	)
}
