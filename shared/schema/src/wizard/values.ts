// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'

export const closed = { additionalProperties: false } as const
export const OptionalTime = nullable(Type.String(), 'ISO 8601 in UTC, or null')
export const OptionalAuthor = nullable(Type.String(), 'account id, or null for the server itself')
export const Success = Type.Literal(true)

export const Revision = Type.Integer({
	minimum: 0,
	description: 'counts the saves of this language; send it back as `revision` to refuse a stale save with 409',
})

/** A plain success response, where the spec requires nothing else. */
export const Done = Type.Object({ success: Success }, { title: 'Done', ...closed })

/** Texts of the tour bubble in the language of the steps, so that pages need not load a translation file. */
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

/** A language as named by the host: `nl`, `pt_BR`, `nn_NO`, `sr@latin`. */
export const Language = Type.String({ pattern: '^[a-z]{2,3}([_-][A-Za-z0-9]{2,8})?(@[a-z]+)?$', maxLength: 20, title: 'Language' })
