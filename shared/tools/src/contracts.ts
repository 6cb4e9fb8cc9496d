// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Contract } from '@suite/api/contract/route'
import { contracts } from '@suite/api/contracts'
import { openapi } from '@suite/api/generate/openapi'
import { limitsClass, routesClass, schemasClass } from '@suite/api/generate/php'
import { routeTable } from '@suite/api/generate/routes'
import { probe } from '@suite/testing/probe/contract'
import { htmlProfilesClass } from './html-profiles.ts'
import { root } from '@suite/node/paths'

/** An app with a contract. */
export interface ContractApp {
	readonly contract: Contract
	/** Its path below the root. */
	readonly folder: string
	/** Whether it is packaged and released; the probe is not, and has routes for testing the host that are in no contract. */
	readonly isReleased: boolean
}

/** The apps of the repository, and the probe app, whose contract exercises every contract keyword on every host. */
export const contractApps: readonly ContractApp[] = [
	...contracts.map((contract) => ({ contract, folder: `apps/${contract.app}`, isReleased: true })),
	{ contract: probe, folder: 'shared/testing/apps/hostprobe', isReleased: false },
]

/**
 * Every file generated from the contract, by path below the root.
 *
 * @param contract - the app's routes
 * @param app - its path below the root
 */
export function contractFiles(contract: Contract, app = `apps/${contract.app}`): Record<string, string> {
	const version = /<version>([^<]+)</.exec(readFileSync(`${root}/${app}/appinfo/info.xml`, 'utf8'))?.[1] ?? '0.0.0'
	return {
		[`shared/api/generated/${contract.app}.ts`]: routeTable(contract),
		[`${app}/openapi.json`]: JSON.stringify(openapi(contract, version), null, '\t') + '\n',
		...contract.limits === undefined ? {} : { [`${app}/lib/Shared/Contract/Limits.php`]: limitsClass(contract) },
		[`${app}/lib/Shared/Contract/Routes.php`]: routesClass(contract),
		[`${app}/lib/Shared/Contract/Schemas.php`]: schemasClass(contract),
		[`${app}/lib/Shared/Contract/HtmlProfiles.php`]: htmlProfilesClass(`OCA\\${contract.namespace}`),
	}
}

/**
 * Writes the files for every app.
 *
 * @returns files of the repository that were outdated
 */
export function writeContracts(): string[] {
	const stale: string[] = []
	for (const { contract, folder } of contractApps) {
		for (const [path, text] of Object.entries(contractFiles(contract, folder))) {
			if (!existsSync(`${root}/${path}`) || readFileSync(`${root}/${path}`, 'utf8') !== text) {
				mkdirSync(dirname(`${root}/${path}`), { recursive: true })
				writeFileSync(`${root}/${path}`, text)
				if (path.endsWith('/openapi.json')) {
					stale.push(path)
				}
			}
		}
	}
	return stale
}
