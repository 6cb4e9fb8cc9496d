// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn } from 'node:child_process'
import { EmbeddedHost } from '@suite/host/embedded/embedded-host'
import { buildModes } from '../build.ts'
import { appIds, root } from '@suite/node/paths'
import { run } from '@suite/node/process'
import { hostJson } from './job-hosts.ts'
import { exactly } from './titles.ts'
import type { Wish } from './arguments.ts'

/**
 * An embedded host running from the repository, front ends rebuilt on each edit, and Playwright's UI for choosing and
 * running browser tests. Runs until it is stopped.
 *
 * @param browser - path of the browser for the tests
 */
export async function watch(wish: Wish, browser: string): Promise<void> {
	const apps = wish.apps.length === 0 ? appIds() : wish.apps
	const host = new EmbeddedHost({ apps: appIds().map((id) => ({ id, path: `${root}/apps/${id}` })), mayCallLocalAddresses: true })
	await host.start()
	console.log(`host: ${host.url} as ${host.administrator.user} / ${host.administrator.password}`)
	const builds = apps.flatMap((id) => buildModes(id).map((mode) =>
		run(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, 'build', '--watch', '--mode', mode, '--logLevel', 'warn'], {
			cwd: `${root}/apps/${id}`,
			env: { NODE_ENV: 'production' },
		})))
	const env = { ...process.env, CHROMIUM: browser, HOST_JSON: hostJson(host) }
	const files = wish.files.length > 0 ? wish.files : wish.apps.map((id) => exactly(`apps/${id}/`))
	const page = spawn(process.execPath, [
		`${root}/node_modules/@playwright/test/cli.js`,
		'test',
		'--ui-host=127.0.0.1',
		'--ui-port=0',
		...files,
		...(wish.title === undefined ? [] : ['--grep', wish.title]),
	], {
		cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'],
	})
	try {
		await Promise.race([new Promise((resolve) => {
			page.once('exit', resolve)
		}), ...builds])
	} finally {
		page.kill()
		await host.stop()
	}
}
