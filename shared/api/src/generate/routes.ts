// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract, Route } from '../contract/route.ts'

/**
 * The method and path table for the browser: importing the declarations would pull the schemas into every page.
 *
 * @param contract - the app's routes
 */
export function routeTable(contract: Contract): string {
	const table = Object.fromEntries(Object.entries(contract.resources).map(([resource, routes]) =>
		[
			resource,
			Object.fromEntries(Object.entries(routes).filter(([, route]) => !route.raw).map(([name, route]) => [name, entry(route)])),
		]))
	return `// Generated from shared/api; do not edit.
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export const routes = ${JSON.stringify({ app: contract.app, resources: table }, null, '\t')} as const
`
}

/** Method, path and, if the response or the body is not JSON, how the browser must handle it. */
function entry(route: Route): readonly unknown[] {
	if (route.isFile || route.media) {
		return [route.method, route.path, { isFile: true }]
	}
	if (route.enveloped) {
		return [route.method, route.path, { enveloped: true }]
	}
	return route.upload ? [route.method, route.path, { upload: route.upload[0] }] : [route.method, route.path]
}
