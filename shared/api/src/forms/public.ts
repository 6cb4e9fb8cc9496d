// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/forms/limits'
import { Correction, OwnResponse, PublicForm, Stop, Submission, Submitted } from '@suite/schema/forms/response'
import { Upload, UploadTarget } from '@suite/schema/forms/upload'
import { Done } from '@suite/schema/forms/values'
import type { OwnLimit } from '../contract/limit.ts'
import { failing, type Route } from '../contract/route.ts'
import { detailed, example, LinkPath } from './common.ts'

const path = { hash: example.hash }
const noLink = { why: 'a link that does not exist', status: 404, reason: 'unknown_link', path: { hash: 'no-such-link' } } as const
/** One white pixel. */
const file = {
	name: 'contract.png',
	base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
} as const
/** Without the rights of an account, a form is closed, not open yet, behind a password, or not for the caller. */
const gates = {
	401: ['password_required', 'login_required'],
	403: ['not_open', 'not_invited'],
	404: ['unknown_link'],
	410: ['expired', 'full'],
} as const
/** Wrong passwords slow down whoever guesses. */
const throttle = 'formsapp-password'
const submitLimit = {
	by: 'address', calls: limits.submitsPerMinute, seconds: 60, per: ['hash'], name: 'submit', reprieve: 'challenge',
} as const satisfies OwnLimit
const submit = {
	method: 'POST', access: 'public', csrf: false, throttle, limit: submitLimit,
	params: LinkPath, body: Submission, maxBytes: limits.submitBytes,
	summary: 'Answers the form. The header Idempotency-Key makes a repeated request have the answer of the first; a password is the Bearer',
	answers: { 201: Submitted },
	refusals: {
		...gates,
		400: ['bad_key'],
		403: ['not_open', 'not_invited', 'already_answered'],
		409: ['busy', 'key_reused'],
		422: ['invalid_answers'],
	},
	example: { path, body: { answers: { q1: 'Ann' } }, ...detailed },
	refused: [
		{ ...noLink, body: { answers: {} } },
		{ why: 'an answer to no question', status: 422, reason: 'invalid_answers', path, body: { answers: { q1: 'Ann', q999: 'x' } } },
	],
} as const satisfies Partial<Route>

/** What a correction needs; a form that is full still takes it. */
const correction = {
	path, headers: { ...detailed.headers, 'X-Forms-Correction': example.correction },
} as const
const noCorrection = {
	why: 'a token that stands for no response', status: 404, reason: 'unknown_response', path,
	headers: { ...detailed.headers, 'X-Forms-Correction': 'no-such-token' },
} as const
const correctionGates = {
	...gates,
	403: [...gates[403], 'no_corrections'],
	404: ['unknown_link', 'unknown_response'],
	410: ['expired'],
} as const

export const publicForms = failing('coded', {
	read: {
		action: 'PublicFormController::read', method: 'GET', path: '/api/public/{hash}', access: 'public', csrf: false, throttle,
		limit: { by: 'address', calls: limits.viewsPerMinute, seconds: 60, per: ['hash'], name: 'view' },
		summary: 'A public form as those see it who answer it; a password is the Bearer', params: LinkPath, answers: { 200: PublicForm },
		refusals: gates, example: { path, ...detailed }, refused: [noLink],
	},
	submit: { ...submit, action: 'PublicFormController::submit', path: '/api/public/{hash}/submit' },
	upload: {
		action: 'PublicFormController::upload', method: 'POST', path: '/api/public/{hash}/uploads', access: 'public', csrf: false, throttle,
		limit: { by: 'address', calls: limits.uploadsPerMinute, seconds: 60, per: ['hash'], name: 'upload' },
		summary: 'Takes a file for a question; the token is sent as a part of the answer. A password is the Bearer',
		params: LinkPath, upload: ['file'], body: UploadTarget, answers: { 201: Upload },
		refusals: {
			...gates,
			413: ['too_large_file'],
			422: ['not_for_files', 'empty_file', 'wrong_type'],
			507: ['uploads_full'],
		},
		example: { path, body: { questionId: 'q3' }, file, ...detailed },
		refused: [
			{ ...noLink, body: { questionId: 'q3' }, file },
			{ why: 'a question that takes no files', status: 422, reason: 'not_for_files', path, body: { questionId: 'q1' }, file },
			{
				why: 'a file without a byte', status: 422, reason: 'empty_file', path, body: { questionId: 'q3' },
				file: { name: 'empty.png', base64: '' },
			},
		],
	},
	stop: {
		action: 'PublicFormController::stop', method: 'PUT', path: '/api/public/{hash}/progress', access: 'public', csrf: false, throttle,
		limit: { by: 'address', calls: limits.viewsPerMinute, seconds: 60, per: ['hash'], name: 'progress' },
		summary: 'Says where a respondent stopped, until answers are sent under the same Idempotency-Key. A password is the Bearer',
		params: LinkPath, body: Stop, answers: { 200: Done },
		refusals: { ...gates, 400: ['bad_key'], 404: ['unknown_link', 'unknown_question'] },
		example: { path, body: { questionId: 'q1' }, headers: { ...detailed.headers, 'Idempotency-Key': 'contract' } },
		refused: [
			{ ...noLink, body: { questionId: 'q1' }, headers: { ...detailed.headers, 'Idempotency-Key': 'contract' } },
			{
				why: 'no key that answers could be sent with', status: 400, reason: 'bad_key', path, body: { questionId: 'q1' },
				headers: { ...detailed.headers, 'Idempotency-Key': '' },
			},
			{
				why: 'a question that nobody asks', status: 404, reason: 'unknown_question', path, body: { questionId: 'q999' },
				headers: { ...detailed.headers, 'Idempotency-Key': 'contract' },
			},
		],
	},
	readOwn: {
		action: 'PublicFormController::readOwn', method: 'GET', path: '/api/public/{hash}/response', access: 'public', csrf: false,
		throttle,
		limit: { by: 'address', calls: limits.viewsPerMinute, seconds: 60, per: ['hash'], name: 'view' },
		summary: 'What the one answered who has the token, in the header X-Forms-Correction; a password is the Bearer',
		params: LinkPath, answers: { 200: OwnResponse }, refusals: correctionGates, example: correction,
		refused: [noLink, noCorrection],
	},
	correct: {
		action: 'PublicFormController::correct', method: 'PUT', path: '/api/public/{hash}/response', access: 'public', csrf: false,
		throttle,
		limit: submitLimit, params: LinkPath, body: Correction, maxBytes: limits.submitBytes,
		summary: 'Changes what was answered, by the token in the header X-Forms-Correction; files that stay are sent by their ids',
		answers: { 200: Submitted },
		refusals: { ...correctionGates, 409: ['busy', 'stale_version'], 422: ['invalid_answers'] },
		example: { ...correction, body: { answers: { q1: 'Ann' } } },
		refused: [
			{ ...noLink, body: { answers: {} } },
			{ ...noCorrection, body: { answers: { q1: 'Ann' } } },
			{
				why: 'an answer to no question', status: 422, reason: 'invalid_answers', ...correction,
				body: { answers: { q1: 'Ann', q999: 'x' } },
			},
			{
				why: 'answers that were changed meanwhile', status: 409, reason: 'stale_version', ...correction,
				body: { answers: { q1: 'Bea' }, revision: 999 },
			},
		],
	},
	submitDirectly: { ...submit, action: 'PublicFormController::submitDirectly', path: '/public/submit/{hash}' },
} as const satisfies Record<string, Route>)
