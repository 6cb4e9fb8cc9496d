// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contract } from '@suite/api/contract/route'
import { failureWith } from '@suite/schema/error'
import { cors } from './cors.ts'
import { Door } from './door.ts'
import { enveloped } from './enveloped.ts'
import { coded, failures, mixed } from './failures.ts'
import { guarded, guards } from './guards.ts'
import { challenge, limits, reprieves } from './limits.ts'
import { media } from './media.ts'
import { plain } from './plain.ts'
import { raw } from './raw.ts'
import { changes, refusals } from './refusals.ts'
import { sessions } from './sessions.ts'
import { throttle } from './throttle.ts'
import { scopes, texts, tokens } from './tokens.ts'

/**
 * The contract of hostprobe: every contract keyword has a route here, so the generated checks verify it on every host.
 * A keyword that an app uses for the first time is declared here first.
 */
export const probe = contract({
	app: 'hostprobe',
	namespace: 'HostProbe',
	title: 'Host probe',
	failure: failureWith(challenge),
	resources: { plain, tokens, guarded, throttle, refusals, changes, coded, mixed, cors, media, raw, enveloped, limits, sessions },
	scopes,
	texts,
	guards,
	failures,
	reprieves,
	preflight: 'WordsPreflightController::preflight',
	pages: {
		'WordsPageController::door': {
			access: 'public',
			paths: ['/words/door/{name}'],
			root: 'hostprobe-door',
			form: 'WordsPageController::knock',
			example: { name: 'front' },
			missing: { name: 'missing' },
		},
		'WordsPageController::embedded': {
			access: 'public',
			paths: ['/words/embedded/{name}'],
			root: 'hostprobe-door',
			framedBy: 'anyone',
			example: { name: 'a' },
		},
		'WordsPageController::blank': {
			access: 'public',
			paths: ['/words/blank/{name}'],
			root: 'hostprobe-blank',
			framedBy: 'anyone',
			example: { name: 'a' },
		},
		'WordsPageController::framed': {
			access: 'public',
			paths: ['/words/framed/{name}'],
			root: 'hostprobe-door',
			framedBy: 'settings',
			example: { name: 'a' },
		},
	},
	states: { door: { schema: Door, page: '/apps/hostprobe/words/door/front', access: 'public' } },
})
