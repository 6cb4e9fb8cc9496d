// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { failureWith, savedBy } from '../error.ts'

/** The body of every refusal of the Onboarding app. */
export const WizardFailure = failureWith({
	revision: Type.Optional(Type.Integer({ description: 'the current revision, on a 409' })),
	...savedBy,
})
export type WizardFailure = Static<typeof WizardFailure>
