// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { describe, expect, it, test } from 'vitest'
import { installCommand } from '../src/debian.ts'
import { browserExecutable, chromium, ensure, phpFor, type Requirement } from '../src/requirements.ts'
import { onBareMachine } from './bare-machine.ts'
import { temporaryDirectory, withEnvironment } from './temporary.ts'

const version = /^PHP (\d+\.\d+)/.exec(spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout)?.[1] as string

test('missing extensions are named by the packages of the PHP that is there', () => {
	expect(phpFor('sqlite').packages(['gd', 'dom', 'simplexml', 'apcu'])).toEqual(['php-apcu', `php${version}-gd`, `php${version}-xml`])
})

test('a machine without PHP gets PHP with all its extensions', () => {
	expect(phpFor('sqlite').packages(['php'])).toEqual(
		expect.arrayContaining(['php-cli', 'php-curl', 'php-gd', 'php-mbstring', 'php-sqlite3', 'php-xml', 'php-zip']),
	)
})

test('the driver of the database is asked for only with that database', () => {
	expect(phpFor('pgsql').packages(['pdo_pgsql'])).toEqual([`php${version}-pgsql`])
	expect(phpFor('mysql').packages(['pdo_mysql'])).toEqual([`php${version}-mysql`])
	expect(phpFor('sqlite').packages(['php'])).not.toContain('php-pgsql')
})

test('nothing is installed where nothing is missing', () => {
	const met: Requirement = { name: 'something', missing: () => [], packages: () => ['no-such-package'] }
	const told: string[] = []
	ensure([met], (line) => told.push(line))
	expect(told).toEqual([])
})

test('the command can be typed as it stands', () => {
	expect(installCommand(['php8.2-gd', 'chromium'])).toBe('sudo apt-get install -y --no-install-recommends php8.2-gd chromium')
})

describe('a machine without PHP and without apt-get', () => {
	it.each([
		['npm start', 'node', ['--import', 'tsx', 'shared/tools/src/start.ts'], 'composer'],
		['npm test', 'node', ['--import', 'tsx', 'shared/tools/src/test.ts'], 'composer'],
		['.ci/run', 'bash', ['.ci/run'], 'php-cli'],
	])('%s says in one sentence what is missing, with the command', async (_name, command, args, packages) => {
		const { code, stdout, stderr } = await onBareMachine(command, args)
		expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1])
		expect(stderr).toMatch(new RegExp(`missing: .*sudo apt-get install -y --no-install-recommends .*${packages}`, 'i'))
	})
})

describe('a Node that is too old', () => {
	it.each([
		['v18', '18.20.8', 1],
		['a late v20', '20.18.3', 1],
		['the oldest that will do', '20.19.0', 0],
		['a newer one', '24.1.0', 0],
	])('%s', (_name, version, code) => {
		const disguise =
			`Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./shared/tools/node-version.cjs')`
		const ended = spawnSync(process.execPath, ['-e', disguise], { cwd: root, encoding: 'utf8' })
		expect([ended.status, ended.stderr.trim()]).toEqual([
			code,
			code === 0 ? '' : `Node 20.19 or newer is needed, and this is ${version}.`,
		])
	})
})

describe('the browser for tests', () => {
	const machineWith = (...names: string[]): string => {
		const folder = temporaryDirectory()
		names.forEach((name) => symlinkSync(process.execPath, `${folder}/${name}`))
		withEnvironment({ PATH: folder })
		return folder
	}

	it('is the one without windows where there is one', () => {
		const folder = machineWith('chromium', 'chromium-headless-shell')
		expect(browserExecutable()).toEqual({ path: `${folder}/chromium-headless-shell`, isHeadlessShell: true })
		expect(chromium.note?.()).toBeUndefined()
	})

	it('is the other one else, and that is said', () => {
		const folder = machineWith('chromium')
		const told: string[] = []
		ensure([chromium], (line) => told.push(line))
		expect(browserExecutable()).toEqual({ path: `${folder}/chromium`, isHeadlessShell: false })
		expect(told).toEqual([expect.stringContaining('chromium-headless-shell would')])
	})

	it('is missing where there is neither', () => {
		machineWith()
		expect(browserExecutable()).toBeUndefined()
		expect(() => ensure([chromium], () => undefined)).toThrow(
			/^This needs Chromium \(missing: chromium-headless-shell\); on Debian and Ubuntu: sudo apt-get install .* chromium$/,
		)
	})
})
