// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import { describe, expect, it } from 'vitest'
import { pageOfFolder, siteFile } from '../../src/structure/siteFiles.ts'

const rights = { canRead: true, canWrite: false, canDelete: false, canCreate: false, canShare: true, raw: 17 }
function node(path: string, title: string, children: TreeNode[] = [], more: Partial<TreeNode> = {}): TreeNode {
	return {
		id: `id-${path}`,
		uniqueId: path,
		title,
		status: 'published',
		fileId: 1,
		path,
		language: 'en',
		parentId: null,
		isHome: false,
		isCurrent: false,
		permissions: rights,
		children,
		...more,
	}
}

describe('a file that Nextcloud finds', () => {
	const site = '/Teams/Intranet'
	const kindOf = (path: string, isFolder = false) => siteFile(path, isFolder, site)

	it('belongs to the folder that its media folder is in', () => {
		expect(kindOf(`${site}/en/about/team/_media/a.png`)).toEqual({ kind: 'media', language: 'en', folder: 'en/about/team' })
		expect(kindOf(`${site}/pt_BR/_media/sub/a.json`)).toEqual({ kind: 'media', language: 'pt_BR', folder: 'pt_BR' })
	})

	it('belongs to the folder that somebody put it in', () => {
		expect(kindOf(`${site}/en/about/Plan.pdf`)).toEqual({ kind: 'attached', language: 'en', folder: 'en/about' })
		expect(kindOf(`${site}/en/Plan.pdf`)).toEqual({ kind: 'attached', language: 'en', folder: 'en' })
	})

	it('may be of the shared library', () => {
		expect(kindOf(`${site}/_resources/logos/a.png`)).toEqual({ kind: 'library' })
	})

	it('is internal when it is a page, a menu, a hidden file or a folder of pages', () => {
		for (const path of ['en/home.json', 'en/navigation.json', 'en/about/about.JSON', 'en/about/_media/.nomedia', 'en/.hidden/a.png',
			'en/_templates/a.png', '_resources/.nomedia', '.hidden', '_own/a.png']) {
			expect(kindOf(`${site}/${path}`), path).toEqual({ kind: 'internal' })
		}
		for (const path of ['', '/en', '/en/about', '/en/about/_media', '/_resources', '/_resources/logos']) {
			expect(kindOf(site + path, true), path).toEqual({ kind: 'internal' })
		}
	})

	it('is another when it is outside of the site, or beside its languages', () => {
		for (const path of ['/Teams/Intranet 2/en/a.png', '/a.png', `${site}/Archive/a.pdf`, `${site}/en.pdf`, `${site}/en`, '']) {
			expect(kindOf(path), path).toEqual({ kind: 'other' })
		}
		expect(kindOf(`${site}/Archive`, true)).toEqual({ kind: 'other' })
		expect(siteFile('/Intranet/en/about/_media/a.png', false, null)).toEqual({ kind: 'other' })
	})
})

describe('the page of a folder', () => {
	const about = node('en/about', 'About us', [node('en/about/team', 'Team')])
	const archive = node('en/archive', 'archive', [node('en/archive/old', 'Old')], { isPlaceholder: true })

	for (const [name, nodes] of [
		['beside', [node('en', 'Home', [], { isHome: true }), about, archive]],
		['above', [node('en', 'Home', [about, archive], { isHome: true })]],
	] as const) {
		it(`is named with the pages above it, the home page being ${name} them`, () => {
			expect(pageOfFolder(nodes, 'en/about/team', true)).toEqual({ id: 'id-en/about/team', trail: ['About us', 'Team'] })
			expect(pageOfFolder(nodes, 'en/about', true)).toEqual({ id: 'id-en/about', trail: ['About us'] })
			expect(pageOfFolder(nodes, 'en', true)).toEqual({ id: 'id-en', trail: ['Home'] })
			expect(pageOfFolder(nodes, 'en/archive/old', true)).toEqual({ id: 'id-en/archive/old', trail: ['Old'] })
		})

		it(`is the nearest above, the home page being ${name} them`, () => {
			expect(pageOfFolder(nodes, 'en/about/team/Forms/2026', false)).toEqual({ id: 'id-en/about/team', trail: ['About us', 'Team'] })
			expect(pageOfFolder(nodes, 'en/Forms', false)).toEqual({ id: 'id-en', trail: ['Home'] })
		})

		it(`is none where the reader has none, the home page being ${name} them`, () => {
			for (const folder of ['en/about/hidden', 'en/hidden', 'en/archive', 'en/about us', 'nl']) {
				expect(pageOfFolder(nodes, folder, true), folder).toBeNull()
			}
			expect(pageOfFolder(nodes, 'nl/over', false)).toBeNull()
		})
	}
})
