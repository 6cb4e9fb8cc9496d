// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { defineAsyncComponent, type Component } from 'vue'

/** A menu that is loaded when what is around it has been painted, once for all places. Its place should have its size until then. */
function afterwards<Menu extends Component>(load: () => Promise<{ default: Menu }>): Menu {
	return defineAsyncComponent<Menu>(async () => {
		await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
		return (await load()).default
	})
}

export const AddMenu = afterwards(() => import('./Card/AddMenu.vue'))
export const PageMenu = afterwards(() => import('./List/PageMenu.vue'))
