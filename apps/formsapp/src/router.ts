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

const address = generateUrl('/apps/formsapp')
/** The page may be open at its long address where Nextcloud makes short ones. */
const base = location.pathname.startsWith(address) ? address : address.replace(/(^|\/)apps\/formsapp$/, '$1index.php/apps/formsapp')

/** One record for each screen; views are loaded when they are opened. */
export const router = createRouter({
	history: createWebHistory(base),
	routes: [
		{
			path: '/',
			name: 'forms',
			component: () => import('./views/FormsView.vue'),
			meta: { title: () => t('formsapp', 'My forms') },
		},
		{
			path: '/form/:fileId(\\d+)',
			name: 'form',
			component: () => import('./views/FormView.vue'),
			redirect: (to) => ({ name: 'questions', params: to.params }),
			meta: { title: () => t('formsapp', 'Form') },
			children: [
				{
					path: 'questions',
					name: 'questions',
					component: () => import('./views/QuestionsView.vue'),
					meta: { title: () => t('formsapp', 'Questions') },
				},
				{
					path: 'settings',
					name: 'settings',
					component: () => import('./views/SettingsView.vue'),
					meta: { title: () => t('formsapp', 'Settings') },
				},
				{
					path: 'share',
					name: 'share',
					component: () => import('./views/ShareView.vue'),
					meta: { title: () => t('formsapp', 'Share') },
				},
				{
					path: 'integrations',
					name: 'integrations',
					component: () => import('./views/IntegrationsView.vue'),
					meta: { title: () => t('formsapp', 'Integrations') },
				},
				{
					path: 'results',
					name: 'results',
					component: () => import('./views/ResultsView.vue'),
					meta: { title: () => t('formsapp', 'Results') },
				},
			],
		},
		{
			path: '/:path(.*)*',
			name: 'unknown',
			component: () => import('./views/UnknownView.vue'),
			meta: { title: () => t('formsapp', 'Page not found') },
		},
	],
})
