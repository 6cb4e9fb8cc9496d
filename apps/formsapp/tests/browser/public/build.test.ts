// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../..', import.meta.url))
const vite = fileURLToPath(new URL('../../../../../node_modules/vite/bin/vite.js', import.meta.url))
let output = ''

beforeAll(() => {
	output = mkdtempSync(`${tmpdir()}/formsapp-build-`)
	const call = ['build', '--mode', 'loaders', '--outDir', output, '--logLevel', 'error']
	const { status, stderr } = spawnSync(process.execPath, [vite, ...call], {
		cwd: folder,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production' },
	})
	expect(status, stderr).toBe(0)
}, 120_000)

afterAll(() => rmSync(output, { recursive: true, force: true }))

describe('the page of a link', () => {
	it('is one script and one stylesheet, which load side by side, and a worker for the rare case', () => {
		const scripts = ['formsapp-public.mjs', 'formsapp-solver.mjs']
		// The other one is for Nextcloud's Files.
		expect(readdirSync(`${output}/js`).filter((name) => name.endsWith('.mjs')).sort())
			.toEqual(['formsapp-files-without-l10n.mjs', ...scripts])
		expect(readdirSync(`${output}/css`)).toContain('formsapp-public.css')
		for (const script of scripts) {
			expect(readFileSync(`${output}/js/${script}`, 'utf8')).not.toMatch(/\bimport\s*["'`{*(]|\bfrom\s*["'`]/)
		}
	})

	it('loads at most 40 kB of script and 5 kB of styles', () => {
		const [script, styles, worker] = ['js/formsapp-public.mjs', 'css/formsapp-public.css', 'js/formsapp-solver.mjs']
			.map((name) => gzipSync(readFileSync(`${output}/${name}`)).length)
		expect(script).toBeLessThanOrEqual(40 * 1024)
		expect(styles).toBeLessThanOrEqual(5 * 1024)
		expect(worker).toBeLessThanOrEqual(5 * 1024)
	})

	it('contains neither the parts of the other screens nor the library that makes schemas', () => {
		const script = readFileSync(`${output}/js/formsapp-public.mjs`, 'utf8')
		expect(script).not.toMatch(/__VUE|typebox|~kind|_oc_webroot/)
	})
})
