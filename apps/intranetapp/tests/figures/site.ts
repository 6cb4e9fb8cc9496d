// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { Host } from '@suite/host/host'
import { setRule, type TeamFolder } from '@suite/fixtures/team-folders'
import { teamFolderOnDisk } from '@suite/testing/figures/disk'

/** The shape of a large intranet. */
export interface LargeSite {
	readonly pages: number
	/** Pages at the top level. */
	readonly top: number
	/** Pages below each page, down to the fifth level. */
	readonly below: number
	/** Folders with a rule; every second one hides its branch from the group. */
	readonly rules: number
}

/** A page of the large site and its position. */
export interface LargePage {
	readonly id: string
	readonly path: string
	readonly title: string
	readonly level: number
}

const levels = 5
const words =
	'plan report budget travel office team project summer meeting customer training garden bicycle harbour winter security contract holiday kitchen archive'
		.split(' ')

/**
 * Writes pages as files directly into the data folder of a server and lets the server scan them.
 *
 * @param directory - of the instance
 * @param group - to which the rules apply
 */
export async function fillLargeSite(
	host: Host,
	directory: string,
	folder: TeamFolder,
	group: string,
	shape: LargeSite,
): Promise<LargePage[]> {
	const root = teamFolderOnDisk(directory, folder.id)
	const pages = planned(shape)
	pages.forEach((page, index) => writePage(root, page, index))
	await host.occ(['groupfolders:scan', String(folder.id)])
	const branches = pages.filter(({ level }) => level === 2)
	const step = Math.max(1, Math.floor(branches.length / shape.rules))
	for (let index = 0; index < shape.rules; index++) {
		const branch = branches[(index * step) % branches.length] as LargePage
		await setRule(host, folder, { path: branch.path, group, permissions: [index % 2 === 0 ? '-read' : '-share'] })
	}
	// The index has followed the scan; a difference is an error, because the figures would then be for a smaller site.
	await host.occ(['intranetapp:check'])
	return pages
}

function planned({ pages, top, below }: LargeSite): LargePage[] {
	const out: LargePage[] = Array.from({ length: Math.min(top, pages) }, (_, index) => page('en', index, 1))
	for (let parent = 0; out.length < pages; parent++) {
		const above = out[parent] as LargePage
		for (let index = 0; index < below && out.length < pages && above.level < levels; index++) {
			out.push(page(above.path, index, above.level + 1))
		}
	}
	return out
}

function page(parent: string, index: number, level: number): LargePage {
	const word = words[(index * 7 + level * 3) % words.length] as string
	return {
		id: `page-${randomUUID()}`,
		path: `${parent}/${word}-${index}`,
		title: `${word[0]?.toUpperCase()}${word.slice(1)} ${index} of level ${level}`,
		level,
	}
}

function writePage(root: string, { id, path, title, level }: LargePage, index: number): void {
	const name = path.slice(path.lastIndexOf('/') + 1)
	mkdirSync(`${root}/${path}/_media`, { recursive: true })
	writeFileSync(`${root}/${path}/_media/.nomedia`, '')
	writeFileSync(`${root}/${path}/${name}.json`, JSON.stringify({
		id, uniqueId: id, title, language: 'en', status: index % 20 === 19 ? 'draft' : 'published', content: '',
		metadata: { category: words[level], tags: [words[index % words.length]] },
		layout: {
			columns: 1,
			rows: [{ columns: 2, widgets: [
				{ type: 'heading', column: 1, order: 0, content: title, level: 2 },
				{ type: 'text', column: 1, order: 1, content: prose(index) },
				{ type: 'divider', column: 2, order: 0, style: 'solid' },
			] }],
			sideColumns: { left: { enabled: false, widgets: [] }, right: { enabled: false, widgets: [] } },
		},
	}))
}

/** About 150 words, including one that few pages contain. */
const prose = (seed: number): string =>
	`${Array.from({ length: 150 }, (_, index) => words[(seed * 31 + index * 17 + (index % 7)) % words.length]).join(' ')} number${seed}.`
