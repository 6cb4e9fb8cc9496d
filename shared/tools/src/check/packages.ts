// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isBuiltin } from 'node:module'
import { moduleFacts, type Mention } from './imports.ts'
import type { Source } from './sources.ts'

/** One of our packages, as described by its package.json. */
export interface Manifest {
	/** Path below the root; empty for the root's own package. */
	readonly folder: string
	readonly name: string
	readonly dependencies?: Readonly<Record<string, string>>
	readonly devDependencies?: Readonly<Record<string, string>>
}

/** Code that is bundled and shipped: the licences of its imports matter, and `licences` reads only those of `dependencies`. */
const shipped = /^(apps\/[^/]+|shared\/(api|ui|schema))\/src\/(?!.*\.d\.ts$)/

/** Reads a package.json. */
export function manifestOf({ path, text }: Source): Manifest {
	return { ...JSON.parse(text) as Omit<Manifest, 'folder'>, folder: path.replace(/\/?package\.json$/, '') }
}

/**
 * Undeclared imports of a package, declared packages it does not import, differing versions, and circular dependencies.
 *
 * @param modules - of all packages; a file outside them belongs to the root
 * @param texts - of every file except the manifests: a program or plugin of the root counts as used if one of them names it
 * @param peersOf - peer dependencies of an installed package
 */
export function packageProblems(
	manifests: readonly Manifest[], modules: readonly Source[], texts: readonly Source[], peersOf: (name: string) => readonly string[],
): string[] {
	const used = new Map(manifests.map(({ folder }) => [folder, new Set<string>()]))
	const undeclared = modules.flatMap((module) => {
		const manifest = ownerOf(module.path, manifests)
		return manifest === undefined ? [] : moduleFacts(module).imports.flatMap((mention) => {
			const name = packageOf(mention, manifests)
			if (name === undefined || name === manifest.name) {
				return []
			}
			used.get(manifest.folder)?.add(name)
			const problem = importProblem(module.path, name, manifest)
			return problem === undefined ? [] : [`${module.path}:${mention.line} ${problem}`]
		})
	})
	return [
		...undeclared,
		...manifests.flatMap((manifest) => {
			const names = [...used.get(manifest.folder) ?? []]
			return unusedProblems(manifest, withPeers(names, peersOf), texts)
		}),
		...versionProblems(manifests),
		...circleProblems(manifests),
	]
}

function importProblem(path: string, name: string, manifest: Manifest): string | undefined {
	if (!(name in declared(manifest))) {
		return `imports ${name}, which ${fileOf(manifest)} does not declare`
	}
	return shipped.test(path) && !(name in (manifest.dependencies ?? {}))
		? `ships ${name}, which belongs into the dependencies of ${fileOf(manifest)}`
		: undefined
}

/** Packages, their peer dependencies, and the peer dependencies of those. */
function withPeers(names: readonly string[], peersOf: (name: string) => readonly string[], known = new Set<string>()): Set<string> {
	for (const name of names.filter((one) => !known.has(one))) {
		withPeers(peersOf(name), peersOf, known.add(name))
	}
	return known
}

/** The root's packages are programs and plugins: they count as used if any file names them. */
function unusedProblems(manifest: Manifest, used: ReadonlySet<string>, texts: readonly Source[]): string[] {
	const isUsed = (name: string): boolean => used.has(name) || (manifest.folder === '' && texts.some(({ text }) => text.includes(name)))
	return Object.keys(declared(manifest))
		.filter((name) => !isUsed(name) && !isUsed(name.replace(/^@types\//, '')))
		.map((name) => `${fileOf(manifest)} declares ${name}, which nothing there uses`)
}

function versionProblems(manifests: readonly Manifest[]): string[] {
	const first = new Map<string, string>()
	return manifests.flatMap((manifest) => Object.entries(declared(manifest)).flatMap(([name, version]) => {
		const other = first.get(name) ?? version
		first.set(name, other)
		return version === other ? [] : [`${fileOf(manifest)} declares ${name} ${version}, another package ${other}`]
	}))
}

/** Each cycle once, starting with its first package. */
function circleProblems(manifests: readonly Manifest[]): string[] {
	const ours = new Map(manifests.map((manifest) => [manifest.name, manifest]))
	const circles = new Map<string, string>()
	function follow(manifest: Manifest, way: readonly string[]): void {
		if (way.includes(manifest.name)) {
			const circle = way.slice(way.indexOf(manifest.name))
			const id = [...circle].sort().join()
			circles.set(id, circles.get(id) ?? `packages need each other: ${[...circle, manifest.name].join(' > ')}`)
			return
		}
		for (const name of Object.keys(declared(manifest))) {
			const next = ours.get(name)
			if (next !== undefined) {
				follow(next, [...way, manifest.name])
			}
		}
	}
	manifests.forEach((manifest) => follow(manifest, []))
	return [...circles.values()]
}

function ownerOf(path: string, manifests: readonly Manifest[]): Manifest | undefined {
	return manifests.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`)) ?? manifests.find(({ folder }) => folder === '')
}

/** The package that an import refers to, by any path; undefined for Node built-ins and for files outside all packages. */
function packageOf({ specifier, target }: Mention, manifests: readonly Manifest[]): string | undefined {
	if (specifier.startsWith('.')) {
		const owner = ownerOf(target, manifests)
		return owner?.folder === '' ? undefined : owner?.name
	}
	return isBuiltin(specifier) ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
}

const declared = (manifest: Manifest): Readonly<Record<string, string>> => ({ ...manifest.dependencies, ...manifest.devDependencies })

const fileOf = ({ folder }: Manifest): string => folder === '' ? 'package.json' : `${folder}/package.json`
