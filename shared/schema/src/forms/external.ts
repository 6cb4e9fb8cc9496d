// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Names are those that tools know: with underscores, unlike those of the routes for accounts.

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Question } from './question.ts'
import { Answers, Score } from './response.ts'
import { choice, closed, HiddenFields, members, open } from './values.ts'

/** A form as its keys see it. */
export const ExternalForm = Type.Object({
	id: Type.String({ description: 'of the form, which stays when its file moves' }),
	title: Type.String(),
	description: Type.String(),
	questions: Type.Array(Question, { description: 'without scores and seats' }),
	pages: nullable(Type.Array(members('{id, title, questions, routing}'))),
	hidden_fields: HiddenFields,
	settings: Type.Object({
		anonymous: Type.Boolean(),
		allow_multiple: Type.Boolean(),
		expires_at: nullable(Type.String(), 'ISO 8601: no answers from then on'),
		max_responses: nullable(Type.Integer(), 'null for any number'),
	}, closed),
}, { title: 'ExternalForm', ...closed })
export type ExternalForm = Static<typeof ExternalForm>

/** A JSON Schema, draft 2020-12, of the member `answers` of a response. */
export const AnswerSchema = Type.Object({
	$schema: Type.Literal('https://json-schema.org/draft/2020-12/schema'),
	title: Type.String(),
	description: Type.String(),
	type: Type.Literal('object'),
	properties: Type.Record(Type.String(), Type.Unknown(), { description: 'by the id of the question, or the name of a hidden field' }),
	required: Type.Array(Type.String(), { description: 'none that is shown only sometimes' }),
	additionalProperties: Type.Literal(false),
}, { title: 'AnswerSchema', ...closed })
export type AnswerSchema = Static<typeof AnswerSchema>

export const ExternalAnswers = Type.Object({ answers: Answers }, { title: 'ExternalAnswers', ...open })

export const ResponseRecord = Type.Object({
	id: Type.String(),
	submitted_at: Type.String({ description: 'ISO 8601' }),
	respondent: Type.Object({
		type: choice('anonymous', 'user'),
		user_id: Type.Optional(Type.String({ description: 'of an account, for keys with read_responses' })),
		display_name: Type.Optional(Type.String()),
	}, closed),
	answers: Answers,
	duration: nullable(Type.Integer(), 'seconds between opening the form and sending it; null where it was not opened'),
	score: nullable(Score, 'null without points, and for keys without read_responses'),
	source: choice('link', 'api', 'import'),
	api_key_id: nullable(Type.String(), 'of the key that it was sent with, which may have been revoked since'),
	updated_at: nullable(Type.String(), 'ISO 8601: when the answers were changed last; null while they are as they were sent'),
	updated_by: nullable(Type.String(), 'respondent, or api:<id of the key>'),
}, { title: 'ResponseRecord', ...closed })
export type ResponseRecord = Static<typeof ResponseRecord>

export const ResponseRecordList = Type.Object({
	count: Type.Integer({ description: 'of those in this answer' }),
	responses: Type.Array(ResponseRecord, { description: 'the last one first' }),
	total: Type.Integer(),
	page: Type.Integer(),
	pages: Type.Integer(),
}, { title: 'ResponseRecordList', ...closed })
export type ResponseRecordList = Static<typeof ResponseRecordList>
