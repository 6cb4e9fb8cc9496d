// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { keepOutput } from '@suite/node/logs'
import { root } from '@suite/node/paths'
import { run } from '@suite/node/process'

/** Folder of the PHP tools, with their Composer packages in `vendor`. */
export const phpTools = `${root}/shared/tools/php`

/** Installs the PHP tools if they are missing or older than composer.json requires. */
export async function installPhpTools(): Promise<void> {
	const installed = `${phpTools}/vendor/composer/installed.json`
	if (existsSync(installed) && isInstalled(installed)) {
		return
	}
	rmSync(`${phpTools}/composer.lock`, { force: true })
	keepOutput(
		'composer-php-tools',
		await run('composer', ['install', '--no-interaction', '--no-progress'], { cwd: phpTools }),
		'The PHP tools could not be installed',
	)
}

function isInstalled(installed: string): boolean {
	const { packages } = JSON.parse(readFileSync(installed, 'utf8')) as { packages: { name: string, version: string }[] }
	const versions = new Map(packages.map(({ name, version }) => [name, version.replace(/^v/, '')]))
	const wanted = JSON.parse(readFileSync(`${phpTools}/composer.json`, 'utf8')) as { 'require-dev': Record<string, string> }
	return existsSync(`${phpTools}/vendor/autoload.php`) && statSync(installed).size > 0
		&& Object.entries(wanted['require-dev']).every(([name, version]) => versions.get(name) === version)
}

/**
 * Runs one of shared/tools/php/bin.
 *
 * @param script - file name in that folder
 * @param args - its arguments
 * @returns its output
 * @throws when it fails; its error output goes to stderr
 */
export function php(script: string, ...args: string[]): string {
	return execFileSync('php', [`${phpTools}/bin/${script}`, ...args], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
		maxBuffer: 64 * 1024 * 1024,
	})
}
