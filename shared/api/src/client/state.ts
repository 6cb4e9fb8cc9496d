// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { loadState } from '@nextcloud/initial-state'
import type { Contract } from '../contract/route.ts'
import type { StateOf } from '../contract/state.ts'

/** Reads the initial state the server put on the page: `readState('admin')`. */
export function createStateReader<C extends Contract>(app: C['app']) {
	return <N extends keyof C['states'] & string>(name: N): StateOf<C, N> => loadState(app, name)
}
