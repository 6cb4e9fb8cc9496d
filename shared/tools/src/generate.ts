// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { contractApps, contractFiles, writeContracts } from './contracts.ts'
import { htmlProfilesClass } from './html-profiles.ts'
import { mirror } from './mirror.ts'
import { root } from '@suite/node/paths'
import { installPhpTools, php } from './php.ts'

/** Where the tests of shared/php find what an app has in addition to its copy: the root namespaces `Vendor` and `Shared\Contract`. */
const unprefixed = `${root}/build/php`

function generateApps(temporary: string): void {
	for (const { contract, folder } of contractApps) {
		const [lib, namespace] = [`${folder}/lib`, `OCA\\${contract.namespace}`]
		php('copy-shared.php', `${root}/shared/php`, `${temporary}/${lib}/Shared`, namespace)
		php('prefix-htmlpurifier.php', `${temporary}/${lib}/Vendor/HTMLPurifier`, `${namespace}\\Vendor\\HTMLPurifier`)
		for (const [path, text] of Object.entries(contractFiles(contract, folder)).filter(([path]) => path.startsWith(`${lib}/`))) {
			write(`${temporary}/${path}`, text)
		}
		for (const copied of ['Shared', 'Vendor']) {
			mirror(`${temporary}/${lib}/${copied}`, `${root}/${lib}/${copied}`)
		}
	}
}

function generateForTests(temporary: string): void {
	php('prefix-htmlpurifier.php', `${temporary}/php/Vendor/HTMLPurifier`, 'Vendor\\HTMLPurifier')
	write(`${temporary}/php/Shared/Contract/HtmlProfiles.php`, htmlProfilesClass(''))
	mirror(`${temporary}/php`, unprefixed)
}

function write(path: string, text: string): void {
	mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true })
	writeFileSync(path, text)
}

await installPhpTools()
const temporary = mkdtempSync(`${tmpdir()}/workplace-apps-generate-`)
try {
	generateApps(temporary)
	generateForTests(temporary)
	writeContracts().forEach((path) => console.log(`${path} was outdated and has been regenerated; commit it`))
} finally {
	rmSync(temporary, { recursive: true, force: true })
}
