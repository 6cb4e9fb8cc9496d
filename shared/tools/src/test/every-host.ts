// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ts from 'typescript'
import type { Finding } from '../check/gate.ts'
import type { Source } from '../check/sources.ts'
import { everyHost } from './titles.ts'

/** Few enough to be cheap, enough to include each kind of page and action. */
const [fewest, most] = [8, 12]

/** Counts the marked browser tests of each app that has browser tests. A test in a loop counts once per literal item. */
export function everyHostTests(files: readonly Source[]): Finding {
	const counts = new Map<string, number>()
	for (const file of files) {
		const app = /^apps\/([^/]+)\/tests\/e2e\/.*\.spec\.ts$/.exec(file.path)?.[1]
		if (app !== undefined) {
			counts.set(app, (counts.get(app) ?? 0) + marked(file))
		}
	}
	const told = [...counts].map(([app, count]) => ({ app, count, text: `${app} has ${count} browser tests with ${everyHost}` }))
	return {
		problems: told.filter(({ count }) => count < fewest || count > most).map(({ text }) => `${text}; it needs ${fewest} to ${most}`),
		notes: told.map(({ text }) => text),
	}
}

function marked({ path, text }: Source): number {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
	let count = 0
	const visit = (node: ts.Node, times: number): void => {
		if (isMarkedTest(node)) {
			count += times
		}
		const repeated = ts.isForOfStatement(node) ? times * Math.max(1, itemsOf(node.expression)) : times
		ts.forEachChild(node, (child) => visit(child, repeated))
	}
	visit(file, 1)
	return count
}

function isMarkedTest(node: ts.Node): boolean {
	return ts.isCallExpression(node)
		&& ts.isIdentifier(node.expression)
		&& node.expression.text === 'test'
		&& node.arguments[0]?.getText().includes(everyHost) === true
}

function itemsOf(list: ts.Expression): number {
	const bare = ts.isAsExpression(list) || ts.isParenthesizedExpression(list) ? list.expression : list
	return ts.isArrayLiteralExpression(bare) ? bare.elements.length : 1
}
