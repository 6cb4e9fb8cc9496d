// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { Address, PageId, Permissions } from './values.ts'

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

/** The menu of a language in the form it is saved. */
export const NavigationInput = Type.Object({
	type: Type.Optional(Type.Union([Type.Literal('dropdown'), Type.Literal('megamenu')])),
	items: Type.Array(First, { maxItems: limits.navigationItems }),
}, { title: 'NavigationInput' })
export type NavigationInput = Static<typeof NavigationInput>

const shownItem = {
	id: Type.String(), title: Type.String(),
	uniqueId: nullable(Type.String()), url: nullable(Type.String()),
	target: nullable(Type.String()), icon: nullable(Type.String()),
}

/** A menu item; its children are items as well, three levels at most. */
export const NavigationItem = Type.Unsafe<NavigationItem>(
	Type.Object({ ...shownItem, children: Type.Array(Type.Unknown()) }, { title: 'NavigationItem', additionalProperties: false }),
)
export interface NavigationItem extends Static<Type.TObject<typeof shownItem>> { children: NavigationItem[] }

export const Menu = Type.Object(
	{ type: Type.Union([Type.Literal('dropdown'), Type.Literal('megamenu')]), items: Type.Array(NavigationItem) },
	{ title: 'Menu', additionalProperties: false },
)
export type Menu = Static<typeof Menu>

/** Items that lead to pages the caller may not read are left out, for editors too; a save puts them back in their places. */
export const Navigation = Type.Object({
	navigation: Menu, canEdit: Type.Boolean(), language: Type.String(), permissions: Permissions, baseVersion: Type.String(),
}, { title: 'Navigation', additionalProperties: false })
export type Navigation = Static<typeof Navigation>

export const Footer = Type.Object({
	content: Type.String({ description: 'HTML of the profile "page"' }), language: Type.String(), canEdit: Type.Boolean(),
	permissions: Permissions, baseVersion: Type.String(),
}, { title: 'Footer', additionalProperties: false })
export type Footer = Static<typeof Footer>

export const SitePermissions = Type.Object({
	isAdmin: Type.Boolean(), canCreatePages: Type.Boolean(), canEditNavigation: Type.Boolean(), canImport: Type.Boolean(),
	canExport: Type.Boolean(), canManageSettings: Type.Boolean(),
	permissions: Permissions, path: Type.String(),
}, { title: 'SitePermissions', additionalProperties: false })
export type SitePermissions = Static<typeof SitePermissions>

export const VideoDomains = Type.Object({ domains: Type.Array(Type.String()) }, { title: 'VideoDomains', additionalProperties: false })

export const MediaSettings = Type.Object({
	externalImages: Type.Boolean({ description: 'whether pages show images from other servers' }),
}, { title: 'MediaSettings', additionalProperties: false })

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

export const Health = Type.Object({ status: Type.Literal('ok'), app: Type.String(), version: Type.String() }, {
	title: 'Health',
	additionalProperties: false,
})
