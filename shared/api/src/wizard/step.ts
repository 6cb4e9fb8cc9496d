// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { AdminStep, AdminSteps, ExportAnswer, HistoryDetail, HistoryList, ImportAnswer, Removed } from '@suite/schema/wizard/step'
import { limits } from '@suite/schema/wizard/limits'
import { NewStep, StepInput, StepPatch } from '@suite/schema/wizard/step'
import { Language } from '@suite/schema/wizard/values'

const language = Type.Optional(Language)
const revision = Type.Optional(Type.Integer({ minimum: 0, description: 'the revision the change was made on' }))
const session =
	Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'names one editing session: its saves make one history entry' }))
const byLanguage = Type.Object({ language })
const aliases = { lang: 'language', baseVersion: 'revision' } as const
const admin = { access: 'admin', aliases } as const
const StepPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: limits.idCharacters }) })
const HistoryPath = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) })
const step = { id: 'contract_check', title: 'A title', text: '<p>A text</p>', attachTo: '#header', position: 'bottom' } as const

export const steps = {
	list: {
		...admin, action: 'StepController::list', method: 'GET', path: '/admin/steps', csrf: false,
		summary: 'Every step of a language, own or built-in; language is en when absent', query: byLanguage,
		answers: { 200: AdminSteps }, refusals: { 400: ['unknown_language'] }, example: { query: { language: 'en' } },
	},
	save: {
		...admin, action: 'StepController::save', method: 'POST', path: '/admin/steps', csrf: true,
		summary: 'Replaces the list of a language', maxBytes: limits.importBytes,
		body: Type.Object({ steps: Type.Array(StepInput, { maxItems: limits.stepsPerLanguage }), language, revision, session }),
		answers: { 200: AdminSteps }, refusals: { 400: ['duplicate_id', 'bad_selector', 'unknown_language'], 409: ['stale_revision'] },
		example: { body: { language: 'en', steps: [step] } },
	},
	add: {
		...admin, action: 'StepController::add', method: 'POST', path: '/admin/step', csrf: true,
		summary: 'Adds one step at the end; the first change of a language copies the built-in list',
		body: Type.Object({ step: NewStep, language, revision, session }), wraps: 'step',
		answers: { 200: AdminStep },
		refusals: { 400: ['bad_selector', 'unknown_language', 'too_many_steps'], 409: ['duplicate_id', 'stale_revision'] },
		example: { body: { language: 'en', step: { ...step, id: 'contract_added' } } },
	},
	update: {
		...admin, action: 'StepController::update', method: 'PUT', path: '/admin/step/{id}', csrf: true,
		summary: 'Changes one step; absent fields stay', params: StepPath,
		body: Type.Object({ step: StepPatch, language, revision, session }), wraps: 'step',
		answers: { 200: AdminStep },
		refusals: { 400: ['bad_selector', 'unknown_language'], 404: ['unknown_step'], 409: ['stale_revision'] },
		example: { path: { id: 'welcome' }, body: { language: 'en', step: { title: 'Changed' } } },
	},
	remove: {
		...admin, action: 'StepController::remove', method: 'DELETE', path: '/admin/step/{id}', csrf: true,
		summary: 'Deletes one step', params: StepPath, query: Type.Object({ language, revision, session }),
		answers: { 200: Removed }, refusals: { 400: ['unknown_language'], 404: ['unknown_step'], 409: ['stale_revision'] },
		example: { path: { id: 'welcome' }, query: { language: 'en' } },
	},
	reset: {
		...admin, action: 'StepController::reset', method: 'POST', path: '/admin/reset', csrf: true,
		summary: 'Deletes the override of a language, so that the built-in steps are served again',
		body: Type.Object({ language, revision }),
		answers: { 200: Removed }, refusals: { 400: ['unknown_language'], 409: ['stale_revision'] }, example: { body: { language: 'en' } },
	},
} as const satisfies Record<string, Route>

export const exchange = {
	export: {
		...admin, action: 'ExchangeController::export', method: 'POST', path: '/admin/export', csrf: true,
		summary: 'The steps of a language as a file', body: byLanguage,
		answers: { 200: ExportAnswer }, refusals: { 400: ['unknown_language'] }, example: { body: { language: 'en' } },
	},
	import: {
		...admin, action: 'ExchangeController::import', method: 'POST', path: '/admin/import', csrf: true,
		summary:
			'Replaces the list of a language by a file: as JSON text in fileContent, as {language, steps}, or as a bare list. '
				+ 'The explicit language wins over the file\'s',
		query: Type.Object({ language }), maxBytes: limits.importBytes,
		body: Type.Union([
			Type.Array(StepInput, { maxItems: limits.stepsPerLanguage }),
			Type.Object({
				fileContent: Type.String({ maxLength: limits.importBytes }),
				language,
				revision,
				dryRun: Type.Optional(Type.Boolean()),
			}),
			Type.Object({
				steps: Type.Array(StepInput, { maxItems: limits.stepsPerLanguage }),
				language,
				revision,
				dryRun: Type.Optional(Type.Boolean()),
			}),
		]),
		answers: { 200: ImportAnswer },
		refusals: { 400: ['not_json', 'duplicate_id', 'bad_selector', 'unknown_language'], 409: ['stale_revision'] },
		example: { body: { language: 'en', steps: [step] } },
	},
} as const satisfies Record<string, Route>

export const history = {
	list: {
		...admin, action: 'HistoryController::list', method: 'GET', path: '/admin/history', csrf: false,
		summary: `The last ${limits.historyEntries} saves of a language`, query: byLanguage, answers: { 200: HistoryList },
		refusals: { 400: ['unknown_language'] }, example: { query: { language: 'en' } },
	},
	show: {
		...admin, action: 'HistoryController::show', method: 'GET', path: '/admin/history/{id}', csrf: false,
		summary: 'One save with its steps', params: HistoryPath, answers: { 200: HistoryDetail }, refusals: { 404: ['unknown_entry'] },
	},
	restore: {
		...admin, action: 'HistoryController::restore', method: 'POST', path: '/admin/history/{id}/restore', csrf: true,
		summary: 'Puts a save back in force; today\'s list stays in the history', params: HistoryPath, body: Type.Object({ revision }),
		answers: { 200: AdminSteps }, refusals: { 404: ['unknown_entry'], 409: ['stale_revision'] },
	},
} as const satisfies Record<string, Route>
