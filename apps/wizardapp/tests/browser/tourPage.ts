// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { vi } from 'vitest'
import type { Step } from '@suite/schema/wizard/step'
import type { TourLabels } from '@suite/schema/wizard/values'

export const labels: TourLabels = {
	back: 'Back', next: 'Next', finish: 'Finish', skip: 'Skip', close: 'Close', progress: 'Step {current} of {total}', tour: 'Tour',
	restartHint: 'Again in the settings',
}

export function step(id: string, more: Partial<Step> = {}): Step {
	return {
		id, title: `Title ${id}`, text: `<p>Text ${id}</p>`, attachTo: '', position: 'bottom', enabled: true, visibleToGroups: [],
		ifMissing: 'center', opens: '', requiresApp: '', interactive: false, ...more,
	}
}

/** A page without layout: every element has a size, unless it has `data-size="0"` or is hidden. */
export function giveSizes(): void {
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function(this: HTMLElement) {
		const size = this.dataset.size === '0' || this.closest('[hidden]') ? 0 : 40
		return new DOMRect(100, 100, size, size)
	})
}
