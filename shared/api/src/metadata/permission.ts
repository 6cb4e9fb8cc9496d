// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Checked, CheckQuery, Grant, Granted, GrantToGroup, GrantToUser, Named, OwnGrant } from '@suite/schema/metadata/permission'
import { Done } from '@suite/schema/metadata/values'
import type { Route } from '../contract/route.ts'
import { example, nowhere, whileRestoring } from './common.ts'

const aliases = { permission_type: 'permission' } as const
const GrantPath = Type.Object({ grantId: Type.Integer({ minimum: 1 }) })
const wrong = ['unknown_permission', 'unknown_subject', 'unknown_folder', 'field_scope']
const path = { grantId: example.grantId }
const unknown = { why: 'a grant that does not exist', status: 404, reason: 'unknown_grant', path: { grantId: nowhere.grantId } } as const

/** Who may manage the fields of team folders beside administrators. */
export const permissions = {
	list: {
		action: 'PermissionController::list', method: 'GET', path: '/api/permissions', access: 'admin', csrf: false,
		summary: 'All permissions that were granted, the newest first', answers: { 200: Type.Array(Grant) }, example: {},
	},
	own: {
		action: 'PermissionController::own', method: 'GET', path: '/api/permissions/me', access: 'user', csrf: false,
		summary: 'Permissions of the caller', answers: { 200: Type.Array(OwnGrant) }, example: {},
	},
	check: {
		action: 'PermissionController::check', method: 'GET', path: '/api/permissions/check', access: 'user', csrf: false,
		summary: 'Whether the caller has a permission', query: CheckQuery,
		aliases: { ...aliases, permissionType: 'permission', groupfolderId: 'groupfolder_id', fieldScope: 'field_scope' },
		answers: { 200: Checked }, refusals: { 400: ['unknown_permission'] }, example: { query: { permission: 'manage-fields' } },
		refused: [{ why: 'a permission that does not exist', status: 400, reason: 'unknown_permission', query: { permission: 'fly' } }],
	},
	groups: {
		action: 'PermissionController::groups', method: 'GET', path: '/api/permissions/groups', access: 'admin', csrf: false,
		summary: 'Groups that a permission can be granted to', answers: { 200: Type.Array(Named) }, example: {},
	},
	grantUser: {
		action: 'PermissionController::grantUser', method: 'POST', path: '/api/permissions/user', access: 'admin', csrf: true,
		summary: 'Grants a permission to an account', body: GrantToUser, aliases, answers: { 200: Granted },
		refusals: { 400: wrong, ...whileRestoring },
		example: { body: { user_id: 'admin', permission: 'manage-fields' } },
		refused: [
			{
				why: 'an account that does not exist', status: 400, reason: 'unknown_subject',
				body: { user_id: 'nobody-at-all', permission: 'manage-fields' },
			},
			{
				why: 'a level that nothing enforces', status: 400, reason: 'unknown_permission',
				body: { user_id: 'admin', permission: 'view_metadata' },
			},
		],
	},
	grantGroup: {
		action: 'PermissionController::grantGroup', method: 'POST', path: '/api/permissions/group', access: 'admin', csrf: true,
		summary: 'Grants a permission to a group', body: GrantToGroup, aliases, answers: { 200: Granted },
		refusals: { 400: wrong, ...whileRestoring },
		example: { body: { group_id: 'admin', permission: 'manage-fields' } },
	},
	revokeUser: {
		action: 'PermissionController::revokeUser', method: 'DELETE', path: '/api/permissions/user/{grantId}', access: 'admin', csrf: true,
		summary: 'Takes a permission away from an account', params: GrantPath, answers: { 200: Done },
		refusals: { 404: ['unknown_grant'], ...whileRestoring }, example: { path }, refused: [unknown],
	},
	revokeGroup: {
		action: 'PermissionController::revokeGroup', method: 'DELETE', path: '/api/permissions/group/{grantId}', access: 'admin',
		csrf: true, summary: 'Takes a permission away from a group', params: GrantPath, answers: { 200: Done },
		refusals: { 404: ['unknown_grant'], ...whileRestoring }, example: { path }, refused: [unknown],
	},
} as const satisfies Record<string, Route>
