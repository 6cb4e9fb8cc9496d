// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails with a readable list when axe finds anything inside the element, shadow roots included.
 *
 * @param foreign - inside it, but not ours to answer for, such as a frame with a page of the host
 */
export async function expectAccessible(page: Page, selector: string, foreign?: string): Promise<void> {
	const builder = new AxeBuilder({ page }).include(selector)
	const { violations } = await (foreign === undefined ? builder : builder.exclude(foreign)).analyze()
	expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`).join('; ')})`)).toEqual([])
}
