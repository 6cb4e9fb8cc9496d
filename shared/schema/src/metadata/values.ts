// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'

export const closed = { additionalProperties: false } as const
/** Members that are not declared are kept as they are, or are left unread. */
export const open = { additionalProperties: true } as const

/** A success with nothing more to say. */
export const Done = Type.Object({ success: Type.Literal(true) }, { title: 'Done', ...closed })

/** 1 for yes, 0 for no. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
/** A yes or no as programs send it. */
export const FlagInput = Type.Union([
	Type.Boolean(),
	Type.Integer({ minimum: 0, maximum: 1 }),
	Type.String({ enum: ['0', '1', 'true', 'false'] }),
])
