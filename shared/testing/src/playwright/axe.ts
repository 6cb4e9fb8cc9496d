// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with a readable list when axe finds anything inside the element, shadow roots included. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).include(selector).analyze()
	expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`).join('; ')})`)).toEqual([])
}
