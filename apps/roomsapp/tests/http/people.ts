// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { suiteHost, type SuiteHost } from '@suite/host/suite-host'
import { administrator, type Administrator } from '@suite/testing/administrator'
import type { Callers } from '@suite/testing/contract/caller'
import type { TokenScope } from '@suite/schema/rooms/token'
import { newToken, tokenCaller } from './publicApi.ts'
import { newRoom } from './rooms.ts'

/** Accounts of one test file. `admin` administers the host; what the others may do in a room is for the test to set. */
export const roles = Object.freeze(['stranger', 'viewer', 'booker', 'manager', 'groupManager', 'admin'] as const)
export type Role = typeof roles[number]

/** A user with every kind of credentials. */
export interface Member {
	readonly user: string
	readonly session: SessionClient
	readonly basic: BasicClient
	readonly bearer: BearerClient
}

/** What the suites of Rooms need from a host. */
export class People {
	readonly host: SuiteHost
	readonly anonymous: AnonymousClient
	/** The account that the host was created with. */
	readonly administrator: Administrator
	private readonly members = new Map<Role, Promise<Member>>()

	constructor(host: SuiteHost, administrator: Administrator) {
		this.host = host
		this.administrator = administrator
		this.anonymous = new AnonymousClient(host.url)
	}

	/** This test file's own account for the role, created on first use. */
	as(role: Role): Promise<Member> {
		const known = this.members.get(role) ?? this.newPerson(role === 'admin' ? ['admin'] : [])
		this.members.set(role, known)
		return known
	}

	/** Creates an account in groups that exist. */
	async newPerson(groups: readonly string[] = []): Promise<Member> {
		const { url } = this.host
		const account = await createUser(this.administrator.session, { groups })
		const session = await SessionClient.login(url, account.user, account.password)
		const password = await createAppPassword(url, account)
		return { user: account.user, session, basic: new BasicClient(url, account.user, password), bearer: new BearerClient(url, password) }
	}

	/** The callers of the generated checks: the user has to be made a manager of what the examples name. */
	async callers(): Promise<Callers> {
		const token = async (scope: TokenScope) => (await newToken(this.administrator.session, { scope })).token
		const [user, stranger, admin] = [await this.as('manager'), await this.as('stranger'), this.administrator]
		return {
			anonymous: this.anonymous, user: user.session, admin: admin.session,
			userWithoutToken: user.session.withoutRequestToken(), adminWithoutToken: admin.session.withoutRequestToken(),
			userBasic: user.basic, adminBasic: admin.basic, userBearer: user.bearer, adminBearer: admin.bearer,
			tokens: { read: await token('read'), book: await token('book'), admin: await token('admin') },
			strangers: { manager: stranger.session, 'token-room': await this.elsewhere() },
		}
	}

	/** A caller of the public API who may use a room that no test has. */
	private async elsewhere(): Promise<BearerClient> {
		const { session: admin } = this.administrator
		return tokenCaller(admin, { scope: 'admin', roomIds: [(await newRoom(admin)).id] })
	}
}

/** Accounts for this test file alone, on the host that all files share. */
export async function people(): Promise<People> {
	return new People(suiteHost(), await administrator())
}
