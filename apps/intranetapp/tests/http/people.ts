// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OccOptions, OccResult } from '@suite/host/host'
import { administrator, type Administrator } from '@suite/testing/administrator'
import type { Callers } from '@suite/testing/contract/caller'
import { createAppPassword, createUser, type Account } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { setRule, type Rule, type TeamFolder } from '@suite/fixtures/team-folders'
import { shared } from '@suite/testing/shared'
import { suiteHost, type SuiteHost } from '@suite/host/suite-host'

/**
 * The roles the suites need. `admin` is in the site's admin group but is no administrator of the host; `hostAdmin` is one
 * but is no member of the site; `denied` is a reader whom a test may deny something by a rule.
 */
export const roles = Object.freeze(['outsider', 'reader', 'denied', 'editor', 'admin', 'hostAdmin'] as const)
export type Role = typeof roles[number]

/** A user with every kind of credentials. */
export interface Member {
	readonly user: string
	readonly session: SessionClient
	readonly basic: BasicClient
	readonly bearer: BearerClient
	/** The user's files over WebDAV; the site is the folder `site.name` there. */
	readonly files: Files
}

/** What `occ intranetapp:setup` reports. */
export interface Site extends TeamFolder {
	readonly groups: Readonly<Record<'users' | 'editors' | 'admins', string>>
	readonly languages: readonly string[]
}

const membership = {
	outsider: [], reader: ['users'], denied: ['users'], editor: ['editors', 'users'], admin: ['admins'], hostAdmin: [],
} as const satisfies Record<Role, readonly (keyof Site['groups'])[]>

/** What the Intranet suites need from a host. */
export class People {
	readonly host: SuiteHost
	readonly site: Site
	readonly anonymous: AnonymousClient
	/** The host's initial administrator; whether this account is a member of the site depends on the host. */
	readonly administrator: SessionClient
	private readonly hostAccount: Administrator
	private readonly members = new Map<Role, Promise<Member>>()

	constructor(host: SuiteHost, site: Site, hostAccount: Administrator) {
		this.host = host
		this.site = site
		this.hostAccount = hostAccount
		this.administrator = hostAccount.session
		this.anonymous = new AnonymousClient(host.url)
	}

	/** This test file's own member with the role, created on first use. */
	as(role: Role): Promise<Member> {
		const known = this.members.get(role) ?? this.newPerson({
			groups: [...membership[role].map((group) => this.site.groups[group]), ...(role === 'hostAdmin' ? ['admin'] : [])],
		})
		this.members.set(role, known)
		return known
	}

	/** Creates a new user. Groups are ids of existing groups. */
	async newPerson(wished: { language?: string, groups?: readonly string[], displayName?: string } = {}): Promise<Member> {
		const { language, ...rest } = wished
		const account = await createUser(this.administrator, rest)
		if (language !== undefined) {
			// the personal settings form offers fewer languages than an account may use
			await this.occ(['user:setting', account.user, 'core', 'lang', language])
		}
		return this.opened(account)
	}

	/** The callers the generated contract checks need: examples must succeed, so the user is one who may do everything. */
	async callers(): Promise<Callers> {
		const [user, admin, reader] = [await this.as('admin'), this.hostAccount, await this.as('reader')]
		return {
			anonymous: this.anonymous, user: user.session, admin: admin.session,
			userWithoutToken: user.session.withoutRequestToken(), adminWithoutToken: admin.session.withoutRequestToken(),
			userBasic: user.basic, adminBasic: admin.basic, userBearer: user.bearer, adminBearer: admin.bearer, reader: reader.session,
		}
	}

	/** Sets a rule on a path below the team folder for a role, a user or a group; an empty list of permissions removes it. */
	async rule(path: string, whom: { role: Role } | { user: string } | { group: string }, permissions: Rule['permissions']): Promise<void> {
		const target = 'role' in whom ? { user: (await this.as(whom.role)).user } : whom
		await setRule(this.host, this.site, { path, ...target, permissions })
	}

	occ(args: readonly string[], options?: OccOptions): Promise<OccResult> {
		return this.host.occ(args, options)
	}

	private async opened(account: Account): Promise<Member> {
		const { url } = this.host
		const session = await SessionClient.login(url, account.user, account.password)
		const password = await createAppPassword(url, account)
		const basic = new BasicClient(url, account.user, password)
		return { user: account.user, session, basic, bearer: new BearerClient(url, password), files: new Files(session, account.user) }
	}
}

/** The site, set up if necessary; all test files of a job share it. A file that changes it restores it. */
const site = shared(async (): Promise<Site> => {
	const { stdout } = await suiteHost().occ(['intranetapp:setup', '--output', 'json'])
	const { folder, groups, languages } = JSON.parse(stdout) as { folder: TeamFolder, groups: Site['groups'], languages: string[] }
	return { ...folder, groups, languages }
})

/** Members for this test file alone, on the host and site that all files share. */
export async function people(): Promise<People> {
	const hostAccount = await administrator()
	return new People(suiteHost(), await site(), hostAccount)
}
