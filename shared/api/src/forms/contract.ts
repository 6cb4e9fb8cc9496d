// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Challenge, FormsFailure } from '@suite/schema/forms/failure'
import { limits } from '@suite/schema/forms/limits'
import { AdminState, InFiles, Start } from '@suite/schema/forms/state'
import { contract } from '../contract/route.ts'
import { branding } from './design/branding.ts'
import { templates } from './design/template.ts'
import { failures } from './common.ts'
import { forms as formRoutes } from './form.ts'
import { ocsForms } from './ocs/ocs.ts'
import { externalForms, externalResponses, texts } from './programs/external.ts'
import { imports } from './programs/import.ts'
import { keys } from './programs/key.ts'
import { deliveries, webhooks } from './programs/webhook.ts'
import { publicForms } from './public.ts'
import { questions } from './question.ts'
import { exports, responses, stats } from './response.ts'
import { settings } from './admin/settings.ts'
import { presence, share } from './share.ts'
import { uploads } from './upload.ts'

/** Every route of Forms. */
export const forms = contract({
	app: 'formsapp',
	namespace: 'FormsApp',
	title: 'Forms',
	failure: FormsFailure,
	failures,
	reprieves: {
		challenge: {
			summary: 'With details, the refusal has a challenge; its solution in the header X-Forms-Solution lets one submission through',
			// None when the administrator permits no more of them.
			offer: Type.Object({ challenge: Type.Optional(Challenge) }),
		},
	},
	resources: {
		forms: formRoutes, questions, responses, publicForms, exports, uploads, share, stats, presence, keys, webhooks, deliveries,
		externalForms, externalResponses, branding, templates, settings, ocsForms,
		imports,
	},
	texts,
	limits,
	pages: {
		'PageController::index': ['/', '/form/{screen}'],
		'PublicPageController::show': {
			access: 'public',
			paths: ['/f/{hash}'],
			root: 'formsapp-public',
			missing: { hash: 'no-such-link' },
		},
		'PublicPageController::embed': {
			access: 'public',
			paths: ['/f/{hash}/embed'],
			root: 'formsapp-public',
			framedBy: 'settings',
			missing: { hash: 'no-such-link' },
		},
	},
	states: {
		admin: { schema: AdminState, page: '/settings/admin/formsapp', access: 'admin' },
		start: { schema: Start, page: '/apps/formsapp/', access: 'user' },
		inFiles: { schema: InFiles, page: '/apps/files/', access: 'user' },
	},
})
