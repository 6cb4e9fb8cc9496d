// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fileOf, moduleFacts } from './imports.ts'
import type { Source } from './sources.ts'

/** Modules that import each other, directly or through others, also where only types are taken: none of them can be read alone. */
export function circleProblems(modules: readonly Source[]): string[] {
	const paths = new Set(modules.map(({ path }) => path))
	const imports = new Map(modules.map((module) => [
		module.path,
		moduleFacts(module).imports.flatMap(({ target }) => fileOf(target, paths) ?? []),
	]))
	return groups(imports).map((group) => `modules import each other: ${group.sort().join(', ')}`)
}

/** Groups of at least two in which each leads to all others (Tarjan's strongly connected components). */
function groups(edges: ReadonlyMap<string, readonly string[]>): string[][] {
	const found: string[][] = []
	const seen = new Map<string, { index: number, low: number }>()
	const open: string[] = []
	function visit(name: string): number {
		const own = { index: seen.size, low: seen.size }
		seen.set(name, own)
		open.push(name)
		for (const next of edges.get(name) ?? []) {
			const other = seen.get(next)
			if (other === undefined) {
				own.low = Math.min(own.low, visit(next))
			} else if (open.includes(next)) {
				own.low = Math.min(own.low, other.index)
			}
		}
		if (own.low === own.index) {
			const group = open.splice(open.indexOf(name))
			if (group.length > 1) {
				found.push(group)
			}
		}
		return own.low
	}
	for (const name of edges.keys()) {
		if (!seen.has(name)) {
			visit(name)
		}
	}
	return found
}
