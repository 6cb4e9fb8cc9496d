// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Rule } from '@suite/testing/acl/trees'
import type { Random } from '@suite/testing/random'

/** Intranet pages as folders of a team folder, with rules on them. Paths are relative to the team folder. */
export interface PageTree {
	/** Folders, parents before children; most of them contain a page. */
	readonly folders: readonly string[]
	/** Contents of the page files by folder path. */
	readonly pages: Readonly<Record<string, { readonly title: string, readonly status: 'draft' | 'published' }>>
	readonly rules: readonly Rule[]
}

export const readers = Object.freeze(['pages-ada', 'pages-ben', 'pages-cleo', 'pages-dan', 'pages-eve', 'pages-finn'])
/** In addition to the groups of the site. */
export const readerGroups = Object.freeze(['pages-red', 'pages-green', 'pages-blue', 'pages-grey'])
/** Names that start alike, differ only in case, or have a meaning in patterns: paths must not be mistaken for each other. */
const names = Object.freeze(['a', 'ab', 'a b', 'A', 'a%', 'ä', 'b', 'home', '7'])
const all = 31

/** A page's JSON file. */
export const fileOf = (folder: string): string => `${folder}/${folder.split('/').at(-1)}.json`

/** One tree below a folder, with at least one rule. With `shownAgain`, a hidden page has a page below it that is shown again. */
export function growPages(random: Random, top: string, shownAgain: boolean, ruleGroups: readonly string[]): PageTree {
	const folders = [top]
	if (shownAgain) {
		folders.push(`${top}/a`, `${top}/a/b`)
	}
	const wished = random.between(3, 8)
	while (folders.length < wished) {
		const above = random.pick(folders.filter((folder) => folder.split('/').length < 7))
		const folder = `${above}/${random.pick(names)}`
		if (!folders.includes(folder)) {
			folders.push(folder)
		}
	}
	const pages = folders.filter((folder) => folder === top || random.chance(0.9)).map((folder) =>
		[folder, { title: folder, status: random.chance(0.2) ? 'draft' : 'published' }] as const)
	const places = [...folders, ...pages.filter(() => random.chance(0.3)).map(([folder]) => fileOf(folder))]
	const rules = new Map<string, Rule>()
	const add = (rule: Rule): unknown => rules.set(`${rule.node}:${rule.mapping}`, rule)
	if (shownAgain) {
		const group = random.pick(ruleGroups)
		add({ node: top, type: 'group', mapping: group, mask: 1, permissions: 0 })
		add({ node: `${top}/a/b`, type: 'group', mapping: group, mask: 1, permissions: 1 })
	}
	for (let left = random.between(1, 4); left > 0; left--) {
		const ofGroup = random.chance(0.7)
		// only rules about reading hide a page
		const mask = random.chance(0.2) ? all : random.between(1, all) | (random.chance(0.5) ? 1 : 0)
		add({
			node: random.pick(places),
			type: ofGroup ? 'group' : 'user',
			mapping: random.pick(ofGroup ? ruleGroups : readers),
			mask,
			permissions: random.between(0, all) & mask,
		})
	}
	return { folders, pages: Object.fromEntries(pages), rules: [...rules.values()] }
}
