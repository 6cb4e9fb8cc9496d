// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Conversion, ConversionInput, ConversionStart } from '@suite/schema/metadata/field/conversion'
import type { Route } from '../contract/route.ts'
import { example, FieldPath, nowhere } from './common.ts'

const path = { fieldId: example.fieldId }
const unknown = {
	why: 'a field that does not exist', status: 404, reason: 'unknown_field', path: { fieldId: nowhere.fieldId }, body: {},
} as const
const wrongPlan = ['invalid_type', 'invalid_options']

/** Changes the type of a field, or renames its options, together with the values that there are. */
export const conversions = {
	list: {
		action: 'ConversionController::list', method: 'GET', path: '/api/fields/conversions', access: 'admin', csrf: false,
		summary: 'The latest conversion of each field; those that are over are told of for a day', answers: { 200: Type.Array(Conversion) },
		example: {},
	},
	preview: {
		action: 'ConversionController::preview', method: 'POST', path: '/api/fields/{fieldId}/conversion/preview', access: 'admin',
		csrf: true, summary: 'Counts what a conversion would do; where it takes longer than a request, the list tells how far it is',
		params: FieldPath, body: ConversionInput, answers: { 200: Conversion },
		refusals: { 400: wrongPlan, 404: ['unknown_field'], 409: ['converting', 'restoring'] }, example: { path, body: {} },
		refused: [unknown],
	},
	start: {
		action: 'ConversionController::start', method: 'POST', path: '/api/fields/{fieldId}/conversion', access: 'admin', csrf: true,
		summary: 'Converts a field with its values, which nobody can save meanwhile; a job goes on where a request ends',
		params: FieldPath, body: ConversionStart, answers: { 200: Conversion },
		refusals: { 400: wrongPlan, 404: ['unknown_field'], 409: ['converting', 'backup_running', 'restoring'] },
		example: { path, body: {} }, refused: [unknown],
	},
	cancel: {
		action: 'ConversionController::cancel', method: 'DELETE', path: '/api/fields/{fieldId}/conversion', access: 'admin', csrf: true,
		summary: 'Gives up a conversion that has not changed anything yet', params: FieldPath, answers: { 200: Conversion },
		refusals: { 404: ['unknown_conversion'], 409: ['too_late', 'restoring'] }, example: { path },
		refused: [{
			why: 'a field that is not being converted', status: 404, reason: 'unknown_conversion', path: { fieldId: nowhere.fieldId },
		}],
	},
} as const satisfies Record<string, Route>
