// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { admin, language, noStorage, user } from './params.ts'
import { CleanStarted, DemoImported, DemoRemoved, DemoStatus, SetupDone, SetupState } from '@suite/schema/intranet/setup'
import { Language } from '@suite/schema/intranet/values'

export const setup = {
	run: {
		...admin, action: 'SetupController::run', method: 'POST', path: '/api/setup', csrf: true,
		summary:
			'Makes what is missing: team folder, groups with their rights, advanced permissions, home pages; changes nothing that is there',
		body: Type.Object({ language }), answers: { 200: SetupDone },
		refusals: { 400: ['unknown_language'], 409: ['no_team_folders', 'busy'], ...noStorage }, example: { body: {} },
	},
	state: {
		...admin, action: 'SetupController::state', method: 'GET', path: '/api/setup', csrf: false,
		summary: 'What is in order and what is missing', answers: { 200: SetupState }, example: {},
	},
	reindex: {
		...admin, action: 'SetupController::reindex', method: 'POST', path: '/api/setup/reindex', csrf: true,
		summary: 'Compares the index with the files now and repairs it',
		answers: {
			200: Type.Object({ success: Type.Literal(true), pages: Type.Integer(), repaired: Type.Integer() }, {
				title: 'Reindexed',
				additionalProperties: false,
			}),
		},
		refusals: { 409: ['not_set_up', 'busy'] }, example: { body: {} },
	},
} as const satisfies Record<string, Route>

export const demo = {
	status: {
		...user, action: 'DemoController::status', method: 'GET', path: '/api/demo-data/status', csrf: false,
		summary: 'Whether the demo content is there', answers: { 200: DemoStatus }, refusals: { 403: ['not_allowed'] }, example: {},
	},
	languages: {
		...user, action: 'DemoController::languages', method: 'GET', path: '/api/demo-data/languages', csrf: false,
		summary: 'Languages of the demo content',
		answers: { 200: Type.Object({ languages: Type.Array(Type.String()) }, { title: 'DemoLanguages', additionalProperties: false }) },
		example: {},
	},
	import: {
		...admin, action: 'DemoController::import', method: 'POST', path: '/api/demo-data/import', csrf: true,
		summary: 'Adds the demo content of a language; what stands there stays unless mode is overwrite',
		body: Type.Object({
			language: Type.Optional(Language),
			mode: Type.Optional(Type.Union([Type.Literal('overwrite'), Type.Literal('skip_existing')])),
		}),
		answers: { 200: DemoImported }, refusals: { 400: ['unknown_language'], 409: ['not_set_up', 'busy'], ...noStorage },
	},
	remove: {
		...admin, action: 'DemoController::remove', method: 'POST', path: '/api/demo-data/remove', csrf: true,
		summary: 'Moves the unchanged pages of the demo in a language to the trash bin, with their places in the menu; changed ones stay',
		body: Type.Object({ language }), answers: { 200: DemoRemoved },
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['not_set_up', 'busy'], ...noStorage },
	},
	cleanStart: {
		...admin, action: 'DemoController::cleanStart', method: 'POST', path: '/api/demo-data/clean-start', csrf: true,
		summary: 'Moves every page of a language, or of all, to the trash bin and makes a new home page', body: Type.Object({ language }),
		answers: { 200: CleanStarted },
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['not_set_up', 'busy'], ...noStorage },
	},
} as const satisfies Record<string, Route>
