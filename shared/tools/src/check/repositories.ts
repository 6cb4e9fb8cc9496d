// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

const repository = /^(?:apps\/[^/]+\/lib\/Repository\/|shared\/php\/(?:Db\/Presence|Host\/\w+Settings)\.php$)/
/** Places where a name that begins with `find` means the same as in a repository. */
const finders = /^(?:apps\/[^/]+\/lib\/(?:Repository|Host)|shared\/php\/(?:Db|Host))\//

const stored = ['find', 'save', 'delete', 'count']
const questions = ['is', 'has', 'exists', 'require']
const domain = [
	'clear', 'complete', 'create', 'ensure', 'hold', 'move', 'raise', 'refresh', 'restart', 'see', 'skip', 'start', 'sweep', 'trash',
	'walk',
]
const verbs = new RegExp(`^(?:${[...stored, ...questions, ...domain].join('|')})(?![a-z])`)

interface Method {
	name: string
	returns: string
	line: number
}

/**
 * Public repository methods whose name violates the verb rule of the house style.
 *
 * @param files - PHP files of the apps' lib folders and of shared/php
 */
export function repositoryProblems(files: readonly Source[]): string[] {
	return files.filter(({ path }) => finders.test(path)).flatMap((file) => methodsOf(file.text).flatMap((method) => {
		const problem = problemOf(method, repository.test(file.path) && !isValue(file.text))
		return problem === null ? [] : [`${file.path}:${method.line} ${method.name} ${problem}`]
	}))
}

function problemOf({ name, returns }: Method, isRepository: boolean): string | null {
	if (isRepository && !verbs.test(name)) {
		return `begins with no verb of repositories (${[...stored, ...questions, ...domain].join(', ')})`
	}
	if (!/^find(?![a-z])/.test(name)) {
		return null
	}
	const isNullable = returns.startsWith('?') || /\bnull\b/.test(returns)
	if (isNullable !== name.endsWith('OrNull')) {
		return isNullable ? 'may return null, so its name ends with OrNull' : 'never returns null, so its name does not end with OrNull'
	}
	return /^findAll(?![a-z])/.test(name) && !/^(?:array|\\Generator|iterable)$/.test(returns) ? 'returns a list or a generator' : null
}

/** Public instance methods; static functions are helpers that do not query storage. */
function methodsOf(text: string): Method[] {
	return [...text.matchAll(/public function (?!__)(\w+)\([^{;]*\)\s*:\s*([^\s{;]+)/g)].map((match) => ({
		name: match[1] ?? '',
		returns: match[2] ?? '',
		line: text.slice(0, match.index).split('\n').length,
	}))
}

/** A value returned by a repository, rather than a repository. */
function isValue(text: string): boolean {
	return /^\s*public (?:readonly )?\??[\w\\]+ \$/m.test(text) || /^\s*public readonly /m.test(text)
}
