// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { ServerAddress } from '../../server-address.ts'
import { closed, FlagInput, open } from '../values.ts'

const Success = Type.Literal(true)
const lastReport = nullable(Type.Integer(), 'Unix seconds')
const enabled = Type.Boolean({ description: 'off until an administrator switches it on' })
const telemetryUrl = Type.String({ description: 'empty until an administrator sets one; nothing is sent without it' })

export const TelemetryStatus = Type.Object(
	{ success: Success, enabled, lastReport, telemetryUrl },
	{ title: 'TelemetryStatus', ...closed },
)
export type TelemetryStatus = Static<typeof TelemetryStatus>

export const TelemetryStats = Type.Object({
	success: Success,
	stats: Type.Object({
		totalFields: Type.Integer(),
		fieldTypeCounts: Type.Record(Type.String(), Type.Integer()),
		groupfoldersWithMetadata: Type.Integer({ description: 'team folders with fields' }),
		totalEntries: Type.Integer({ description: 'values of files and of team folders' }),
		filesWithMetadata: Type.Integer(),
	}, closed),
	report: Type.Record(Type.String(), Type.Unknown(), { description: 'what is sent, and nothing else, if a report is sent now' }),
}, { title: 'TelemetryStats', ...closed })
export type TelemetryStats = Static<typeof TelemetryStats>

export const SaveTelemetry = Type.Object({
	enabled: Type.Optional(FlagInput),
	telemetryUrl: Type.Optional(ServerAddress),
}, { title: 'SaveTelemetry', ...open, description: 'what is not said stays as it is' })

export const TelemetrySettings = Type.Object(
	{ success: Success, enabled, telemetryUrl, message: Type.String() },
	{ title: 'TelemetrySettings', ...closed },
)

/** A report that did not arrive is answered with 200 too: `success` tells which. */
export const TelemetrySent = Type.Object({
	success: Type.Boolean(),
	message: Type.String(),
	reason: Type.Optional(Type.String({ description: 'disabled, no_address, unreachable, refused, timeout' })),
	lastReport,
}, { title: 'TelemetrySent', ...closed })
