// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type TSchema } from 'typebox'

/**
 * The body of a 207: the result for each item, in the order of the request. PHP builds it with ItemResults.
 *
 * @param result - result of an item that was not refused
 */
export const PerItem = <const T extends TSchema>(result: T) => Type.Object({
	results: Type.Array(Type.Union([
		Type.Object({ id: Type.String(), status: Type.Literal(200), result }, { additionalProperties: false }),
		Type.Object({
			id: Type.String(), status: Type.Integer({ minimum: 400, maximum: 599 }), reason: Type.String(), message: Type.String(),
		}, { additionalProperties: false }),
	])),
}, { additionalProperties: false })
