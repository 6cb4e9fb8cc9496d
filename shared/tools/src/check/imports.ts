// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import type { Source } from './sources.ts'

/** Something a module imports or calls, with its line. */
export interface Mention {
	line: number
	/** For an import: what is imported; relative imports as a path below the root. */
	target: string
	/** As written in the source. */
	specifier: string
	/** Names imported from it; empty for side effects, dynamic imports and `* as`. */
	names: string[]
}

/** The facts about a module that the layer rules need. */
export interface ModuleFacts {
	imports: Mention[]
	/** Calls of plain functions or constructors, by name, with the literal text of the first argument where there is one. */
	calls: { line: number, name: string, argument: string | undefined }[]
}

const known = new WeakMap<Source, ModuleFacts>()

/** Reads the imports and plain calls of a TypeScript module or a Vue component, each source once. */
export function moduleFacts(source: Source): ModuleFacts {
	const facts = known.get(source) ?? readFacts(source)
	known.set(source, facts)
	return facts
}

/** The file behind an import of ours: packages export what is in their `src`, without its ending. */
export function fileOf(target: string, paths: ReadonlySet<string>): string | undefined {
	const path = target.replace(/^@suite\/([^/]+)\//, 'shared/$1/src/')
	return [path, `${path}.ts`, `${path}.vue`].find((one) => paths.has(one))
}

function readFacts(source: Source): ModuleFacts {
	const facts: ModuleFacts = { imports: [], calls: [] }
	const tree = ts.createSourceFile(source.path, scriptOf(source), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)

	function line(node: ts.Node): number {
		return tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
	}

	function addImport(node: ts.Node, specifier: ts.Expression | undefined, names: string[]): void {
		if (specifier !== undefined && ts.isStringLiteralLike(specifier)) {
			facts.imports.push({ line: line(node), target: resolve(source.path, specifier.text), specifier: specifier.text, names })
		}
	}

	function visit(node: ts.Node): void {
		if (ts.isImportDeclaration(node)) {
			addImport(node, node.moduleSpecifier, importedNames(node.importClause))
		} else if (ts.isExportDeclaration(node)) {
			addImport(node, node.moduleSpecifier, [])
		} else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
			addImport(node, node.argument.literal as ts.Expression, [])
		} else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			addImport(node, node.arguments[0], [])
		} else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
			facts.calls.push({ line: line(node), name: calledName(node.expression), argument: literalStart(node.arguments?.[0]) })
		}
		ts.forEachChild(node, visit)
	}

	for (const { fileName, pos } of tree.typeReferenceDirectives) {
		facts.imports.push({ line: tree.getLineAndCharacterOfPosition(pos).line + 1, target: fileName, specifier: fileName, names: [] })
	}
	visit(tree)
	return facts
}

/** The script blocks of a component; all other lines are blanked to preserve line numbers. */
function scriptOf(source: Source): string {
	if (!source.path.endsWith('.vue')) {
		return source.text
	}
	let inScript = false
	return source.text.split('\n').map((text) => {
		if (/^<script\b/.test(text)) {
			inScript = true
			return ''
		}
		inScript &&= !text.startsWith('</script>')
		return inScript ? text : ''
	}).join('\n')
}

function resolve(from: string, specifier: string): string {
	return specifier.startsWith('.') ? join(dirname(from), specifier) : specifier
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
	const bindings = clause?.namedBindings
	const named = bindings !== undefined && ts.isNamedImports(bindings)
		? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
		: bindings === undefined ? [] : ['*']
	return clause?.name === undefined ? named : ['default', ...named]
}

/** `fetch` for `fetch(…)` and `window.fetch(…)`: the global object makes no difference. */
function calledName(expression: ts.Expression): string {
	return expression.getText().replace(/^(?:window|globalThis|self)\./, '')
}

function literalStart(argument: ts.Expression | undefined): string | undefined {
	if (argument === undefined) {
		return undefined
	}
	if (ts.isStringLiteralLike(argument)) {
		return argument.text
	}
	return ts.isTemplateExpression(argument) ? argument.head.text : undefined
}
