// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** One public method of a controller, as shared/tools/php/bin/routes.php reads it. */
export interface Action {
	readonly line: number
	readonly isJsonApi: boolean
	readonly isOcs: boolean
	readonly frontpage: readonly { verb: string, url: string }[]
	readonly api: readonly { verb: string, url: string }[]
	/** Attribute name to its arguments. */
	readonly attributes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
	readonly annotations: readonly string[]
	readonly parameters: readonly string[]
	/** Of the answers that it builds; null where the status is computed. */
	readonly statuses: readonly (number | null)[]
	/** Classes of its return type. */
	readonly returns: readonly string[]
	/** Methods of any object that it calls. */
	readonly calls: readonly string[]
	/** Methods of Input that it calls. */
	readonly reads: readonly string[]
}

/** Addresses as differences name them. */
export const routes = (list: Action['frontpage']): string => list.map(({ verb, url }) => `${verb} ${url}`).join(' and ') || 'none'
