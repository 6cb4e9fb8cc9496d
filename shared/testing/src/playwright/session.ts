// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContext } from '@playwright/test'
import type { SessionClient } from '../fixtures/client.ts'

/** Lets a browser go on with a session. */
export async function takeSession(context: BrowserContext, client: SessionClient): Promise<void> {
	await context.addCookies(client.cookies.pairs.map((cookie) => ({ ...cookie, url: client.url })))
}
