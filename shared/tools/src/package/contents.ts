// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '@suite/node/paths'

/** What an archive may contain: folders of an app with the file names allowed in them, and single files. */
const folders: Readonly<Record<string, RegExp>> = {
	appinfo: /^info\.xml$/,
	lib: /\.(php|ser|txt)$|^LICENSE/,
	templates: /\.php$/,
	js: /\.(mjs|js|md|license)$/,
	css: /\.(css|license)$/,
	img: /\.(svg|png|jpe?g|webp)$/,
	l10n: /\.(json|js)$/,
	resources: /\.(json|ics|html|txt|css|svg|png|jpg|webp)$/,
}
const files = ['openapi.json', 'README.md', 'CHANGELOG.md']

/** Paths inside the archive, below its top folder, with the source file of each; sorted. */
export function packageContents(app: string): Map<string, string> {
	const from = `${root}/apps/${app}`
	const paths = Object.entries(folders).flatMap(([folder, names]) =>
		filesBelow(from, folder).filter((path) => names.test(path.slice(path.lastIndexOf('/') + 1))))
	const found = [...paths, ...files.filter((path) => existsSync(`${from}/${path}`))]
	return new Map([
		...found.map((path) => [path, `${from}/${path}`] as const),
		['LICENSE', `${root}/LICENSE`] as const,
	].sort(([left], [right]) => left < right ? -1 : 1))
}

/** Copies the contents into a folder, with the same permissions on every machine. */
export function stage(contents: ReadonlyMap<string, string>, folder: string): void {
	for (const [path, source] of contents) {
		const target = `${folder}/${path}`
		mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
		copyFileSync(source, target)
		chmodSync(target, 0o644)
	}
}

function filesBelow(base: string, folder: string): string[] {
	if (!existsSync(`${base}/${folder}`)) {
		return []
	}
	return readdirSync(`${base}/${folder}`).flatMap((name) => {
		const path = `${folder}/${name}`
		return statSync(`${base}/${path}`).isDirectory() ? filesBelow(base, path) : [path]
	})
}
