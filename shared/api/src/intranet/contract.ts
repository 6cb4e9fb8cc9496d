// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contract } from '../contract/route.ts'
import { IntranetFailure } from '@suite/schema/intranet/failure'
import { limits, reservedIds } from '@suite/schema/intranet/limits'
import { AdminState, Start } from '@suite/schema/intranet/state'
import { approvals } from './approval.ts'
import { drafts, versions } from './draft.ts'
import { media, resources } from './media.ts'
import { pages, presence } from './page.ts'
import { news, search } from './search.ts'
import { demo, setup } from './setup.ts'
import { footer, health, navigation, permissions, settings } from './site.ts'
import { structure } from './structure.ts'
import { trash } from './trash.ts'

/** Every route of the Intranet. Routes with a fixed last part come before those with a placeholder there. */
export const intranet = contract({
	app: 'intranetapp',
	namespace: 'IntranetApp',
	title: 'Intranet',
	failure: IntranetFailure,
	resources: {
		structure, pages, drafts, approvals, presence, media, resources, versions, trash, navigation, footer, news, search, permissions,
		settings, setup, demo, health,
	},
	limits: { ...limits, reservedIds },
	pages: { 'ViewController::index': ['/', '/p/{path}'] },
	states: {
		start: { schema: Start, page: '/apps/intranetapp/', access: 'user' },
		admin: { schema: AdminState, page: '/settings/admin/intranetapp', access: 'admin' },
	},
})
