// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import { announce } from '@suite/ui/keys/announcer'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { goTo, pageAddress, place } from '../../router.ts'
import { usePageStore } from '../../stores/pageStore.ts'
import { useSiteStore } from '../../stores/siteStore.ts'
import { useStructureStore } from '../../stores/structureStore.ts'
import { useTrashStore } from '../../stores/trashStore.ts'

/**
 * Deletes a page after DeleteDialog has asked, and offers to undo it for a moment. Whoever reads the page, or one below it,
 * is taken to the page above; a task that was opened there goes on at that page.
 *
 * @returns a function that returns false when the server refused; `failure` of the structure store says why
 */
export function useDeletePage(): (page: Pick<TreeNode, 'id' | 'title'>) => Promise<boolean> {
	const structure = useStructureStore()
	const pages = usePageStore()
	const site = useSiteStore()
	const trash = useTrashStore()

	return async ({ id, title }) => {
		const { view, task } = place.value
		const trail = view === 'page' ? pages.page?.breadcrumb ?? [] : []
		const at = trail.findIndex((crumb) => crumb.id === id)
		const language = site.language
		if (!await structure.remove(id)) {
			return false
		}
		trash.deleted = structure.isFinal ? null : { id, title, language, isRead: at !== -1 && task === null }
		void announce(structure.isFinal
			? t('intranetapp', '"{title}" was deleted.', { title }, plain)
			: t('intranetapp', '"{title}" was deleted. Press Ctrl+Z to undo.', { title }, plain))
		if (at !== -1) {
			const above = trail.slice(0, at).findLast((crumb) => crumb.id !== null)?.id ?? 'home'
			void (task === null ? goTo(pageAddress(above)) : goTo(pageAddress(above, { task }), { replace: true }))
		}
		return true
	}
}
