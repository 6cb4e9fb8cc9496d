// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'
import type { Page, PageSummary } from '@suite/schema/intranet/page'
import type { Tree, TreeNode } from '@suite/schema/intranet/structure'
import type { AccessOptions, AccessResult } from '@suite/testing/access'
import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient, type Client } from '@suite/fixtures/client'
import { dav, davPath } from '@suite/fixtures/dav'
import { Random } from '@suite/testing/random'
import { fileOf, growPages, readerGroups, readers, type PageTree } from './pages.ts'

/** Trees built and queried at a time. */
const perWood = 25
/** People who are queried for each batch of trees. */
const perRound = 3
/** Pages per person that are also requested by their address. */
const opened = 12
/** Pages per person that are also checked over WebDAV. */
const verified = 12
/** The run stops after this many failures, which is enough to look at. */
const shown = 5
const rights = Object.freeze([1, 3, 7, 15, 17, 19, 23, 31, 31])
const language = 'en'

/** What a person may do with a page. */
interface Allowed {
	readonly file: number
	readonly folder: number
}

/**
 * Builds random page trees with random rules, and compares for every person what the Intranet reports for each page, in
 * the list, in the tree and at its address, with what the host's nodes and WebDAV report for its file and its folder.
 */
export async function access(host: Host, { trees, seed, onProgress }: AccessOptions): Promise<AccessResult> {
	const random = new Random(seed)
	const site = await Site.open(host)
	const result = { trees: 0, rules: 0, shownAgain: 0, answers: 0, failures: [] as string[] }
	while (result.trees < trees && result.failures.length < shown) {
		const top = `${language}/pages-${seed}-${result.trees}`
		const groups = await site.regroup(random)
		const wood = Array.from({ length: Math.min(perWood, trees - result.trees) }, (_, index) =>
			growPages(random, `${top}/${index}`, index % 5 === 0, groups))
		await site.plant(top, wood, random.chance(0.3))
		const asked = shuffled(random, readers).slice(0, perRound)
		for (const name of asked) {
			const { failures, answers, shownAgain } = await site.compare(name, wood, random)
			result.answers += answers
			result.shownAgain += shownAgain
			result.failures.push(...failures.slice(0, shown))
		}
		await site.remove(top)
		result.trees += wood.length
		result.rules += wood.reduce((sum, { rules }) => sum + rules.length, 0)
		onProgress(summaryOf(result))
	}
	return { summary: summaryOf(result), failures: result.failures.slice(0, shown) }
}

interface Counted {
	readonly trees: number
	readonly rules: number
	/** Pages below a hidden one that a person still sees. */
	readonly shownAgain: number
	/** Answers compared: one for each page and person. */
	readonly answers: number
	readonly failures: readonly string[]
}

const summaryOf = ({ trees, rules, answers, shownAgain, failures }: Counted): string => [
	`${trees} trees`, `${rules} rules`, `${answers} answers compared`, `${shownAgain} pages shown again below hidden ones`,
	`${failures.length} failures`,
].join(', ')

/** The site of one host, with its people. The host has the apps intranetapp and hostprobe. */
class Site {
	private readonly folder: { readonly id: number, readonly name: string }
	private readonly groups: readonly string[]
	private readonly builder: { readonly user: string, readonly client: Client, readonly session: SessionClient }
	private readonly people: ReadonlyMap<string, Client>

	private constructor(
		folder: { id: number, name: string },
		groups: readonly string[],
		builder: { user: string, client: Client, session: SessionClient },
		people: ReadonlyMap<string, Client>,
	) {
		this.folder = folder
		this.groups = groups
		this.builder = builder
		this.people = people
	}

	static async open(host: Host): Promise<Site> {
		if (host.kind === 'server') {
			// the server would notify itself of every new member over HTTP and wait for an answer that it cannot give
			await host.occ(['app:disable', 'circles'])
		}
		await host.occ(['config:system:set', 'ratelimit.protection.enabled', '--type', 'bool', '--value', 'false'])
		const { user, password } = host.administrator
		const { stdout } = await host.occ(['intranetapp:setup', '--admin', user, '--output', 'json'])
		const { folder, groups } =
			JSON.parse(stdout) as { folder: { id: number, name: string }, groups: Record<'users' | 'editors', string> }
		const session = await SessionClient.login(host.url, user, password)
		const people = new Map<string, Client>()
		for (const name of readers) {
			const account = await createUser(session, { user: name })
			people.set(name, new BasicClient(host.url, name, await createAppPassword(host.url, account)))
		}
		const client = new BasicClient(host.url, user, await createAppPassword(host.url, { user, password }))
		const site = new Site(folder, [groups.users, groups.editors, ...readerGroups], { user, client, session }, people)
		await site.probe('', { members: Object.fromEntries(readerGroups.map((group) => [group, []])), folders: [] })
		for (const group of readerGroups) {
			await site.team('/groups', { group })
		}
		return site
	}

