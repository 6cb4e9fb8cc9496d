// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** One public method of a controller, as shared/tools/php/bin/routes.php reads it. */
export interface Action {
	readonly line: number
	readonly isJsonApi: boolean
	readonly isOcs: boolean
	readonly frontpage: readonly { verb: string, url: string }[]
	readonly api: readonly { verb: string, url: string }[]
	/** Arguments by attribute name. */
	readonly attributes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
	readonly annotations: readonly string[]
	readonly parameters: readonly string[]
	/** Statuses of the responses it creates; null if the status is computed. */
	readonly statuses: readonly (number | null)[]
	/** Classes in its return type. */
	readonly returns: readonly string[]
	/** Names of the methods it calls, on any object. */
	readonly calls: readonly string[]
	/** Names of the Input methods it calls. */
	readonly reads: readonly string[]
}

/** Addresses as differences name them. */
export const routes = (list: Action['frontpage']): string => list.map(({ verb, url }) => `${verb} ${url}`).join(' and ') || 'none'
