// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { failureWith } from '../error.ts'

/** The body of every refusal outside the envelope of OCS. */
export const MetadataFailure = failureWith({})
