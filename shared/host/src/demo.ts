// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addToGroup, createAppPassword, createGroup, createUser, setEmail, type Account } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, noRights, permission, setRule, type TeamFolder } from '@suite/fixtures/team-folders'
import { fromApps } from '@suite/node/from-apps'
import type { Host } from './host.ts'
import type { ShownPerson } from './options.ts'

/** The users of a demo host, by their permissions in the team folder. */
export const roles = Object.freeze(['admin', 'editor', 'reader', 'denied', 'outsider'] as const)
export type Role = typeof roles[number]

/** A user of the demo. */
export interface Person extends Account {
	readonly appPassword: string
}

/** The contents of a demo host. */
export interface Demo {
	readonly users: Readonly<Record<Role, Person>>
	readonly groups: Readonly<Record<'admins' | 'editors' | 'users', string>>
	readonly folder: TeamFolder
}

/** Groups of the demo, by their members' permissions in the team folder. */
export type DemoGroups = Demo['groups']

/** An app's contribution to a demo host: the export `demo` of `apps/<app>/demo.ts`. */
export interface AppDemo {
	/** The landing page, relative to the host's base address. */
	readonly start: string
	/** Groups of the users; the app may give them permissions of its own. */
	readonly groups: DemoGroups
	/** Name of the team folder. */
	readonly folder: string
	/** Creates the team folder, with permissions for the groups. Does nothing if it already exists. */
	setUp(host: Host, admin: Account): Promise<TeamFolder>
	/** Fills it, and denies the user `denied` access to a part of it. */
	fill(host: Host, demo: Demo): Promise<void>
}

/** What an app adds to a demo host beside the team folder: the export `extras` of `apps/<app>/demo.ts`. */
export interface DemoExtras {
	fill(host: Host, people: DemoPeople): Promise<void>
	/** A line for those who start the host, about how to reach what was added. */
	hint(url: string): string
}

/** Changes with this module, so that no outdated content is reused. */
export const demoContent = `demo ${createHash('sha256').update(readFileSync(new URL(import.meta.url))).digest('hex')}`

/** Used when no app names its own. */
const plain = { groups: { admins: 'team-admins', editors: 'team-editors', users: 'team-users' }, folder: 'Team' } as const

/** The login password of each user. */
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
	'Floors.csv': 'room,seats,floor\nLinden,12,1\nEiche,6,1\nBirke,4,2\n',
}

/** Sometimes typed by hand: letters and digits only. */
export function newPasswords(): Passwords {
	return Object.fromEntries(roles.map((role) => [role, randomBytes(8).toString('hex')])) as Passwords
}

/** Of a domain that no mail reaches. Without an address, calendar programs cannot say who organizes an event. */
const addressOf = (role: Role): string => `${role}@example.com`

/** The demo users as a login page may offer them. */
export function shownPeople(passwords: Passwords): ShownPerson[] {
	return roles.map((role) =>
		({ user: role, password: passwords[role], name: role === 'admin' ? 'Administrator' : members[role].displayName }))
}

/** The users and groups of the demo, before there is any content. */
export type DemoPeople = Pick<Demo, 'users' | 'groups'>

/** The demo of the first app that provides one. */
export async function demoOf(apps: readonly { readonly id: string }[] = []): Promise<AppDemo | undefined> {
	return (await fromApps<{ demo?: AppDemo }>('demo.ts', apps.map(({ id }) => id))).find(({ demo }) => demo !== undefined)?.demo
}

/** What the apps add to a demo. */
export async function extrasOf(apps: readonly { readonly id: string }[] = []): Promise<DemoExtras[]> {
	return (await fromApps<{ extras?: DemoExtras }>('demo.ts', apps.map(({ id }) => id))).flatMap(({ extras }) => extras ?? [])
}

/**
 * Fills an empty host: groups and users with app passwords.
 *
 * @param demo - demo of the app that names the groups
 * @param passwords - of everyone except the administrator, who already has one
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
	await setEmail(admin, user, addressOf('admin'))
	const accounts: [Role, Account][] = [['admin', { user, password }]]
	// sequentially: creating the first user also creates the host's address book, and two concurrent attempts conflict
	for (const [role, member] of Object.entries(members) as [keyof typeof members, (typeof members)['editor']][]) {
		accounts.push([role, await createUser(admin, {
			user: role,
			password: passwords[role],
			displayName: member.displayName,
			email: addressOf(role),
			groups: member.groups.map((group) => groups[group]),
		})])
	}
	const people = accounts.map(async ([role, account]) =>
		[role, { ...account, appPassword: await createAppPassword(host.url, account) }] as const)
	return { users: Object.fromEntries(await Promise.all(people)) as Record<Role, Person>, groups }
}

/**
 * Creates a team folder with files, group permissions and a rule that denies one user access.
 *
 * @param demo - demo of the app that names it
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

/** Lets an app create its team folder and its contents. */
export async function makeContent(host: Host, { users, groups }: DemoPeople, demo: AppDemo): Promise<Demo> {
	const made = { users, groups, folder: await demo.setUp(host, users.admin) }
	await demo.fill(host, made)
	return made
}
