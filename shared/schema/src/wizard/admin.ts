// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Success, closed } from './values.ts'

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
		lastReport: nullable(Type.Integer(), 'Unix seconds'),
		telemetryUrl: Type.String({ description: 'empty until an admin sets one' }),
	}, closed),
}, { title: 'Statistics', ...closed })
export type Statistics = Static<typeof Statistics>

export const TelemetrySettings = Type.Object(
	{ success: Success, enabled: Type.Boolean(), telemetryUrl: Type.String(), message: Type.String() },
	{ title: 'TelemetrySettings', ...closed },
)

/** A manual send returns 200 even when it failed: `success` tells which. */
export const TelemetrySent = Type.Object({
	success: Type.Boolean(),
	message: Type.String(),
	reason: Type.Optional(Type.String({ description: 'disabled, no_address, unreachable, refused, timeout' })),
	lastReport: nullable(Type.Integer()),
}, { title: 'TelemetrySent', ...closed })

export const LicenseStats = Type.Object({
	success: Success,
	stepCounts: Type.Record(Type.String(), Type.Integer()),
	totalSteps: Type.Integer(),
	freeLimit: Type.Integer({ description: 'shown, never enforced' }),
	languagesWithOverrides: Type.Array(Type.String()),
	hasLicense: Type.Boolean(),
	licenseValid: Type.Boolean({ description: 'the last answer of the license server that is known' }),
	licenseInfo: nullable(Type.Record(Type.String(), Type.Unknown())),
	licenseKeyMasked: Type.String({ description: 'first and last four characters' }),
	licenseUrl: Type.String({ description: 'empty until an admin sets one' }),
	maxStepsPerLanguage: Type.Integer(),
	exceededLanguages: Type.Array(Type.String()),
	stepsExceeded: Type.Boolean(),
	perLanguage: Type.Literal(true),
	checkedAt: nullable(Type.Integer(), 'Unix seconds of the last answer'),
}, { title: 'LicenseStats', ...closed })
export type LicenseStats = Static<typeof LicenseStats>

export const LicenseSaved = Type.Object(
	{ success: Success, message: Type.String(), hasLicense: Type.Boolean(), licenseKeyMasked: Type.String(), licenseUrl: Type.String() },
	{ title: 'LicenseSaved', ...closed },
)

/** 200 with valid false when the server could not be reached; its last response is kept and shown. */
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
