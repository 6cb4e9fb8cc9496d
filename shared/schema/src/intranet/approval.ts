// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Layout } from './layout.ts'
import { limits } from './limits.ts'
import { fields, PageKey } from './page.ts'
import { Person, Status, time } from './values.ts'

/** A page that was never published, or a change of a published page. */
export const ChangeKind = Type.Union([Type.Literal('page'), Type.Literal('change')], {
	title: 'ChangeKind',
	description: 'page: an unpublished page that asks for publication; change: an author\'s change of a published page',
})

const head = {
	kind: ChangeKind,
	role: Type.Union([Type.Literal('approver'), Type.Literal('author')], {
		description: 'approver: the caller may accept it; author: the caller sent it',
	}),
	state: Type.Union([Type.Literal('waiting'), Type.Literal('returned')], {
		description: 'returned: sent back to its author, who alone still sees it',
	}),
	author: nullable(Person, 'who sent it'),
	sentAt: time,
	version: Type.String({ description: 'names its content; an acceptance of another one is refused' }),
	isOutdated: Type.Boolean({ description: 'the page was published anew since; what was sent has to be merged before it is accepted' }),
	note: Type.String({ description: 'why it was sent back; empty while it waits' }),
	reviewer: nullable(Person, 'who sent it back'),
}

/** What waits for somebody who may publish, in a list. */
export const WaitingItem = Type.Object({
	...head,
	page: Type.Object({
		id: PageKey,
		uniqueId: PageKey,
		title: Type.String(),
		path: Type.String(),
		language: Type.String(),
		status: Status,
	}, { title: 'WaitingPage', additionalProperties: false }),
	title: Type.String({ description: 'of the page once it is accepted' }),
}, { title: 'WaitingItem', additionalProperties: false })
export type WaitingItem = Static<typeof WaitingItem>

export const Waiting = Type.Object({
	items: Type.Array(WaitingItem, { description: `what was sent first comes first; at most ${limits.waitingItems}` }),
	count: Type.Integer({ description: 'how many of them the caller may accept' }),
}, { title: 'Waiting', additionalProperties: false })
export type Waiting = Static<typeof Waiting>

const Content = Type.Object({
	title: Type.String(),
	content: Type.String(),
	metadata: Type.Unsafe<Record<string, unknown>>(Type.Record(Type.String(), Type.Unknown())),
	layout: Layout,
	status: Status,
}, { title: 'ChangeContent', additionalProperties: false })

/** What waits, with its content. */
export const PendingChange = Type.Object({
	...head,
	baseVersion: Type.String({ description: 'the version of the page that it was made on' }),
	sent: Content,
	base: nullable(Content, 'the page that it was made on; null for a page that was never published'),
}, { title: 'PendingChange', additionalProperties: false })
export type PendingChange = Static<typeof PendingChange>

export const Pending = Type.Object({ changes: Type.Array(PendingChange) }, { title: 'Pending', additionalProperties: false })
export type Pending = Static<typeof Pending>

const which = {
	kind: ChangeKind,
	author: nullable(Type.String({ maxLength: limits.accountCharacters }), 'id of the account that sent it, as read'),
	version: Type.String({ maxLength: 128, description: 'as read' }),
}

/** The acceptance of a change, as it was sent or merged with what was published since. */
export const Acceptance = Type.Object({
	...which,
	merged: Type.Optional(Type.Object({
		title: Type.Optional(fields.title),
		content: Type.Optional(nullable(fields.content)),
		metadata: Type.Optional(fields.metadata),
		layout: Type.Optional(fields.layout),
		baseVersion: Type.String({ maxLength: 128, description: 'the version of the page that it was merged with' }),
	}, { title: 'MergedChange', description: 'instead of what was sent; required when that is outdated' })),
}, { title: 'Acceptance', additionalProperties: false })

export const Rejection = Type.Object({
	...which,
	note: Type.String({ maxLength: limits.noteCharacters, description: 'plain text for the author; may be empty' }),
}, { title: 'Rejection', additionalProperties: false })
