// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateUrl } from '@nextcloud/router'
import { t } from '@nextcloud/l10n'
import type { Component } from 'vue'
import { createRouter, createWebHistory } from 'vue-router'
import MineIcon from 'vue-material-design-icons/CalendarAccountOutline.vue'
import CalendarIcon from 'vue-material-design-icons/CalendarOutline.vue'
import CheckAllIcon from 'vue-material-design-icons/CheckAll.vue'
import DoorIcon from 'vue-material-design-icons/Door.vue'
import FindIcon from 'vue-material-design-icons/Magnify.vue'
import ChartIcon from 'vue-material-design-icons/ChartBar.vue'
import GroupIcon from 'vue-material-design-icons/FolderMultipleOutline.vue'
import ImportIcon from 'vue-material-design-icons/TrayArrowUp.vue'
import KeyIcon from 'vue-material-design-icons/KeyOutline.vue'
import SettingsIcon from 'vue-material-design-icons/CogOutline.vue'
import type { useSessionStore } from './stores/sessionStore.ts'

type Session = ReturnType<typeof useSessionStore>

/** The entry of a screen in the app's navigation. */
interface Entry {
	readonly icon: Component
	/** Entries of administrators stand below a heading of their own. */
	readonly isAdministration?: boolean
	/** Beside the name; nothing where it is 0. */
	count?(session: Session): number
}

declare module 'vue-router' {
	interface RouteMeta {
		/** The name of the screen, in the navigation and in the title of the window. */
		title(): string
		/** Screens without one are reached from others. */
		readonly entry?: Entry
		/** Who may open it; everybody where it is absent. */
		mayOpen?(session: Session): boolean
	}
}

const isAdmin = (session: Session) => session.isAdmin

const address = generateUrl('/apps/roomsapp')
/** The page may be open at its long address where Nextcloud makes short ones. */
const base = location.pathname.startsWith(address) ? address : address.replace(/(^|\/)apps\/roomsapp$/, '$1index.php/apps/roomsapp')

/** One record for each screen, in the order of the navigation; views are loaded when they are opened. */
export const router = createRouter({
	history: createWebHistory(base),
	routes: [
		{
			path: '/',
			name: 'rooms',
			component: () => import('./views/RoomsView.vue'),
			meta: { title: () => t('roomsapp', 'Rooms'), entry: { icon: CalendarIcon } },
		},
		{
			path: '/find',
			name: 'find',
			component: () => import('./views/FindView.vue'),
			meta: { title: () => t('roomsapp', 'Find a room'), entry: { icon: FindIcon } },
		},
		{
			path: '/bookings',
			name: 'bookings',
			component: () => import('./views/BookingsView.vue'),
			meta: { title: () => t('roomsapp', 'My bookings'), entry: { icon: MineIcon } },
		},
		{
			path: '/approvals',
			name: 'approvals',
			component: () => import('./views/ApprovalsView.vue'),
			meta: {
				title: () => t('roomsapp', 'Approvals'),
				entry: { icon: CheckAllIcon, count: ({ waiting }) => waiting },
				mayOpen: ({ isManager }) => isManager,
			},
		},
		{
			path: '/rooms/:id',
			name: 'room',
			component: () => import('./views/RoomView.vue'),
			meta: { title: () => t('roomsapp', 'Room') },
		},
		{
			path: '/rooms/:id/month',
			name: 'month',
			component: () => import('./views/MonthView.vue'),
			meta: { title: () => t('roomsapp', 'Room') },
		},
		{
			path: '/admin/rooms',
			name: 'admin-rooms',
			component: () => import('./views/AdminRoomsView.vue'),
			meta: {
				title: () => t('roomsapp', 'Manage rooms'),
				entry: { icon: DoorIcon, isAdministration: true },
				mayOpen: (session) => session.isManager,
			},
		},
		{
			path: '/admin/rooms/:id',
			name: 'admin-room',
			component: () => import('./views/AdminRoomView.vue'),
			meta: { title: () => t('roomsapp', 'Room'), mayOpen: (session) => session.isManager },
		},
		{
			path: '/admin/groups',
			name: 'groups',
			component: () => import('./views/Admin/GroupsView.vue'),
			meta: { title: () => t('roomsapp', 'Room groups'), entry: { icon: GroupIcon, isAdministration: true }, mayOpen: isAdmin },
		},
		{
			path: '/admin/statistics',
			name: 'statistics',
			component: () => import('./views/Admin/StatisticsView.vue'),
			meta: {
				title: () => t('roomsapp', 'Statistics'),
				entry: { icon: ChartIcon, isAdministration: true },
				mayOpen: (session) => session.isManager,
			},
		},
		{
			path: '/admin/import',
			name: 'import',
			component: () => import('./views/Admin/ImportView.vue'),
			meta: {
				title: () => t('roomsapp', 'Import and export'),
				entry: { icon: ImportIcon, isAdministration: true },
				mayOpen: isAdmin,
			},
		},
		{
			path: '/admin/tokens',
			name: 'tokens',
			component: () => import('./views/Admin/TokensView.vue'),
			meta: { title: () => t('roomsapp', 'Tokens'), entry: { icon: KeyIcon, isAdministration: true }, mayOpen: isAdmin },
		},
		{
			path: '/admin/settings',
			name: 'settings',
			component: () => import('./views/Admin/SettingsView.vue'),
			meta: { title: () => t('roomsapp', 'Settings'), entry: { icon: SettingsIcon, isAdministration: true }, mayOpen: isAdmin },
		},
		{
			path: '/:path(.*)*',
			name: 'unknown',
			component: () => import('./views/UnknownView.vue'),
			meta: { title: () => t('roomsapp', 'Page not found') },
		},
	],
})
