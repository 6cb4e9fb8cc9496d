// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OccOptions, OccResult } from '@suite/host/host'
import { administrator } from '@suite/testing/administrator'
import type { Callers } from '@suite/testing/contract/caller'
import { createAppPassword, createGroup, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'

/** A user who has never seen the tour. */
export interface Newcomer {
	readonly user: string
	readonly session: SessionClient
	readonly basic: BasicClient
}

/** What the Onboarding app's suites need from a host. */
export interface People {
	readonly callers: Callers
	readonly admin: SessionClient
	readonly user: SessionClient
	readonly anonymous: AnonymousClient
	newPerson(wished?: { language?: string, groups?: readonly string[] }): Promise<Newcomer>
	occ(args: readonly string[], options?: OccOptions): Promise<OccResult>
}

/** Accounts for this test file alone, beside the administrator that all files share. */
export async function people(): Promise<People> {
	const { url, occ } = suiteHost()
	const { session: admin, basic: adminBasic, bearer: adminBearer } = await administrator()
	const made = new Set<string>()

	async function newPerson({ language, groups = [] }: { language?: string, groups?: readonly string[] } = {}): Promise<Newcomer> {
		for (const group of groups) {
			if (!made.has(group)) {
				await createGroup(admin, group).catch(() => admin.expect('GET', `/ocs/v2.php/cloud/groups/${group}`, {
					headers: { 'OCS-APIRequest': 'true' },
				}))
				made.add(group)
			}
		}
		const account = await createUser(admin, { groups })
		if (language !== undefined) {
			// the personal settings form offers fewer languages than an account may use
			await occ(['user:setting', account.user, 'core', 'lang', language])
		}
		const session = await SessionClient.login(url, account.user, account.password)
		return { user: account.user, session, basic: new BasicClient(url, account.user, await createAppPassword(url, account)) }
	}

	const account = await createUser(admin)
	const user = await SessionClient.login(url, account.user, account.password)
	const userPassword = await createAppPassword(url, account)
	const anonymous = new AnonymousClient(url)
	return {
		callers: {
			anonymous, user, admin,
			userWithoutToken: user.withoutRequestToken(),
			adminWithoutToken: admin.withoutRequestToken(),
			userBasic: new BasicClient(url, account.user, userPassword),
			adminBasic,
			userBearer: new BearerClient(url, userPassword),
			adminBearer,
		},
		admin, user, anonymous, newPerson, occ,
	}
}
