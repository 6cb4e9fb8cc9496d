// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'

const Received = Type.Object({ length: Type.Integer(), hash: Type.String(), signature: Type.String() }, { additionalProperties: false })

/** A body that is not decoded. */
export const raw = {
	receive: {
		action: 'WordsRawController::receive', method: 'POST', path: '/words/raw', access: 'public', csrf: false,
		summary: 'What arrived', raw: { signature: 'X-Probe-Signature' }, maxBytes: 4096, answers: { 200: Received },
		example: { raw: '{"broken": ', headers: { 'X-Probe-Signature': 'sha256=abc' } },
	},
} as const satisfies Record<string, Route>
