// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { manifestOf, packageProblems, type Manifest } from '../../src/check/packages.ts'

const root: Manifest = { folder: '', name: 'all' }

function problems(manifests: readonly Manifest[], modules: Readonly<Record<string, string>> = {}): string[] {
	const peers: Readonly<Record<string, readonly string[]>> = { editor: ['editor-core'] }
	const files = Object.entries(modules).map(([path, text]) => ({ path, text }))
	return packageProblems([root, ...manifests], files, files, (name) => peers[name] ?? [])
}

function inPackage(more: Partial<Manifest>, text: string, path = 'shared/one/src/a.ts'): string[] {
	const two: Manifest = { folder: 'shared/two', name: '@suite/two' }
	return problems([{ folder: 'shared/one', name: '@suite/one', ...more }, two], { [path]: text })
}

it('reads the location of a package and what it declares', () => {
	expect(manifestOf({ path: 'shared/one/package.json', text: '{ "name": "@suite/one", "dependencies": { "vue": "3.0.0" } }' }))
		.toEqual({ folder: 'shared/one', name: '@suite/one', dependencies: { vue: '3.0.0' } })
	expect(manifestOf({ path: 'package.json', text: '{ "name": "all" }' }).folder).toBe('')
})

describe('what a package imports', () => {
	it.each([
		['a package of npm', 'import { ref } from \'vue\'', 'vue'],
		['a file of a package', 'import { ref } from \'vue/dist/vue.js\'', 'vue'],
		['a scoped package', 'export * from \'@scope/name/file\'', '@scope/name'],
		['another package of ours', 'import type { A } from \'@suite/two/a\'', '@suite/two'],
		['another package of ours, by path', 'import vectors from \'../../two/src/a.json\'', '@suite/two'],
		['types of a package', '/// <reference types="vue/client" />', 'vue'],
		['a package, lazily', 'await import(\'vue\')', 'vue'],
	])('must be declared: %s', (_, text, name) => {
		expect(inPackage({}, text)).toEqual([`shared/one/src/a.ts:1 imports ${name}, which shared/one/package.json does not declare`])
		expect(inPackage({ dependencies: { [name]: '*' } }, text)).toEqual([])
		expect(inPackage({ devDependencies: { [name]: '*' } }, text)).toEqual([])
	})

	it.each([
		['what Node has', 'import { readFileSync } from \'node:fs\'\nimport path from \'path\''],
		['its own files', 'import { a } from \'../src/b.ts\''],
		['itself by its name', 'import { a } from \'@suite/one/b\''],
		['files of no package', 'import corpus from \'../../php/tests/corpus.json\''],
	])('need not be declared: %s', (_, text) => {
		expect(inPackage({}, text)).toEqual([])
	})

	it('is checked against the root package outside all others', () => {
		expect(problems([], { 'some.config.ts': 'import \'vite\'' })).toEqual([
			'some.config.ts:1 imports vite, which package.json does not declare',
		])
	})

	it.each(['apps/notesapp', 'shared/api', 'shared/schema', 'shared/ui'])('must be in the dependencies if it is shipped: %s', (
		folder,
	) => {
		const found = (kind: string, path: string) => problems([{ folder, name: 'one', [kind]: { vue: '3.0.0' } }], {
			[`${folder}/${path}`]: 'import \'vue\'',
		})
		expect(found('devDependencies', 'src/a.ts')).toEqual([
			`${folder}/src/a.ts:1 ships vue, which belongs into the dependencies of ${folder}/package.json`,
		])
		expect(found('devDependencies', 'tests/a.test.ts')).toEqual([])
		expect(found('dependencies', 'src/a.ts')).toEqual([])
	})
})

describe('what a package declares', () => {
	it.each(['dependencies', 'devDependencies'])('must be used: %s', (kind) => {
		expect(inPackage({ [kind]: { vue: '3.0.0' } }, '// vue')).toEqual([
			'shared/one/package.json declares vue, which nothing there uses',
		])
	})

	it('is not used by the imports of another package', () => {
		const declares: Manifest = { folder: 'shared/one', name: '@suite/one', dependencies: { vue: '3.0.0' } }
		expect(problems([declares, { folder: 'shared/two', name: '@suite/two', dependencies: { vue: '3.0.0' } }], {
			'shared/two/src/a.ts': 'import \'vue\'',
		}))
			.toEqual(['shared/one/package.json declares vue, which nothing there uses'])
	})

	it('may be the types of an imported package, or its peer', () => {
		expect(inPackage(
			{ dependencies: { editor: '1.0.0', 'editor-core': '1.0.0' }, devDependencies: { '@types/editor': '1.0.0' } },
			'import \'editor\'',
		))
			.toEqual([])
	})

	it('only needs to be mentioned somewhere if the root declares it', () => {
		const all: Manifest = { ...root, devDependencies: { stylelint: '17.0.0' } }
		const found = (text: string): string[] => packageProblems([all], [], [{ path: 'shared/one/src/A.php', text }], () => [])
		expect(found('runTool(\'stylelint/bin.js\')')).toEqual([])
		expect(found('')).toEqual(['package.json declares stylelint, which nothing there uses'])
	})

	it('has one version everywhere', () => {
		const declares = (folder: string, version: string): Manifest => ({ folder, name: folder, dependencies: { vue: version } })
		const modules = { 'shared/one/a.ts': 'import \'vue\'', 'shared/two/a.ts': 'import \'vue\'' }
		expect(problems([declares('shared/one', '3.0.0'), declares('shared/two', '3.0.1')], modules)).toEqual([
			'shared/two/package.json declares vue 3.0.1, another package 3.0.0',
		])
		expect(problems([declares('shared/one', '3.0.0'), declares('shared/two', '3.0.0')], modules)).toEqual([])
	})
})

describe('own packages', () => {
	/** Packages that import everything they declare. */
	function found(needs: Readonly<Record<string, readonly string[]>>, kind = 'dependencies'): string[] {
		return problems(
			Object.entries(needs).map(([name, names]) =>
				({ folder: `shared/${name}`, name, [kind]: Object.fromEntries(names.map((other) => [other, '*'])) })),
			Object.fromEntries(Object.entries(needs).map(([name, names]) =>
				[`shared/${name}/tests/a.ts`, names.map((other) => `import '${other}/a'`).join('\n')])),
		)
	}

	it.each(['dependencies', 'devDependencies'])('must not depend on each other, in %s', (kind) => {
		expect(found({ one: ['two'], two: ['one'] }, kind)).toEqual(['packages need each other: one > two > one'])
	})

	it('must not depend on each other through a third', () => {
		expect(found({ one: ['two'], two: ['three'], three: ['two', 'four'], four: ['two'] })).toEqual([
			'packages need each other: two > three > two',
			'packages need each other: two > three > four > two',
		])
	})

	it('may depend on the same one', () => {
		expect(found({ one: ['two', 'three'], two: ['three'], three: [] })).toEqual([])
	})
})
