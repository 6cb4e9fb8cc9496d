// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import type { Layout } from './layout.ts'
import { fields, PageKey } from './page.ts'
import { time, Trail } from './values.ts'

/** The page that a draft was made on, as it was read; it may hold more than a page that is sent may. */
const Base = Type.Object({
	title: Type.String(),
	content: Type.String(),
	metadata: Type.Unsafe<Record<string, unknown>>(Type.Object({})),
	layout: Type.Unsafe<Layout>(Type.Object({})),
}, { title: 'DraftBase' })
export type DraftBase = Static<typeof Base>

/** The author's own unpublished work on a page; no one else sees it. */
export const Draft = Type.Object({
	draft: nullable(Type.Object({
		page: Type.Object({
			title: Type.Optional(fields.title),
			content: Type.Optional(fields.content),
			metadata: Type.Optional(fields.metadata),
			layout: Type.Optional(fields.layout),
		}, {
			title: 'DraftPage',
		}),
		baseVersion: Type.String({ description: 'the version of the page it was made on' }),
		base: nullable(Base, 'the page it was made on; null when it is not known'),
		updatedAt: time,
	}, { title: 'DraftCopy', additionalProperties: false })),
}, { title: 'Draft', additionalProperties: false })
export type Draft = Static<typeof Draft>

export const DraftInput = Type.Object({
	page: Type.Object({
		title: Type.Optional(Type.String({ maxLength: limits.titleCharacters })),
		content: Type.Optional(fields.content),
		metadata: Type.Optional(fields.metadata),
		layout: Type.Optional(fields.layout),
	}),
	baseVersion: Type.String({ maxLength: 128 }),
	base: Type.Optional(nullable(Base, 'absent or null: the stored one stays if it was sent with the same baseVersion')),
}, { title: 'DraftInput', additionalProperties: false })

/** One of the caller's drafts in a list. */
export const DraftSummary = Type.Object({
	id: PageKey,
	uniqueId: PageKey,
	title: Type.String({ description: 'of the page' }),
	draftTitle: nullable(Type.String(), 'of the draft; null where it is the same'),
	path: Type.String({ description: 'of the page, below the team folder, from the language on' }),
	trail: Trail,
	language: Type.String(),
	updatedAt: time,
	isOutdated: Type.Boolean({ description: 'the page has changed since the draft was begun' }),
}, { title: 'DraftSummary', additionalProperties: false })
export type DraftSummary = Static<typeof DraftSummary>

/** Which page has a draft of the caller, and since when. */
export const DraftMark = Type.Object({ id: PageKey, updatedAt: time }, { title: 'DraftMark', additionalProperties: false })
export type DraftMark = Static<typeof DraftMark>

/** One stored version of a page. */
export const Version = Type.Object({
	timestamp: Type.Integer({ description: 'Unix seconds; names the version' }),
	date: Type.String({ description: 'ISO 8601 in UTC' }),
	author: Type.String({ description: 'display name; empty when nobody is known' }),
	authorId: nullable(Type.String()),
	label: nullable(Type.String()),
	size: Type.Integer({ description: 'bytes' }),
}, { title: 'Version', additionalProperties: false })
export type Version = Static<typeof Version>

export const VersionLabelled = Type.Object(
	{ success: Type.Literal(true), timestamp: Type.Integer(), label: nullable(Type.String()) },
	{ title: 'VersionLabelled', additionalProperties: false },
)
