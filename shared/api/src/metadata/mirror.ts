// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '../contract/route.ts'
import { assignments, fields, ownFields } from './field.ts'
import { ownFolders } from './folder.ts'
import { ownFolderValues } from './value.ts'
import { views } from './view.ts'

/** Where pages written for MetaVox look for a route: the same at another address, outside the envelope of OCS. */
function at<const R extends Route, const P extends { readonly action: string, readonly path: string }>(route: R, place: P) {
	const { enveloped: _envelope, failure: _failure, ...rest } = route
	return { ...rest, ...place, csrf: route.method !== 'GET' } as Omit<R, 'enveloped' | 'failure' | 'csrf' | keyof P> & P & {
		readonly csrf: boolean
	}
}

/** Addresses that the spec does not name, for programs that were written for MetaVox: its pages call them with a session. */
export const mirrors = {
	fields: at(fields.list, { action: 'MirrorController::fields', path: '/api/groupfolder-fields' }),
	createField: at(fields.create, { action: 'MirrorController::createField', path: '/api/groupfolder-fields' }),
	updateField: at(fields.update, { action: 'MirrorController::updateField', path: '/api/groupfolder-fields/{fieldId}' }),
	deleteField: at(fields.delete, { action: 'MirrorController::deleteField', path: '/api/groupfolder-fields/{fieldId}' }),
	folders: at(ownFolders.list, { action: 'MirrorController::folders', path: '/api/groupfolders' }),
	assigned: at(ownFields.assigned, { action: 'MirrorController::assigned', path: '/api/groupfolders/{folderId}/fields' }),
	assign: at(ownFields.assign, { action: 'MirrorController::assign', path: '/api/groupfolders/{folderId}/fields' }),
	ofFiles: at(assignments.ofFiles, { action: 'MirrorController::ofFiles', path: '/api/groupfolders/{folderId}/file-fields' }),
	readValues: at(ownFolderValues.read, { action: 'MirrorController::readValues', path: '/api/groupfolders/{folderId}/metadata' }),
	saveValues: at(ownFolderValues.save, { action: 'MirrorController::saveValues', path: '/api/groupfolders/{folderId}/metadata' }),
} as const satisfies Record<string, Route>

/** The same for views, which are changed there by everybody who may manage them. */
export const viewMirrors = {
	list: at(views.list, { action: 'ViewMirrorController::list', path: '/api/groupfolders/{folderId}/views' }),
	create: at(views.create, { action: 'ViewMirrorController::create', path: '/api/groupfolders/{folderId}/views' }),
	reorder: at(views.reorder, { action: 'ViewMirrorController::reorder', path: '/api/groupfolders/{folderId}/views/reorder' }),
	update: at(views.update, { action: 'ViewMirrorController::update', path: '/api/groupfolders/{folderId}/views/{viewId}' }),
	delete: at(views.delete, { action: 'ViewMirrorController::delete', path: '/api/groupfolders/{folderId}/views/{viewId}' }),
} as const satisfies Record<string, Route>
