// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, type Page } from '@playwright/test'
import type { ActionContextSingle, IFileAction, INode } from '@nextcloud/files'
import type { RunningHost } from '@suite/fixtures/playwright/running-host'

/**
 * The page of Files. That of a server cannot start with the bundles that an unpacked server has: there its contract is played, with the
 * page that the server really sends, the script of ours that it really loads, and the routes that it has.
 */
export class FilesPage {
	private readonly page: Page
	private readonly isPlayed: boolean

	constructor(page: Page, { kind }: RunningHost) {
		this.page = page
		this.isPlayed = kind === 'server'
	}

	/** @param dir - such as `/Forms` */
	async open(dir = '/'): Promise<void> {
		await this.page.goto(`/index.php/apps/files/files?dir=${encodeURIComponent(dir)}`)
		await this.loaded()
	}

	/** Labels of what the menu "+ New" offers of Forms. */
	async offers(): Promise<readonly string[]> {
		const creators = await this.page.locator('#initial-state-files-templates').inputValue()
		return (JSON.parse(Buffer.from(creators, 'base64').toString()) as { app: string, label: string }[])
			.filter(({ app }) => app === 'formsapp').map(({ label }) => label)
	}

	/** Chooses "New form" in a folder, keeps the name that is offered, and is taken to what opens the file. */
	async newForm(dir: string): Promise<void> {
		if (!this.isPlayed) {
			await this.page.getByRole('button', { name: 'New form' }).click()
			await this.page.getByRole('dialog', { name: 'New form' }).getByRole('button', { name: 'Create' }).click()
			return
		}
		const path = `${dir === '/' ? '' : dir}/${(await this.offers())[0] ?? 'none'}.nxform`
		const fileId = await this.page.evaluate(async (filePath) => {
			const response = await fetch('/ocs/v2.php/apps/files/api/v1/templates/create?format=json', {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json', 'OCS-APIRequest': 'true', requesttoken: document.head.dataset.requesttoken ?? '',
				},
				body: JSON.stringify({ filePath }),
			})
			return (await response.json() as { ocs: { data: { fileid: number } } }).ocs.data.fileid
		}, path)
		await this.page.goto(`/index.php/apps/files/files/${fileId}?dir=${encodeURIComponent(dir)}&openfile=true`)
		await this.click(path)
	}

	/** Clicks on a file, with nothing held down. */
	async click(path: string): Promise<void> {
		const name = path.split('/').at(-1) ?? ''
		await (this.isPlayed ? this.played(path) : this.page.getByRole('link', { name, exact: true }).click())
	}

	private async loaded(): Promise<void> {
		const isThere = () => window._nc_files_scope?.v4_0?.fileActions?.has('formsapp-open') ?? false
		await expect.poll(() => this.page.evaluate(isThere)).toBe(true)
	}

	private async played(path: string): Promise<void> {
		await this.loaded()
		await this.page.evaluate(async (path) => {
			const root = `/files/${document.head.dataset.user ?? ''}`
			const response = await fetch(`/remote.php/dav${root}${encodeURI(path)}`, {
				method: 'PROPFIND',
				headers: { Depth: '0', 'Content-Type': 'application/xml', requesttoken: document.head.dataset.requesttoken ?? '' },
				body: '<d:propfind xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:prop><oc:fileid/><oc:permissions/></d:prop></d:propfind>',
			})
			const text = await response.text()
			const letters = /<oc:permissions>([^<]*)</.exec(text)?.[1] ?? ''
			const bits = { G: 1, W: 2, C: 4, K: 4, D: 8, R: 16 }
			const node = {
				type: 'file', basename: path.split('/').at(-1), root, fileid: Number(/<oc:fileid>(\d+)</.exec(text)?.[1]),
				permissions: Object.entries(bits).reduce((all, [letter, bit]) => letters.includes(letter) ? all | bit : all, 0),
			} as unknown as INode
			const context = { nodes: [node], contents: [node], view: { id: 'files' } } as unknown as ActionContextSingle
			const actions: IFileAction[] = [...window._nc_files_scope?.v4_0?.fileActions?.values() ?? []]
			const [action] = actions
				.filter((one) => one.default !== undefined && (one.enabled === undefined || one.enabled(context)))
				.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
			await action?.exec(context)
		}, path)
	}
}
