// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// npm run figures [-- --embedded]: measures on php-fpm, MariaDB and APCu, on each server at hand, or the embedded host alone; fails when a promise is broken.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fpmPrograms } from '@suite/host/server/fpm'
import { startHost } from '@suite/host/bring-up'
import type { AppSource } from '@suite/host/options'
import { cachedVersions } from '@suite/host/server/source'
import { packageApps } from '@suite/tools/package'
import { root } from '@suite/tools/paths'
import { embeddedFigures } from './figures/embedded.ts'
import { isKept, line, type Figure } from './figures/figure.ts'
import { hasMariaDb, startMariaDb } from './figures/mariadb.ts'
import { wizardFigures } from './figures/wizard.ts'

if (process.argv.includes('--embedded')) {
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
	for (const version of cachedVersions()) {
		const host = await startHost({ kind: 'server', version, database: mariadb.database, webServer: 'fpm', hasLimits: false, apps: archives, onProgress: (text) => console.error(text) })
		try {
			console.log(`Nextcloud ${version}, php-fpm, MariaDB, APCu`)
			const measured = await wizardFigures({ host, admin: host.administrator })
			measured.forEach((figure) => console.log(line(figure)))
			figures.push(...measured)
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
