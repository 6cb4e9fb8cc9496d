// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Registry {
	readonly targets: Readonly<Record<string, readonly { readonly selector: string, readonly hosts: readonly number[] }[]>>
}

const folder = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8')
const registry = JSON.parse(read('resources/selectors.json')) as Registry
const structure = JSON.parse(read('resources/tour/structure.json')) as { id: string, attachTo: string }[]
const listOf = (target: string) => registry.targets[target]?.map(({ selector }) => selector).join(', ')

/** Available unpacked servers: the one named in the environment, and those in the cache of the host runner. */
function serverOf(major: number): string | undefined {
	const cache = `${homedir()}/.cache/nextcloud-server`
	const places = [process.env.NEXTCLOUD_SERVER ?? '', ...(existsSync(cache) ? readdirSync(cache).map((name) => `${cache}/${name}`) : [])]
	const version = new RegExp(`\\$OC_Version = (\\[|array\\()${major},`)
	return places.find((place) => existsSync(`${place}/version.php`) && version.test(readFileSync(`${place}/version.php`, 'utf8')))
}

/** Everything the server ships that renders or styles its header. */
function headerSource(server: string): string {
	const scripts = readdirSync(`${server}/dist`)
		.filter((name) => /^core-(main|unified-search)\.js$|\.css$/.test(name))
		.map((name) => `${server}/dist/${name}`)
	const vueLibrary = readdirSync(`${server}/dist`)
		.filter((name) => /^(Nc|index-|SetStatusModal|common-).*\.(chunk\.)?mjs$/.test(name))
		.map((name) => `${server}/dist/${name}`)
	return [...scripts, ...vueLibrary, `${server}/core/templates/layout.user.php`, `${server}/core/css/server.css`]
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n')
}

const isKnown = (source: string, token: string) => new RegExp(`(?<![\\w-])${token}(?![\\w-])`).test(source)
const namesIn = (selector: string) => [...selector.matchAll(/[.#]([\w-]+)/g)].map(([, name]) => name as string)

describe('the built-in steps', () => {
	it('use the targets in the registry, in its order', () => {
		expect(Object.fromEntries(structure.filter(({ attachTo }) => attachTo !== '').map(({ id, attachTo }) => [id, attachTo])))
			.toEqual({ files: listOf('apps'), search: listOf('search'), settings: listOf('account') })
	})

	it('have a selector for every target on every host', () => {
		for (const [name, selectors] of Object.entries(registry.targets)) {
			expect(selectors.flatMap(({ hosts }) => hosts), name).toEqual(expect.arrayContaining([33, 34]))
		}
	})
})

describe.each([33, 34])('host %i', (major) => {
	const server = serverOf(major)
	const source = server ? headerSource(server) : ''

	it.skipIf(!server)('has the selectors that the registry lists for it', () => {
		const selectors = Object.values(registry.targets).flat().filter(({ hosts }) => hosts.includes(major))
		expect(selectors.flatMap(({ selector }) => namesIn(selector)).filter((name) => !isKnown(source, name))).toEqual([])
	})

	it.skipIf(!server)('has every id, class and name of the header fixture', () => {
		const fixture = read(`tests/fixtures/header-${major}.html`)
		const names = [...fixture.matchAll(/ (?:id|class)="([^"]+)"/g)].flatMap(([, list]) => (list as string).split(' '))
		const labels = [...fixture.matchAll(/<(?:nav|ul|button)[^>]* aria-label="([^":]+)"/g)].map(([, label]) => label as string)
		expect(names.length).toBeGreaterThan(20)
		expect([...names, ...labels].filter((name) => !isKnown(source, name))).toEqual([])
	})
})
