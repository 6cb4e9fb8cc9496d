// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Page, PageMetadata } from '@suite/schema/intranet/page'
import type { TreeNode } from '@suite/schema/intranet/structure'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { changed, find, moved, without, type Spot } from '../structure/forest.ts'
import { useTreeStore } from './treeStore.ts'

/** Operations on a page of the structure. */
export type StructureWork = 'move' | 'rename' | 'remove' | 'duplicate'

/** Pages that are deleted along with their parent. */
export interface Below {
	readonly pages: readonly { readonly id: string, readonly title: string }[]
	readonly others: number
	readonly isDeletable: boolean
	readonly isFinal: boolean
}

/** The pages of a language as they are arranged: every change is shown immediately and reverted when the server refuses. */
export const useStructureStore = defineStore('intranetapp-structure', () => {
	const trees = useTreeStore()
	const busy = ref<string | null>(null)
	const failure = shallowRef<{ readonly work: StructureWork, readonly cause: unknown } | null>(null)
	/** Whether pages are deleted permanently, as `below` answered last. */
	const isFinal = ref(false)

	const nodes = (): readonly TreeNode[] => trees.tree?.tree ?? []
	function show(forest: readonly TreeNode[]): void {
		if (trees.tree !== null) {
			trees.tree = { ...trees.tree, tree: [...forest] }
		}
	}
	async function perform(work: StructureWork, id: string, next: readonly TreeNode[], call: () => Promise<unknown>): Promise<boolean> {
		const before = trees.tree
		busy.value = id
		failure.value = null
		show(next)
		try {
			await call()
			return true
		} catch (cause) {
			trees.tree = before
			failure.value = { work, cause }
			return false
		} finally {
			busy.value = null
			if (before !== null) {
				void trees.load(before.language)
			}
		}
	}

	/** Within one parent, pages are reordered; another parent means another folder. */
	function move(id: string, spot: Spot): Promise<boolean> {
		const before = find(nodes(), id)
		const next = moved(nodes(), id, spot)
		const language = trees.tree?.language
		return perform('move', id, next, () => {
			if (before?.parentId === spot.parentId) {
				const siblings = spot.parentId === null ? next : find(next, spot.parentId)?.node.children ?? []
				return intranet.structure.reorder({ body: {
					parentId: spot.parentId,
					...(language === undefined ? {} : { language }),
					orderedIds: siblings.filter(({ isHome, isPlaceholder }) => !isHome && isPlaceholder !== true).map((node) => node.id),
				} })
			}
			const place = spot.parentId === null ? spot.index - next.filter(({ isHome }) => isHome).length : spot.index
			return intranet.structure.move({ body: { pageId: id, targetParentId: spot.parentId, position: Math.max(0, place) } })
		})
	}
	/** Moves a page below another, or to the top, after the pages there. */
	function moveBelow(id: string, parentId: string | null): Promise<boolean> {
		const index = (parentId === null ? nodes() : find(nodes(), parentId)?.node.children ?? []).length
		return perform('move', id, moved(nodes(), id, { parentId, index }), () =>
			intranet.structure.move({ body: { pageId: id, targetParentId: parentId } }))
	}
	/** Renames a page as it was read; throws when the server refuses. */
	async function renameFrom(baseVersion: string, id: string, title: string): Promise<PageMetadata> {
		const answer = await intranet.pages.saveMetadata({ path: { pageId: id }, body: { title, baseVersion } })
		show(changed(nodes(), id, (node) => ({ ...node, title: answer.title })))
		void trees.load(answer.language)
		return answer
	}
	/** Copies a page; null when the server refuses. */
	async function duplicate(id: string): Promise<Page | null> {
		let copy: Page | null = null
		await perform('duplicate', id, nodes(), async () => {
			copy = await intranet.pages.duplicate({ path: { id }, body: {} })
		})
		return copy
	}
	const rename = (id: string, title: string): Promise<boolean> => perform(
		'rename',
		id,
		changed(nodes(), id, (node) => ({ ...node, title })),
		() => intranet.pages.saveMetadata({ path: { pageId: id }, body: { title } }),
	)
	const remove = (id: string): Promise<boolean> =>
		perform('remove', id, without(nodes(), id), () => intranet.pages.remove({ path: { id } }))
	async function below(id: string): Promise<Below> {
		const answer = await intranet.structure.below({ path: { id } })
		isFinal.value = answer.isFinal
		return answer
	}

	return { busy, failure, isFinal, move, moveBelow, rename, renameFrom, duplicate, remove, below }
})
