// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { composerLicenceProblems, isCompatible, npmLicenceProblems } from '../../src/check/licences.ts'
import { lockProblems, placeProblems } from '../../src/check/places.ts'
import { sizeFinding } from '../../src/check/sizes.ts'
import { spdxProblems } from '../../src/check/spdx.ts'
import { vectorProblems } from '../../src/check/vectors.ts'

function lines(count: number): string {
	return 'a\n'.repeat(count)
}

describe('sizes', () => {
	it('are limited to 400 lines', () => {
		expect(sizeFinding([{ path: 'apps/a/tests/x.ts', text: lines(400) }]).problems).toEqual([])
		expect(sizeFinding([{ path: 'apps/a/tests/x.ts', text: lines(401) }]).problems).toHaveLength(1)
	})

	it.each([
		['apps/a/lib/Controller/PageController.php', 200],
		['apps/a/lib/Service/PageService.php', 250],
		['apps/a/lib/Repository/PageRepository.php', 200],
		['apps/a/src/components/Page.vue', 250],
		['apps/a/src/page.ts', 150],
	])('give a note for %s above %i lines, without failing', (path, limit) => {
		expect(sizeFinding([{ path, text: lines(limit) }])).toEqual({ problems: [], notes: [] })
		const finding = sizeFinding([{ path, text: lines(limit + 1) }])
		expect(finding.problems).toEqual([])
		expect(finding.notes).toHaveLength(1)
	})
})

describe('SPDX headers', () => {
	const header = '// SPDX-FileCopyrightText: 2026 Somebody\n// SPDX-License-Identifier: AGPL-3.0-or-later\n'
	const reuse =
		'version = 1\n\n[[annotations]]\npath = ["**/*.json", "apps/*/img/**"]\nSPDX-FileCopyrightText = "2026 Somebody"\n'
			+ 'SPDX-License-Identifier = "AGPL-3.0-or-later"\n'
	const texts = ['AGPL-3.0-or-later.txt']

	it('accepts a header or a rule in REUSE.toml', () => {
		const files = [
			{ path: 'a/b.ts', text: header },
			{ path: 'package.json', text: '{}' },
			{ path: 'apps/a/img/icons/app.svg', text: '<svg/>' },
		]
		expect(spdxProblems(files, reuse, texts)).toEqual([])
	})

	it('refuses a file with neither, or with half a header', () => {
		expect(spdxProblems([{ path: 'a/b.ts', text: 'export {}' }], reuse, texts)).toHaveLength(1)
		expect(spdxProblems([{ path: 'a/b.ts', text: header.split('\n')[1] ?? '' }], reuse, texts)).toHaveLength(1)
		expect(spdxProblems([{ path: 'apps/a/src/img/app.svg', text: '<svg/>' }], reuse, texts)).toHaveLength(1)
	})

	it('refuses a licence whose text is not in LICENSES', () => {
		expect(spdxProblems([{ path: 'a/b.ts', text: header.replace('AGPL-3.0-or-later', 'MIT') }], reuse, texts)).toEqual([
			'a/b.ts: LICENSES/MIT.txt is missing',
		])
	})
})

describe('licences of shipped packages', () => {
	it.each([
		['MIT', true],
		['(MPL-2.0 OR Apache-2.0)', true],
		['SSPL-1.0 OR MIT', true],
		['MIT AND SSPL-1.0', false],
		['(MIT AND Zlib)', true],
		['(SSPL-1.0 OR MIT) AND ISC', true],
		['UNLICENSED', false],
		['GPL-2.0-only', false],
	])('%s: %s', (licence, answer) => {
		expect(isCompatible(licence)).toBe(answer)
	})

	it('are checked for production packages only, using the package if the lock names none', () => {
		const lock = {
			packages: {
				'': { version: '1.0.0', license: 'AGPL-3.0-or-later' },
				'apps/a': { version: '1.0.0' },
				'node_modules/a': { link: true },
				'node_modules/tool': { version: '1.0.0', license: 'UNLICENSED', dev: true },
				'node_modules/good': { version: '1.0.0', license: 'ISC' },
				'node_modules/silent': { version: '1.0.0' },
				'node_modules/good/node_modules/bad': { version: '2.0.0', license: 'BUSL-1.1' },
			},
		}
		expect(npmLicenceProblems(lock, () => 'MIT')).toEqual(['node_modules/good/node_modules/bad 2.0.0: BUSL-1.1'])
		expect(npmLicenceProblems(lock, () => undefined)).toHaveLength(2)
	})

	it('are checked for PHP packages', () => {
		expect(composerLicenceProblems([
			{ name: 'a/good', version: '1', license: ['LGPL-2.1-or-later'] },
			{ name: 'a/bad', version: '1', license: ['proprietary'] },
			{ name: 'a/silent', version: '1' },
		])).toHaveLength(2)
	})
})

describe('places', () => {
	// joined here because the gate reads this file too
	const home = ['', 'home', 'somebody', 'project'].join('/')
	const registry = ['https://registry', 'npmjs', 'org/vue'].join('.')

	it('refuses machine folders and package registries', () => {
		expect(placeProblems([{ path: 'docs/a.md', text: `one\nin ${home}/x` }], [])).toEqual([`docs/a.md:2 names ${home}`])
		expect(placeProblems([{ path: 'a.ts', text: `get('${registry}')` }], [])).toHaveLength(1)
		expect(placeProblems([{ path: 'a.ts', text: 'get(\'https://mirror.example/npm\')' }], ['mirror.example'])).toHaveLength(1)
	})

	it('accepts page addresses and container folders', () => {
		expect(placeProblems([{ path: 'a.yaml', text: 'root: /var/www/html\nurl: https://example.org/work/now\nhome: ~/work/x' }], []))
			.toEqual([])
	})

	it('refuses a lock that lacks a package for some platform', () => {
		const parent = { version: '1.0.0', optionalDependencies: { '@a/linux': '1.0.0' } }
		expect(lockProblems({ packages: { 'node_modules/a': parent } })).toHaveLength(1)
		expect(lockProblems({ packages: { 'node_modules/a': parent, 'node_modules/@a/linux': { version: '1.0.0' } } })).toEqual([])
		expect(lockProblems({
			packages: { 'node_modules/b/node_modules/a': parent, 'node_modules/b/node_modules/@a/linux': { version: '1.0.0' } },
		}))
			.toEqual([])
	})

	it('refuses a lock tied to an address', () => {
		expect(lockProblems({ packages: { 'node_modules/a': { resolved: 'https://example.org/a.tgz' } } })).toHaveLength(1)
		expect(lockProblems({
			packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { resolved: 'shared/b', link: true } },
		}))
			.toEqual([])
	})
})

describe('test vectors', () => {
	const path = 'shared/schema/src/price/vectors.json'
	const vitest = { path: 'shared/ui/tests/price.test.ts', text: 'import vectors from \'@suite/schema/price/vectors.json\'' }
	const phpunit = { path: 'shared/php/tests/PriceTest.php', text: '$file = "$root/schema/src/price/vectors.json";' }

	it('must be read by tests of both languages', () => {
		expect(vectorProblems([path], [vitest, phpunit])).toEqual([])
		expect(vectorProblems([path], [vitest])).toEqual([`${path}: no test of PHPUnit reads it`])
		expect(vectorProblems([path], [phpunit])).toEqual([`${path}: no test of vitest reads it`])
	})
})
