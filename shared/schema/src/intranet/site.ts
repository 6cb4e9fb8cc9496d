// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { Address, PageId, Permissions, Person, Status } from './values.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const time = Type.String({ description: 'ISO 8601 in UTC' })
const label = Type.String({ maxLength: limits.titleCharacters })

const itemFields = {
	id: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
	title: Type.Optional(label),
	uniqueId: Type.Optional(nullable(PageId)),
	url: Type.Optional(nullable(Address)),
	target: Type.Optional(nullable(Type.Union([Type.Literal('_blank'), Type.Literal('_self'), Type.Literal('')]))),
	icon: Type.Optional(nullable(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9-]*$' }))),
}
const none = Type.Array(Type.Unknown(), { maxItems: 0, description: 'three levels are the most' })
const Third = Type.Object({ ...itemFields, children: Type.Optional(none) })
const Second = Type.Object({ ...itemFields, children: Type.Optional(Type.Array(Third, { maxItems: limits.navigationItems })) })
const First = Type.Object({ ...itemFields, children: Type.Optional(Type.Array(Second, { maxItems: limits.navigationItems })) })

/** The menu of a language as it is saved. */
export const NavigationInput = Type.Object({
	type: Type.Optional(Type.Union([Type.Literal('dropdown'), Type.Literal('megamenu')])),
	items: Type.Array(First, { maxItems: limits.navigationItems }),
}, { title: 'NavigationInput' })
export type NavigationInput = Static<typeof NavigationInput>

const shownItem = {
	id: Type.String(), title: Type.String(),
	uniqueId: Type.Union([Type.String(), Type.Null()]), url: Type.Union([Type.String(), Type.Null()]),
	target: Type.Union([Type.String(), Type.Null()]), icon: Type.Union([Type.String(), Type.Null()]),
}
/** A menu item; children are items again, three levels at most. */
export const NavigationItem = Type.Unsafe<NavigationItem>(
	Type.Object({ ...shownItem, children: Type.Array(Type.Unknown()) }, { title: 'NavigationItem', additionalProperties: false }),
)
export interface NavigationItem extends Static<Type.TObject<typeof shownItem>> { children: NavigationItem[] }
export const Menu = Type.Object(
	{ type: Type.Union([Type.Literal('dropdown'), Type.Literal('megamenu')]), items: Type.Array(NavigationItem) },
	{ title: 'Menu', additionalProperties: false },
)
export type Menu = Static<typeof Menu>
/** Items that lead to pages the caller may not read are left out; those who may edit get all, with `hidden` naming none. */
export const Navigation = Type.Object({
	navigation: Menu, canEdit: Type.Boolean(), language: Type.String(), permissions: Permissions, baseVersion: Type.String(),
}, { title: 'Navigation', additionalProperties: false })
export type Navigation = Static<typeof Navigation>

export const Footer = Type.Object({
	content: Type.String({ description: 'HTML of the profile "page"' }), language: Type.String(), canEdit: Type.Boolean(),
	permissions: Permissions, baseVersion: Type.String(),
}, { title: 'Footer', additionalProperties: false })
export type Footer = Static<typeof Footer>

export const NewsItem = Type.Object({
	id: Type.String(), uniqueId: Type.String(), title: Type.String(), excerpt: Type.String({ description: 'plain text' }),
	image: nullable(Type.String({ description: 'address of the first picture' })), date: time, path: Type.String(), language: Type.String(),
	author: nullable(Person), createdAt: time, updatedAt: time,
}, { title: 'NewsItem', additionalProperties: false })
export type NewsItem = Static<typeof NewsItem>

export const SearchHit = Type.Object({
	id: Type.String(), uniqueId: Type.String(),
	title: Type.String({ description: 'as it is' }),
	markedTitle: Type.String({ description: 'HTML: escaped title with matches in mark' }),
	excerpt: Type.String({ description: 'HTML: escaped text with matches in mark' }),
	path: Type.String(), language: Type.String(),
	trail: Type.Array(Type.String(), { description: 'titles of the pages above that the caller may read' }),
	author: nullable(Person), updatedAt: time, status: Status,
}, { title: 'SearchHit', additionalProperties: false })
export type SearchHit = Static<typeof SearchHit>

export const SitePermissions = Type.Object({
	isAdmin: Type.Boolean(), canCreatePages: Type.Boolean(), canEditNavigation: Type.Boolean(), canImport: Type.Boolean(),
	canExport: Type.Boolean(), canManageSettings: Type.Boolean(),
	permissions: Permissions, path: Type.String(),
}, { title: 'SitePermissions', additionalProperties: false })
export type SitePermissions = Static<typeof SitePermissions>

export const VideoDomains = Type.Object({ domains: Type.Array(Type.String()) }, { title: 'VideoDomains', additionalProperties: false })
export const UploadLimit = Type.Object(
	{ limit: Type.Integer({ description: 'bytes' }), limitFormatted: Type.String(), limitMB: Type.Integer() },
	{ title: 'UploadLimit', additionalProperties: false },
)
export const Engagement = Type.Object({ commentsEnabled: Type.Boolean(), reactionsEnabled: Type.Boolean() }, {
	title: 'Engagement',
	additionalProperties: false,
})
export const Publication = Type.Object({
	requireApproval: Type.Boolean({ description: 'only those who may also delete a page publish it' }),
	defaultStatus: Type.Union([Type.Literal('draft'), Type.Literal('published')]),
}, { title: 'Publication', additionalProperties: false })
export type Publication = Static<typeof Publication>

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

/** The admin panel's list of what is in order. */
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
	languages: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), hasContent: Type.Boolean(), pages: Type.Integer() }, {
		additionalProperties: false,
	})),
}, { title: 'DemoStatus', additionalProperties: false })
export type DemoStatus = Static<typeof DemoStatus>
export const DemoImported = Type.Object(
	{ success: Type.Literal(true), message: Type.String(), language: Type.String(), imported: Type.Integer(), skipped: Type.Integer() },
	{ title: 'DemoImported', additionalProperties: false },
)
export type DemoImported = Static<typeof DemoImported>
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

export const Health = Type.Object({ status: Type.Literal('ok'), app: Type.String(), version: Type.String() }, {
	title: 'Health',
	additionalProperties: false,
})
export const CacheStatus = Type.Object({ cached: Type.Boolean(), lastModified: time, etag: Type.String() }, {
	title: 'CacheStatus',
	additionalProperties: false,
})
export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success', additionalProperties: false })
