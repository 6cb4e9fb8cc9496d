// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contracts } from '@suite/api/contracts'
import { contractFiles } from './contracts.ts'
import { actionDrift, type Action } from './drift/actions.ts'
import { fileDrift } from './drift/files.ts'
import { root } from './paths.ts'
import { installPhpTools, php } from './php.ts'

await installPhpTools()
const found = contracts.flatMap((contract) => {
	const actions = JSON.parse(php('routes.php', `${root}/apps/${contract.app}/lib/Controller`)) as Record<string, Action>
	return [...actionDrift(contract, actions), ...fileDrift(contractFiles(contract), root)].map((difference) => `${contract.app}: ${difference}`)
})
found.forEach((difference) => console.error(difference))
if (found.length > 0) {
	process.exitCode = 1
}
