// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { PageKey } from './page.ts'
import { time } from './values.ts'

const TeamFolder = Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'IntranetFolder', additionalProperties: false })

const Groups = Type.Object({ users: Type.String(), editors: Type.String(), admins: Type.String() }, {
	title: 'IntranetGroups',
	additionalProperties: false,
})

export const SetupDone = Type.Object({
	success: Type.Literal(true), message: Type.String(), created: Type.Boolean({ description: 'false when everything was there' }),
	folder: TeamFolder, groups: Groups, languages: Type.Array(Type.String()),
}, { title: 'SetupDone', additionalProperties: false })
export type SetupDone = Static<typeof SetupDone>

/** The admin panel's list of setup checks. */
export const SetupState = Type.Object({
	teamFolders: Type.Boolean({ description: 'the app Team folders is enabled' }),
	folder: nullable(TeamFolder),
	advancedPermissions: Type.Boolean(),
	groups: Type.Array(Type.Object({
		id: Type.String(), name: Type.String(),
		role: nullable(Type.Union([Type.Literal('users'), Type.Literal('editors'), Type.Literal('admins')])),
		exists: Type.Boolean(), members: Type.Integer(), permissions: Type.Integer({ description: 'bits in the team folder' }),
	}, { additionalProperties: false })),
	isMember: Type.Boolean({ description: 'the asking administrator may read the folder' }),
	homePages: Type.Array(Type.Object({ language: Type.String(), exists: Type.Boolean(), pages: Type.Integer() }, {
		additionalProperties: false,
	})),
	index: Type.Object({ isComplete: Type.Boolean(), pages: Type.Integer(), broken: Type.Integer(), checkedAt: nullable(time) }, {
		additionalProperties: false,
	}),
}, { title: 'SetupState', additionalProperties: false })
export type SetupState = Static<typeof SetupState>

export const DemoStatus = Type.Object({
	installed: Type.Boolean(), availableLanguages: Type.Array(Type.String()), setupComplete: Type.Boolean(),
	isFinal: Type.Boolean({ description: 'removed pages cannot be restored, because the trash bin is disabled' }),
	languages: Type.Array(Type.Object({
		code: Type.String(), name: Type.String(), hasContent: Type.Boolean(), pages: Type.Integer(),
		demoPages: Type.Integer({ description: 'pages of the site that came from the demo in this language, changed or not' }),
	}, { additionalProperties: false })),
}, { title: 'DemoStatus', additionalProperties: false })
export type DemoStatus = Static<typeof DemoStatus>

export const DemoImported = Type.Object(
	{ success: Type.Literal(true), message: Type.String(), language: Type.String(), imported: Type.Integer(), skipped: Type.Integer() },
	{ title: 'DemoImported', additionalProperties: false },
)
export type DemoImported = Static<typeof DemoImported>

/** A page of the demo that was not removed. */
export const DemoKept = Type.Object({
	id: PageKey,
	title: Type.String({ description: 'that of the demo when the caller may not read the page' }),
	reason: Type.Union([Type.Literal('changed'), Type.Literal('hasFiles'), Type.Literal('hasPages'), Type.Literal('notAllowed')], {
		description: 'changed: its title, text, metadata or status; hasFiles: files in its folder that the demo did not put there; '
			+ 'hasPages: pages below it that stay; notAllowed: the caller may not delete it',
	}),
}, { title: 'DemoKept', additionalProperties: false })
export type DemoKept = Static<typeof DemoKept>

export const DemoRemoved = Type.Object({
	success: Type.Literal(true), message: Type.String(), language: Type.String(),
	removed: Type.Integer({ description: 'pages, including the home page when it is a new one again' }),
	kept: Type.Array(DemoKept),
}, { title: 'DemoRemoved', additionalProperties: false })
export type DemoRemoved = Static<typeof DemoRemoved>

export const CleanStarted = Type.Object({
	success: Type.Literal(true),
	message: Type.String(),
	languages: Type.Array(Type.String()),
	deleted: Type.Integer(),
	uniqueId: Type.String(),
}, {
	title: 'CleanStarted',
	additionalProperties: false,
})
export type CleanStarted = Static<typeof CleanStarted>
