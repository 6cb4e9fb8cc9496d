// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { byId, home, language, noStorage, unknown, user } from './params.ts'
import { limits } from '@suite/schema/intranet/limits'
import { Crumb } from '@suite/schema/intranet/page'
import { Tree } from '@suite/schema/intranet/structure'
import { PageId, Success } from '@suite/schema/intranet/values'
import { nullable } from '@suite/schema/nullable'

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
			parentId: Type.Optional(nullable(Type.String({ maxLength: limits.idCharacters }))), language,
			orderedIds: Type.Array(Type.String({ minLength: 1, maxLength: limits.idCharacters }), {
				minItems: 1,
				maxItems: limits.reorderedPages,
			}),
		}),
		answers: { 200: Success }, refusals: { 403: ['not_allowed'], 404: ['unknown_parent'], 409: ['busy'], ...noStorage },
		example: { body: { orderedIds: ['home'] } },
	},
	move: {
		...user, action: 'StructureController::move', method: 'POST', path: '/api/pages/move', csrf: true,
		summary: 'Moves a page with the pages below; it goes last there unless position says its place',
		userLimit: { calls: 20, seconds: 60 },
		body: Type.Object({
			pageId: PageId, targetParentId: Type.Optional(nullable(Type.String({ maxLength: limits.idCharacters }))),
			position: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.reorderedPages })),
		}),
		answers: { 200: Success },
		refusals: {
			400: ['home_protected', 'into_itself', 'too_deep'],
			403: ['not_allowed'],
			404: ['unknown_page', 'unknown_parent'],
			409: ['other_language', 'busy'],
			...noStorage,
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
			isFinal: Type.Boolean({ description: 'nothing can be restored, because the Deleted files app is disabled' }),
		}, { title: 'PagesBelow', additionalProperties: false }) },
		refusals: { 404: unknown }, example: { path: home },
	},
} as const satisfies Record<string, Route>
