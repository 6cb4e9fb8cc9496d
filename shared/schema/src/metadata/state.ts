// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Field } from './field.ts'
import { TeamFolder } from './folder.ts'
import { closed } from './values.ts'

const hasTeamFolders = Type.Boolean({ description: 'whether the Team folders app is enabled' })

/** What the server puts on the page of the app before the first call. */
export const Start = Type.Object({
	user: Type.Object({ id: Type.String(), name: Type.String() }, closed),
	is_admin: Type.Boolean(),
	may_manage: Type.Boolean({ description: 'whether there is a team folder whose fields the account may manage' }),
	has_team_folders: hasTeamFolders,
	can_suggest: Type.Boolean({ description: 'whether the account can ask a language model for values' }),
	folders: Type.Array(TeamFolder, { description: 'of the account' }),
}, { title: 'Start', ...closed })
export type Start = Static<typeof Start>

/** Initial state of the panels: for administrators every field and team folder, for others those that they manage. */
export const PanelState = Type.Object({
	fields: Type.Array(Field),
	folders: Type.Array(TeamFolder),
	assigned: Type.Record(Type.String(), Type.Array(Type.Integer()), {
		description: 'ids of their fields in their order, by id of the team folder; without those that have none',
	}),
	has_team_folders: hasTeamFolders,
}, { title: 'PanelState', ...closed })
export type PanelState = Static<typeof PanelState>
