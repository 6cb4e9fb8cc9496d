// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { MetadataEnvelope } from '@suite/schema/metadata/failure'
import type { FailureShape, Route } from '../contract/route.ts'
import { failing } from '../contract/route.ts'

/** Ids of the examples: suites put those of their own folder, files and fields there. */
export const example = { fieldId: '1', folderId: '1', fileId: '1', grantId: '1', viewId: '1' } as const
/** Paths that name nothing. */
export const nowhere = {
	fieldId: '999999999', folderId: '999999999', fileId: '999999999999', grantId: '999999999', viewId: '999999999',
} as const
/** A refusal of whatever is saved while a restore replaces everything, which takes a minute at most. */
export const whileRestoring = { 409: ['restoring'] } as const
export const noFolder = {
	why: 'a team folder that does not exist', status: 404, reason: 'unknown_folder', path: { folderId: nowhere.folderId },
} as const

/** Refusals of the OCS routes: `ocs.meta` says failure, the data has `error` and, where input is wrong, `fields`. */
export const failures = {
	enveloped: { schema: MetadataEnvelope, says: 'reason' },
} as const satisfies Record<string, FailureShape>

const id = (description: string) => Type.Integer({ minimum: 1, description })
export const FieldPath = Type.Object({ fieldId: id('of the field') })
export const FolderPath = Type.Object({ folderId: id('of the team folder') })
export const FilePath = Type.Object({ fileId: id('of the file or folder') })
export const ViewPath = Type.Object({ ...FolderPath.properties, viewId: id('of the view') })
export const FileInFolderPath = Type.Object({ ...FolderPath.properties, ...FilePath.properties })

type Ocs<R> = R & { readonly enveloped: true, readonly csrf: true, readonly failure: 'enveloped' }

/** Routes that are served in the envelope of OCS alone. Nextcloud wants the header `OCS-APIRequest` there, or a request token. */
export function enveloped<const R extends Record<string, Omit<Route, 'enveloped' | 'csrf' | 'failure'>>>(
	routes: R,
): { readonly [K in keyof R]: Ocs<R[K]> } {
	const ocs = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, { ...route, enveloped: true, csrf: true }]))
	return failing('enveloped', ocs as never) as never
}
