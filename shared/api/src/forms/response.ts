// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import {
	ExportBody, ExportFilter, FormResponse, FormStats, NoteBody, Period, RemovedResponses, ResponseFilter, ResponseList, SavedExport,
} from '@suite/schema/forms/response'
import { Done } from '@suite/schema/forms/values'
import type { Route } from '../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts, ResponsePath } from './common.ts'

const form = { fileId: example.fileId }
const path = { ...form, responseId: example.responseId }
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form', path: nowhere } as const
const noResponse = {
	why: 'a response that the form does not have', status: 404, reason: 'unknown_response', path: { ...form, responseId: 'no-such-one' },
} as const
const badDate = { why: 'a date that is none', status: 400, reason: 'bad_date', path: form, query: { from: '2026-02-30' } } as const

export const responses = ofAccounts({
	list: {
		action: 'ResponseController::list', method: 'GET', path: '/api/forms/{fileId}/responses', csrf: false,
		summary: 'The responses to a form', params: FormPath, query: ResponseFilter, answers: { 200: ResponseList },
		refusals: { 400: ['bad_date'], 404: ['unknown_form'] },
		example: { path: form, query: { page: '1', limit: '10', from: '2026-01-01' }, ...detailed }, refused: [noForm, badDate],
	},
	read: {
		action: 'ResponseController::read', method: 'GET', path: '/api/forms/{fileId}/responses/{responseId}', csrf: false,
		summary: 'One response', params: ResponsePath, answers: { 200: FormResponse },
		refusals: { 404: ['unknown_form', 'unknown_response'] }, example: { path, ...detailed }, refused: [noResponse],
	},
	note: {
		action: 'ResponseController::note', method: 'PUT', path: '/api/forms/{fileId}/responses/{responseId}/note', csrf: 'session',
		summary: 'Notes something about a response, or deletes the note; for those who may change the form',
		params: ResponsePath, body: NoteBody, answers: { 200: FormResponse },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form', 'unknown_response'], 409: ['stale_version'] },
		example: { path, body: { note: 'Called back on Monday.' }, ...detailed },
		refused: [{ ...noResponse, body: { note: null } }],
	},
	remove: {
		action: 'ResponseController::remove', method: 'DELETE', path: '/api/forms/{fileId}/responses/{responseId}', csrf: 'session',
		summary: 'Deletes a response; for those who may change the form', params: ResponsePath, answers: { 200: Done },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form', 'unknown_response'], 409: ['busy'] },
		example: { path, ...detailed }, refused: [noResponse],
	},
	removeAll: {
		action: 'ResponseController::removeAll', method: 'DELETE', path: '/api/forms/{fileId}/responses', csrf: 'session',
		summary: 'Deletes all responses; for those who may change the form', params: FormPath, answers: { 200: RemovedResponses },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form'], 409: ['busy'] }, example: { path: form, ...detailed }, refused: [noForm],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)

export const exports = ofAccounts({
	download: {
		action: 'ExportController::download', method: 'GET', path: '/api/forms/{fileId}/export', csrf: false,
		summary: 'The responses as a file: a table, JSON or a workbook', params: FormPath, query: ExportFilter,
		media: {
			'text/csv': { charset: 'utf-8', disposition: 'attachment', filename: '\\.csv$' },
			'application/json': { disposition: 'attachment', filename: '\\.json$', example: { query: { format: 'json' } } },
			'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
				disposition: 'attachment', filename: '\\.xlsx$', example: { query: { format: 'xlsx' } },
			},
		},
		answers: { 200: Type.Unknown() }, refusals: { 400: ['bad_date'], 404: ['unknown_form'], 422: ['too_many_columns'] },
		example: { path: form, query: { from: '2026-01-01' }, ...detailed }, refused: [noForm, badDate],
	},
	save: {
		action: 'ExportController::save', method: 'POST', path: '/api/forms/{fileId}/export', csrf: 'session',
		summary: 'Saves the same file among the files of the caller', params: FormPath, body: ExportBody, answers: { 201: SavedExport },
		refusals: {
			400: ['bad_date', 'bad_path'], 403: ['not_allowed'], 404: ['unknown_form'], 409: ['busy'], 422: ['too_many_columns'],
			507: ['no_space'],
		},
		example: { path: form, body: { format: 'csv', from: '2026-01-01' }, ...detailed },
		refused: [
			{ ...noForm, body: {} },
			{ why: 'a date that is none', status: 400, reason: 'bad_date', path: form, body: { from: '2026-02-30' } },
			{ why: 'a path that leads out of the files', status: 400, reason: 'bad_path', path: form, body: { path: '/../x' } },
		],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)

export const stats = ofAccounts({
	read: {
		action: 'StatsController::read', method: 'GET', path: '/api/forms/{fileId}/stats', csrf: false,
		summary: 'What the responses come to, all or those of a period', params: FormPath, query: Period, answers: { 200: FormStats },
		refusals: { 400: ['bad_date'], 404: ['unknown_form'] },
		example: { path: form, query: { from: '2026-01-01' }, ...detailed }, refused: [noForm, badDate],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
