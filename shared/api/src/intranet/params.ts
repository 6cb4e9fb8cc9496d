// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Language, PageId } from '@suite/schema/intranet/values'
import { nullable } from '@suite/schema/nullable'

/** A page by `id` or `uniqueId`; `home` is the home page of the caller's language. */
export const byId = Type.Object({ id: PageId })
export const byPageId = Type.Object({ pageId: PageId })

export const user = { access: 'user' } as const
export const admin = { access: 'admin' } as const
export const unknown = ['unknown_page'] as const
/** Refusals of routes that write to the team folder: its quota or the disk is used up, or nothing can be written at all. */
export const noStorage = { 507: ['full', 'read_only'] } as const

/** Path parameters of the caller's home page, for examples. */
export const home = { id: 'home' } as const
export const homePage = { pageId: 'home' } as const

export const language = Type.Optional(Language)
export const baseVersion =
	Type.Optional(nullable(Type.String({ maxLength: 128 }), 'as read; a newer one refuses the save'))

export const byLanguage = Type.Object({ language })
/** Maximum number of results. */
export const count = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum }))
