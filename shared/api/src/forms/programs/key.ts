// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { ApiKey, ApiKeyChange, ApiKeyList, IssuedApiKey, NewApiKey } from '@suite/schema/forms/key'
import { limits } from '@suite/schema/forms/limits'
import { Done } from '@suite/schema/forms/values'
import type { Route } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from '../common.ts'

const form = { fileId: example.fileId }
const path = { ...form, keyId: example.keyId }
const KeyPath = Type.Object({ ...FormPath.properties, keyId: Type.String({ minLength: 1, maxLength: limits.idCharacters }) })
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form' } as const
const noKey = {
	why: 'a key that the form does not have', status: 404, reason: 'unknown_key', path: { ...form, keyId: 'ak_00000000' },
} as const
const body = { name: 'Contract', permissions: ['read_form', 'read_responses'] } as const
const create = {
	method: 'POST', csrf: 'session', params: FormPath, body: NewApiKey, answers: { 201: IssuedApiKey },
	refusals: { 400: ['name_required'], 403: ['not_allowed'], 404: ['unknown_form'], 422: ['too_many_keys'] },
	example: { path: form, body, ...detailed },
	refused: [
		{ ...noForm, path: nowhere, body },
		{ why: 'a blank name', status: 400, reason: 'name_required', path: form, body: { ...body, name: ' ' } },
	],
} as const
const remove = {
	method: 'DELETE', csrf: 'session', params: KeyPath, answers: { 200: Done },
	refusals: { 403: ['not_allowed'], 404: ['unknown_form', 'unknown_key'] },
	example: { path, ...detailed }, refused: [{ ...noForm, path: { ...path, ...nowhere } }, noKey],
} as const

/**
 * Keys of the external API, for those who may change and share the file of the form. The fourth operation besides list, create and remove
 * is a change, so that a key need not be exchanged for another permission; what permissions mean is in this contract, not in a route.
 */
export const keys = ofAccounts({
	list: {
		action: 'KeyController::list', method: 'GET', path: '/api/forms/{fileId}/api-keys', csrf: false,
		summary: 'The keys of a form, without their texts', params: FormPath, answers: { 200: ApiKeyList },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form'] },
		example: { path: form, ...detailed }, refused: [{ ...noForm, path: nowhere }],
	},
	create: {
		...create, action: 'KeyController::create', path: '/api/forms/{fileId}/api-keys',
		summary: 'Makes a key for a form; its text is answered only now',
	},
	createToo: {
		...create, action: 'KeyController::createToo', path: '/api/form/{fileId}/api-keys', summary: 'The same at its former address',
	},
	update: {
		action: 'KeyController::update', method: 'PUT', path: '/api/forms/{fileId}/api-keys/{keyId}', csrf: 'session',
		summary: 'Gives a key another name or other permissions', params: KeyPath, body: ApiKeyChange, answers: { 200: ApiKey },
		refusals: { 400: ['nothing_to_change', 'name_required'], 403: ['not_allowed'], 404: ['unknown_form', 'unknown_key'] },
		example: { path, body: { name: 'Contract check', permissions: ['read_form'] }, ...detailed },
		refused: [
			{ ...noForm, path: { ...path, ...nowhere }, body: { name: 'x' } },
			{ ...noKey, body: { name: 'x' } },
			{ why: 'no change at all', status: 400, reason: 'nothing_to_change', path, body: {} },
			{ why: 'a blank name', status: 400, reason: 'name_required', path, body: { name: ' ' } },
		],
	},
	remove: {
		...remove, action: 'KeyController::remove', path: '/api/forms/{fileId}/api-keys/{keyId}',
		summary: 'Revokes a key at once; what was sent with it stays',
	},
	removeToo: {
		...remove, action: 'KeyController::removeToo', path: '/api/form/{fileId}/api-keys/{keyId}',
		summary: 'The same at its former address',
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
