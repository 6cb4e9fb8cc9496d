// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fromApps } from '@suite/node/from-apps'
import type { SessionClient } from '../fixtures/client.ts'

/** What an app does so that it no longer interrupts a person: the export `leaveAlone` of its `tests/e2e/leave-alone.ts`. */
export type LeaveAlone = (client: SessionClient) => Promise<void>

/** No app comes in between what this person does. */
export async function undisturbed(client: SessionClient): Promise<void> {
	for (const { leaveAlone } of await fromApps<{ leaveAlone: LeaveAlone }>('tests/e2e/leave-alone.ts')) {
		await leaveAlone(client)
	}
}
