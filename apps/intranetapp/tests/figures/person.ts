// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, type SessionClient } from '@suite/fixtures/client'

/** An account whose requests cost no login. */
export interface Person {
	readonly user: string
	readonly client: BasicClient
}

/** A new account in these groups, with an app password. */
export async function person(url: string, admin: SessionClient, groups: readonly string[]): Promise<Person> {
	const account = await createUser(admin, { groups })
	return { user: account.user, client: new BasicClient(url, account.user, await createAppPassword(url, account)) }
}
