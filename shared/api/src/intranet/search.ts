// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { count, language, user } from './params.ts'
import { limits } from '@suite/schema/intranet/limits'
import { NewsItem, SearchHit } from '@suite/schema/intranet/search'

export const news = {
	list: {
		...user, action: 'NewsController::list', method: 'GET', path: '/api/news', csrf: false,
		summary: 'Pages as news, newest first: those below sourcePath, else all of the language',
		query: Type.Object({
			limit: count(limits.newsItems), sourcePath: Type.Optional(Type.String({ maxLength: 1_000 })),
			sourcePageId: Type.Optional(Type.String({ maxLength: limits.idCharacters })), language,
			sortBy: Type.Optional(Type.Union([Type.Literal('modified'), Type.Literal('created'), Type.Literal('title')])),
			sortOrder: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
			excerptLength: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.excerptCharacters })),
			marked: Type.Optional(Type.Boolean({
				description: 'true: only pages marked as news, pinned ones first, then by the date of publication, whatever the order '
					+ 'asked for; where the caller sees no mark, the answer is the same as without',
			})),
		}),
		answers: { 200: Type.Array(NewsItem) }, example: {},
	},
} as const satisfies Record<string, Route>

export const search = {
	find: {
		...user, action: 'SearchController::find', method: 'GET', path: '/api/search', csrf: false, userLimit: { calls: 30, seconds: 60 },
		summary: 'Pages with every word of q, each as the beginning of a word, best first', aliases: { query: 'q' },
		query: Type.Object({
			q: Type.String({ maxLength: limits.queryCharacters }), limit: count(limits.searchHits),
			offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })), language,
			section: Type.Optional(Type.String({ maxLength: limits.idCharacters, description: 'id of a page: itself and what is below' })),
			author: Type.Optional(Type.String({ maxLength: limits.accountCharacters })),
			since: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'changed on this day or later' })),
		}),
		answers: { 200: Type.Array(SearchHit) }, example: { query: { q: 'welcome' } },
	},
} as const satisfies Record<string, Route>
