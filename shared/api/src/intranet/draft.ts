// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { byPageId, count, homePage, noStorage, unknown, user } from './params.ts'
import { Draft, DraftInput, DraftSummary, Version, VersionLabelled } from '@suite/schema/intranet/draft'
import { limits } from '@suite/schema/intranet/limits'
import { Page, PageContent } from '@suite/schema/intranet/page'
import { PageId, Success } from '@suite/schema/intranet/values'
import { nullable } from '@suite/schema/nullable'

export const drafts = {
	list: {
		...user, action: 'DraftController::list', method: 'GET', path: '/api/drafts', csrf: false,
		summary: 'The caller\'s drafts of pages that they may read and write, newest first',
		query: Type.Object({ limit: count(limits.drafts), offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) }),
		answers: { 200: Type.Array(DraftSummary) }, example: {},
	},
	read: {
		...user, action: 'DraftController::read', method: 'GET', path: '/api/pages/{pageId}/draft', csrf: false,
		summary: 'The caller\'s own unpublished work on a page', params: byPageId, answers: { 200: Draft }, refusals: { 404: unknown },
		example: { path: homePage },
	},
	save: {
		...user, action: 'DraftController::save', method: 'PUT', path: '/api/pages/{pageId}/draft', csrf: true,
		summary: 'Keeps the caller\'s work, and the page it was made on; readers see nothing of it', params: byPageId,
		maxBytes: 2 * limits.pageBytes, body: DraftInput, answers: { 200: Draft },
		refusals: { 403: ['not_allowed'], 404: unknown },
		example: { path: homePage, body: { page: { title: 'Kept' }, baseVersion: '0' } },
	},
	remove: {
		...user, action: 'DraftController::remove', method: 'DELETE', path: '/api/pages/{pageId}/draft', csrf: true,
		summary: 'Throws the caller\'s work away', params: byPageId, answers: { 200: Success }, refusals: { 404: unknown },
		example: { path: homePage },
	},
} as const satisfies Record<string, Route>

const AtVersion = Type.Object({ pageId: PageId, timestamp: Type.String({ pattern: '^[0-9]{1,12}$' }) })

export const versions = {
	list: {
		...user, action: 'VersionController::list', method: 'GET', path: '/api/pages/{pageId}/versions', csrf: false,
		summary: 'The kept states of a page, newest first, without today\'s', params: byPageId, answers: { 200: Type.Array(Version) },
		refusals: { 404: unknown, 409: ['busy'] }, example: { path: homePage },
	},
	restore: {
		...user, action: 'VersionController::restore', method: 'POST', path: '/api/pages/{pageId}/versions/{timestamp}', csrf: true,
		summary: 'Puts a version back; what it replaces is kept as a version', params: AtVersion, answers: { 200: Page },
		refusals: { 403: ['not_allowed'], 404: ['unknown_page', 'unknown_version'], 409: ['busy'], ...noStorage },
	},
	content: {
		...user, action: 'VersionController::content', method: 'GET', path: '/api/pages/{pageId}/versions/{timestamp}/content', csrf: false,
		summary: 'A version as it was', params: AtVersion, answers: { 200: PageContent },
		refusals: { 404: ['unknown_page', 'unknown_version'], 409: ['busy'] },
	},
	label: {
		...user, action: 'VersionController::label', method: 'PUT', path: '/api/pages/{pageId}/versions/{timestamp}/label', csrf: true,
		summary: 'Names a version, which keeps it; an empty label takes the name away', params: AtVersion,
		body: Type.Object({ label: nullable(Type.String({ maxLength: limits.versionLabelCharacters })) }),
		answers: { 200: VersionLabelled }, refusals: { 403: ['not_allowed'], 404: ['unknown_page', 'unknown_version'] },
	},
} as const satisfies Record<string, Route>
