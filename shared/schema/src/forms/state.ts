// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { ListedForm, OpenedForm } from './form.ts'
import { AdminSettings } from './admin/settings.ts'
import { closed } from './values.ts'

/** What the server puts on the page before the first call. */
export const Start = Type.Object({
	user: Type.Object({ id: Type.String(), name: Type.String() }, closed),
	forms: nullable(Type.Array(ListedForm), 'as the list answers them; null where the address names another screen'),
	form: nullable(OpenedForm, 'the one that the address names; null for other screens, and where it cannot be read'),
}, { title: 'Start', ...closed })
export type Start = Static<typeof Start>

/** Words for the page of Files, which loads no translations of ours. */
export const InFiles = Type.Object({ open: Type.String() }, { title: 'InFiles', ...closed })
export type InFiles = Static<typeof InFiles>

/** The panel of administrators. */
export const AdminState = Type.Object({ settings: AdminSettings }, { title: 'AdminState', ...closed })
export type AdminState = Static<typeof AdminState>
