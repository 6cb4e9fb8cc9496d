// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { keepOutput } from '@suite/node/logs'
import { runScript } from '@suite/node/process'

/**
 * Makes everything that follows from the contract and from `shared/php`.
 *
 * @throws StepFailed
 */
export async function makeGenerated(): Promise<void> {
	keepOutput('generate', await runScript('shared/tools/src/generate.ts'), 'npm run generate failed')
}
