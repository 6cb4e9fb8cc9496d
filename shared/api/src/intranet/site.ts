// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { language } from './pages.ts'
import {
	CleanStarted, DemoImported, DemoStatus, Engagement, Footer, Health, Navigation, NavigationInput, NewsItem, Publication, SearchHit,
	SetupDone, SetupState, SitePermissions, UploadLimit, VideoDomains,
} from '@suite/schema/intranet/site'
import { limits } from '@suite/schema/intranet/limits'
import { Language } from '@suite/schema/intranet/values'

const user = { access: 'user' } as const
const admin = { access: 'admin' } as const
const baseVersion =
	Type.Optional(Type.Union([Type.String({ maxLength: 128 }), Type.Null()], { description: 'as read; a newer one refuses the save' }))
const byLanguage = Type.Object({ language })
const count = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum }))

export const navigation = {
	read: {
		...user, action: 'NavigationController::read', method: 'GET', path: '/api/navigation', csrf: false,
		summary: 'The menu of a language, without what the caller may not read', query: byLanguage, answers: { 200: Navigation },
		refusals: { 409: ['busy'] }, example: {},
	},
	save: {
		...user, action: 'NavigationController::save', method: 'POST', path: '/api/navigation', csrf: true,
		summary: 'Replaces the menu of a language; takes the menu itself or {navigation}', wraps: 'navigation',
		body: Type.Object({ navigation: NavigationInput, language, baseVersion }), answers: { 200: Navigation },
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['stale_version', 'not_set_up', 'busy'] },
		example: { body: { navigation: { type: 'dropdown', items: [] } } },
	},
} as const satisfies Record<string, Route>

export const footer = {
	read: {
		...user, action: 'FooterController::read', method: 'GET', path: '/api/footer', csrf: false, summary: 'The footer of a language',
		query: byLanguage, answers: { 200: Footer }, refusals: { 409: ['busy'] }, example: {},
	},
	save: {
		...user, action: 'FooterController::save', method: 'POST', path: '/api/footer', csrf: true,
		summary: 'Replaces the footer of a language',
		body: Type.Object({ content: Type.String({ maxLength: 20_000 }), language, baseVersion }), answers: { 200: Footer },
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['stale_version', 'not_set_up', 'busy'] },
		example: { body: { content: '<p>Footer</p>' } },
	},
} as const satisfies Record<string, Route>

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
			author: Type.Optional(Type.String({ maxLength: 64 })),
			since: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'changed on this day or later' })),
		}),
		answers: { 200: Type.Array(SearchHit) }, example: { query: { q: 'welcome' } },
	},
} as const satisfies Record<string, Route>

export const permissions = {
	read: {
		...user, action: 'PermissionController::read', method: 'GET', path: '/api/permissions', csrf: false,
		summary: 'What the caller may do; of the folder at path, else of the whole',
		query: Type.Object({ path: Type.Optional(Type.String({ maxLength: 1_000 })) }),
		answers: { 200: SitePermissions }, refusals: { 404: ['unknown_page'] }, example: {},
	},
} as const satisfies Record<string, Route>

