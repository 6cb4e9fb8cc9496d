// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Random } from '../random.ts'

/** The permissions of one user or group at one place: bits of the mask are set to those of the permissions. */
export interface Rule {
	/** Path inside the folder; empty for the folder itself. */
	readonly node: string
	readonly type: 'user' | 'group'
	readonly mapping: string
	readonly mask: number
	readonly permissions: number
}

/** A team folder with files, folders and rules. */
export interface Tree {
	readonly name: string
	/** Whether no one has any permission until a rule grants it. */
	readonly closed: boolean
	/** Permissions by group. */
	readonly groups: Readonly<Record<string, number>>
	/** Paths, each folder before its contents; files end in .txt. */
	readonly nodes: readonly string[]
	readonly rules: readonly Rule[]
	/** Who may set rules. */
	readonly managers: readonly (readonly ['user' | 'group', string])[]
}

/** Trees that share the same users and groups. */
export interface Wood {
	/** Users by group. */
	readonly members: Readonly<Record<string, readonly string[]>>
	/** Whether each user and group inherits rules separately. */
	readonly perMapping: boolean
	readonly trees: readonly Tree[]
}

export const people = Object.freeze(['acl-ada', 'acl-ben', 'acl-cleo', 'acl-dan', 'acl-eve', 'acl-finn'])
const groups = Object.freeze(['acl-red', 'acl-green', 'acl-blue', 'acl-grey', 'acl-gold'])
/** Group of the user who builds the trees: every permission in each of them. */
const builders = 'acl-builders'
/** Names with a common prefix, names that differ by case, or contain pattern characters: places must not be confused with each other. */
const names = Object.freeze(['a', 'ab', 'a b', 'A', 'a%', 'a_', 'ä', 'b', 'files', '7'])
const rights = Object.freeze([1, 3, 7, 15, 17, 19, 23, 31, 31])
const all = 31

/** Several trees for the users of a wood, with names that no other tree on the host has. */
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
	// rules about reading are the ones that hide nodes
	const mask = random.chance(0.2) ? all : random.between(1, all) | (random.chance(0.5) ? 1 : 0)
	return {
		node: random.chance(0.2) ? '' : random.pick(nodes),
		type: ofGroup ? 'group' : 'user',
		mapping: random.pick(ofGroup ? groups : people),
		mask,
		permissions: random.between(0, all) & mask,
	}
}
