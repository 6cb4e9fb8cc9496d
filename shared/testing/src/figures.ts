// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// npm run figures [-- --embedded | --only wizard|intranet|view|faults --version 34.0.1 --pages 1000]: measures on php-fpm, MariaDB and APCu, on each server at hand,
// or the embedded host alone; fails when a promise is broken.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { probeSource } from '@suite/host/app-sources'
import { fpmPrograms } from '@suite/host/server/fpm'
import { startHost } from '@suite/host/bring-up'
import type { AppSource } from '@suite/host/options'
import { cachedVersions } from '@suite/host/server/source'
import { packageApps } from '@suite/tools/package'
import { root } from '@suite/tools/paths'
import { hasMariaDb, startMariaDb } from './databases/mariadb.ts'
import { embeddedFigures } from './figures/embedded.ts'
import { isKept, line, type Figure } from './figures/figure.ts'
import { intranetFaults } from './figures/intranet-faults.ts'
import { intranetFigures } from './figures/intranet.ts'
import { intranetViewFigures } from './figures/intranet-view.ts'
import { wizardFigures } from './figures/wizard.ts'

const { values: wished } = parseArgs({ options: { embedded: { type: 'boolean' }, only: { type: 'string' }, version: { type: 'string' }, pages: { type: 'string' } } })
if (wished.embedded === true) {
	const measured = await embeddedFigures((await packageApps()).map(asSource))
	console.log(['Embedded host', ...measured.map(line)].join('\n'))
	process.exit(measured.every(isKept) ? 0 : 1)
}
if (!hasMariaDb() || fpmPrograms() === null) {
	console.error('Figures need the Debian packages mariadb-server, php-fpm, php-mysql, php-apcu and nginx-light.')
	process.exit(1)
}

const archives = (await packageApps()).map(asSource)
const loader = gzipSync(readFileSync(`${root}/apps/wizardapp/js/wizardapp-loader-without-l10n.mjs`)).byteLength
const figures: Figure[] = [{ name: 'loader of a pending tour, gzip', value: loader, unit: 'bytes', most: 3072 }]
const mariadb = await startMariaDb()
try {
	for (const version of cachedVersions().filter((one) => wished.version === undefined || one === wished.version)) {
		const host = await startHost({ kind: 'server', version, database: mariadb.database, webServer: 'fpm', hasLimits: false, apps: [...archives, await probeSource()], onProgress: (text) => console.error(text) })
		try {
			console.log(`Nextcloud ${version}, php-fpm, MariaDB, APCu`)
			const on = { host, admin: host.administrator }
			const pages = wished.pages === undefined ? undefined : Number(wished.pages)
			for (const [name, measure] of Object.entries({ wizard: () => wizardFigures(on), intranet: () => intranetFigures(on, host.places.directory, pages), view: () => intranetViewFigures(on), faults: () => intranetFaults(on, host.places.directory) })) {
				if (wished.only === undefined || wished.only === name) {
					const measured = await measure()
					measured.forEach((figure) => console.log(line(figure)))
					figures.push(...measured)
				}
			}
		} finally {
			await host.stop()
		}
	}
} finally {
	await mariadb.stop()
}
console.log(line(figures[0] as Figure))
process.exit(figures.every(isKept) ? 0 : 1)

function asSource(path: string): AppSource {
	return { id: basename(path, '.tar.gz'), path }
}
