// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { probeSource } from './app-sources.ts'
import { startHost } from '@suite/host/bring-up'
import { warningLevel, type Host } from '@suite/host/host'
import { Garden, type Answer } from '@suite/testing/acl/garden'
import { Random } from '@suite/testing/random'
import { growWood, people, type Tree, type Wood } from '@suite/testing/acl/trees'

/** Number of trees built and queried at a time. */
const perWood = 20
/** The permissions needed to be visible in another user's request. */
const readAndShare = 1 + 16
/** After this many failures there is enough to investigate. */
const shown = 5

/** Number of trees, and the seed. */
export interface AclOptions {
	readonly trees: number
	/** The same seed makes the same trees. */
	readonly seed: number
	/** Called with each step. */
	readonly onProgress?: (line: string) => void
}

/** The result. */
export interface AclResult {
	readonly trees: number
	readonly rules: number
	/** Number of answers compared: one for each node and user. */
	readonly answers: number
	/** Texts showing a tree and its differences; only a few, since one is enough to start with. */
	readonly failures: readonly string[]
}

/** Creates the same random team folders with the same rules on two hosts, and compares what each user sees and may do there. */
export async function aclProperty(
	real: Host,
	embedded: Host,
	{ trees, seed, onProgress = () => undefined }: AclOptions,
): Promise<AclResult> {
	const random = new Random(seed)
	const gardens = await Promise.all([Garden.open(real), Garden.open(embedded)])
	const failures: string[] = []
	let rules = 0
	let answers = 0
	let done = 0
	while (done < trees && failures.length < shown) {
		const wood = growWood(random, real.administrator.user, `acl-${seed}-${done}`, Math.min(perWood, trees - done))
		const byOther = [random.pick(people), random.pick(people)].filter((name, index, list) => list.indexOf(name) === index)
		const [left, right] =
			await Promise.all(gardens.map((garden) => garden.answers(wood, byOther))) as [Map<string, Answer[]>, Map<string, Answer[]>]
		wood.trees.forEach((tree, index) => {
			rules += tree.rules.length
			answers += left.size * (tree.nodes.length + 1)
			for (const [person, ofPerson] of left) {
				const found = differences(settled(ofPerson[index], person), settled(right.get(person)?.[index], person))
				if (found.length > 0) {
					failures.push([describe(wood, tree, person), ...found.slice(0, 6)].join('\n'))
				}
			}
		})
		done += wood.trees.length
		onProgress(`${done} trees, ${rules} rules, ${answers} answers, ${failures.length} failures`)
	}
	return { trees: done, rules, answers, failures: failures.slice(0, shown) }
}

/**
 * An answer without the parts that vary between calls on a server: in another user's request, a server treats a folder that rules forbid
 * this user to share as invisible, but its top folder exists by path and in the home until the server has looked at it twice.
 */
function settled(answer: Answer | undefined, person: string): unknown {
	const nodes = answer?.nodes as Readonly<Record<string, { readonly allowed: { readonly single: number } }>> | undefined
	const top = nodes?.['']
	if (top === undefined || people.includes(person) || (top.allowed.single & readAndShare) === readAndShare) {
		return answer
	}
	return { ...answer, listed: 'unsettled', nodes: { ...nodes, '': { ...top, byPath: 'unsettled', listing: 'unsettled' } } }
}

/** The differences between two values, one line each. */
function differences(left: unknown, right: unknown, path: string = ''): string[] {
	if (JSON.stringify(left) === JSON.stringify(right)) {
		return []
	}
	if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
		return [`  ${path}: real ${JSON.stringify(left)}, embedded ${JSON.stringify(right)}`]
	}
	const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
	return keys.flatMap((key) => differences(
		(left as Record<string, unknown>)[key],
		(right as Record<string, unknown>)[key],
		path === '' ? key : `${path} › ${key}`,
	))
}

function describe(wood: Wood, tree: Tree, person: string): string {
	const uid = person.replace(/,.*/, '')
	const groups = Object.entries(wood.members).filter(([, members]) => members.includes(uid)).map(([group]) => group)
	return [
		`${tree.name}${tree.closed ? ', closed' : ''}${wood.perMapping ? ', inherited per person and group' : ''}; `
			+ `groups ${JSON.stringify(tree.groups)}; managers ${JSON.stringify(tree.managers)}`,
		`  nodes ${tree.nodes.join('  ')}`,
		...tree.rules.map(({ node, type, mapping, mask, permissions }) =>
			`  rule /${node} ${type} ${mapping}: ${words(mask, permissions)}`),
		`  ${person}, in ${groups.join(', ') || 'no group'}`,
	].join('\n')
}

function words(mask: number, permissions: number): string {
	return ['read', 'write', 'create', 'delete', 'share']
		.filter((_, bit) => mask & (1 << bit))
		.map((word) => `${permissions & (1 << ['read', 'write', 'create', 'delete', 'share'].indexOf(word)) ? '+' : '-'}${word}`)
		.join(' ')
}

// tsx shared/tools/src/acl-property.ts --against 34.0.1 [--trees 500] [--seed 7]
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({
		options: {
			against: { type: 'string', default: '34.0.1' },
			trees: { type: 'string', default: '500' },
			seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		},
	})
	const options = { version: values.against, apps: [await probeSource()] }
	const begun = performance.now()
	console.log(`seed ${values.seed}`)
	const [real, embedded] = await Promise.all([startHost({ ...options, kind: 'server' }), startHost({ ...options, kind: 'embedded' })])
	try {
		const result = await aclProperty(real, embedded, {
			trees: Number(values.trees),
			seed: Number(values.seed),
			onProgress: (line) => console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`),
		})
		for (const failure of result.failures) {
			console.log(`\n${failure}`)
		}
		console.log(
			`\n${values.against}, seed ${values.seed}: ${result.trees} trees, ${result.rules} rules, `
				+ `${result.answers} answers compared, ${result.failures.length} failures`,
		)
		process.exitCode = result.failures.length > 0 ? 1 : 0
	} catch (error) {
		for (const host of [real, embedded]) {
			const errors = (await host.logs()).filter(({ level }) => level > warningLevel)
			const said = errors.slice(-3).map(({ message, url, exception }) =>
				`${url} ${message} ${JSON.stringify(exception ?? '').slice(0, 500)}`)
			console.error(`${host.kind}: ${said.join('\n')}`)
		}
		throw error
	} finally {
		await Promise.all([real.stop(), embedded.stop()])
	}
}
