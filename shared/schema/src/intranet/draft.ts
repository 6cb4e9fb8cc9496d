// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { fields } from './page.ts'
import { time } from './values.ts'

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
}, { title: 'DraftInput', additionalProperties: false })

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
