// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword } from '@suite/fixtures/accounts'
import { BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { shared } from './shared.ts'
import { suiteHost } from '@suite/host/suite-host'

/** The account that the host was created with, with every means of authentication. */
export interface Administrator {
	readonly user: string
	readonly session: SessionClient
	readonly basic: BasicClient
	readonly bearer: BearerClient
}

/**
 * The administrator, on a host without rate limits; shared by all test files of a job. Its session is renewed now and
 * then, because the host asks for the password again after half an hour.
 */
export const administrator = shared(async (): Promise<Administrator> => {
	const { url, administrator: account, occ } = suiteHost()
	await occ(['config:system:set', 'ratelimit.protection.enabled', '--type', 'bool', '--value', 'false'])
	const session = await SessionClient.login(url, account.user, account.password)
	const password = await createAppPassword(url, account)
	return { user: account.user, session, basic: new BasicClient(url, account.user, password), bearer: new BearerClient(url, password) }
}, 15)
