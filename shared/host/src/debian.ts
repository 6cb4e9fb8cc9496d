// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter } from 'node:path'
import { keepOutput } from '@suite/node/logs'

/** Path of an executable found by its name. */
export function programOnPath(name: string): string | undefined {
	return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '').map((folder) => `${folder}/${name}`).find((path) => {
		try {
			accessSync(path, constants.X_OK)
			return true
		} catch {
			return false
		}
	})
}

/** Whether this process can install packages. */
export const canInstall = (): boolean => programOnPath('apt-get') !== undefined && userInfo().uid === 0

/** Whether this Debian has the package, according to the local package list. */
export const isPackage = (name: string): boolean => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0

/**
 * Runs apt-get silently.
 *
 * @param failure - message on failure
 * @throws StepFailed
 */
export function aptGet(args: readonly string[], failure: string): void {
	const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env: environment, maxBuffer: 64 * 1024 * 1024 })
	keepOutput(`apt-get-${args[0] ?? ''}`, { code: status ?? 1, stdout, stderr }, failure)
}

/** The command that installs packages. */
export const installCommand = (packages: readonly string[]): string =>
	`sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`
