// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addToGroup, createAppPassword, createGroup, createUser, type Account } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, noRights, permission, setRule, type TeamFolder } from '@suite/fixtures/team-folders'
import { fromApps } from '@suite/node/from-apps'
import type { Host } from './host.ts'
import type { ShownPerson } from './options.ts'

/** Whom a demo host has: by what each may do in the team folder. */
export const roles = Object.freeze(['admin', 'editor', 'reader', 'denied', 'outsider'] as const)
export type Role = typeof roles[number]

/** A user of the demo. */
export interface Person extends Account {
	readonly appPassword: string
}

/** Everything that a demo host has in it. */
export interface Demo {
	readonly users: Readonly<Record<Role, Person>>
	readonly groups: Readonly<Record<'admins' | 'editors' | 'users', string>>
	readonly folder: TeamFolder
}

/** Groups of the demo, by what their members may do in the team folder. */
export type DemoGroups = Demo['groups']

/** What an app makes of a demo host: the export `demo` of `apps/<app>/demo.ts`. */
export interface AppDemo {
	/** The page where people land, from the host's base address. */
	readonly start: string
	/** Groups of the people; the app may give them rights of its own. */
	readonly groups: DemoGroups
	/** Name of the team folder. */
	readonly folder: string
	/** Makes the team folder, with rights for the groups. Where it is made already, this changes nothing. */
	setUp(host: Host, admin: Account): Promise<TeamFolder>
	/** Fills it, and keeps the person `denied` out of a part of it. */
	fill(host: Host, demo: Demo): Promise<void>
}

/** Changes with this module, so that no older content is taken for it. */
export const demoContent = `demo ${createHash('sha256').update(readFileSync(new URL(import.meta.url))).digest('hex')}`

/** Where no app names its own. */
const plain = { groups: { admins: 'team-admins', editors: 'team-editors', users: 'team-users' }, folder: 'Team' } as const

/** The login password of each. */
export type Passwords = Readonly<Record<Role, string>>

const members: Readonly<Record<Exclude<Role, 'admin'>, { displayName: string, groups: readonly (keyof DemoGroups)[] }>> = {
	editor: { displayName: 'Edda Editor', groups: ['editors', 'users'] },
	reader: { displayName: 'Rita Reader', groups: ['users'] },
	denied: { displayName: 'Dennis Denied', groups: ['users'] },
	outsider: { displayName: 'Otto Outsider', groups: [] },
}

const documents: Readonly<Record<string, string>> = {
	'Welcome.md': '# Welcome\n\nThis folder belongs to everyone: readers read, editors write, admins do both and decide who else may.\n',
	'Policies/Travel.md': '# Travel\n\nBook early, travel light, keep the receipts.\n',
	'Policies/Working from home.md': '# Working from home\n\nTell your team which days, and be reachable on them.\n',
	'Projects/Summer party/Plan.md': '# Summer party\n\n- [x] date\n- [ ] place\n- [ ] music\n',
	'Projects/Summer party/Budget.csv': 'item,amount\nplace,400\nmusic,250\nfood,900\n',
	'Rooms.csv': 'room,seats,floor\nLinden,12,1\nEiche,6,1\nBirke,4,2\n',
}

/** Typed by hand now and then: letters and digits only. */
export function newPasswords(): Passwords {
	return Object.fromEntries(roles.map((role) => [role, randomBytes(8).toString('hex')])) as Passwords
}

/** The people of the demo as a login page may offer them. */
export function shownPeople(passwords: Passwords): ShownPerson[] {
	return roles.map((role) =>
		({ user: role, password: passwords[role], name: role === 'admin' ? 'Administrator' : members[role].displayName }))
}

/** Those of the demo, before there is anything for them. */
export type DemoPeople = Pick<Demo, 'users' | 'groups'>

/** The demo of the first app that has one. */
export async function demoOf(apps: readonly { readonly id: string }[] = []): Promise<AppDemo | undefined> {
	const [first] = await fromApps<{ demo: AppDemo }>('demo.ts', apps.map(({ id }) => id))
	return first?.demo
}

/**
 * Fills a host that has nothing in it: groups and users with app passwords.
 *
 * @param demo - of the app that names the groups
 * @param passwords - of everyone but the administrator, who has one
 */
export async function makePeople(host: Host, demo?: AppDemo, passwords: Passwords = newPasswords()): Promise<DemoPeople> {
	const { groups } = demo ?? plain
	const { user, password } = host.administrator
	const admin = await SessionClient.login(host.url, user, password)
	for (const group of Object.values(groups)) {
		await createGroup(admin, group)
	}
	await addToGroup(admin, user, groups.admins)
	await addToGroup(admin, user, groups.users)
	const accounts: [Role, Account][] = [['admin', { user, password }]]
	// one after the other: with the first user the host makes its address book, and two at once do not agree about that
	for (const [role, member] of Object.entries(members) as [keyof typeof members, (typeof members)['editor']][]) {
		accounts.push([role, await createUser(admin, {
			user: role, password: passwords[role], displayName: member.displayName, groups: member.groups.map((group) => groups[group]),
		})])
	}
	const people = accounts.map(async ([role, account]) =>
		[role, { ...account, appPassword: await createAppPassword(host.url, account) }] as const)
	return { users: Object.fromEntries(await Promise.all(people)) as Record<Role, Person>, groups }
}

/**
 * Makes a team folder with files, rights of the groups and a rule that keeps one person out.
 *
 * @param demo - of the app that names it
 */
export async function makeFolder(host: Host, { users, groups }: DemoPeople, demo?: AppDemo): Promise<Demo> {
	const { user, password, appPassword } = users.admin
	const folder = await createTeamFolder(await SessionClient.login(host.url, user, password), {
		name: (demo ?? plain).folder,
		groups: {
			[groups.admins]: permission.all,
			[groups.editors]: permission.read + permission.update + permission.create + permission.delete,
			[groups.users]: permission.read,
		},
	})
	const files = new Files(new BasicClient(host.url, user, appPassword), user)
	for (const [path, content] of Object.entries(documents)) {
		await files.put(`${folder.name}/${path}`, content)
	}
	await setRule(host, folder, { path: '', user: users.denied.user, permissions: noRights })
	return { users, groups, folder }
}

/** Has an app make its team folder and what is in it. */
export async function makeContent(host: Host, { users, groups }: DemoPeople, demo: AppDemo): Promise<Demo> {
	const made = { users, groups, folder: await demo.setUp(host, users.admin) }
	await demo.fill(host, made)
	return made
}
