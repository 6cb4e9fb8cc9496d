// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { keepOutput } from '@suite/node/logs'
import { root } from '@suite/node/paths'
import { run } from '@suite/node/process'
import { withLock } from '@suite/node/lock'

/** The embedded host's own PHP. */
export const embeddedSource = `${root}/shared/host/embedded`

/** Records for which composer.json the libraries were installed. */
const marker = `${embeddedSource}/vendor/installed-for`

/** Installs the libraries of the embedded host if they are missing or older than its composer.json. */
export async function ensureLibraries(say: (line: string) => void): Promise<void> {
	const wanted = createHash('sha256').update(readFileSync(`${embeddedSource}/composer.json`)).digest('hex')
	const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted
	if (isInstalled()) {
		return
	}
	mkdirSync(`${root}/build`, { recursive: true })
	await withLock(`${root}/build/embedded-host.lock`, async () => {
		if (isInstalled()) {
			return
		}
		say('installing the PHP libraries of the embedded host (once)')
		const finished = await run('composer', ['install', '--no-dev', '--no-interaction', '--no-progress'], { cwd: embeddedSource })
		keepOutput('composer-embedded-host', finished, 'The PHP libraries of the embedded host could not be installed')
		writeFileSync(marker, wanted)
	})
}
