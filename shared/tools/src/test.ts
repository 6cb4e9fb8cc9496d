// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpus } from 'node:os'
import { BadCommandLine, help, readArguments, type Wish } from './test/arguments.ts'
import { browserFor } from './test/browser.ts'
import { isExact } from './test/choose.ts'
import { chosenHosts, serversAtHand } from './test/hosts.ts'
import { summary, total } from './test/summary.ts'
import { runSuites } from './test/suites.ts'
import { watch } from './test/watch.ts'
import { appIds } from '@suite/node/paths'
import { StepFailed } from '@suite/node/logs'
import { stopRunning } from '@suite/node/process'
import { progress } from '@suite/node/progress'
import { composer, ensure, MissingRequirement, phpFor } from '@suite/host/requirements'

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		stopRunning()
		// a running host is shut down when this process exits
		process.exit(signal === 'SIGINT' ? 130 : 143)
	})
}

try {
	const wish = readArguments(process.argv.slice(2), appIds())
	process.exitCode = await main(wish)
} catch (error) {
	if (![BadCommandLine, MissingRequirement, StepFailed].some((kind) => error instanceof kind)) {
		throw error
	}
	console.error((error as Error).message)
	process.exitCode = error instanceof BadCommandLine ? 2 : 1
}

async function main(wish: Wish): Promise<number> {
	if (wish.wantsHelp) {
		console.log(help(appIds()))
		return 0
	}
	const named = wish.hosts.length === 0 && isExact(wish) ? ['embedded'] : wish.hosts
	const hosts = chosenHosts(serversAtHand(), named)
	ensure([phpFor(hosts.servers.length > 0 ? 'sqlite' : 'embedded'), composer], progress)
	if (wish.isWatch) {
		await watch(wish, browserFor(false))
		return 0
	}
	const outcomes = await runSuites(wish, hosts)
	if (hosts.missing.length > 0) {
		console.log(
			`\nSkipped, because not available: ${hosts.missing.join(', ')}. Set NEXTCLOUD_SERVER, `
				+ 'or download one with npm start -- --server --download.',
		)
	}
	console.log(`\n${summary(outcomes, cpus().length).join('\n')}`)
	return total(outcomes).failed > 0 ? 1 : 0
}
