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
	return [withoutStreams, plainVersions, latePanes, plainDescendants, inLanguages(languages)]
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

const versionParts: Readonly<Record<string, string>> = {
	'semver/functions/valid.js': 'export default (version) => /^\\d+\\.\\d+\\.\\d+/.test(version) ? version : null',
	'semver/functions/major.js': "export default (version) => Number(String(version).split('.')[0])",
}

/**
 * @nextcloud/event-bus warns on the console when two of its versions meet on a page. For that it brings a reader of any version there can
 * be, 5 kB of every page, where its own are three numbers.
 */
const plainVersions: Plugin = {
	name: 'suite-plain-versions',
	enforce: 'pre',
	resolveId(id, importer) {
		return id in versionParts && importer?.includes('/@nextcloud/event-bus/') === true ? `\0${id}` : undefined
	},
	load(id) {
		return id.startsWith('\0') ? versionParts[id.slice(1)] : undefined
	},
}

const panes = '\0late-panes'

/** NcAppContent brings splitpanes, 5 kB of every page, for apps that have a list beside their content. Others never load it. */
const latePanes: Plugin = {
	name: 'suite-late-panes',
	enforce: 'pre',
	resolveId(id, importer) {
		return id === 'splitpanes' && importer?.includes('/@nextcloud/vue/') === true ? panes : undefined
	},
	load(id) {
		return id === panes
			? [
					"import { defineAsyncComponent } from 'vue'",
					"export const Splitpanes = defineAsyncComponent(async () => (await import('splitpanes')).Splitpanes)",
					"export const Pane = defineAsyncComponent(async () => (await import('splitpanes')).Pane)",
				].join('\n')
			: undefined
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

const wordsOf = '\0suite-words:'

/**
 * @nextcloud/vue brings the words of all its components in 42 languages in one module, half of what a page loads before it shows anything.
 * Here a component brings its own. In a language that the app does not have, the app is in English, and so are its components then.
 */
function inLanguages(languages: readonly string[]): Plugin {
	const modules = new Map<string, string>()
	return {
		name: 'suite-in-languages',
		enforce: 'pre',
		transform(code, id) {
			if (!/\/@nextcloud\/vue\/dist\/chunks\/_l10n\.mjs(?:\?|$)/.test(id)) {
				return undefined
			}
			const { rest, words } = partWords(code, languages)
			words.forEach((list, name) => modules.set(`${wordsOf}${name}`, `export const words = ${list}`))
			return rest
		},
		load: (id) => modules.has(id) ? { code: modules.get(id) ?? '', moduleSideEffects: false } : undefined,
		resolveId: (id) => id.startsWith(wordsOf) ? id : undefined,
	}
}

/** The module with the words of @nextcloud/vue, taken apart. */
export interface PartedWords {
	/** The module without them: it exports them from one module for each list. */
	readonly rest: string
	/** Each list as a literal, in some languages alone, by its name in the module. */
	readonly words: ReadonlyMap<string, string>
}

/**
 * Takes apart the module with the words of @nextcloud/vue.
 *
 * @throws when it is not made as it was
 */
export function partWords(code: string, languages: readonly string[]): PartedWords {
	const tree = ts.createSourceFile('_l10n.mjs', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
	const words = new Map<string, string>()
	const rest = tree.statements.map((statement) => {
		const list = listIn(statement)
		if (list !== undefined) {
			const kept = list.elements.filter((element) => languages.includes(languageOf(element)))
			words.set(list.name, `[${kept.map((element) => element.getText(tree)).join(', ')}]`)
			return ''
		}
		return ts.isExportDeclaration(statement) ? exportsOf(statement, words) : statement.getFullText(tree)
	})
	if (words.size === 0) {
		throw changed()
	}
	return { rest: rest.join(''), words }
}

/** `const t0 = […]`, which is a list of words. */
function listIn(statement: ts.Statement): { name: string, elements: readonly ts.Expression[] } | undefined {
	const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
	return declared?.initializer !== undefined && ts.isArrayLiteralExpression(declared.initializer) && ts.isIdentifier(declared.name)
		? { name: declared.name.text, elements: declared.initializer.elements }
		: undefined
}

/** `export { t0 as a, register as r }` where lists have modules of their own. */
function exportsOf({ exportClause }: ts.ExportDeclaration, lists: ReadonlyMap<string, string>): string {
	if (exportClause === undefined || !ts.isNamedExports(exportClause)) {
		throw changed()
	}
	return exportClause.elements.map(({ name, propertyName }) => {
		const local = (propertyName ?? name).text
		return lists.has(local)
			? `\nexport { words as ${name.text} } from ${JSON.stringify(`${wordsOf}${local}`)};`
			: `\nexport { ${local} as ${name.text} };`
	}).join('')
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
