// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'

export const closed = { additionalProperties: false } as const

/** A success with nothing to say. */
export const Done = Type.Object({ status: Type.Literal('ok') }, { title: 'Done', ...closed })
