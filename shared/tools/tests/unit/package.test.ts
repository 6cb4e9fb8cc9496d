// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { list } from 'tar'
import { afterAll, describe, expect, it } from 'vitest'
import { writeArchive } from '../../src/package/archive.ts'
import { stage } from '../../src/package/contents.ts'
import { packageProblems } from '../../src/package/gates.ts'
import { root } from '@suite/node/paths'
import { run } from '@suite/node/process'

const info =
	'<info><id>noteapp</id><version>1.2.0</version><namespace>NoteApp</namespace><commands>'
		+ '<command>OCA\\NoteApp\\Command\\Export</command></commands></info>'
const complete: Readonly<Record<string, string>> = {
	'appinfo/info.xml': info,
	'lib/AppInfo/Application.php': '<?php',
	'lib/Command/Export.php': '<?php',
	'js/noteapp-main.mjs': 'start()',
	'img/app.svg': '<svg/>',
	'openapi.json': '{}',
	'README.md': '# Notes',
	'CHANGELOG.md': '# Changelog\n\n## [1.2.0] – 2026-11-21\n',
	LICENSE: 'AGPL',
	...Object.fromEntries(['nl', 'de', 'fr'].flatMap((language) => [[`l10n/${language}.json`, '{}'], [`l10n/${language}.js`, '']])),
}

function problems(change: Record<string, string | undefined>): string[] {
	const contents = Object.entries({ ...complete, ...change }).flatMap(([path, text]) => text === undefined ? [] : [[path, text] as const])
	return packageProblems('noteapp', new Map(contents), '/srv/checkout')
}

describe('package contents', () => {
	it('are valid when everything is there', () => {
		expect(problems({})).toEqual([])
	})

	it('need no scripts when the app has no front end', () => {
		const contents = Object.entries(complete).filter(([path]) => !path.startsWith('js/'))
		expect(packageProblems('noteapp', new Map(contents), '/srv/checkout', false)).toEqual([])
	})

	it.each<[string, Record<string, string | undefined>]>([
		['a missing licence', { LICENSE: undefined }],
		['a missing front end', { 'js/noteapp-main.mjs': undefined }],
		['a missing language', { 'l10n/fr.js': undefined }],
		['a class that info.xml names and nobody wrote', { 'lib/Command/Export.php': undefined }],
		['a changelog that does not know the version', { 'CHANGELOG.md': '# Changelog\n\n## 1.1.0\n' }],
		['the info.xml of another app', { 'appinfo/info.xml': info.replace('noteapp', 'otherapp') }],
		['tests', { 'lib/tests/NoteTest.php': '<?php' }],
		['source maps', { 'js/noteapp-main.mjs.map': '{}' }],
		['a file that names the folder it was built in', { 'js/noteapp-main.mjs': 'load("/srv/checkout/apps")' }],
	])('refuse %s', (_, change) => {
		expect(problems(change)).toHaveLength(1)
	})
})

describe('info.xml', () => {
	const folder = mkdtempSync(`${tmpdir()}/suite-test-`)
	afterAll(() => rmSync(folder, { recursive: true }))
	const schema =
		'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="info"><xs:complexType><xs:sequence>'
			+ '<xs:element name="id" type="xs:string"/><xs:element name="name" type="xs:string"/></xs:sequence></xs:complexType>'
			+ '</xs:element></xs:schema>'

	async function validate(text: string) {
		writeFileSync(`${folder}/app-info.xsd`, schema)
		writeFileSync(`${folder}/info.xml`, text)
		return run('php', [`${root}/shared/tools/src/package/validate-info.php`, `${folder}/info.xml`, `${folder}/app-info.xsd`])
	}

	it('is validated against the schema, with the line of an error', async () => {
		expect(await validate('<info><id>a</id><name>b</name></info>')).toMatchObject({ code: 0 })
		const answer = await validate('<info>\n<name>b</name>\n<id>a</id>\n</info>')
		expect(answer.code).toBe(1)
		expect(answer.stdout).toMatch(/^info\.xml:2 /)
	})
})

describe('archives', () => {
	const folder = mkdtempSync(`${tmpdir()}/suite-test-`)
	const changed = new Date('2026-03-04T05:06:07Z')
	afterAll(() => rmSync(folder, { recursive: true }))

	async function archiveOf(name: string, mode: number, time: number): Promise<Buffer> {
		const source = `${folder}/${name}.php`
		writeFileSync(source, '<?php')
		chmodSync(source, mode)
		utimesSync(source, time, time)
		stage(new Map([['lib/A.php', source], ['lib/b/B.php', source]]), `${folder}/${name}/noteapp`)
		utimesSync(`${folder}/${name}/noteapp/lib/A.php`, time, time)
		await writeArchive(`${folder}/${name}.tar.gz`, `${folder}/${name}`, ['noteapp/lib/A.php', 'noteapp/lib/b/B.php'], changed)
		return readFileSync(`${folder}/${name}.tar.gz`)
	}

	it('have the same bytes whatever the permissions and times of the sources', async () => {
		const one = await archiveOf('one', 0o600, 1)
		expect((await archiveOf('other', 0o755, 1_000_000)).equals(one)).toBe(true)
	})

	it('contain files dated to the last change of the sources', async () => {
		const times: (Date | undefined)[] = []
		await list({ file: `${folder}/one.tar.gz`, onReadEntry: (entry) => times.push(entry.mtime) })
		expect(times).toEqual([changed, changed])
	})

	it('contain world-readable, non-executable files', () => {
		expect(statSync(`${folder}/one/noteapp/lib/A.php`).mode & 0o777).toBe(0o644)
	})
})
