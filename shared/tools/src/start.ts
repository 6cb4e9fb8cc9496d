// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announcement } from '@suite/host/announce'
import { demoOf, extrasOf, roles, type Demo } from '@suite/host/demo'
import { appSources, probeSource, testApps } from './app-sources.ts'
import { BadArgument, help, readArguments } from '@suite/host/arguments'
import { startDemo, type EitherHost } from '@suite/host/bring-up'
import { startLauncher, type Entrance, type Launcher } from '@suite/host/launcher'
import type { AppSource } from '@suite/host/options'
import { openKeptFolder } from '@suite/host/embedded/kept'
import { KeptInstance } from '@suite/host/embedded/instance'
import { StepFailed } from '@suite/node/logs'
import { progress as say } from '@suite/node/progress'
import { composer, ensure, MissingRequirement, phpFor } from '@suite/host/requirements'
import { PortTaken } from '@suite/host/ready'
import { NoDatabase } from '@suite/host/server/database'
import { BadDownload } from '@suite/host/server/download'
import { defaultVersion } from '@suite/host/server/obtain'
import { NoServer } from '@suite/host/server/source'
import { appIds } from '@suite/node/paths'

// npm start: starts a host, prints how to log in, and keeps it running until it is stopped.

let host: EitherHost | undefined
let launcher: Launcher | undefined
let ending: Promise<void> | undefined

/** Stops everything, once; a second signal waits for the same shutdown. */
function end(code: number): Promise<void> {
	ending ??= (async () => {
		await launcher?.close()
		await host?.stop()
		process.exit(code)
	})()
	return ending
}

for (const [signal, number] of [['SIGINT', 2], ['SIGTERM', 15], ['SIGHUP', 1]] as const) {
	process.on(signal, () => {
		// during startup there is no host to stop yet: whatever was begun is cleaned up when this process ends
		void end(host === undefined ? 128 + number : 0)
	})
}

try {
	await start()
} catch (error) {
	const isPlain = [BadArgument, BadDownload, KeptInstance, MissingRequirement, PortTaken, NoDatabase, NoServer, StepFailed].some((kind) =>
		error instanceof kind)
	process.stderr.write(`${error instanceof Error ? isPlain ? error.message : error.stack : String(error)}\n`)
	await end(1)
}

async function start(): Promise<void> {
	const wished = readArguments(process.argv.slice(2))
	if (wished.wantsHelp) {
		process.stderr.write(help)
		return
	}
	ensure([wished.kind === 'server' ? phpFor(wished.database.kind) : phpFor('embedded'), composer], say)
	const keptIn = wished.kind === 'embedded' && wished.isKept
		? openKeptFolder(wished.version ?? defaultVersion, wished.isFresh)
		: undefined
	const apps = [...await appSources(wished.isDev, say), ...(wished.hasProbe ? [await probeSource(), ...appIds().flatMap(testApps)] : [])]
	const { host: started, demo } = await startDemo({
		...wished,
		apps,
		// a stand-in for an external service, for trying out settings, listens on this machine
		mayCallLocalAddresses: true,
		onProgress: say,
		...(wished.kind === 'embedded' ? { directory: keptIn, runsJobs: true } : {}),
	})
	host = started
	launcher = await startLauncher(started.url, entrances(demo, apps, (await demoOf(apps))?.start))
	const hints = (await extrasOf(apps)).map(({ hint }) => hint(started.url))
	process.stderr.write(announcement(started, demo, launcher, hints, keptIn))
	if (wished.isJson) {
		process.stdout.write(
			`${JSON.stringify({ url: started.url, ...demo, kind: started.kind, version: started.version, administrator: started.administrator, ...started.places })}\n`,
		)
	}
}

/** Where each user lands: one of our pages, which needs nothing that some server directories lack. */
function entrances(demo: Demo, apps: readonly AppSource[], start: string | undefined): Record<string, Entrance> {
	const section = apps[0] === undefined ? '' : `/${apps[0].id}`
	return Object.fromEntries(roles.map((role) => {
		const { user, password } = demo.users[role]
		return [role, { user, password, page: start ?? `/index.php/settings/${role === 'admin' ? 'admin' : 'user'}${section}` }]
	}))
}
