// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { root } from '@suite/node/paths'
import { run, said } from '@suite/node/process'
import type { Source } from './sources.ts'

interface Rule {
	/** The symbols that the rule covers. */
	names: RegExp
	/** Files that may use them; any other file violates the rule. */
	allowedIn: RegExp
	reason: string
}

const never = /^$/
const base = '(?:/lib|^shared/php)'
const storage = `${base}/(?:Repository|Db|Host)/`

const rules: readonly Rule[] = [
	{ names: /^OC\\/, allowedIn: never, reason: 'is private to the host' },
	{
		names: /^OCP\\Files(\\(?!Events\\|Cache\\\w+Event$)|$)/,
		allowedIn: new RegExp(storage),
		reason: 'belongs to lib/Repository, lib/Db and lib/Host',
	},
	{
		names: /^OCP\\Files\\(Events\\|Cache\\\w+Event$)/,
		allowedIn: new RegExp(`${storage}|${base}/(?:Listener|AppInfo)/`),
		reason: 'belongs to listeners',
	},
	{
		names: /^OCP\\(IDBConnection$|DB\\)/,
		allowedIn: new RegExp(`${storage}|${base}/Migration/`),
		reason: 'belongs to lib/Repository, lib/Db and lib/Host (and lib/Migration)',
	},
	{
		names: /^OCP\\(IConfig$|IAppConfig$|AppFramework\\Services\\IAppConfig$|Config\\)/,
		allowedIn: new RegExp(storage),
		reason: 'belongs to lib/Repository, lib/Db and lib/Host',
	},
	{
		names: /^OCP\\(IRequest$|ISession$|IUserSession$|AppFramework\\Http(\\|$))/,
		allowedIn: new RegExp(`${base}/(?!Service/|Repository/|Db/|Model/)`),
		reason: 'is HTTP, which services and what lies below them never see',
	},
	{
		names: /^OCA\\(?!\w+App\\)/,
		allowedIn: new RegExp(`${base}/Host/`),
		reason: 'is a private class of another app: its adapter lives in lib/Host',
	},
]

/**
 * Violations of the layer rules in PHP, and syntax errors.
 *
 * @param files - PHP files of the apps' lib folders and of shared/php
 */
export async function phpLayerProblems(files: readonly Source[]): Promise<string[]> {
	const read = await run('php', [`${root}/shared/tools/src/check/php-names.php`], {
		input: JSON.stringify(Object.fromEntries(files.map(({ path, text }) => [path, text]))),
	})
	if (read.code !== 0) {
		return [`PHP could not read the sources: ${said(read)}`]
	}
	const found = JSON.parse(read.stdout) as Record<string, ({ line: number, name: string } | { line: number, error: string })[]>
	return Object.entries(found).flatMap(([path, mentions]) => mentions.flatMap((mention) => {
		if ('error' in mention) {
			return [`${path}:${mention.line} ${mention.error}`]
		}
		return rules
			.filter((rule) => rule.names.test(mention.name) && !rule.allowedIn.test(path))
			.map((rule) => `${path}:${mention.line} ${mention.name} ${rule.reason}`)
	}))
}
