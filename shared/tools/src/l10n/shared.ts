// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { moduleFacts } from '../check/imports.ts'
import type { Source } from '../check/sources.ts'

/** The modules of shared/ui that an app's modules import, directly or transitively: their texts are part of the app, too. */
export function reachedModules(own: readonly Source[], shared: readonly Source[]): Source[] {
	const byPath = new Map(shared.map((source) => [source.path, source]))
	const reached = new Set<Source>()
	const waiting = own.filter(({ text }) => text.includes('@suite/ui/'))
	for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
		for (const { target } of moduleFacts(source).imports) {
			const found = byPath.get(pathOf(target))
			if (found !== undefined && !reached.has(found)) {
				reached.add(found)
				waiting.push(found)
			}
		}
	}
	return [...reached].sort((one, other) => one.path < other.path ? -1 : 1)
}

/** Path of an import: a module of the package by its name, or a sibling by its relative path. */
export function pathOf(target: string): string {
	const name = /^@suite\/ui\/(.+)$/.exec(target)?.[1]
	return name === undefined ? target : `shared/ui/src/${/\.(vue|css)$/.test(name) ? name : `${name}.ts`}`
}
