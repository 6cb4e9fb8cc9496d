// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Page, PageKey } from './page.ts'
import { Person, time } from './values.ts'

/** What was deleted at once: a page with its subpages, the file of a page, or a folder with pages. */
export const TrashedPage = Type.Object({
	id: PageKey,
	uniqueId: PageKey,
	title: Type.String({
		description: 'of the page; of a folder that has pages and is none, its name, while id and uniqueId are those of a page in it',
	}),
	path: Type.String({ description: 'where it was, below the team folder' }),
	trail: Type.Array(Type.String(), { description: 'titles of the pages above, without those the caller may not read' }),
	language: Type.String(),
	pages: Type.Integer({ description: 'further pages that are restored with it, also those the caller may not read' }),
	deletedAt: time,
	deletedBy: nullable(Person),
	canDelete: Type.Boolean({ description: 'whether the caller may permanently delete it' }),
}, { title: 'TrashedPage', additionalProperties: false })
export type TrashedPage = Static<typeof TrashedPage>

export const Trash = Type.Object({
	isEnabled: Type.Boolean({ description: 'false while the Deleted files app is disabled: then deleting is final' }),
	items: Type.Array(TrashedPage),
}, { title: 'Trash', additionalProperties: false })
export type Trash = Static<typeof Trash>

export const Restored = Type.Object({
	page: Page,
	isElsewhere: Type.Boolean({ description: 'the page is not where it was, because that place is taken or gone' }),
}, { title: 'Restored', additionalProperties: false })
export type Restored = Static<typeof Restored>
