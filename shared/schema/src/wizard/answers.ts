// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Position, Step } from './step.ts'

const closed = { additionalProperties: false } as const
const OptionalTime = Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601 in UTC, or null' })
const OptionalAuthor = Type.Union([Type.String(), Type.Null()], { description: 'account id, or null for the server itself' })
const Success = Type.Literal(true)
const Revision = Type.Integer({
	minimum: 0,
	description: 'counts the saves of this language; send it back as `revision` to refuse a stale save with 409',
})

/** A plain yes, where the spec asks for nothing else. */
export const Done = Type.Object({ success: Success }, { title: 'Done', ...closed })

/** Where one account stands with the tour. */
export const TourState = Type.Union([
	Type.Literal('new'),
	Type.Literal('started'),
	Type.Literal('paused'),
	Type.Literal('completed'),
	Type.Literal('skipped'),
], { title: 'TourState' })
export type TourState = Static<typeof TourState>

/** Words of the bubble in the language of the steps, so that no translation file is loaded on every page. */
export const TourLabels = Type.Object({
	back: Type.String(),
	next: Type.String(),
	finish: Type.String(),
	skip: Type.String(),
	close: Type.String(),
	progress: Type.String({ description: 'with {current} and {total}' }),
	tour: Type.String({ description: 'accessible name of the dialog' }),
	restartHint: Type.String({ description: 'toast after skipping: where to find the tour again' }),
}, { title: 'TourLabels', ...closed })
export type TourLabels = Static<typeof TourLabels>

export const StepsAnswer = Type.Object({
	success: Success,
	steps: Type.Array(Step, { description: 'the finished list: enabled, visible to the caller, in order' }),
	useDefault: Type.Boolean({ description: 'no override exists for the language; the steps are the built-in ones' }),
	enabled: Type.Boolean({ description: 'false when an admin switched the tour off; steps is then empty' }),
	language: Type.String({ description: 'language of the steps' }),
	version: Type.String({ description: 'counter that "Show to everyone again" raises' }),
	pending: Type.Boolean({ description: 'the tour should start by itself for the caller' }),
	state: TourState,
	lastStep: Type.Union([Type.String(), Type.Null()], { description: 'id of the step seen last, null before the first' }),
	permanent_disable: Type.Boolean(),
	labels: TourLabels,
}, { title: 'StepsAnswer', ...closed })
export type StepsAnswer = Static<typeof StepsAnswer>

export const PersonalSettings = Type.Object({
	success: Success,
	permanent_disable: Type.Boolean({ description: 'the caller never wants to see the tour by itself' }),
	wizardDisabled: Type.Boolean({ description: 'the same, under the name older clients send' }),
	wizardDisabledByUser: Type.Boolean({ description: 'the same, under the name older clients read' }),
	state: TourState,
	enabled: Type.Boolean({ description: 'an admin has the tour switched on' }),
}, { title: 'PersonalSettings', ...closed })
export type PersonalSettings = Static<typeof PersonalSettings>

export const AdminSteps = Type.Object({
	success: Success,
	steps: Type.Array(Step),
	language: Type.String(),
	lang: Type.String({ description: 'the same as language' }),
	useDefault: Type.Boolean({ description: 'the built-in steps are shown because this language has no override' }),
	revision: Revision,
	author: OptionalAuthor,
	authorName: Type.Union([Type.String(), Type.Null()], { description: 'display name of the author' }),
	updatedAt: OptionalTime,
	labels: TourLabels,
	message: Type.Optional(Type.String()),
}, { title: 'AdminSteps', ...closed })
export type AdminSteps = Static<typeof AdminSteps>

export const AdminStep = Type.Object({
	success: Success,
	step: Step,
	language: Type.String(),
	revision: Revision,
}, { title: 'AdminStep', ...closed })

export const Removed = Type.Object({ success: Success, message: Type.String(), language: Type.String(), revision: Revision }, {
	title: 'Removed',
	...closed,
})

