// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url))
const entries = ['wizardapp-admin.mjs', 'wizardapp-loader-without-l10n.mjs', 'wizardapp-personal.mjs']
const scripts = new Map<string, string>()
let output = ''

beforeAll(() => {
	output = mkdtempSync(`${tmpdir()}/wizardapp-build-`)
	for (const mode of ['production', 'loaders']) {
		const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--mode', mode, '--outDir', output, '--logLevel', 'error'], {
			cwd: folder,
			encoding: 'utf8',
			env: { ...process.env, NODE_ENV: 'production' },
		})
		expect(status, stderr).toBe(0)
	}
	for (const name of readdirSync(`${output}/js`).filter((name) => name.endsWith('.mjs'))) {
		scripts.set(name, readFileSync(`${output}/js/${name}`, 'utf8'))
	}
}, 120_000)

afterAll(() => rmSync(output, { recursive: true, force: true }))

/** Names of the scripts that a script imports, statically or dynamically. */
const importsOf = (source: string) =>
	[...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+\.mjs)["'`]/g)].map(([, path]) => path as string)

describe('the built front end', () => {
	it('has a script for every entry, and styles where there are any', () => {
		expect([...scripts.keys()].filter((name) => !name.includes('.chunk.')).sort()).toEqual(entries)
		expect(readdirSync(`${output}/css`)).toEqual(expect.arrayContaining(['wizardapp-admin.css', 'wizardapp-personal.css']))
	})

	it('needs no Nextcloud global to find its chunks', () => {
		expect([...scripts].filter(([, source]) => /OC\.filePath|OC\.linkTo/.test(source)).map(([name]) => name)).toEqual([])
		expect([...scripts].flatMap(([, source]) => importsOf(source)).filter((path) => !/^\.\/wizardapp-[\w.-]+\.mjs$/.test(path)))
			.toEqual([])
	})

	it('never runs an entry twice: Nextcloud adds a version to entry URLs, so no chunk imports one without it', () => {
		const asked = [...scripts].flatMap(([, source]) => importsOf(source))
		expect(asked.length).toBeGreaterThan(0)
		expect(asked.filter((path) => entries.includes(path.slice(2)))).toEqual([])
	})

	it('loads at most 3 kB on a page where the tour is pending', () => {
		const loader = scripts.get('wizardapp-loader-without-l10n.mjs') ?? ''
		expect(loader).toContain('import(')
		expect(loader).not.toMatch(/\bimport\s*["'`{*]|\bfrom\s*["'`]/)
		expect(gzipSync(loader).length).toBeLessThanOrEqual(3 * 1024)
	})
})
