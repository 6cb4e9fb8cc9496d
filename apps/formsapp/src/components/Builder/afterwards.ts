// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { defineAsyncComponent, type Component } from 'vue'

/** A part of a screen that is loaded when the rest of it has been painted. Its place should have its size until then. */
export function afterwards<Part extends Component>(load: () => Promise<{ default: Part }>): Part {
	return defineAsyncComponent<Part>(async () => {
		await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
		return (await load()).default
	})
}
