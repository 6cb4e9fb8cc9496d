// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { LeaveAlone } from '@suite/fixtures/playwright/undisturbed'

/** Skips the tour for an account, so that it does not appear. */
export const leaveAlone: LeaveAlone = async (client) => {
	await client.expect('POST', '/index.php/apps/wizardapp/api/wizard/skip', { body: {} })
}
