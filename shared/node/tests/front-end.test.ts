// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frontEndSources, isFrontEndCurrent, noteFrontEnd } from '../src/front-end.ts'

let base = ''

function write(path: string, text: string): void {
	mkdirSync(dirname(`${base}/${path}`), { recursive: true })
	writeFileSync(`${base}/${path}`, text)
}

beforeEach(() => {
	base = mkdtempSync(`${tmpdir()}/front-end-`)
	write('apps/oneapp/vite.config.ts', '')
	write('apps/oneapp/src/deep/main.ts', 'one')
	write('shared/ui/src/Button.vue', 'button')
	noteFrontEnd('oneapp', frontEndSources('oneapp', base), base)
	write('apps/oneapp/js/oneapp-main.mjs', 'built')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

describe('a built front end', () => {
	it('is current as long as nothing that it is made of changes', () => {
		write('apps/oneapp/lib/Service.php', 'php')
		expect(isFrontEndCurrent('oneapp', base)).toBe(true)
	})

	it.each(['apps/oneapp/src/deep/main.ts', 'apps/oneapp/src/new.ts', 'shared/ui/src/Button.vue', 'package-lock.json'])(
		'is not current after a change of %s',
		(path) => {
			write(path, 'changed')
			expect(isFrontEndCurrent('oneapp', base)).toBe(false)
		},
	)

	it('is not current when it was never built, or removed', () => {
		rmSync(`${base}/apps/oneapp/js`, { recursive: true })
		expect(isFrontEndCurrent('oneapp', base)).toBe(false)
		write('apps/twoapp/vite.config.ts', '')
		expect(isFrontEndCurrent('twoapp', base)).toBe(false)
	})

	it('is not needed by an app that has none', () => {
		expect(isFrontEndCurrent('twoapp', base)).toBe(true)
	})
})
