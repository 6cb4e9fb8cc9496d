// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, type Page } from '@playwright/test'

/**
 * Waits until a screen can be used: its listeners are attached and the first focus is placed. What is typed before may be lost.
 *
 * @param screen - as its root says in `data-ready`, such as `editor`
 */
export async function ready(page: Page, screen: string): Promise<void> {
	await expect(page.locator(`[data-ready="${screen}"]`), `the screen "${screen}"`).toBeAttached()
}
