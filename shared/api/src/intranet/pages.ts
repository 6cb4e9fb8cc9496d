// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import {
	Crumb, Draft, DraftInput, MetadataPatch, NewPage, Page, PageContent, PageMetadata, PagePatch, PageSummary, Presence, Tree,
} from '@suite/schema/intranet/page'
import { CacheStatus, Success } from '@suite/schema/intranet/site'
import { limits } from '@suite/schema/intranet/limits'
import { Language, PageId } from '@suite/schema/intranet/values'

/** A page by `id` or `uniqueId`; `home` is the home page of the caller's language. */
export const byId = Type.Object({ id: PageId })
export const byPageId = Type.Object({ pageId: PageId })
const user = { access: 'user' } as const
const unknown = ['unknown_page'] as const
const home = { id: 'home' } as const
export const language = Type.Optional(Language)

export const pages = {
	list: {
		...user, action: 'PageController::list', method: 'GET', path: '/api/pages', ocs: '/api/v1/pages', csrf: false,
		summary: 'Every page that the caller may read, of all languages unless one is named', query: Type.Object({ language }),
		answers: { 200: Type.Array(PageSummary) }, example: {},
	},
	create: {
		...user, action: 'PageController::create', method: 'POST', path: '/api/pages', ocs: '/api/v1/pages', csrf: true,
		summary: 'Makes a page with its folder and media folder', userLimit: { calls: 10, seconds: 60 }, maxBytes: limits.pageBytes,
		body: NewPage, answers: { 201: Page },
		refusals: {
			400: ['reserved_id', 'too_deep', 'unknown_parent', 'unknown_language', 'empty_title'],
			403: ['not_allowed'],
			404: ['unknown_parent'],
			409: ['id_taken', 'not_set_up', 'busy'],
		},
		example: { body: { title: 'Contract check' } },
	},
	show: {
		...user, action: 'PageController::show', method: 'GET', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: false,
		summary: 'One page; its ETag begins with the baseVersion', params: byId, answers: { 200: Page },
		refusals: { 404: unknown, 409: ['busy'] }, example: { path: home },
	},
	update: {
		...user, action: 'PageController::update', method: 'PUT', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: true,
		summary: 'Changes a page: absent keys stay', params: byId, maxBytes: limits.pageBytes, body: PagePatch, answers: { 200: Page },
		refusals: { 400: ['empty_title'], 403: ['not_allowed'], 404: unknown, 409: ['stale_version', 'busy'] },
		example: { path: home, body: { metadata: { category: 'Contract' } } },
	},
	remove: {
		...user, action: 'PageController::remove', method: 'DELETE', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: true,
		summary: 'Moves a page with the pages below to the trash bin', userLimit: { calls: 10, seconds: 60 }, params: byId,
		answers: { 200: Success },
		refusals: { 400: ['home_protected'], 403: ['not_allowed'], 404: unknown, 409: ['busy'] },
	},
	metadata: {
		...user, action: 'PageController::metadata', method: 'GET', path: '/api/pages/{pageId}/metadata', csrf: false,
		summary: 'What is known of a page, without its content', params: byPageId, answers: { 200: PageMetadata },
		refusals: { 404: unknown }, example: { path: { pageId: 'home' } },
	},
	saveMetadata: {
		...user, action: 'PageController::saveMetadata', method: 'PUT', path: '/api/pages/{pageId}/metadata', csrf: true,
		summary: 'Changes title, category or tags; absent keys stay', params: byPageId, body: MetadataPatch, answers: { 200: PageMetadata },
		refusals: { 400: ['empty_title'], 403: ['not_allowed'], 404: unknown, 409: ['stale_version', 'busy'] },
		example: { path: { pageId: 'home' }, body: { tags: ['contract'] } },
	},
	content: {
		...user, action: 'PageController::content', method: 'GET', path: '/api/pages/{pageId}/content', csrf: false,
		summary: 'Layout and text alone', params: byPageId, answers: { 200: PageContent }, refusals: { 404: unknown, 409: ['busy'] },
		example: { path: { pageId: 'home' } },
	},
	cacheStatus: {
		...user, action: 'PageController::cacheStatus', method: 'GET', path: '/api/page/{pageId}/cache-status', csrf: false,
		summary: 'Whether the index knows the page as its file is', params: byPageId, answers: { 200: CacheStatus },
		refusals: { 404: unknown }, example: { path: { pageId: 'home' } },
	},
} as const satisfies Record<string, Route>

