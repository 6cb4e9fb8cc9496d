// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes `to` contain exactly the files of `from`. Identical files stay untouched, so a server that runs
 * from the folder never misses a class.
 *
 * @param from - folder to copy
 * @param to - folder to change
 */
export function mirror(from: string, to: string): void {
	const wanted = new Set(files(from))
	for (const path of wanted) {
		if (!existsSync(`${to}/${path}`) || !readFileSync(`${from}/${path}`).equals(readFileSync(`${to}/${path}`))) {
			mkdirSync(dirname(`${to}/${path}`), { recursive: true })
			// renamed into place, so that no reader sees a partial file
			copyFileSync(`${from}/${path}`, `${to}/${path}.${process.pid}`)
			renameSync(`${to}/${path}.${process.pid}`, `${to}/${path}`)
		}
	}
	for (const path of files(to)) {
		if (!wanted.has(path)) {
			rmSync(`${to}/${path}`, { force: true })
		}
	}
}

function files(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1)) : []
}
