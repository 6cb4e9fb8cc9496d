// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'

/** What a file found by Nextcloud is to the site. */
export type SiteFile =
	/** Not a part of the site. */
	| { readonly kind: 'other' }
	/** One of the site's own folders, page files and menus; pages are found as pages. */
	| { readonly kind: 'internal' }
	/** A file of the library that all pages share. */
	| { readonly kind: 'library' }
	/** A file below the pages of a language; `folder` is the path of its folder as in the tree, without the media folder. */
	| { readonly kind: 'media' | 'attached', readonly language: string, readonly folder: string }

/** A readable page that a file belongs to, and the titles from the top down to it. */
export interface PageOfFile { readonly id: string, readonly trail: readonly string[] }

const media = '_media'
const library = '_resources'
const language = /^[a-z]{2,3}(_[A-Za-z0-9]{2,8})?$/
const isSkipped = (name: string): boolean => /^[_.]/.test(name)

/**
 * @param path - in the reader's own files, such as `/Intranet/en/about/_media/team.png`
 * @param isFolder - whether it is a folder
 * @param site - path of the site's team folder; null if the reader does not have it
 */
export function siteFile(path: string, isFolder: boolean, site: string | null): SiteFile {
	if (site === null || (path !== site && !path.startsWith(`${site}/`))) {
		return { kind: 'other' }
	}
	const names = path.slice(site.length + 1).split('/')
	const [top = '', name = ''] = [names[0], names.at(-1)]
	const skipped = names.findIndex((one) => one === '' || isSkipped(one))
	if (isFolder ? language.test(top) || skipped !== -1 : isSkipped(name) || path === site) {
		return { kind: 'internal' }
	}
	if (top === library) {
		return { kind: 'library' }
	}
	if (!language.test(top) || names.length === 1) {
		return skipped === -1 ? { kind: 'other' } : { kind: 'internal' }
	}
	if (skipped !== -1) {
		return names[skipped] === media ? { kind: 'media', language: top, folder: names.slice(0, skipped).join('/') } : { kind: 'internal' }
	}
	return name.toLowerCase().endsWith('.json')
		? { kind: 'internal' }
		: { kind: 'attached', language: top, folder: names.slice(0, -1).join('/') }
}

/**
 * The page in a folder, or else the nearest page above it.
 *
 * @param nodes - of the tree, which has only what the reader may read
 * @param folder - path as in the tree
 * @param isExact - only the page in the folder itself
 * @return null when the reader may read no such page
 */
export function pageOfFolder(nodes: readonly TreeNode[], folder: string, isExact: boolean): PageOfFile | null {
	let found: PageOfFile | null = null
	let trail: string[] = []
	let level = nodes
	for (let node = around(level, folder); node !== undefined; node = around(level, folder)) {
		if (node.isPlaceholder !== true) {
			found = isExact && node.path !== folder ? null : { id: node.id, trail: [...trail, node.title] }
			trail = node.isHome ? [] : [...trail, node.title]
		}
		// The home page is beside the pages of its language, or above them.
		level = node.isHome ? [...level, ...node.children].filter((other) => other !== node) : node.children
	}
	return found
}

function around(nodes: readonly TreeNode[], folder: string): TreeNode | undefined {
	const fits = nodes.filter(({ path }) => path === folder || folder.startsWith(`${path}/`))
	return fits.find(({ isHome }) => isHome) ?? fits[0]
}
