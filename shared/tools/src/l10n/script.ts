// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'
import type { Source } from '../check/sources.ts'
import type { Extraction, Message } from './message.ts'

/** Parameters that contain text, by function name in `@nextcloud/l10n`; the first parameter is always the app. */
const textsOf: Readonly<Record<string, number>> = { t: 1, translate: 1, n: 2, translatePlural: 2 }

/** Code inside a component's template, with its first line. */
interface Fragment {
	code: string
	line: number
}

/** The parts of a template's syntax tree that can contain code. */
interface TemplateNode {
	loc: { start: { line: number } }
	content?: string | TemplateNode
	exp?: TemplateNode
	props?: TemplateNode[]
	children?: TemplateNode[]
}

/** Extracts the texts of an app from a TypeScript module or a Vue component. Shared code uses the build constant `appName` as the app. */
export function scriptMessages(source: Source, app: string): Extraction {
	const extraction: Extraction = { messages: [], unreadable: [] }
	for (const fragment of fragments(source)) {
		read(fragment, source.path, app, extraction)
	}
	return extraction
}

function fragments({ path, text }: Source): Fragment[] {
	if (!path.endsWith('.vue')) {
		return [{ code: text, line: 1 }]
	}
	const { descriptor, errors } = parse(text, { filename: path, sourceMap: false })
	if (errors[0] !== undefined) {
		throw new Error(`${path}: ${errors[0].message}`)
	}
	return [
		...[descriptor.script, descriptor.scriptSetup].flatMap((block) => block == null ? [] : [{ code: block.content, line: block.loc.start.line }]),
		...templateCode(descriptor.template?.ast as unknown as TemplateNode | undefined),
	]
}

/** Expressions in directives and `{{ }}`. */
function templateCode(node: TemplateNode | undefined): Fragment[] {
	if (node === undefined) {
		return []
	}
	const own = [node.exp, typeof node.content === 'object' ? node.content : undefined]
		.flatMap((expression) => typeof expression?.content === 'string' ? [{ code: `(${expression.content}\n)`, line: expression.loc.start.line }] : [])
	return [...own, ...[...node.props ?? [], ...node.children ?? []].flatMap(templateCode)]
}

function read(fragment: Fragment, path: string, app: string, into: Extraction): void {
	const tree = ts.createSourceFile(path, fragment.code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
	function visit(node: ts.Node): void {
		const count = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? textsOf[node.expression.text] : undefined
		if (count !== undefined && ts.isCallExpression(node) && node.arguments.length > count) {
			const place = `${path}:${fragment.line + tree.getLineAndCharacterOfPosition(node.getStart()).line}`
			readCall(node, count, place, app, into)
		}
		ts.forEachChild(node, visit)
	}
	visit(tree)
}

function readCall(call: ts.CallExpression, count: number, place: string, app: string, into: Extraction): void {
	const [owner, ...texts] = call.arguments.slice(0, count + 1).map(literal)
	const isShared = place.startsWith('shared/')
	if (isShared ? call.arguments[0]?.getText() !== 'appName' : owner !== app) {
		// the host's own texts may be used by naming its app; any other app's texts would never be found
		if (owner !== 'core') {
			into.unreadable.push({ place, reason: `the first argument is not ${isShared ? 'appName' : `'${app}'`}` })
		}
		return
	}
	const [text, plural] = texts
	if (text === undefined || (count === 2 && plural === undefined)) {
		into.unreadable.push({ place, reason: 'the text is not a literal' })
		return
	}
	const message: Message = { text, place }
	into.messages.push(plural === undefined ? message : { ...message, plural })
}

/** The value of a literal, or of literals concatenated with `+`. */
function literal(node: ts.Expression): string | undefined {
	if (ts.isStringLiteralLike(node)) {
		return node.text
	}
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
		const [left, right] = [literal(node.left), literal(node.right)]
		return left === undefined || right === undefined ? undefined : left + right
	}
	return undefined
}
