// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ts from 'typescript'
import type { Plugin } from 'vite'

/**
 * Mends what the libraries of the apps bring that no browser can use, or nobody needs.
 *
 * @param languages - those that the app itself is translated to
 */
export function mendedLibraries(languages: readonly string[]): Plugin[] {
	return [withoutStreams, plainDescendants, inLanguages(languages)]
}

const noStream = '\0no-stream'

/** @nextcloud/files checks SVG icons with `sax`, which takes Node's streams where there are some and does without them elsewhere. */
const withoutStreams: Plugin = {
	name: 'suite-without-streams',
	enforce: 'pre',
	resolveId(id, importer) {
		return id === 'stream' && importer?.includes('/node_modules/sax/') === true ? noStream : undefined
	},
	load(id) {
		return id === noStream ? 'export {}' : undefined
	},
}

/**
 * The stylesheet of @nextcloud/dialogs has Vue's `:deep(…)` left in rules of CSS modules, where it has no meaning: browsers leave those
 * rules out, and the file conflict picker its bold "select all" and its unbroken times. The names of a module reach descendants anyway.
 */
const plainDescendants: Plugin = {
	name: 'suite-plain-descendants',
	enforce: 'pre',
	transform(code, id) {
		return /\/node_modules\/@nextcloud\/.*\.css(?:\?|$)/.test(id) && code.includes(':deep(')
			? code.replaceAll(/:deep\(([^()]*)\)/g, '$1')
			: undefined
	},
}

/**
 * @nextcloud/vue brings its words in 42 languages, half of what a page loads before it shows anything. In a language that the app does not
 * have, the app is in English, and so are its components then.
 */
function inLanguages(languages: readonly string[]): Plugin {
	return {
		name: 'suite-in-languages',
		enforce: 'pre',
		transform: (code, id) =>
			/\/@nextcloud\/vue\/dist\/chunks\/_l10n\.mjs(?:\?|$)/.test(id) ? keepLanguages(code, languages) : undefined,
	}
}

/**
 * The module with the words of @nextcloud/vue, in some languages alone.
 *
 * @throws when it is not made as it was
 */
export function keepLanguages(code: string, languages: readonly string[]): string {
	const tree = ts.createSourceFile('_l10n.mjs', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
	const others = tree.statements
		.flatMap((statement) => ts.isVariableStatement(statement) ? statement.declarationList.declarations : [])
		.flatMap(({ initializer }) => initializer !== undefined && ts.isArrayLiteralExpression(initializer) ? initializer.elements : [])
		.filter((element) => !languages.includes(languageOf(element)))
	if (others.length === 0) {
		throw changed()
	}
	const pieces: string[] = []
	let from = 0
	for (const { pos, end } of others) {
		pieces.push(code.slice(from, pos))
		from = code[end] === ',' ? end + 1 : end
	}
	return [...pieces, code.slice(from)].join('')
}

/** The language of an entry, `{ "l": "ar", "t": { … } }`. */
function languageOf(entry: ts.Expression): string {
	const [first] = ts.isObjectLiteralExpression(entry) ? entry.properties : []
	if (first === undefined || !ts.isPropertyAssignment(first) || !ts.isStringLiteral(first.initializer)) {
		throw changed()
	}
	return first.initializer.text
}

const changed = () => new Error('The words of @nextcloud/vue are not where they were: look at inLanguages in vite-libraries.ts.')