export const structure = {
	tree: {
		...user, action: 'StructureController::tree', method: 'GET', path: '/api/pages/tree', csrf: false,
		summary: 'The pages of a language as a tree; rootPageId names a branch',
		query: Type.Object({ language, currentPageId: Type.Optional(PageId), rootPageId: Type.Optional(PageId) }),
		answers: { 200: Tree }, refusals: { 404: unknown }, example: {},
	},
	reorder: {
		...user, action: 'StructureController::reorder', method: 'POST', path: '/api/pages/reorder', csrf: true,
		summary: 'Orders the pages below one page, or at the top of a language; ids that stand elsewhere are skipped',
		userLimit: { calls: 20, seconds: 60 },
		body: Type.Object({
			parentId: Type.Optional(Type.Union([Type.String({ maxLength: limits.idCharacters }), Type.Null()])), language,
			orderedIds: Type.Array(Type.String({ minLength: 1, maxLength: limits.idCharacters }), {
				minItems: 1,
				maxItems: limits.reorderedPages,
			}),
		}),
		answers: { 200: Success }, refusals: { 403: ['not_allowed'], 404: ['unknown_parent'], 409: ['busy'] },
		example: { body: { orderedIds: ['home'] } },
	},
	move: {
		...user, action: 'StructureController::move', method: 'POST', path: '/api/pages/move', csrf: true,
		summary: 'Moves a page with the pages below; it goes last there unless position says its place',
		userLimit: { calls: 20, seconds: 60 },
		body: Type.Object({
			pageId: PageId, targetParentId: Type.Optional(Type.Union([Type.String({ maxLength: limits.idCharacters }), Type.Null()])),
			position: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.reorderedPages })),
		}),
		answers: { 200: Success },
		refusals: {
			400: ['home_protected', 'into_itself', 'too_deep'],
			403: ['not_allowed'],
			404: ['unknown_page', 'unknown_parent'],
			409: ['other_language', 'busy'],
		},
	},
	breadcrumb: {
		...user, action: 'StructureController::breadcrumb', method: 'GET', path: '/api/pages/{id}/breadcrumb', csrf: false,
		summary: 'The way from the home page; folders without a page of the caller\'s have no id', params: byId,
		answers: { 200: Type.Array(Crumb) }, refusals: { 404: unknown }, example: { path: home },
	},
	below: {
		...user, action: 'StructureController::below', method: 'GET', path: '/api/pages/{id}/below', csrf: false,
		summary: 'How much goes along when the page is deleted: pages the caller sees, the number of others, media files', params: byId,
		answers: { 200: Type.Object({
			pages: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }, { additionalProperties: false })),
			others: Type.Integer(),
			isDeletable: Type.Boolean(),
		}, { title: 'PagesBelow', additionalProperties: false }) },
		refusals: { 404: unknown }, example: { path: home },
	},
} as const satisfies Record<string, Route>

export const drafts = {
	read: {
		...user, action: 'DraftController::read', method: 'GET', path: '/api/pages/{pageId}/draft', csrf: false,
		summary: 'The caller\'s own unpublished work on a page', params: byPageId, answers: { 200: Draft }, refusals: { 404: unknown },
		example: { path: { pageId: 'home' } },
	},
	save: {
		...user, action: 'DraftController::save', method: 'PUT', path: '/api/pages/{pageId}/draft', csrf: true,
		summary: 'Keeps the caller\'s work; readers see nothing of it', params: byPageId, maxBytes: limits.pageBytes, body: DraftInput,
		answers: { 200: Draft },
		refusals: { 403: ['not_allowed'], 404: unknown },
		example: { path: { pageId: 'home' }, body: { page: { title: 'Kept' }, baseVersion: '0' } },
	},
	remove: {
		...user, action: 'DraftController::remove', method: 'DELETE', path: '/api/pages/{pageId}/draft', csrf: true,
		summary: 'Throws the caller\'s work away', params: byPageId, answers: { 200: Success }, refusals: { 404: unknown },
		example: { path: { pageId: 'home' } },
	},
} as const satisfies Record<string, Route>

export const presence = {
	enter: {
		...user, action: 'PresenceController::enter', method: 'PUT', path: '/api/pages/{pageId}/presence', csrf: true,
		summary: 'Says that the caller writes the page now; to be said again within a minute', params: byPageId, answers: { 200: Presence },
		refusals: { 403: ['not_allowed'], 404: unknown }, example: { path: { pageId: 'home' } },
	},
	leave: {
		...user, action: 'PresenceController::leave', method: 'DELETE', path: '/api/pages/{pageId}/presence', csrf: true,
		summary: 'Says that the caller writes the page no more', params: byPageId, answers: { 200: Success }, refusals: { 404: unknown },
		example: { path: { pageId: 'home' } },
	},
} as const satisfies Record<string, Route>
