// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe looks at. */
export interface Looks {
	/** Inside the element, but not ours to answer for, such as a frame with a page of the host. */
	readonly foreign?: string
	/** Contrast alone: all that a theme changes, so that themes after the first need no more. */
	readonly onlyContrast?: boolean
}

/** Fails with a readable list when axe finds anything inside the element, shadow roots included. */
export async function expectAccessible(page: Page, selector: string, { foreign, onlyContrast = false }: Looks = {}): Promise<void> {
	// Violations alone, and in the page itself instead of in a blank one beside it: less than half the work, with the same result.
	const builder = new AxeBuilder({ page }).setLegacyMode(true).include(selector).options({ resultTypes: ['violations'] })
	if (foreign !== undefined) {
		builder.exclude(foreign)
	}
	if (onlyContrast) {
		builder.withRules('color-contrast')
	}
	const { violations } = await builder.analyze()
	const found = violations.map(({ id, help, nodes }) => {
		return `${id}: ${help} (${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`).join('; ')})`
	})
	expect(found).toEqual([])
}
