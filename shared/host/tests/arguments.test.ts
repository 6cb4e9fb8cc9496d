// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from 'vitest'
import { BadArgument, help, readArguments } from '../src/arguments.ts'

test('without arguments: the embedded host, packages, a free port, limits on, nothing kept, words for people', () => {
	expect(readArguments([], {})).toEqual({
		kind: 'embedded',
		isDev: false,
		isJson: false,
		hasLimits: true,
		hasProbe: false,
		wantsHelp: false,
		isKept: false,
		isFresh: false,
	})
})

test('what is kept may be thrown away first', () => {
	expect(readArguments(['--keep'], {})).toMatchObject({ isKept: true, isFresh: false })
	expect(readArguments(['--fresh'], {})).toMatchObject({ isKept: true, isFresh: true })
})

test('every argument is heard', () => {
	expect(readArguments(['--port', '8080', '--imitate=33.0.2', '--dev', '--json', '--no-limits', '--probe'], {})).toMatchObject({
		kind: 'embedded', port: 8080, version: '33.0.2', isDev: true, isJson: true, hasLimits: false, hasProbe: true,
	})
})

test('a real server is started when it is asked for, its version said or not', () => {
	expect(readArguments(['--server'], {})).toEqual({
		kind: 'server',
		database: { kind: 'sqlite' },
		isDev: false,
		isJson: false,
		hasLimits: true,
		hasProbe: false,
		mayDownload: false,
		wantsHelp: false,
	})
	for (const args of [['--server', '33.0.2', '--download'], ['--download', '--server=33.0.2']]) {
		expect(readArguments(args, {})).toMatchObject({ kind: 'server', version: '33.0.2', mayDownload: true })
	}
	expect(readArguments(['--server', '--port', '8080'], {})).toMatchObject({ kind: 'server', port: 8080 })
})

test('a database server is reached where the arguments say, else the environment, else where it usually is', () => {
	expect(readArguments(['--server', '--database', 'pgsql', '--database-host', 'db'], {
		DATABASE_HOST: 'other',
		DATABASE_USER: 'me',
		DATABASE_PASSWORD: 'p',
	}))
		.toMatchObject({ database: { kind: 'pgsql', host: 'db', port: 5432, user: 'me', password: 'p' } })
	expect(readArguments(['--server', '--database', 'mysql'], {})).toMatchObject({
		database: { kind: 'mysql', host: '127.0.0.1', port: 3306, user: 'root', password: '' },
	})
})

test('an argument of the other host is refused by name', () => {
	expect(() => readArguments(['--database', 'mysql'], {})).toThrow('--database requires --server.')
	expect(() => readArguments(['--download'], {})).toThrow('--download requires --server.')
	expect(() => readArguments(['--server', '--keep'], {})).toThrow('--keep cannot be combined with --server.')
})

test.for([['--port', 'http'], ['--port', '70000'], ['--server', '--database', 'oracle'], [
	'--databse',
	'mysql',
], ['--imitate', 'ten'], ['extra']])('%s is refused with a message', (args) => {
	expect(() => readArguments(args, {})).toThrow(BadArgument)
})

test('the help names every argument', () => {
	for (const name of [
		'--port', '--keep', '--fresh', '--imitate', '--server', '--dev', '--no-limits', '--probe', '--download', '--database', '--json',
	]) {
		expect(help).toContain(name)
	}
})
