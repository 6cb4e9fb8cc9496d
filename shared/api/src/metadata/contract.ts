// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { MetadataFailure } from '@suite/schema/metadata/failure'
import { limits } from '@suite/schema/metadata/limits'
import { contract } from '../contract/route.ts'
import { failures } from './common.ts'
import { assignments, fields, ownFields } from './field.ts'
import { folders, ownFolders, start, users } from './folder.ts'
import { permissions } from './permission.ts'
import { folderValues, history, ownFolderValues, values } from './value.ts'

/** Every route of Metadata. */
export const metadata = contract({
	app: 'metadataapp',
	namespace: 'MetadataApp',
	title: 'Metadata',
	failure: MetadataFailure,
	failures,
	resources: {
		fields, assignments, ownFields, values, folderValues, ownFolderValues, history, folders, ownFolders, start, users, permissions,
	},
	limits,
	pages: { 'PageController::index': ['/'] },
})
