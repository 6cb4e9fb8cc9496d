// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import { readonly, shallowRef } from 'vue'

/** Actions on a page that need a dialog or a moment. */
export type PageTask = 'create' | 'rename' | 'move' | 'duplicate' | 'remove' | 'link'

/** What the actions need to know of a page; nodes of the tree and pages have it. */
export type TaskPage = Pick<TreeNode, 'id' | 'title' | 'isHome' | 'parentId' | 'permissions'>

/** A task somebody asked for. */
export interface AskedTask {
	readonly task: PageTask
	/** Null for a new page at the top. */
	readonly page: TaskPage | null
	/** Returns focus to where the task was asked for; the menu entry no longer exists by then. */
	readonly refocus: () => void
}

const asked = shallowRef<AskedTask | null>(null)

/** The task in progress, whichever menu it was asked for in. */
export const askedTask = readonly(asked)

export function askFor(task: PageTask, page: TaskPage | null, refocus: () => void): void {
	asked.value = { task, page, refocus }
}
export function endTask(): void {
	asked.value = null
}
