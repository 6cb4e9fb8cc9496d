// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { closed, open } from './values.ts'

export const Person = Type.Object({ id: Type.String(), name: Type.String() }, { title: 'Person', ...closed })
export type Person = Static<typeof Person>

/** Who else looks at a team folder. */
export const Present = Type.Object({
	people: Type.Array(Person, {
		description: `without the caller; who said nothing for ${limits.presenceSeconds} seconds is gone`,
	}),
}, { title: 'Present', ...closed })
export type Present = Static<typeof Present>

/** Which team folder somebody leaves: whatever it says, a page that closes is not refused. */
export const Leave = Type.Object({
	gf_id: Type.Optional(Type.Unknown({ description: 'id of the team folder' })),
}, { title: 'Leave', ...open })