/** The exchange file: what export writes and import reads. */
export const StepsFile = Type.Object({
	version: Type.String({ description: 'of the file format; 1.0' }),
	language: Type.String(),
	exportDate: Type.String({ description: 'YYYY-MM-DD HH:MM:SS in UTC' }),
	steps: Type.Array(Step),
}, { title: 'StepsFile', ...closed })
export type StepsFile = Static<typeof StepsFile>

export const ExportAnswer = Type.Object({
	success: Success,
	filename: Type.String(),
	data: Type.String({ description: 'the file\'s JSON text, a StepsFile' }),
	language: Type.String(),
}, { title: 'ExportAnswer', ...closed })

export const ImportAnswer = Type.Object({
	success: Success,
	message: Type.String(),
	language: Type.String(),
	stepsCount: Type.Integer(),
	dryRun: Type.Boolean({ description: 'nothing was stored' }),
	steps: Type.Array(Step, { description: 'as stored, or as they would be' }),
	revision: Revision,
	changes: Type.Object({ added: Type.Array(Type.String()), changed: Type.Array(Type.String()), removed: Type.Array(Type.String()) }, {
		description: 'step ids against the list in force',
		...closed,
	}),
	warnings: Type.Array(Type.String(), { description: 'what was cleaned, in words' }),
	cleaned: Type.Array(Type.Object({
		step: Type.Integer({ description: 'its number in the file, from 1' }),
		field: Type.Union([Type.Literal('title'), Type.Literal('text')]),
	}, closed), { description: 'what was cleaned, one entry for each of the warnings' }),
}, { title: 'ImportAnswer', ...closed })
export type CleanedField = ImportAnswer['cleaned'][number]
export type ImportAnswer = Static<typeof ImportAnswer>

export const HistoryEntry = Type.Object({
	id: Type.Integer(),
	revision: Revision,
	kind: Type.Union([Type.Literal('save'), Type.Literal('import'), Type.Literal('reset'), Type.Literal('restore')]),
	author: OptionalAuthor,
	authorName: Type.Union([Type.String(), Type.Null()]),
	updatedAt: Type.String({ description: 'ISO 8601 in UTC' }),
	stepsCount: Type.Integer({ description: 'steps after the save; 0 after a reset' }),
}, { title: 'HistoryEntry', ...closed })
export type HistoryEntry = Static<typeof HistoryEntry>
export const HistoryList = Type.Object(
	{ success: Success, language: Type.String(), entries: Type.Array(HistoryEntry, { description: 'newest first' }) },
	{ title: 'HistoryList', ...closed },
)
export const HistoryDetail = Type.Object({ success: Success, language: Type.String(), entry: HistoryEntry, steps: Type.Array(Step) }, {
	title: 'HistoryDetail',
	...closed,
})

export const AdminSettings = Type.Object({
	success: Success,
	enabled: Type.Boolean(),
	version: Type.String(),
	message: Type.Optional(Type.String()),
}, { title: 'AdminSettings', ...closed })
export type AdminSettings = Static<typeof AdminSettings>

export const NamedLanguage = Type.Object({
	code: Type.String(),
	name: Type.String({ description: 'in that language itself' }),
	stepsCount: Type.Integer({ description: 'steps in force for the language' }),
	own: Type.Boolean({ description: 'an override exists' }),
}, { title: 'NamedLanguage', ...closed })
export type NamedLanguage = Static<typeof NamedLanguage>
export const Languages = Type.Object({ success: Success, languages: Type.Array(NamedLanguage) }, { title: 'Languages', ...closed })
export const Overrides = Type.Object({ success: Success, overrides: Type.Array(NamedLanguage, { description: 'always holds en' }) }, {
	title: 'Overrides',
	...closed,
})

export const Groups = Type.Object({
	success: Success,
	groups: Type.Array(Type.Object({ id: Type.String(), displayName: Type.String() }, closed)),
}, { title: 'Groups', ...closed })

