// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { AdminSettings, AdminSteps, NamedLanguage } from './answers.ts'

/** What the panel of administrators opens with. */
export const AdminState = Type.Object({
	settings: AdminSettings,
	languages: Type.Array(NamedLanguage),
	steps: AdminSteps,
}, { title: 'AdminState', additionalProperties: false })
export type AdminState = Static<typeof AdminState>
