// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createGroup, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, permission, type TeamFolder } from '@suite/fixtures/team-folders'
import { suiteHost, type SuiteHost } from '@suite/host/suite-host'
import { administrator, type Administrator } from '@suite/testing/administrator'
import type { Callers } from '@suite/testing/contract/caller'

/** A user with every kind of credentials. */
export interface Member {
	readonly user: string
	readonly session: SessionClient
	readonly basic: BasicClient
	readonly bearer: BearerClient
	readonly files: Files
}

/** A team folder and those who have a role in it. */
export interface Team {
	readonly folder: TeamFolder
	/** May do everything. */
	readonly manager: Member
	/** May read and change. */
	readonly editor: Member
	/** May read. */
	readonly viewer: Member
}

/** What the suites of Forms need from a host. */
export class People {
	readonly host: SuiteHost
	readonly anonymous: AnonymousClient
	/** The account that the host was created with. */
	readonly administrator: Administrator

	constructor(host: SuiteHost, administrator: Administrator) {
		this.host = host
		this.administrator = administrator
		this.anonymous = new AnonymousClient(host.url)
	}

	/** Creates an account in groups that exist. */
	async newPerson(groups: readonly string[] = []): Promise<Member> {
		const { url } = this.host
		const account = await createUser(this.administrator.session, { groups })
		const session = await SessionClient.login(url, account.user, account.password)
		const password = await createAppPassword(url, account)
		const basic = new BasicClient(url, account.user, password)
		return { user: account.user, session, basic, bearer: new BearerClient(url, password), files: new Files(session, account.user) }
	}

	/** Creates a team folder with one member for each role. */
	async newTeam(): Promise<Team> {
		const { session } = this.administrator
		const [managers, editors, viewers] = [await createGroup(session), await createGroup(session), await createGroup(session)]
		const folder = await createTeamFolder(session, { groups: {
			[managers]: permission.all, [editors]: permission.read + permission.update, [viewers]: permission.read,
		} })
		return {
			folder,
			manager: await this.newPerson([managers]), editor: await this.newPerson([editors]), viewer: await this.newPerson([viewers]),
		}
	}

	/** The callers of the generated checks. */
	callers(user: Member): Callers {
		const { administrator: admin, anonymous } = this
		return {
			anonymous, user: user.session, admin: admin.session,
			userWithoutToken: user.session.withoutRequestToken(), adminWithoutToken: admin.session.withoutRequestToken(),
			userBasic: user.basic, adminBasic: admin.basic, userBearer: user.bearer, adminBearer: admin.bearer,
		}
	}

	/** Switches the limits of Forms off, which every file has them but those that are about limits. */
	async withoutLimits(isOff = true): Promise<void> {
		await this.host.occ(['config:app:set', 'formsapp', 'own_limits', '--value', isOff ? 'off' : 'on'])
	}
}

/** Accounts for this test file alone, on the host that all files share, without limits. */
export async function people(): Promise<People> {
	const crew = new People(suiteHost(), await administrator())
	await crew.withoutLimits()
	return crew
}
