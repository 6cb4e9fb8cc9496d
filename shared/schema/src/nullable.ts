// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type TSchema } from 'typebox'

/**
 * A value or null.
 *
 * @param schema - what the value is when there is one
 * @param description - what null means, or what the value is, where the name does not say it
 */
export function nullable<T extends TSchema>(schema: T, description?: string) {
	return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}
