// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Random } from '../random.ts'

/** What one person or group may do at one place: bits of the mask are set to those of the permissions. */
export interface Rule {
	/** Inside the folder; empty for the folder itself. */
	readonly node: string
	readonly type: 'user' | 'group'
	readonly mapping: string
	readonly mask: number
	readonly permissions: number
}

/** A team folder with files, folders and rules in it. */
export interface Tree {
	readonly name: string
	/** Has nobody a right before a rule gives it? */
	readonly closed: boolean
	/** Permissions by group. */
	readonly groups: Readonly<Record<string, number>>
	/** Paths, a folder before what is in it; files end in .txt. */
	readonly nodes: readonly string[]
	readonly rules: readonly Rule[]
	/** Who may set rules. */
	readonly managers: readonly (readonly ['user' | 'group', string])[]
}

/** Trees of the same people, as they are in the same groups. */
export interface Wood {
	/** People by group. */
	readonly members: Readonly<Record<string, readonly string[]>>
	/** Does each person and group inherit rules for itself? */
	readonly perMapping: boolean
	readonly trees: readonly Tree[]
}

export const people = Object.freeze(['acl-ada', 'acl-ben', 'acl-cleo', 'acl-dan', 'acl-eve', 'acl-finn'])
const groups = Object.freeze(['acl-red', 'acl-green', 'acl-blue', 'acl-grey', 'acl-gold'])
/** Of the one who builds the trees: every right in each of them. */
const builders = 'acl-builders'
/** Names that begin alike, differ by case, or mean something to a pattern: places must not be taken for each other. */
const names = Object.freeze(['a', 'ab', 'a b', 'A', 'a%', 'a_', 'ä', 'b', 'files', '7'])
const rights = Object.freeze([1, 3, 7, 15, 17, 19, 23, 31, 31])
const all = 31

/** Some trees with a wood's people, named so that no other tree on the host is called the same. */
export function growWood(random: Random, builder: string, prefix: string, count: number): Wood {
	const members = Object.fromEntries(groups.map((group) => [group, random.some(people, 0.4)]))
	return {
		members: { ...members, [builders]: [builder] },
		perMapping: random.chance(0.3),
		trees: Array.from({ length: count }, (_, index) => growTree(random, `${prefix}-${index}`)),
	}
}

function growTree(random: Random, name: string): Tree {
	const nodes: string[] = []
	const wished = random.between(5, 12)
	while (nodes.length < wished) {
		const folders = ['', ...nodes.filter((node) => !node.endsWith('.txt') && node.split('/').length < 5)]
		const parent = random.pick(folders)
		const own = random.pick(names) + (random.chance(0.3) ? '.txt' : '')
		const path = parent === '' ? own : `${parent}/${own}`
		if (!nodes.includes(path)) {
			nodes.push(path)
		}
	}
	const given = random.some(groups, 0.5)
	const rules = new Map<string, Rule>()
	for (let left = random.between(1, 6); left > 0; left--) {
		const rule = growRule(random, nodes)
		rules.set(`${rule.node}:${rule.mapping}`, rule)
	}
	return {
		name,
		closed: random.chance(0.15),
		groups: {
			...Object.fromEntries((given.length === 0 ? [random.pick(groups)] : given).map((group) => [group, random.pick(rights)])),
			[builders]: all,
		},
		nodes,
		rules: [...rules.values()],
		managers: random.chance(0.2) ? [random.chance(0.5) ? ['user', random.pick(people)] : ['group', random.pick(groups)]] : [],
	}
}

function growRule(random: Random, nodes: readonly string[]): Rule {
	const ofGroup = random.chance(0.7)
	// rules about reading are those that hide
	const mask = random.chance(0.2) ? all : random.between(1, all) | (random.chance(0.5) ? 1 : 0)
	return {
		node: random.chance(0.2) ? '' : random.pick(nodes),
		type: ofGroup ? 'group' : 'user',
		mapping: random.pick(ofGroup ? groups : people),
		mask,
		permissions: random.between(0, all) & mask,
	}
}