	/** Assigns people to other groups and gives the groups other rights. Returns the groups. */
	async regroup(random: Random): Promise<readonly string[]> {
		await this.probe('', { members: Object.fromEntries(this.groups.map((group) => [group, random.some(readers, 0.3)])), folders: [] })
		for (const group of readerGroups) {
			await this.team(`/groups/${group}`, { permissions: random.pick(rights) })
		}
		return this.groups
	}

	/** Creates the pages without a user, sets the rules, and updates the index. */
	async plant(top: string, wood: readonly PageTree[], perMapping: boolean): Promise<void> {
		const contents = Object.fromEntries(
			wood.flatMap(({ pages }) => Object.entries(pages).map(([folder, page]) => [fileOf(folder), JSON.stringify(page)])),
		)
		const nodes = [top, ...wood.flatMap(({ folders, pages }) => folders.flatMap((folder) => [
			folder,
			...(pages[folder] === undefined ? [] : [fileOf(folder)]),
		]))]
		const [ids] = await this.probe('/nodes', { folders: [{ id: this.folder.id, nodes, contents }] }) as [Record<string, number>]
		await this.probe('/rules', {
			folders: [{ id: this.folder.id, rules: wood.flatMap(({ rules }) => rules), nodes: ids, managers: [] }],
			perMapping,
		})
		await this.builder.session.expect('POST', '/index.php/apps/intranetapp/api/setup/reindex', { body: {} })
	}

	async remove(top: string): Promise<void> {
		await dav(this.builder.client, 'DELETE', `/files/${this.builder.user}/${davPath(`${this.folder.name}/${top}`)}`)
	}

	/** Compares what the Intranet reports to one person with the host's own files. */
	async compare(
		name: string,
		wood: readonly PageTree[],
		random: Random,
	): Promise<{ failures: string[], answers: number, shownAgain: number }> {
		const client = this.people.get(name)
		if (client === undefined) {
			throw new Error(`There is no ${name}`)
		}
		const failures: string[] = []
		const ask = async <Answer>(path: string) => (await client.expect('GET', `/index.php/apps/intranetapp${path}`)).json as Answer
		const listed = new Map((await ask<PageSummary[]>('/api/pages')).map((page) => [page.path, page]))
		const inTree = new Set(flat((await ask<Tree>(`/api/pages/tree?language=${language}`)).tree)
			.filter(({ isPlaceholder }) => isPlaceholder !== true)
			.map(({ path }) => path))
		let answers = 0
		let shownAgain = 0
		const truth = await this.allowed(client, wood.flatMap(({ folders }) => folders))
		failures.push(...await this.verified(client, name, random, truth))
		for (const tree of wood) {
			for (const [folder, { status }] of Object.entries(tree.pages)) {
				const { file, folder: bits } = truth.get(folder) ?? { file: 0, folder: 0 }
				const isSeen = (file & (status === 'draft' ? 3 : 1)) === (status === 'draft' ? 3 : 1)
				const wished = isSeen
					? {
							canRead: true,
							canWrite: (file & 2) !== 0,
							canCreate: (bits & 4) !== 0,
							canDelete: (file & bits & 8) !== 0,
							canShare: (file & 16) !== 0,
						}
					: undefined
				const page = listed.get(folder)
				const { raw: _raw, ...said } = page?.permissions ?? { raw: 0 }
				answers++
				const above = folder.split('/').slice(0, -1).join('/')
				shownAgain += isSeen && above in tree.pages && truth.get(above)?.folder === 0 ? 1 : 0
				const wrong = [
					...(sorted(page === undefined ? undefined : said) === sorted(wished)
						? []
						: [`the list says ${sorted(page === undefined ? undefined : said)}`]),
					...(inTree.has(folder) === isSeen ? [] : [`the tree ${inTree.has(folder) ? 'has it' : 'has it not'}`]),
				]
				if (wrong.length > 0) {
					failures.push(
						`${name}, ${status} /${folder}: the host says ${sorted(wished)} (file ${file}, folder ${bits}), `
							+ `${wrong.join(', ')}; rules ${JSON.stringify(tree.rules)}`,
					)
				}
			}
		}
		const pages = shuffled(random, wood.flatMap(({ pages }) => Object.keys(pages))).slice(0, opened)
		failures.push(...await this.open(client, name, pages, listed))
		return { failures, answers, shownAgain }
	}

