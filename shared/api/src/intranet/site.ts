// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { admin, baseVersion, byLanguage, language, noStorage, user } from './params.ts'
import { limits } from '@suite/schema/intranet/limits'
import {
	Engagement, Footer, Health, MediaSettings, Navigation, NavigationInput, Publication, SitePermissions, UploadLimit, VideoDomains,
} from '@suite/schema/intranet/site'

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
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['stale_version', 'not_set_up', 'busy'], ...noStorage },
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
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 409: ['stale_version', 'not_set_up', 'busy'], ...noStorage },
		example: { body: { content: '<p>Footer</p>' } },
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
	media: {
		...user, action: 'SettingsController::media', method: 'GET', path: '/api/settings/media', csrf: false,
		summary: 'Where the images of pages may come from', answers: { 200: MediaSettings }, example: {},
	},
	saveMedia: {
		...admin, action: 'SettingsController::saveMedia', method: 'POST', path: '/api/settings/media', csrf: true,
		summary: 'Absent keys stay', body: Type.Object({ externalImages: Type.Optional(Type.Boolean()) }),
		answers: { 200: MediaSettings }, example: { body: { externalImages: true } },
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

export const health = {
	check: {
		access: 'public', action: 'HealthController::check', method: 'GET', path: '/api/health', csrf: false, summary: 'The app answers',
		anonymousLimit: { calls: 60, seconds: 60 }, answers: { 200: Health }, example: {},
	},
} as const satisfies Record<string, Route>
