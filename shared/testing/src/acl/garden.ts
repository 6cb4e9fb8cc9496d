// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'
import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient, type Client } from '@suite/fixtures/client'
import { people, type Wood } from './trees.ts'

/** What a host reports about one tree to one user. */
export type Answer = Readonly<Record<string, unknown>>

/** Trees that exist on a host. */
interface Grown {
	readonly id: number
	readonly name: string
	/** File ids by path; the empty path is the folder itself. */
	readonly nodes: Readonly<Record<string, number>>
}

/** One host on which trees are built and users are queried. It has the app hostprobe. */
export class Garden {
	readonly kind: Host['kind']
	private readonly builder: Client
	private readonly clients: ReadonlyMap<string, Client>

	private constructor(host: Host, builder: Client, clients: ReadonlyMap<string, Client>) {
		this.kind = host.kind
		this.builder = builder
		this.clients = clients
	}

	/** Creates the users. */
	static async open(host: Host): Promise<Garden> {
		if (host.kind === 'server') {
			// it would notify itself of every new member over HTTP, and wait for a response that it cannot give
			await host.occ(['app:disable', 'circles'])
		}
		const { user, password } = host.administrator
		const admin = await SessionClient.login(host.url, user, password)
		const clients = new Map<string, Client>()
		for (const name of people) {
			const account = await createUser(admin, { user: name })
			clients.set(name, new BasicClient(host.url, name, await createAppPassword(host.url, account)))
		}
		const builder = new BasicClient(host.url, user, await createAppPassword(host.url, { user, password }))
		return new Garden(host, builder, clients)
	}

	/**
	 * Builds trees, queries every user about them, and removes them. Users query for themselves; the builder queries for the others named.
	 */
	async answers(wood: Wood, byOther: readonly string[]): Promise<Map<string, Answer[]>> {
		const folders = wood.trees.map(({ name, closed, groups, nodes }) => ({ name, closed, groups, nodes }))
		const ids = await this.build('', { members: wood.members, folders }) as number[]
		const nodes =
			await this.build('/nodes', { folders: folders.map(({ nodes }, index) => ({ id: ids[index], nodes })) }) as Grown['nodes'][]
		const grown: Grown[] = wood.trees.map(({ name }, index) => ({ id: ids[index] ?? 0, name, nodes: nodes[index] ?? {} }))
		await this.build('/rules', {
			folders: grown.map((one, index) => ({ ...one, rules: wood.trees[index]?.rules, managers: wood.trees[index]?.managers })),
			perMapping: wood.perMapping,
		})
		const answers = new Map<string, Answer[]>()
		for (const [name, client] of this.clients) {
			// a server finds a user's new folders by id only after a request that has seen them by name
			await call(client, '/answers', { folders: [] })
			answers.set(name, await call(client, '/answers', { folders: grown }) as Answer[])
		}
		for (const name of byOther) {
			answers.set(
				`${name}, asked for by the administrator`,
				await call(this.builder, '/answers', { folders: grown, user: name }) as Answer[],
			)
		}
		const left = await this.build('/removal', { ids }) as number[]
		if (left.length > 0) {
			throw new Error(`The ${this.kind} host did not remove team folders ${left.join(', ')}.`)
		}
		return answers
	}

	private build(path: string, body: unknown): Promise<unknown> {
		return call(this.builder, path, body)
	}
}

async function call(client: Client, path: string, body: unknown): Promise<unknown> {
	return (await client.expect('POST', `/index.php/apps/hostprobe/team-folders${path}`, { body })).json
}
