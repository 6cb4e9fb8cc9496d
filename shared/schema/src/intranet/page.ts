// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Layout } from './layout.ts'
import { limits } from './limits.ts'
import { Language, PageId, Permissions, Person, Status, time } from './values.ts'

export const PageKey = Type.String({ minLength: 1, maxLength: limits.idCharacters })

const ParentId = nullable(
	Type.String({ maxLength: limits.idCharacters }),
	'id or uniqueId of the page above; null or empty for the top of the tree',
)

const Metadata = Type.Object({
	author: Type.Optional(nullable(Type.String({ maxLength: limits.categoryCharacters }))),
	category: Type.Optional(nullable(Type.String({ maxLength: limits.categoryCharacters }))),
	tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: limits.tagCharacters }), { maxItems: limits.tags })),
	news: Type.Optional(nullable(
		Type.Union([Type.Literal('page'), Type.Literal('section')]),
		'page: this page is news; section: the pages below it, on every level, are',
	)),
	pinned: Type.Optional(nullable(Type.Boolean(), 'as long as the page is news, it goes before those that are not pinned')),
}, {
	title: 'Metadata',
	description: `free key/value pairs, at most ${limits.metadataMembers} and ${limits.metadataBytes} bytes of JSON in a page`,
})

export const fields = {
	title: Type.String({ minLength: 1, maxLength: limits.titleCharacters, description: 'plain text' }),
	content: Type.String({
		maxLength: limits.textCharacters,
		description: 'HTML of the profile "page"; shown where the page has no layout',
	}),
	metadata: nullable(Metadata),
	layout: nullable(Layout),
	status: Status,
	order: nullable(Type.Integer({ minimum: 0 }), 'place among its neighbours; null goes last'),
}

/** A new page. Unlisted keys are stored unchanged. */
export const NewPage = Type.Object({
	id: Type.Optional(PageId),
	uniqueId: Type.Optional(PageId),
	parentId: Type.Optional(ParentId),
	parentPath: Type.Optional(
		Type.String({ maxLength: 1_000, description: 'the path of the page above, such as en/about; parentId wins' }),
	),
	language: Type.Optional(Language),
	title: fields.title,
	content: Type.Optional(fields.content),
	metadata: Type.Optional(fields.metadata),
	layout: Type.Optional(fields.layout),
	status: Type.Optional(fields.status),
	order: Type.Optional(fields.order),
}, {
	title: 'NewPage',
	description: 'An id or uniqueId of a page that the caller cannot see, or that is in the trash bin, is replaced by a new one.',
})
export type NewPage = Static<typeof NewPage>

/** What differs between a page and its copy. */
export const CopyWish = Type.Object({
	title: Type.Optional(fields.title),
	parentId: Type.Optional(ParentId),
}, { title: 'CopyWish' })

/** A change to a page: absent keys stay unchanged, null clears. id, uniqueId, parentId and server-computed values are not changed. */
export const PagePatch = Type.Object({
	title: Type.Optional(fields.title),
	content: Type.Optional(nullable(fields.content)),
	metadata: Type.Optional(fields.metadata),
	layout: Type.Optional(fields.layout),
	status: Type.Optional(fields.status),
	order: Type.Optional(fields.order),
	baseVersion: Type.Optional(nullable(Type.String({ maxLength: 128 }), 'the baseVersion the change was made on; If-Match says the same')),
}, { title: 'PagePatch' })
export type PagePatch = Static<typeof PagePatch>

const summary = {
	id: PageKey,
	uniqueId: PageKey,
	title: Type.String(),
	path: Type.String({ description: 'below the team folder, from the language on; of a home page the language alone' }),
	parentId: nullable(PageKey, 'id of the page above; null at the top, also for pages below no page'),
	permissions: Permissions,
	createdAt: time,
	updatedAt: time,
	language: Type.String(),
	status: Status,
	isHome: Type.Boolean(),
	modified: Type.Integer({ description: 'updatedAt as Unix seconds' }),
}

