// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contract } from '../contract/route.ts'
import { IntranetFailure } from '@suite/schema/intranet/failure'
import { media, resources, versions } from './media.ts'
import { drafts, facts, pages, presence, structure } from './pages.ts'
import { demo, health, navigation, reading, settings, setup } from './site.ts'

/** Every route of the Intranet. Routes with a fixed last part stand before those with a value there. */
export const intranet = contract({
	app: 'intranetapp',
	namespace: 'IntranetApp',
	title: 'Intranet',
	failure: IntranetFailure,
	resources: { structure, pages, facts, drafts, presence, media, resources, versions, navigation, reading, settings, setup, demo, health },
	pages: { 'ViewController::index': ['/', '/p/{path}'] },
})
