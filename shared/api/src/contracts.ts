// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Contract } from './contract/route.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The contracts of all existing apps: what `contract.ts` in each folder exports. */
export const contracts: readonly Contract[] = await Promise.all(
	readdirSync(here).filter((folder) => existsSync(`${here}${folder}/contract.ts`)).sort().map(contractIn),
)

async function contractIn(folder: string): Promise<Contract> {
	const [contract, ...others] = Object.values(await import(`./${folder}/contract.ts`) as Record<string, Contract>)
	if (contract === undefined || others.length > 0) {
		throw new Error(`shared/api/src/${folder}/contract.ts must export a contract and nothing else.`)
	}
	return contract
}
