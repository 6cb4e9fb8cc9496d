// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { byId, byPageId, home, homePage, language, noStorage, unknown, user } from './params.ts'
import { limits } from '@suite/schema/intranet/limits'
import {
	CacheStatus, CopyWish, MetadataPatch, NewPage, Page, PageContent, PageMetadata, PagePatch, PageSummary, Presence,
} from '@suite/schema/intranet/page'
import { Success } from '@suite/schema/intranet/values'

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
			400: ['reserved_id', 'too_deep', 'unknown_parent', 'unknown_language', 'empty_title', 'too_much_metadata'],
			403: ['not_allowed'],
			404: ['unknown_parent'],
			409: ['id_taken', 'not_set_up', 'busy'],
			...noStorage,
		},
		example: { body: { title: 'Contract check' } },
	},
	duplicate: {
		...user, action: 'PageController::duplicate', method: 'POST', path: '/api/pages/{id}/duplicate', csrf: true,
		summary: 'Makes a draft from a page with copies of its media, but without the pages below. Unless the body says otherwise it stands '
			+ 'beside the page, and its title is that of the page as a copy, in the language of the caller',
		userLimit: { calls: 10, seconds: 60 }, params: byId, body: CopyWish, answers: { 201: Page },
		refusals: {
			400: ['too_deep', 'unknown_language', 'empty_title'],
			403: ['not_allowed'],
			404: ['unknown_page', 'unknown_parent'],
			409: ['broken_file', 'not_set_up', 'busy'],
			...noStorage,
		},
		example: { path: home, body: { title: 'Contract check of a copy' } },
	},
	show: {
		...user, action: 'PageController::show', method: 'GET', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: false,
		summary: 'One page; its ETag begins with the baseVersion', params: byId, answers: { 200: Page },
		refusals: { 404: unknown, 409: ['busy'] }, example: { path: home },
	},
	update: {
		...user, action: 'PageController::update', method: 'PUT', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: true,
		summary: 'Changes a page: absent keys stay', params: byId, maxBytes: limits.pageBytes, body: PagePatch, answers: { 200: Page },
		refusals: {
			400: ['empty_title', 'too_much_metadata'], 403: ['not_allowed'], 404: unknown, 409: ['stale_version', 'busy'], ...noStorage,
		},
		example: { path: home, body: { metadata: { category: 'Contract' } } },
	},
	remove: {
		...user, action: 'PageController::remove', method: 'DELETE', path: '/api/pages/{id}', ocs: '/api/v1/pages/{id}', csrf: true,
		summary: 'Moves a page with the pages below to the trash bin', userLimit: { calls: 10, seconds: 60 }, params: byId,
		answers: { 200: Success },
		refusals: { 400: ['home_protected'], 403: ['not_allowed'], 404: unknown, 409: ['busy'], ...noStorage },
	},
	metadata: {
		...user, action: 'PageController::metadata', method: 'GET', path: '/api/pages/{pageId}/metadata', csrf: false,
		summary: 'What is known of a page, without its content', params: byPageId, answers: { 200: PageMetadata },
		refusals: { 404: unknown }, example: { path: homePage },
	},
	saveMetadata: {
		...user, action: 'PageController::saveMetadata', method: 'PUT', path: '/api/pages/{pageId}/metadata', csrf: true,
		summary: 'Changes title, category or tags; absent keys stay', params: byPageId, body: MetadataPatch, answers: { 200: PageMetadata },
		refusals: {
			400: ['empty_title', 'too_much_metadata'], 403: ['not_allowed'], 404: unknown, 409: ['stale_version', 'busy'], ...noStorage,
		},
		example: { path: homePage, body: { tags: ['contract'] } },
	},
	content: {
		...user, action: 'PageController::content', method: 'GET', path: '/api/pages/{pageId}/content', csrf: false,
		summary: 'Layout and text alone', params: byPageId, answers: { 200: PageContent }, refusals: { 404: unknown, 409: ['busy'] },
		example: { path: homePage },
	},
	cacheStatus: {
		...user, action: 'PageController::cacheStatus', method: 'GET', path: '/api/page/{pageId}/cache-status', csrf: false,
		summary: 'Whether the index knows the page as its file is', params: byPageId, answers: { 200: CacheStatus },
		refusals: { 404: unknown }, example: { path: homePage },
	},
} as const satisfies Record<string, Route>

export const presence = {
	enter: {
		...user, action: 'PresenceController::enter', method: 'PUT', path: '/api/pages/{pageId}/presence', csrf: true,
		summary: 'Says that the caller writes the page now; to be said again within a minute', params: byPageId, answers: { 200: Presence },
		refusals: { 403: ['not_allowed'], 404: unknown }, example: { path: homePage },
	},
	leave: {
		...user, action: 'PresenceController::leave', method: 'DELETE', path: '/api/pages/{pageId}/presence', csrf: true,
		summary: 'Says that the caller writes the page no more', params: byPageId, answers: { 200: Success }, refusals: { 404: unknown },
		example: { path: homePage },
	},
} as const satisfies Record<string, Route>
