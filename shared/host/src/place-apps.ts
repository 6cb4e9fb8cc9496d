// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { extract } from 'tar'
import type { AppSource } from './options.ts'

/** Puts apps into an instance's apps directory: archives unpacked, directories linked. */
export async function placeApps(apps: readonly AppSource[], directory: string): Promise<void> {
	mkdirSync(directory, { recursive: true })
	for (const app of apps) {
		if (app.path.endsWith('.tar.gz')) {
			await extract({ file: app.path, cwd: directory })
		} else {
			symlinkSync(app.path, `${directory}/${app.id}`)
		}
		if (!existsSync(`${directory}/${app.id}/appinfo/info.xml`)) {
			throw new Error(`${app.path} is no app ${app.id}: it has no ${app.id}/appinfo/info.xml.`)
		}
	}
}
