// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Problem } from '../../error.ts'
import { nullable } from '../../nullable.ts'
import { closed } from '../values.ts'

/** The body of refusals of the license and telemetry routes: the spec promises `success` and `message`, the other members are ours. */
export const ServicesFailure = Type.Object({
	success: Type.Literal(false),
	message: Type.String({ description: 'one sentence a person can act on' }),
	reason: Type.String({ description: 'closed set per route; never translated' }),
	pointer: Type.Optional(Type.String({ description: 'the first of errors' })),
	errors: Type.Optional(Type.Array(Problem, { description: 'all problems at once' })),
	errorId: Type.Optional(Type.String({ description: 'names the line in the server log' })),
}, { title: 'ServicesFailure', ...closed })
export type ServicesFailure = Static<typeof ServicesFailure>

const Success = Type.Literal(true)
/** Why an outside server gave no good answer. */
const Reason = Type.Optional(Type.String({ description: 'no_key, no_address, disabled, unreachable, refused, timeout, bad_answer' }))
const UnixSeconds = 'Unix seconds'

const Allowance = Type.Object({
	isFree: Type.Boolean({ description: 'no valid license' }),
	roomLimit: nullable(Type.Integer(), 'null: none'),
	roomGroupLimit: nullable(Type.Integer(), 'null: none'),
	roomsUsed: Type.Integer(),
	roomGroupsUsed: Type.Integer(),
	roomsExceeded: Type.Boolean(),
	roomGroupsExceeded: Type.Boolean(),
	exceeded: Type.Boolean({ description: 'one of the two' }),
}, { title: 'Allowance', description: 'shown, never enforced', ...closed })

export const RoomsLicense = Type.Object({
	totalRooms: Type.Integer(),
	totalRoomGroups: Type.Integer(),
	totalUsers: Type.Integer({ description: 'accounts of this server' }),
	hasLicense: Type.Boolean(),
	licenseValid: Type.Boolean({ description: 'the last answer of the license server that is known' }),
	licenseInfo: nullable(Type.Record(Type.String(), Type.Unknown())),
	licenseKeyMasked: Type.String({ description: 'first and last four characters' }),
	licenseUrl: Type.String({ description: 'empty until an administrator sets one' }),
	checkedAt: nullable(Type.Integer(), `${UnixSeconds} of the last answer`),
	limits: Allowance,
	freeRoomLimit: Type.Integer(),
	freeRoomGroupLimit: Type.Integer(),
	supportNudgeUserThreshold: Type.Integer({ description: 'accounts from which a hint about support makes sense' }),
	hasValidSubscription: Type.Boolean({ description: 'of Nextcloud itself' }),
	hasExtendedSupport: Type.Boolean({ description: 'of Nextcloud itself' }),
	telemetryEnabled: Type.Boolean(),
	telemetryUrl: Type.String({ description: 'empty until an administrator sets one' }),
	telemetryLastReport: nullable(Type.Integer(), UnixSeconds),
}, { title: 'RoomsLicense', ...closed })
export type RoomsLicense = Static<typeof RoomsLicense>

export const LicenseStats = Type.Object({ success: Success, stats: RoomsLicense }, { title: 'LicenseStats', ...closed })
export type LicenseStats = Static<typeof LicenseStats>

export const LicenseSaved = Type.Object(
	{ success: Success, message: Type.String(), hasLicense: Type.Boolean(), licenseKeyMasked: Type.String(), licenseUrl: Type.String() },
	{ title: 'LicenseSaved', ...closed },
)
export type LicenseSaved = Static<typeof LicenseSaved>

/** A soft failure: 200 with `valid` false, also when the server did not answer. */
export const LicenseChecked = Type.Object({
	success: Success,
	validation: Type.Object({
		valid: Type.Boolean(),
		reason: Reason,
		license: Type.Optional(Type.Unknown()),
		limits: Type.Optional(Type.Unknown()),
		isFree: Type.Boolean(),
		cached: Type.Boolean({ description: 'the server did not answer: license and limits are from its last answer' }),
	}, closed),
}, { title: 'LicenseChecked', ...closed })
export type LicenseChecked = Static<typeof LicenseChecked>

/** Two soft failures: without a key or an answer `success` is false, and when the server refused the report `result.success` is. */
export const UsageReported = Type.Union([
	Type.Object({
		success: Success,
		result: Type.Object({
			success: Type.Boolean(),
			reason: Type.Optional(Type.String({ description: 'as the server put it' })),
			usage: Type.Optional(Type.Unknown()),
			limits: Type.Optional(Type.Unknown()),
		}, closed),
	}, closed),
	Type.Object({ success: Type.Literal(false), reason: Type.String() }, closed),
], { title: 'UsageReported' })
export type UsageReported = Static<typeof UsageReported>

export const TelemetrySettings = Type.Object(
	{ success: Success, enabled: Type.Boolean(), telemetryUrl: Type.String(), message: Type.String() },
	{ title: 'TelemetrySettings', ...closed },
)
export type TelemetrySettings = Static<typeof TelemetrySettings>

/** A soft failure: 200 with `success` false. */
export const TelemetrySent = Type.Object({
	success: Type.Boolean(),
	message: Type.String(),
	reason: Reason,
	lastReport: nullable(Type.Integer(), UnixSeconds),
}, { title: 'TelemetrySent', ...closed })
export type TelemetrySent = Static<typeof TelemetrySent>
