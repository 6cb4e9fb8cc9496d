// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from '@suite/api/contract/route'

/**
 * Routes whose names differ, in words: `<resource>.<action>` is `<Resource>Controller::<action>`, where the resource may be plural.
 *
 * @param contract - the app's routes
 */
export function nameDrift({ resources }: Contract): string[] {
	return Object.entries(resources).flatMap(([resource, routes]) => Object.entries(routes)
		.filter(([name, { action }]) => !actionsOf(resource, name).includes(action))
		.map(([name, { action }]) => `${resource}.${name} is ${actionsOf(resource, name).join(' or ')}, not ${action}`))
}

function actionsOf(resource: string, name: string): string[] {
	const controller = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`
	return [...new Set([controller.replace(/s$/, ''), controller])].map((prefix) => `${prefix}Controller::${name}`)
}
