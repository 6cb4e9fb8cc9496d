// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contractApps, contractFiles } from './contracts.ts'
import type { Action } from './drift/action.ts'
import { actionDrift, ofContract } from './drift/actions.ts'
import { fileDrift } from './drift/files.ts'
import { nameDrift } from './drift/names.ts'
import { root } from '@suite/node/paths'
import { installPhpTools, php } from './php.ts'

await installPhpTools()
const found = contractApps.flatMap(({ contract, folder, isReleased }) => {
	const actions = JSON.parse(php('routes.php', `${root}/${folder}/lib/Controller`)) as Record<string, Action>
	const held = isReleased ? actions : ofContract(contract, actions)
	return [
		...actionDrift(contract, held),
		// the probe's resources are contract keywords, several per controller
		...(isReleased ? nameDrift(contract) : []),
		...fileDrift(contractFiles(contract, folder), root),
	].map((difference) => `${contract.app}: ${difference}`)
})
found.forEach((difference) => console.error(difference))
if (found.length > 0) {
	process.exitCode = 1
}
