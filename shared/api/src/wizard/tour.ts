// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { PersonalSettings, StepsAnswer } from '@suite/schema/wizard/tour'
import { Done } from '@suite/schema/wizard/values'

const stepId = Type.Optional(Type.String({ maxLength: 64 }))
const Progress = Type.Object({ step: stepId })

export const tour = {
	steps: {
		action: 'TourController::steps', method: 'GET', path: '/api/steps', access: 'user', csrf: false,
		summary: 'The finished list of steps for the caller',
		answers: { 200: StepsAnswer }, example: {},
	},
	start: {
		action: 'TourController::start', method: 'POST', path: '/api/wizard/start', access: 'user', csrf: false,
		summary: 'Counts the caller as having started, once', body: Progress,
		answers: { 200: Done }, example: { body: {} },
	},
	complete: {
		action: 'TourController::complete', method: 'POST', path: '/api/wizard/complete', access: 'user', csrf: false,
		summary: 'Counts the caller as having finished, once', body: Progress,
		answers: { 200: Done }, example: { body: {} },
	},
	skip: {
		action: 'TourController::skip', method: 'POST', path: '/api/wizard/skip', access: 'user', csrf: false,
		summary: 'The caller chose not to see the tour again; sets permanent_disable', body: Progress,
		answers: { 200: Done }, example: { body: {} },
	},
	progress: {
		action: 'TourController::progress', method: 'POST', path: '/api/wizard/progress', access: 'user', csrf: true,
		summary: 'Remembers the step the caller sees; pause puts the tour off until the next day',
		body: Type.Object({ step: Type.String({ minLength: 1, maxLength: 64 }), pause: Type.Optional(Type.Boolean()) }),
		answers: { 200: Done }, refusals: { 404: ['unknown_step'] }, example: { body: { step: 'welcome' } },
	},
} as const satisfies Record<string, Route>

export const personal = {
	read: {
		action: 'PersonalController::read', method: 'GET', path: '/personal/settings', access: 'user', csrf: false,
		summary: 'The caller\'s own choice', answers: { 200: PersonalSettings }, example: {},
	},
	save: {
		action: 'PersonalController::save', method: 'POST', path: '/personal/settings', access: 'user', csrf: true,
		summary: 'Changes the caller\'s own choice; restart also forgets that the tour was finished',
		body: Type.Object({ permanent_disable: Type.Optional(Type.Boolean()), restart: Type.Optional(Type.Boolean()) }),
		aliases: { wizardDisabled: 'permanent_disable', wizardDisabledByUser: 'permanent_disable' },
		answers: { 200: PersonalSettings }, example: { body: { permanent_disable: false } },
	},
} as const satisfies Record<string, Route>
