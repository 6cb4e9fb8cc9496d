// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { failureWith, savedBy } from '../error.ts'

/** The body of every refusal of the Intranet. */
export const IntranetFailure = failureWith({
	baseVersion: Type.Optional(Type.String({ description: 'the current version of the document, on a 409' })),
	...savedBy,
})
