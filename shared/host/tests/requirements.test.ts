// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ensure, installCommand, phpFor, type Requirement } from '../src/requirements.ts'

const version = /^PHP (\d+\.\d+)/.exec(spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout)?.[1] as string

test('missing extensions are named by the packages of the PHP that is there', () => {
	expect(phpFor('sqlite').packages(['gd', 'dom', 'simplexml', 'apcu'])).toEqual(['php-apcu', `php${version}-gd`, `php${version}-xml`])
})

test('a machine without PHP gets PHP with all its extensions', () => {
	expect(phpFor('sqlite').packages(['php'])).toEqual(expect.arrayContaining(['php-cli', 'php-curl', 'php-gd', 'php-mbstring', 'php-sqlite3', 'php-xml', 'php-zip']))
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
