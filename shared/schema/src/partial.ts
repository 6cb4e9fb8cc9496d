// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type TObject, type TProperties } from 'typebox'

/**
 * Makes all properties optional while keeping the schema closed: TypeBox's own Partial drops `additionalProperties`.
 *
 * @param schema - a closed object schema
 */
export function partial<P extends TProperties>(schema: TObject<P>) {
	return Type.Partial(schema, { additionalProperties: false })
}
