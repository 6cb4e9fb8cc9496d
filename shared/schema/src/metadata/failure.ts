// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { EnvelopedFailure, failureWith } from '../error.ts'
import { nullable } from '../nullable.ts'
import { lockedBy } from './lock.ts'
import { closed } from './values.ts'

export const Lost = Type.Object({
	files: Type.Integer({ description: 'files with a value that does not fit' }),
	folder_values: Type.Integer({ description: 'team folders with such a value of their own' }),
	examples: Type.Array(Type.Object({
		value: Type.String({ description: 'its beginning' }),
		message: Type.String({ description: 'why it does not fit' }),
	}, closed)),
}, { ...closed, description: 'values that the change would lose' })
export type Lost = Static<typeof Lost>

/** The body of every refusal outside the envelope of OCS. */
export const MetadataFailure = failureWith({
	current: Type.Optional(nullable(Type.String(), 'the value that is there now, where it is no longer what a change made it')),
	lost: Type.Optional(Lost),
	...lockedBy,
})

/** The data of every refusal in the envelope of OCS; what is wrong with a value is named by its field. */
export const MetadataEnvelope = Type.Object({
	...EnvelopedFailure.properties,
	lost: Type.Optional(Lost),
	...lockedBy,
}, { title: 'MetadataEnvelope' })
