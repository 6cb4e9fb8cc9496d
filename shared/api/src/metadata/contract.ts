// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { MetadataFailure } from '@suite/schema/metadata/failure'
import { limits } from '@suite/schema/metadata/limits'
import { PanelState, Start } from '@suite/schema/metadata/state'
import { contract } from '../contract/route.ts'
import { batches, selections } from './batch.ts'
import { failures } from './common.ts'
import { conversions } from './conversion.ts'
import { assignments, fields, ownFields } from './field.ts'
import { folders, init, ownFolders, users } from './folder.ts'
import { library } from './library.ts'
import { lists, rows } from './list.ts'
import { locks, presence } from './live.ts'
import { mirrors, viewMirrors } from './mirror.ts'
import { permissions } from './permission.ts'
import { backup } from './service/backup.ts'
import { settings, statistics, telemetry } from './service/settings.ts'
import { suggestions } from './service/suggestion.ts'
import { setup } from './setup.ts'
import { folderValues, history, ownFolderValues, values } from './value.ts'
import { columns, views } from './view.ts'

/** Every route of Metadata. */
export const metadata = contract({
	app: 'metadataapp',
	namespace: 'MetadataApp',
	title: 'Metadata',
	failure: MetadataFailure,
	failures,
	resources: {
		fields, conversions, assignments, ownFields, values, folderValues, ownFolderValues, history, folders, ownFolders, init, users,
		permissions, setup, library, mirrors, views, viewMirrors, columns, locks, presence, lists, rows, batches, selections, backup,
		settings, statistics, telemetry, suggestions,
	},
	limits,
	pages: { 'PageController::index': ['/', '/folders/{place}'] },
	states: {
		start: { schema: Start, page: '/apps/metadataapp/', access: 'user' },
		admin: { schema: PanelState, page: '/settings/admin/metadataapp', access: 'admin' },
		personal: { schema: PanelState, page: '/settings/user/metadataapp', access: 'user' },
	},
})