/** A page in a list. */
export const PageSummary = Type.Object(summary, { title: 'PageSummary', additionalProperties: false })
export type PageSummary = Static<typeof PageSummary>

export const Crumb = Type.Object({
	id: nullable(PageKey, 'null for a folder that is no page'),
	uniqueId: nullable(PageKey),
	title: Type.String(),
	path: Type.String(),
	current: Type.Boolean(),
}, { title: 'Crumb', additionalProperties: false })
export type Crumb = Static<typeof Crumb>

export const Translation = Type.Object({ language: Type.String(), uniqueId: PageKey, title: Type.String(), status: Status }, {
	title: 'Translation',
	additionalProperties: false,
})

/** A complete page; further keys of its file appear next to these. */
export const Page = Type.Object({
	...summary,
	content: Type.String(),
	metadata: Type.Unsafe<Static<typeof Metadata> & Record<string, unknown>>(Type.Record(Type.String(), Type.Unknown())),
	breadcrumb: Type.Array(Crumb),
	layout: Layout,
	translations: Type.Array(Translation),
	baseVersion: Type.String({
		description: 'changes with every change of the file, whoever made it, but not with the place among the neighbours',
	}),
	fileId: Type.Integer(),
	canEdit: Type.Boolean(),
	order: nullable(Type.Integer()),
	author: nullable(Person, 'who made the page'),
	editor: nullable(Person, 'who changed it last'),
	publishedAt: Type.Optional(Type.String({ description: 'when it was first published; absent from a draft that never was' })),
	isBroken: Type.Boolean({
		description: 'the file holds no page; it is shown empty and the text of the file stands in rawContent for those who may write',
	}),
	rawContent: Type.Optional(Type.String()),
	pending: Type.Optional(Type.Boolean({
		description: 'in the answer to a change: whether it waits for approval; the answer has the page as it was sent. Elsewhere: whether'
			+ ' there is something that waits for the caller\'s approval, or that the caller sent; absent for who may not write the page',
	})),
}, { title: 'Page' })
export type Page = Static<typeof Page>

/** Only the layout and the text. */
export const PageContent = Type.Object(
	{ title: Type.String(), content: Type.String(), layout: Layout, rawContent: Type.String({ description: 'the file as text' }) },
	{ title: 'PageContent', additionalProperties: false },
)
export type PageContent = Static<typeof PageContent>

export const PageMetadata = Type.Object({
	id: PageKey, uniqueId: PageKey, title: Type.String(),
	author: nullable(Type.String(), 'name of who made the page'),
	authorId: nullable(Type.String()),
	createdAt: time, updatedAt: time,
	category: nullable(Type.String()), tags: Type.Array(Type.String()),
	language: Type.String(), path: Type.String(), status: Status, fileId: Type.Integer(), canEdit: Type.Boolean(), permissions: Permissions,
	baseVersion: Type.String(),
	pending: Type.Optional(Type.Literal(true, { description: 'answer to a change: it waits for approval' })),
}, { title: 'PageMetadata', additionalProperties: false })
export type PageMetadata = Static<typeof PageMetadata>

/** The body of PUT metadata. */
export const MetadataPatch = Type.Object({
	title: Type.Optional(fields.title),
	category: Type.Optional(nullable(Type.String({ maxLength: limits.categoryCharacters }))),
	tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: limits.tagCharacters }), { maxItems: limits.tags })),
	baseVersion: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
}, { title: 'MetadataPatch' })

/** Who is editing a page right now, and its current version. */
export const Presence = Type.Object({
	people: Type.Array(Person, { description: 'the others who were seen writing it within the last minute, by name' }),
	baseVersion: Type.String({ description: 'of the page as it is now' }),
	editor: nullable(Person, 'who changed the page last'),
}, { title: 'Presence', additionalProperties: false })
export type Presence = Static<typeof Presence>

export const CacheStatus = Type.Object({ cached: Type.Boolean(), lastModified: time, etag: Type.String() }, {
	title: 'CacheStatus',
	additionalProperties: false,
})