	/** Compares what each page itself reports, requested by its id in the builder's list, with the list. */
	private async open(
		client: Client,
		name: string,
		folders: readonly string[],
		listed: ReadonlyMap<string, PageSummary>,
	): Promise<string[]> {
		const everything = new Map(
			((await this.builder.client.expect('GET', '/index.php/apps/intranetapp/api/pages')).json as PageSummary[]).map(({ path, id }) =>
				[path, id]),
		)
		const failures: string[] = []
		await inParallel(folders, async (folder) => {
			const reply = await client.request('GET', `/index.php/apps/intranetapp/api/pages/${everything.get(folder) ?? 'unknown'}`)
			const summary = listed.get(folder)
			const isSame = summary === undefined
				? reply.status === 404
				: reply.status === 200 && sorted((reply.json as Page).permissions) === sorted(summary.permissions)
			if (!isSame) {
				failures.push(
					`${name}, /${folder}: the list says ${sorted(summary?.permissions)}, `
						+ `the page ${reply.status} ${reply.text.slice(0, 300)}`,
				)
			}
		})
		return failures
	}

	/** What the host's nodes report for each folder and the page file in it, by folder path. */
	private async allowed(client: Client, folders: readonly string[]): Promise<Map<string, Allowed>> {
		const at = (path: string) => `${this.folder.name}/${path}`
		const paths = folders.flatMap((folder) => [at(folder), at(fileOf(folder))])
		const bits = (await client.expect('POST', '/index.php/apps/hostprobe/team-folders/permissions', {
			body: { paths },
		})).json as Record<string, number>
		return new Map(folders.map((folder) => [folder, { file: bits[at(fileOf(folder))] ?? 0, folder: bits[at(folder)] ?? 0 }]))
	}

	/**
	 * Compares a sample with WebDAV, which shows nothing below a hidden folder, not even what the host returns by id: Nextcloud answers
	 * such a path with 404 or, where only a parent cannot be read, with 500. Folders without a page also hide what is below them.
	 */
	private async verified(client: Client, name: string, random: Random, truth: ReadonlyMap<string, Allowed>): Promise<string[]> {
		const failures: string[] = []
		const isBelowHidden = (folder: string): boolean =>
			[...truth].some(([other, { folder: bits }]) => bits === 0 && folder.startsWith(`${other}/`))
		const some =
			shuffled(random, [...truth].filter(([folder, { folder: bits }]) => bits > 0 && !isBelowHidden(folder))).slice(0, verified)
		await inParallel(some, async ([folder, nodes]) => {
			const body = '<d:propfind xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:prop><oc:permissions/></d:prop></d:propfind>'
			const path = davPath(`${this.folder.name}/${folder}`)
			const reply = await dav(
				client,
				'PROPFIND',
				`/files/${name}/${path}`,
				{ raw: body, headers: { Depth: '1', 'Content-Type': 'application/xml' } },
				[404],
			)
			const found = new Map(answersOf(reply.text))
			const seen = { file: bits(found.get(davPath(`${this.folder.name}/${fileOf(folder)}`))), folder: bits(found.get(path)) }
			if (sorted(seen) !== sorted({ file: nodes.file, folder: nodes.folder & ~2 })) {
				failures.push(`${name}, /${folder}: nodes say ${sorted(nodes)}, WebDAV ${reply.status} ${sorted(seen)}`)
			}
		})
		return failures
	}

	private async probe(path: string, body: unknown): Promise<unknown> {
		return (await this.builder.client.expect('POST', `/index.php/apps/hostprobe/team-folders${path}`, { body })).json
	}

	private async team(path: string, body: unknown): Promise<void> {
		await this.builder.session.expect('POST', `/index.php/apps/groupfolders/folders/${this.folder.id}${path}`, {
			body,
			headers: { 'OCS-APIRequest': 'true' },
		})
	}
}

/** Permission letters by path, starting at the team folder and encoded like davPath. */
function answersOf(xml: string): [string, string][] {
	return [...xml.matchAll(/<(?:\w+:)?response>(.*?)<\/(?:\w+:)?response>/gs)].map(([, response = '']) => {
		const href = /<(?:\w+:)?href>([^<]*)</.exec(response)?.[1] ?? ''
		const letters = /<oc:permissions>([^<]*)</.exec(response)?.[1] ?? ''
		return [davPath(decodeURIComponent(href).replace(/^.*?\/files\/[^/]+\//, '')), letters]
	})
}

/** WebDAV has no letter for the right to change a folder. */
function bits(letters: string | undefined): number {
	const values: Readonly<Record<string, number>> = { G: 1, W: 2, C: 4, K: 4, D: 8, R: 16 }
	return [...letters ?? ''].reduce((sum, letter) => sum | (values[letter] ?? 0), 0)
}

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const sorted = (value: object | undefined): string => value === undefined
	? 'nothing'
	: JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)))

const shuffled = <Value>(random: Random, values: readonly Value[]): Value[] =>
	values.map((value) => [random.between(0, 1_000_000), value] as const).sort(([a], [b]) => a - b).map(([, value]) => value)

/** Runs four at a time. */
async function inParallel<Value>(values: readonly Value[], work: (value: Value) => Promise<unknown>): Promise<void> {
	const left = [...values]
	await Promise.all(Array.from({ length: 4 }, async () => {
		for (let value = left.shift(); value !== undefined; value = left.shift()) {
			await work(value)
		}
	}))
}
