// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { parseArgs } from 'node:util'

/** Kinds of suites; `check` means the gates. */
export const suiteNames = Object.freeze(['check', 'contract', 'e2e', 'twin', 'acl', 'access'] as const)
export type SuiteName = typeof suiteNames[number]

/** Options of `npm test`. */
export interface Wish {
	readonly wantsHelp: boolean
	/** Ids of apps; empty for the changed ones. */
	readonly apps: readonly string[]
	/** Substrings of test file paths; empty for all. */
	readonly files: readonly string[]
	/** A pattern that titles must match. */
	readonly title: string | undefined
	/** As given: embedded, or version prefixes; empty when not specified. */
	readonly hosts: readonly string[]
	/** Undefined when not specified. */
	readonly suites: readonly SuiteName[] | undefined
	/** The database of real servers; undefined when not specified. */
	readonly database: 'sqlite' | 'mysql' | 'pgsql' | undefined
	/** The commit that changes are counted from; undefined for the branch point. */
	readonly base: string | undefined
	readonly isAll: boolean
	readonly isLastFailed: boolean
	readonly isBurnIn: boolean
	readonly isWatch: boolean
	readonly stopsAtFirst: boolean
}

/** An invalid command line. The message says why. */
export class BadCommandLine extends Error {
	override readonly name = 'BadCommandLine'
}

/**
 * The output of `--help`.
 *
 * @param appIds - existing apps, for examples
 */
export function help([id = '<app>']: readonly string[]): string {
	const app = id.replace(/app$/, '')
	return `npm test -- [app …] [part of a file's path …] [options]

  npm test                                all gates and suites; only part of the suites of unchanged apps
  ${`npm test -- ${app}`.padEnd(38)}  all gates and suites of one app
  npm test -- ${app} history -g "restored"
                                          the tests of one app in files with "history" in their path, with "restored" in
                                          their title, on the embedded host; --hosts names others

  -g, --grep PATTERN     tests whose title matches
  -x                     stop at the first failure
  --last-failed          only what failed in the last run
  --watch                keep an embedded host running that picks up edits, with Playwright's UI
  --hosts LIST           hosts to run everything on: embedded,34,33
  --suites LIST          ${suiteNames.join(',')}
  --database KIND        sqlite, mysql or pgsql, for the real servers
  --all                  everything: all tests on all hosts, MariaDB and PostgreSQL, the full Chromium, twin, acl, access
  --base COMMIT          commit to compare with (default: SUITE_BASE, the start of the branch, or the last that passed)
  --burn-in              run new and changed test files ten times, at a quarter of the processor
  --help                 this text
`
}

/**
 * Reads the arguments of `npm test`.
 *
 * @param appIds - existing apps; `notes` is short for `notesapp`
 * @throws BadCommandLine
 */
export function readArguments(args: readonly string[], appIds: readonly string[]): Wish {
	const { values, positionals } = parsed(args)
	const appOf = (word: string): string | undefined => appIds.find((id) => id === word || id === `${word}app`)
	return {
		wantsHelp: values.help,
		apps: positionals.flatMap((word) => appOf(word) ?? []),
		files: positionals.filter((word) => appOf(word) === undefined),
		title: pattern(values.grep),
		hosts: list(values.hosts),
		suites: values.suites === undefined ? undefined : list(values.suites).map((name) => oneOf(suiteNames, name, '--suites')),
		database: values.database === undefined ? undefined : oneOf(['sqlite', 'mysql', 'pgsql'] as const, values.database, '--database'),
		base: values.base,
		isAll: values.all,
		isLastFailed: values['last-failed'],
		isBurnIn: values['burn-in'],
		isWatch: values.watch,
		stopsAtFirst: values.x,
	}
}

function parsed(args: readonly string[]) {
	const flag = { type: 'boolean', default: false } as const
	const text = { type: 'string' } as const
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				grep: { ...text, short: 'g' }, x: { ...flag, short: 'x' }, hosts: text, suites: text, database: text, base: text,
				all: flag, 'last-failed': flag, 'burn-in': flag, watch: flag, help: { ...flag, short: 'h' },
			},
		})
	} catch (error) {
		throw new BadCommandLine(`${(error as Error).message} npm test -- --help lists the options.`)
	}
}

function pattern(text: string | undefined): string | undefined {
	try {
		return text === undefined ? undefined : new RegExp(text).source
	} catch {
		throw new BadCommandLine(`-g ${text}: not a regular expression`)
	}
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').map((part) => part.trim()).filter((part) => part !== '')

function oneOf<const T extends string>(allowed: readonly T[], value: string, option: string): T {
	const found = allowed.find((one) => one === value)
	if (found === undefined) {
		throw new BadCommandLine(`${option} ${value}: must be one of ${allowed.join(', ')}`)
	}
	return found
}
