// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/forms/limits'
import { NewQuestion, OrderedQuestions, Question, QuestionInput, QuestionOrder } from '@suite/schema/forms/question'
import { Done } from '@suite/schema/forms/values'
import type { Route } from '../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts, QuestionPath } from './common.ts'

const form = { fileId: example.fileId }
const path = { ...form, questionId: example.questionId }
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form' } as const
const noQuestion = {
	why: 'a question that the form does not have', status: 404, reason: 'unknown_question', path: { ...form, questionId: 'q999' },
} as const
const refusals = {
	403: ['not_allowed'], 404: ['unknown_form', 'unknown_question'], 409: ['busy'], 422: ['invalid_form', 'broken_form', 'too_large_form'],
	507: ['no_space'],
} as const

/** Changes of single questions are merged: what others changed meanwhile stays. */
export const questions = ofAccounts({
	create: {
		action: 'QuestionController::create', method: 'POST', path: '/api/forms/{fileId}/questions', csrf: 'session',
		maxBytes: limits.documentBytes,
		summary: 'Adds a question', params: FormPath, body: NewQuestion, answers: { 201: Question },
		refusals: { ...refusals, 404: ['unknown_form'] },
		example: { path: form, body: { type: 'text', title: 'Name', required: true }, ...detailed },
		refused: [
			{ ...noForm, path: nowhere, body: { type: 'text', title: 'x' } },
			{ why: 'a type that nobody knows', status: 422, reason: 'invalid_form', path: form, body: { type: 'telepathy', title: 'x' } },
		],
	},
	order: {
		action: 'QuestionController::order', method: 'PUT', path: '/api/forms/{fileId}/questions/order', csrf: 'session',
		summary: 'Puts the questions in another order', params: FormPath, body: QuestionOrder, answers: { 200: OrderedQuestions }, refusals,
		example: { path: form, body: { order: ['q2', 'q1'] }, ...detailed },
		refused: [
			{ ...noForm, path: nowhere, body: { order: [] } },
			{ ...noQuestion, path: form, body: { order: ['q999'] } },
		],
	},
	update: {
		action: 'QuestionController::update', method: 'PUT', path: '/api/forms/{fileId}/questions/{questionId}', csrf: 'session',
		maxBytes: limits.documentBytes,
		summary: 'Changes a question: members that are absent stay as they are', params: QuestionPath, body: QuestionInput,
		answers: { 200: Question }, refusals,
		example: { path, body: { title: 'Your name', required: false }, ...detailed },
		refused: [
			{ ...noForm, path: { ...nowhere, questionId: 'q1' }, body: { title: 'x' } },
			{ ...noQuestion, body: { title: 'x' } },
			{ why: 'a type that nobody knows', status: 422, reason: 'invalid_form', path, body: { type: 'telepathy' } },
		],
	},
	remove: {
		action: 'QuestionController::remove', method: 'DELETE', path: '/api/forms/{fileId}/questions/{questionId}', csrf: 'session',
		summary: 'Removes a question, and the conditions that depend on it; answers to it stay',
		params: QuestionPath, answers: { 200: Done }, refusals, example: { path, ...detailed },
		refused: [{ ...noForm, path: { ...nowhere, questionId: 'q1' } }, noQuestion],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
