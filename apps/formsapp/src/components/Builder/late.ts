// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { painted } from '@suite/ui/state/painted'
import { defineAsyncComponent, type Component } from 'vue'

/** What is loaded when what is around it has been painted, once for all places. Its place should have its size until then. */
function afterwards<Part extends Component>(load: () => Promise<{ default: Part }>): Part {
	return defineAsyncComponent<Part>(async () => {
		await painted()
		return (await load()).default
	})
}

export const AddMenu = afterwards(() => import('./Card/AddMenu.vue'))
export const PhonePreview = afterwards(() => import('./Preview/PhonePreview.vue'))
export const PageMenu = afterwards(() => import('./List/PageMenu.vue'))
