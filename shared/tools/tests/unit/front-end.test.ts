// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFrontEnd } from '@suite/testing/playwright/front-end'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
const hour = 3_600
const later = Date.now() / 1_000 + hour

function write(path: string, seconds: number): void {
	mkdirSync(join(folder, path, '..'), { recursive: true })
	writeFileSync(join(folder, path), '')
	utimesSync(join(folder, path), seconds, seconds)
}

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'front-end-'))
	write('src/main.ts', later)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the built front end', () => {
	it('is used when it is newer than the sources', () => {
		write('js/app-main.mjs', later + hour)
		expect(builtFrontEnd(folder)).toBe(folder)
	})

	it('has to be built when there is none', () => {
		expect(() => builtFrontEnd(folder)).toThrow(/is not built: run npm run build\.$/)
	})

	it('has to be built again when one script is older than a source', () => {
		write('js/app-main.mjs', later + hour)
		write('js/app-loader.mjs', later - hour)
		expect(() => builtFrontEnd(folder)).toThrow(/is older than .*src\/main\.ts: run npm run build\.$/)
	})
})
