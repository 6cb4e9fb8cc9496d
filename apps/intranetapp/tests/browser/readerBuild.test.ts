// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url))
/** Gzipped size of everything that must load before the reader sees a page. */
const budget = 150_000
let output = ''

beforeAll(() => {
	output = mkdtempSync(`${tmpdir()}/intranetapp-build-`)
	const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', output, '--logLevel', 'error'], {
		cwd: folder,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production' },
	})
	expect(status, stderr).toBe(0)
}, 120_000)

afterAll(() => rmSync(output, { recursive: true, force: true }))

/** A script and all its static imports. */
function scripts(name: string, found = new Map<string, string>()): Map<string, string> {
	if (!found.has(name)) {
		const text = readFileSync(`${output}/js/${name}`, 'utf8')
		found.set(name, text)
		for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.mjs)["']/g)) {
			scripts(imported as string, found)
		}
	}
	return found
}

describe('what the reader loads before it shows a page', () => {
	it('is at most 150 kB', () => {
		const sizes = [...scripts('intranetapp-main.mjs')].map(([name, text]) => ({ name, bytes: gzipSync(text).length }))
		expect(sizes.length).toBeGreaterThan(1)
		expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0), JSON.stringify(sizes)).toBeLessThanOrEqual(budget)
	})

	it('contains no editor code, link icons or texts of host components', () => {
		const text = [...scripts('intranetapp-main.mjs').values()].join('\n')
		expect(text).not.toMatch(/ProseMirror|mdiAccountGroup|\{tag\} \(invisible\)/)
	})
})
