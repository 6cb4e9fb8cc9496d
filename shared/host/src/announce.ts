// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import type { EitherHost } from './bring-up.ts'
import { roles, type Demo } from './demo.ts'
import type { Launcher } from './launcher.ts'

/**
 * The message printed once a demo host is running: its address, who can log in and how to stop it.
 *
 * @param hints - lines of the apps about what they added
 * @param keptIn - the folder where its data is kept
 */
export function announcement(host: EitherHost, demo: Demo, links: Launcher, hints: readonly string[], keptIn?: string): string {
	const rows = roles.map((role) => `  ${demo.users[role].user.padEnd(9)} ${demo.users[role].password.padEnd(17)} ${links.link(role)}`)
	const left = keptIn === undefined ? 'deletes all data' : `keeps the data in ${keptIn} for the next --keep`
	return [
		'',
		host.kind === 'embedded'
			? `The apps on the embedded host (imitates Nextcloud ${host.version}): ${host.url}`
			: `Nextcloud ${host.version} with the apps: ${host.url}`,
		...(host.kind === 'embedded' ? [
			'For trying and testing on this machine only, not for real data. To start a real Nextcloud: npm start -- --server [--download]',
		] : missingParts(host.places.server)),
		'',
		'  user      password          or open this link to log in',
		...rows,
		'',
		`Team folder ${demo.folder.name}, groups ${Object.values(demo.groups).join(', ')}. Press Ctrl+C to stop; this ${left}.`,
		...hints,
		'',
		'',
	].join('\n')
}

/** What is not visible on a server directory that lacks the host's own browser bundle. */
function missingParts(server: string): string[] {
	return existsSync(`${server}/dist/core-common.js`)
		? []
		: [
				'',
				'This server directory lacks dist/core-common.js: its header, login page and Files do not start, and from',
				'version 34 on its settings stay empty. A complete server (--download, NEXTCLOUD_SERVER) shows them.',
			]
}
