// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { folder, headers } from './site.ts'

export const headerStyle = `<style>${readFileSync(`${folder}/tests/fixtures/header.css`, 'utf8')}</style>`
export const header = (host: 33 | 34) => readFileSync(headers[host], 'utf8') + '<main><h1>Page</h1></main>'
export const tour = (page: Page) => page.locator('.wizardapp-tour [role="dialog"]')
export const sent = (calls: readonly { method: string, path: string, body: unknown }[]) =>
	calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/wizard/', ''), body])

export async function box(locator: Locator) {
	const found = await locator.boundingBox()
	expect(found).not.toBeNull()
	return found as NonNullable<typeof found>
}

/** Expects the settled bubble beside the target, which it follows with a short delay. */
export async function expectBeside(page: Page, target: Locator) {
	await expect.poll(async () => {
		const [bubble, aim] = [await box(tour(page)), await box(target)]
		return bubble.x >= aim.x + aim.width
			|| aim.x >= bubble.x + bubble.width
			|| bubble.y >= aim.y + aim.height
			|| aim.y >= bubble.y + bubble.height
	}, 'the bubble lies beside its target').toBe(true)
	await expectInside(page)
}

/** Expects no part of the settled bubble outside the window. */
export async function expectInside(page: Page) {
	await expect.poll(async () => {
		const [bubble, view] = [await box(tour(page)), page.viewportSize() ?? { width: 0, height: 0 }]
		return Math.max(-bubble.x, -bubble.y, bubble.x + bubble.width - view.width, bubble.y + bubble.height - view.height)
	}, 'the bubble lies inside the window').toBeLessThanOrEqual(0)
}
