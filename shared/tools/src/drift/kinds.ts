// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limitText, type OwnLimit } from '@suite/api/contract/limit'
import type { Route } from '@suite/api/contract/route'
import type { Action } from './action.ts'

/** Differences in the kinds of body and response of a route, each with what the contract and PHP declare. */
export function kindDifferences(route: Route, action: Action): [what: string, contract: string, php: string][] {
	return [
		[
			'the app\'s own limit',
			route.limit ? limitText(route.limit) : 'none',
			action.attributes.Limit ? limitText(action.attributes.Limit as unknown as OwnLimit) : 'none',
		],
		['the envelope', route.enveloped ? 'that of OCS' : 'none', action.isOcs ? 'that of OCS' : 'none'],
		[
			'the body',
			route.raw ? 'taken as bytes' : 'decoded or not read',
			action.reads.includes('raw') ? 'taken as bytes' : 'decoded or not read',
		],
		[
			'the answer',
			route.media ? 'of a content type of its own' : 'JSON, a file or nothing',
			action.returns.includes('MediaAnswer') ? 'of a content type of its own' : 'JSON, a file or nothing',
		],
	]
}
