// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '../../contract/route.ts'
import { forms } from '../form.ts'
import { publicForms } from '../public.ts'
import { responses } from '../response.ts'

/** The same route in the envelope of OCS: same address below its mount, input, answer, refusals and limit. */
const inEnvelope = <const R extends Route, const A extends string>(route: R, action: A) => ({ ...route, action, enveloped: true } as const)

/** For clients that speak OCS. Refusals are in the envelope as well, with the three members of all routes as its data. */
export const ocsForms = {
	list: inEnvelope(forms.list, 'OcsFormController::list'),
	read: inEnvelope(forms.read, 'OcsFormController::read'),
	responses: inEnvelope(responses.list, 'OcsFormController::responses'),
	submit: inEnvelope(publicForms.submit, 'OcsFormController::submit'),
} as const satisfies Record<string, Route>
