// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from '@suite/api/contract/route'
import { refusals } from '@suite/api/generate/openapi'

/**
 * Reasons that an app's services refuse with and no route of its contract declares, itself or by what it says of its input.
 *
 * @param contract - the app's routes
 * @param reasons - constants of the app's class `Exception\Reason`, by name
 */
export function reasonProblems(contract: Contract, reasons: Readonly<Record<string, string>>): string[] {
	const routes = Object.values(contract.resources).flatMap((resource) => Object.values(resource))
	const declared = new Set(routes.flatMap((route) => Object.values(refusals(route, contract.guards)).flat()))
	return Object.entries(reasons).filter(([, reason]) => !declared.has(reason))
		.map(([name, reason]) => `${contract.app}: Reason::${name} ('${reason}') is in the refusals of no route`)
}
