// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AnswerSchema, ExternalAnswers, ExternalForm, ResponseRecord, ResponseRecordList } from '@suite/schema/forms/external'
import type { Permission } from '@suite/schema/forms/key'
import { limits } from '@suite/schema/forms/limits'
import { ResponseFilter } from '@suite/schema/forms/response'
import { Done } from '@suite/schema/forms/values'
import type { OwnLimit } from '../../contract/limit.ts'
import { failing, type Route, type TokenAccess } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ResponsePath } from '../common.ts'

/** What refusals of keys say. */
export const texts = {
	token_required: 'Send an API key of the form in the header X-Forms-API-Key.',
	bad_token: 'The API key is unknown or was revoked.',
	scope_missing: 'The API key lacks the permission {scope}.',
} as const

/**
 * Whether a key is the caller's is all that is asked: it acts without an account, for one form, as long as that is not in the trash bin. No
 * page of another site may call these routes (no `cors`), because a key in a page is everybody's.
 */
const withKey = <const P extends Permission>(token: P) => ({
	access: { token, header: 'X-Forms-API-Key', otherHeaders: ['X-FormVox-API-Key'] } as const satisfies TokenAccess,
	csrf: false,
} as const)
const reads = {
	limit: { by: 'token', calls: limits.keyReadsPerMinute, seconds: 60, name: 'key-reads' } as const satisfies OwnLimit,
} as const
const writes = {
	limit: { by: 'token', calls: limits.keyWritesPerMinute, seconds: 60, name: 'key-writes' } as const satisfies OwnLimit,
} as const

const form = { fileId: example.fileId }
const path = { ...form, responseId: example.responseId }
const noForm = { why: 'a form of which it is not the key', status: 404, reason: 'unknown_form', path: nowhere } as const
const noResponse = {
	why: 'a response that the form does not have', status: 404, reason: 'unknown_response', path: { ...form, responseId: 'no-such-one' },
} as const

export const externalForms = failing('coded', {
	read: {
		...withKey('read_form'), ...reads, action: 'ExternalFormController::read', method: 'GET', path: '/api/v1/external/forms/{fileId}',
		summary: 'The form of the key', params: FormPath, answers: { 200: ExternalForm }, refusals: { 404: ['unknown_form'] },
		example: { path: form, ...detailed }, refused: [noForm],
	},
	schema: {
		...withKey('read_form'), ...reads, action: 'ExternalFormController::schema', method: 'GET',
		path: '/api/v1/external/forms/{fileId}/schema',
		summary: 'A JSON Schema of its answers', params: FormPath, answers: { 200: AnswerSchema }, refusals: { 404: ['unknown_form'] },
		example: { path: form, ...detailed }, refused: [noForm],
	},
} as const satisfies Record<string, Route>)

export const externalResponses = failing('coded', {
	list: {
		...withKey('read_responses'), ...reads, action: 'ExternalResponseController::list', method: 'GET',
		path: '/api/v1/external/forms/{fileId}/responses',
		summary: 'The responses to the form of the key', params: FormPath, query: ResponseFilter, answers: { 200: ResponseRecordList },
		refusals: { 400: ['bad_date'], 404: ['unknown_form'] },
		example: { path: form, query: { page: '1', limit: '10', from: '2026-01-01' }, ...detailed },
		refused: [
			noForm,
			{ why: 'a date that is none', status: 400, reason: 'bad_date', path: form, query: { from: '2026-02-30' } },
		],
	},
	read: {
		...withKey('read_responses'), ...reads, action: 'ExternalResponseController::read', method: 'GET',
		path: '/api/v1/external/forms/{fileId}/responses/{responseId}',
		summary: 'One response', params: ResponsePath, answers: { 200: ResponseRecord },
		refusals: { 404: ['unknown_form', 'unknown_response'] },
		example: { path, ...detailed }, refused: [{ ...noForm, path: { ...path, ...nowhere } }, noResponse],
	},
	create: {
		...withKey('write_responses'), ...writes, action: 'ExternalResponseController::create', method: 'POST',
		path: '/api/v1/external/forms/{fileId}/responses', maxBytes: limits.submitBytes,
		summary: 'Answers the form, whether its link is on or not. The header Idempotency-Key makes a repeated request have the answer of '
			+ 'the first',
		params: FormPath, body: ExternalAnswers, answers: { 201: ResponseRecord },
		refusals: {
			400: ['bad_key'],
			404: ['unknown_form'],
			409: ['busy', 'key_reused'],
			410: ['expired', 'full'],
			422: ['invalid_answers'],
		},
		example: { path: form, body: { answers: { q1: 'Ann' } }, ...detailed },
		refused: [
			{ ...noForm, body: { answers: {} } },
			{
				why: 'an answer to no question', status: 422, reason: 'invalid_answers', path: form,
				body: { answers: { q1: 'Ann', q999: 'x' } },
			},
		],
	},
	update: {
		...withKey('write_responses'), ...writes, action: 'ExternalResponseController::update', method: 'PUT',
		path: '/api/v1/external/forms/{fileId}/responses/{responseId}', maxBytes: limits.submitBytes,
		summary: 'Puts other answers in the place of those of a response; a file that stays is named by its id',
		params: ResponsePath, body: ExternalAnswers, answers: { 200: ResponseRecord },
		refusals: { 404: ['unknown_form', 'unknown_response'], 409: ['busy'], 422: ['invalid_answers'] },
		example: { path, body: { answers: { q1: 'Ben' } }, ...detailed },
		refused: [
			{ ...noForm, path: { ...path, ...nowhere }, body: { answers: {} } },
			{ ...noResponse, body: { answers: {} } },
			{
				why: 'an answer to no question', status: 422, reason: 'invalid_answers', path,
				body: { answers: { q1: 'Ann', q999: 'x' } },
			},
		],
	},
	remove: {
		...withKey('delete_responses'), ...writes, action: 'ExternalResponseController::remove', method: 'DELETE',
		path: '/api/v1/external/forms/{fileId}/responses/{responseId}',
		summary: 'Deletes a response for good', params: ResponsePath, answers: { 200: Done },
		refusals: { 404: ['unknown_form', 'unknown_response'], 409: ['busy'] },
		example: { path, ...detailed }, refused: [{ ...noForm, path: { ...path, ...nowhere } }, noResponse],
	},
} as const satisfies Record<string, Route>)
