// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { AdminSettings, NamedLanguage } from './admin.ts'
import { AdminSteps } from './step.ts'

/** Initial state of the admin panel. */
export const AdminState = Type.Object({
	settings: AdminSettings,
	languages: Type.Array(NamedLanguage),
	steps: AdminSteps,
}, { title: 'AdminState', additionalProperties: false })
export type AdminState = Static<typeof AdminState>