const Count = Type.Integer({ minimum: 0 })
export const Statistics = Type.Object({
	success: Success,
	statistics: Type.Object({
		days: Type.Integer({ description: 'the window that the funnel covers' }),
		totalUsers: Count,
		activeUsers30d: Count,
		wizardStartedCount: Count,
		wizardCompletedCount: Count,
		wizardSkippedCount: Count,
		usersStartedWizard: Count,
		usersCompletedWizard: Count,
		usersSkippedWizard: Count,
		usersDisabledWizard: Count,
		completionRate: Type.Number({ description: 'completed by started, 0 to 1' }),
		totalSteps: Type.Record(Type.String(), Type.Integer(), { description: 'language to number of steps' }),
		languagesWithOverrides: Type.Array(Type.String()),
		wizardEnabled: Type.Boolean(),
		startedInWindow: Type.Integer({ minimum: 0, description: 'accounts that started within the window: the top of the funnel' }),
		completedInWindow: Type.Integer({ minimum: 0, description: 'accounts that finished within the window: its end' }),
		funnel: Type.Array(Type.Object({
			step: Type.String(),
			title: Type.String(),
			seen: Count,
			left: Type.Integer({ minimum: 0, description: 'accounts for whom this was the last step and who did not finish' }),
		}, closed), { description: 'in the order of the list in force, in the asker\'s language' }),
	}, closed),
	telemetry: Type.Object({
		enabled: Type.Boolean(),
		lastReport: Type.Union([Type.Integer(), Type.Null()], { description: 'Unix seconds' }),
		telemetryUrl: Type.String({ description: 'empty until an admin sets one' }),
	}, closed),
}, { title: 'Statistics', ...closed })
export type Statistics = Static<typeof Statistics>

export const TelemetrySettings = Type.Object(
	{ success: Success, enabled: Type.Boolean(), telemetryUrl: Type.String(), message: Type.String() },
	{ title: 'TelemetrySettings', ...closed },
)
/** A manual send is 200 even when it failed: `success` says which. */
export const TelemetrySent = Type.Object({
	success: Type.Boolean(),
	message: Type.String(),
	reason: Type.Optional(Type.String({ description: 'disabled, no_address, unreachable, refused, timeout' })),
	lastReport: Type.Union([Type.Integer(), Type.Null()]),
}, { title: 'TelemetrySent', ...closed })

export const LicenseStats = Type.Object({
	success: Success,
	stepCounts: Type.Record(Type.String(), Type.Integer()),
	totalSteps: Type.Integer(),
	freeLimit: Type.Integer({ description: 'shown, never enforced' }),
	languagesWithOverrides: Type.Array(Type.String()),
	hasLicense: Type.Boolean(),
	licenseValid: Type.Boolean({ description: 'the last answer of the license server that is known' }),
	licenseInfo: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
	licenseKeyMasked: Type.String({ description: 'first and last four characters' }),
	licenseUrl: Type.String({ description: 'empty until an admin sets one' }),
	maxStepsPerLanguage: Type.Integer(),
	exceededLanguages: Type.Array(Type.String()),
	stepsExceeded: Type.Boolean(),
	perLanguage: Type.Literal(true),
	checkedAt: Type.Union([Type.Integer(), Type.Null()], { description: 'Unix seconds of the last answer' }),
}, { title: 'LicenseStats', ...closed })
export type LicenseStats = Static<typeof LicenseStats>
export const LicenseSaved = Type.Object(
	{ success: Success, message: Type.String(), hasLicense: Type.Boolean(), licenseKeyMasked: Type.String(), licenseUrl: Type.String() },
	{ title: 'LicenseSaved', ...closed },
)
/** 200 with valid false when the server could not be asked; what it said last is kept and shown. */
export const LicenseChecked = Type.Object({
	success: Type.Boolean(),
	valid: Type.Boolean(),
	reason: Type.Optional(Type.String()),
	license: Type.Optional(Type.Unknown()),
	limits: Type.Optional(Type.Unknown()),
	isFree: Type.Boolean(),
	cached: Type.Boolean({ description: 'the server could not be asked: license and limits are from its last answer' }),
}, { title: 'LicenseChecked', ...closed })
export const LicenseUsage = Type.Object({
	success: Type.Boolean(),
	reason: Type.Optional(Type.String()),
	usage: Type.Optional(Type.Unknown()),
	limits: Type.Optional(Type.Unknown()),
}, { title: 'LicenseUsage', ...closed })

export { Position }
