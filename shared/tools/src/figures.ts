// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// npm run figures [-- --embedded | --only <name> --version 34.0.1 --pages 1000 --runs 3]: measures on php-fpm, MariaDB and APCu, on each
// available server, or on the embedded host alone; fails when a promise is broken. Names are those of apps/<app>/tests/figures/figures.ts.

import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { probeSource } from './app-sources.ts'
import { fpmPrograms } from '@suite/host/server/fpm'
import { startHost } from '@suite/host/bring-up'
import type { AppSource } from '@suite/host/options'
import { cachedVersions } from '@suite/host/server/source'
import { fromApps } from '@suite/node/from-apps'
import { packageApps } from './package.ts'
import { hasMariaDb, startMariaDb } from '@suite/testing/databases/mariadb'
import { embeddedFigures } from '@suite/testing/figures/embedded'
import { isKept, line, type AppFigures, type Figure } from '@suite/testing/figures/figure'

const { values: wished } = parseArgs({
	options: {
		embedded: { type: 'boolean' }, only: { type: 'string' }, version: { type: 'string' }, pages: { type: 'string' },
		runs: { type: 'string', default: '1' },
	},
})
if (wished.embedded === true) {
	const measured = await embeddedFigures((await packageApps()).map(asSource))
	console.log(['Embedded host', ...measured.map(line)].join('\n'))
	process.exit(measured.every(isKept) ? 0 : 1)
}
if (!hasMariaDb() || fpmPrograms() === null) {
	console.error('Figures need the Debian packages mariadb-server, php-fpm, php-mysql, php-apcu and nginx-light.')
	process.exit(1)
}
const ofApps = (await fromApps<{ figures: AppFigures }>('tests/figures/figures.ts')).map(({ figures }) => figures)
const onHost = ofApps.flatMap((ofApp) => Object.entries(ofApp.onHost)).filter(([name]) => wished.only === undefined || wished.only === name)
if (onHost.length === 0) {
	console.error(`--only ${wished.only}: must be one of ${ofApps.flatMap((ofApp) => Object.keys(ofApp.onHost)).join(', ')}`)
	process.exit(1)
}

const archives = (await packageApps()).map(asSource)
const built = ofApps.flatMap((ofApp) => ofApp.built?.() ?? [])
const figures: Figure[] = [...built]
const mariadb = await startMariaDb()
try {
	for (const version of cachedVersions().filter((one) => wished.version === undefined || one === wished.version)) {
		const host = await startHost({
			kind: 'server',
			version,
			database: mariadb.database,
			webServer: 'fpm',
			hasLimits: false,
			apps: [...archives, await probeSource()],
			onProgress: (text) => console.error(text),
		})
		try {
			console.log(`Nextcloud ${version}, php-fpm, MariaDB, APCu`)
			const on = {
				host,
				admin: host.administrator,
				directory: host.places.directory,
				runs: Number(wished.runs),
				...(wished.pages === undefined ? {} : { pages: Number(wished.pages) }),
			}
			for (const [, measure] of onHost) {
				const measured = await measure(on)
				measured.forEach((figure) => console.log(line(figure)))
				figures.push(...measured)
			}
		} finally {
			await host.stop()
		}
	}
} finally {
	await mariadb.stop()
}
built.forEach((figure) => console.log(line(figure)))
process.exit(figures.every(isKept) ? 0 : 1)

function asSource(path: string): AppSource {
	return { id: basename(path, '.tar.gz'), path }
}
