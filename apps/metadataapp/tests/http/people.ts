// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createGroup, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, noRights, permission, setRule, type TeamFolder } from '@suite/fixtures/team-folders'
import { suiteHost, type SuiteHost } from '@suite/host/suite-host'
import { administrator, type Administrator } from '@suite/testing/administrator'
import type { Callers } from '@suite/testing/contract/caller'
import { call } from './metadata.ts'

/** A user with every kind of credentials. */
export interface Member {
	readonly user: string
	readonly name: string
	readonly session: SessionClient
	readonly basic: BasicClient
	readonly bearer: BearerClient
	readonly files: Files
}

/** Accounts of one test file, on first use. `manager` may assign fields to the team folder and only read its files. */
export type Role = 'writer' | 'reader' | 'manager' | 'denied' | 'outsider'

/** A team folder of one test file, with an account for each role. */
export class Team {
	readonly folder: TeamFolder
	private readonly people: People
	private readonly groups: Readonly<Record<'writers' | 'readers', string>>
	private readonly members = new Map<Role, Promise<Member>>()

	constructor(people: People, folder: TeamFolder, groups: Readonly<Record<'writers' | 'readers', string>>) {
		this.people = people
		this.folder = folder
		this.groups = groups
	}

	as(role: Role): Promise<Member> {
		const known = this.members.get(role) ?? this.made(role)
		this.members.set(role, known)
		return known
	}

	/** Another team folder that the same people have. */
	async another(name?: string): Promise<TeamFolder> {
		return createTeamFolder(this.people.administrator.session, {
			...(name === undefined ? {} : { name }),
			groups: { [this.groups.writers]: permission.all, [this.groups.readers]: permission.read },
		})
	}

	/** Hides what is at a path of the folder from a member. */
	async hide(path: string, role: Role): Promise<void> {
		await setRule(this.people.host, this.folder, { path, user: (await this.as(role)).user, permissions: noRights })
	}

	private async made(role: Role): Promise<Member> {
		const { writers, readers } = this.groups
		const groups = { writer: [writers], denied: [writers], reader: [readers], manager: [readers], outsider: [] }[role]
		const member = await this.people.newPerson(groups)
		if (role === 'manager') {
			await this.people.grant(member, this.folder)
		}
		return member
	}
}

/** What the suites of Metadata need from a host. */
export class People {
	readonly host: SuiteHost
	readonly anonymous: AnonymousClient
	/** The account that the host was created with: no member of the team folders of tests. */
	readonly administrator: Administrator

	constructor(host: SuiteHost, administrator: Administrator) {
		this.host = host
		this.administrator = administrator
		this.anonymous = new AnonymousClient(host.url)
	}

	/** Creates an account in groups that exist. */
	async newPerson(groups: readonly string[] = [], name = ''): Promise<Member> {
		const { url } = this.host
		const account = await createUser(this.administrator.session, { groups, displayName: name })
		const session = await SessionClient.login(url, account.user, account.password)
		const password = await createAppPassword(url, account)
		const basic = new BasicClient(url, account.user, password)
		return {
			user: account.user, name: name === '' ? account.user : name, session, basic, bearer: new BearerClient(url, password),
			files: new Files(session, account.user),
		}
	}

	/** Creates a team folder that rules may be set in. */
	async newTeam(name?: string): Promise<Team> {
		const { session } = this.administrator
		const groups = { writers: await createGroup(session), readers: await createGroup(session) }
		const folder = await createTeamFolder(session, {
			...(name === undefined ? {} : { name }),
			groups: { [groups.writers]: permission.all, [groups.readers]: permission.read },
		})
		return new Team(this, folder, groups)
	}

	/** Lets an account manage the fields of a team folder. Returns the id of the grant. */
	async grant({ user }: Member, folder: TeamFolder): Promise<number> {
		const reply = await call(this.administrator.session, 'POST', '/api/permissions/user', {
			body: { user_id: user, permission: 'manage-fields', groupfolder_id: folder.id },
		})
		return (reply.json as { id: number }).id
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
}

/** Accounts for this test file alone, on the host that all files share. */
export async function people(): Promise<People> {
	return new People(suiteHost(), await administrator())
}
