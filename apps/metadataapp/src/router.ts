// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateUrl } from '@nextcloud/router'
import { t } from '@nextcloud/l10n'
import { createRouter, createWebHistory } from 'vue-router'

declare module 'vue-router' {
	interface RouteMeta {
		/** The name of the screen, in the title of the window. */
		title(): string
	}
}

const address = generateUrl('/apps/metadataapp')
/** The page may be open at its long address where Nextcloud makes short ones. */
const base = location.pathname.startsWith(address) ? address : address.replace(/(^|\/)apps\/metadataapp$/, '$1index.php/apps/metadataapp')

/** One record for each screen; views are loaded when they are opened. */
export const router = createRouter({
	history: createWebHistory(base),
	routes: [
		{
			path: '/',
			name: 'folders',
			component: () => import('./views/FoldersView.vue'),
			meta: { title: () => t('metadataapp', 'Team folders') },
		},
		{
			// `file` in the query is the file whose values are open, `about=folder` opens those of the team folder itself
			path: '/folders/:folder(\\d{1,15})/:parent(\\d{1,15})?',
			name: 'library',
			component: () => import('./views/LibraryView.vue'),
			meta: { title: () => t('metadataapp', 'Library') },
		},
		{
			// `view` in the query is a saved view by its id, `all` or `attention`; `file` is the file whose values are open
			path: '/folders/:folder(\\d{1,15})/table',
			name: 'table',
			component: () => import('./views/TableView.vue'),
			meta: { title: () => t('metadataapp', 'Table') },
		},
		{
			path: '/:path(.*)*',
			name: 'unknown',
			component: () => import('./views/UnknownView.vue'),
			meta: { title: () => t('metadataapp', 'Page not found') },
		},
	],
})
