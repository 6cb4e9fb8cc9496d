// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from 'vitest'
import { BadArgument, help, readArguments } from '../src/arguments.ts'

test('without arguments: packages, SQLite, a free port, limits on, words for people', () => {
	expect(readArguments([], {})).toEqual({ database: { kind: 'sqlite' }, isDev: false, isJson: false, hasLimits: true, mayDownload: false, wantsHelp: false })
})

test('every argument is heard', () => {
	expect(readArguments(['--port', '8080', '--server-version=33.0.2', '--dev', '--json', '--no-limits', '--download'], {})).toMatchObject({
		port: 8080, version: '33.0.2', isDev: true, isJson: true, hasLimits: false, mayDownload: true,
	})
})

test('a database server is reached where the arguments say, else the environment, else where it usually is', () => {
	expect(readArguments(['--database', 'pgsql', '--database-host', 'db'], { DATABASE_HOST: 'other', DATABASE_USER: 'me', DATABASE_PASSWORD: 'p' }).database)
		.toEqual({ kind: 'pgsql', host: 'db', port: 5432, user: 'me', password: 'p' })
	expect(readArguments(['--database', 'mysql'], {}).database).toEqual({ kind: 'mysql', host: '127.0.0.1', port: 3306, user: 'root', password: '' })
})

test.for([['--port', 'http'], ['--port', '70000'], ['--database', 'oracle'], ['--databse', 'mysql'], ['extra']])('%s is refused with a message', (args) => {
	expect(() => readArguments(args, {})).toThrow(BadArgument)
})

test('the help names every argument', () => {
	for (const name of ['--port', '--server-version', '--dev', '--no-limits', '--download', '--database', '--json']) {
		expect(help).toContain(name)
	}
})