export const settings = {
	videoDomains: {
		...user, action: 'SettingsController::videoDomains', method: 'GET', path: '/api/settings/video-domains', csrf: false,
		summary: 'Hosts whose videos may be shown', answers: { 200: VideoDomains }, example: {},
	},
	saveVideoDomains: {
		...admin, action: 'SettingsController::saveVideoDomains', method: 'POST', path: '/api/settings/video-domains', csrf: true,
		summary: 'Replaces the list; host names, or https addresses of which the host is kept',
		body: Type.Object({
			domains: Type.Array(Type.String({ minLength: 1, maxLength: limits.domainCharacters }), { maxItems: limits.videoDomains }),
		}),
		answers: { 200: VideoDomains }, refusals: { 400: ['bad_domain'] }, example: { body: { domains: ['video.example.org'] } },
	},
	uploadLimit: {
		...user, action: 'SettingsController::uploadLimit', method: 'GET', path: '/api/settings/upload-limit', csrf: false,
		summary: 'The largest upload that the host takes', answers: { 200: UploadLimit }, example: {},
	},
	engagement: {
		...user, action: 'SettingsController::engagement', method: 'GET', path: '/api/settings/engagement', csrf: false,
		summary: 'Whether pages have comments and reactions', answers: { 200: Engagement }, example: {},
	},
	saveEngagement: {
		...admin, action: 'SettingsController::saveEngagement', method: 'POST', path: '/api/settings/engagement', csrf: true,
		summary: 'Absent keys stay',
		body: Type.Object({ commentsEnabled: Type.Optional(Type.Boolean()), reactionsEnabled: Type.Optional(Type.Boolean()) }),
		answers: { 200: Engagement }, example: { body: { commentsEnabled: true } },
	},
	publication: {
		...user, action: 'SettingsController::publication', method: 'GET', path: '/api/settings/publication', csrf: false,
		summary: 'How pages become public', answers: { 200: Publication }, example: {},
	},
	savePublication: {
		...admin, action: 'SettingsController::savePublication', method: 'POST', path: '/api/settings/publication', csrf: true,
		summary: 'Absent keys stay',
		body: Type.Object({
			requireApproval: Type.Optional(Type.Boolean()),
			defaultStatus: Type.Optional(Type.Union([Type.Literal('draft'), Type.Literal('published')])),
		}),
		answers: { 200: Publication }, example: { body: { requireApproval: false } },
	},
} as const satisfies Record<string, Route>

export const setup = {
	run: {
		...admin, action: 'SetupController::run', method: 'POST', path: '/api/setup', csrf: true,
		summary:
			'Makes what is missing: team folder, groups with their rights, advanced permissions, home pages; changes nothing that is there',
		body: Type.Object({ language }), answers: { 200: SetupDone },
		refusals: { 400: ['unknown_language'], 409: ['no_team_folders', 'busy'] }, example: { body: {} },
	},
	state: {
		...admin, action: 'SetupController::state', method: 'GET', path: '/api/setup', csrf: false,
		summary: 'What is in order and what is missing', answers: { 200: SetupState }, example: {},
	},
	reindex: {
		...admin, action: 'SetupController::reindex', method: 'POST', path: '/api/setup/reindex', csrf: true,
		summary: 'Compares the index with the files now and repairs it',
		answers: {
			200: Type.Object({ success: Type.Literal(true), pages: Type.Integer(), repaired: Type.Integer() }, {
				title: 'Reindexed',
				additionalProperties: false,
			}),
		},
		refusals: { 409: ['not_set_up', 'busy'] }, example: { body: {} },
	},
} as const satisfies Record<string, Route>

export const demo = {
	status: {
		...user, action: 'DemoController::status', method: 'GET', path: '/api/demo-data/status', csrf: false,
		summary: 'Whether the demo content is there', answers: { 200: DemoStatus }, refusals: { 403: ['not_allowed'] }, example: {},
	},
	languages: {
		...user, action: 'DemoController::languages', method: 'GET', path: '/api/demo-data/languages', csrf: false,
		summary: 'Languages of the demo content',
		answers: { 200: Type.Object({ languages: Type.Array(Type.String()) }, { title: 'DemoLanguages', additionalProperties: false }) },
		example: {},
	},
	import: {
		...admin, action: 'DemoController::import', method: 'POST', path: '/api/demo-data/import', csrf: true,
		summary: 'Adds the demo content of a language; what stands there stays unless mode is overwrite',
		body: Type.Object({
			language: Type.Optional(Language),
			mode: Type.Optional(Type.Union([Type.Literal('overwrite'), Type.Literal('skip_existing')])),
		}),
		answers: { 200: DemoImported }, refusals: { 400: ['unknown_language'], 409: ['not_set_up', 'busy'] },
	},
	cleanStart: {
		...admin, action: 'DemoController::cleanStart', method: 'POST', path: '/api/demo-data/clean-start', csrf: true,
		summary: 'Moves every page of a language, or of all, to the trash bin and makes a new home page', body: Type.Object({ language }),
		answers: { 200: CleanStarted }, refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['not_set_up', 'busy'] },
	},
} as const satisfies Record<string, Route>

export const health = {
	check: {
		access: 'public', action: 'HealthController::check', method: 'GET', path: '/api/health', csrf: false, summary: 'The app answers',
		anonymousLimit: { calls: 60, seconds: 60 }, answers: { 200: Health }, example: {},
	},
} as const satisfies Record<string, Route>
