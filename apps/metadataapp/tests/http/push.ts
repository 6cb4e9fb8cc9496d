// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { placeApps } from '@suite/host/place-apps'
import type { SuiteHost } from '@suite/host/suite-host'
import { root } from '@suite/node/paths'

/** A message to the open pages of one account. */
export interface Pushed {
	readonly user: string
	readonly message: string
	/** About one file, or about several. */
	readonly body: Readonly<Record<string, unknown>> & { readonly gfId: number, readonly fileId?: number, readonly fileIds?: number[] }
}

/** The files that a message is about. */
export const filesOf = ({ body: { fileId, fileIds } }: Pushed): readonly number[] => fileIds ?? (fileId === undefined ? [] : [fileId])

const id = 'notify_push'

/** What apps of a real server push, by an app that stands in for Client Push. */
export class PushRecord {
	private readonly host: SuiteHost
	private readonly link: string
	private readonly file: string

	constructor(host: SuiteHost) {
		this.host = host
		this.link = `${host.directory}/apps/${id}`
		this.file = `${host.directory}/data/${id}.jsonl`
	}

	/** Gives the server the app. */
	async start(): Promise<void> {
		rmSync(this.link, { force: true })
		await placeApps([{ id, path: `${root}/shared/testing/apps/${id}` }], `${this.host.directory}/apps`)
		await this.host.occ(['app:enable', id])
	}

	async stop(): Promise<void> {
		await this.host.occ(['app:disable', id])
		rmSync(this.link, { force: true })
		rmSync(this.file, { force: true })
	}

	/** The lines that were written, also those of other tests: for what must not be in any. */
	lines(): string[] {
		return existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').slice(0, -1) : []
	}

	/** What was pushed about a team folder while something was done. */
	async during(folder: { readonly id: number }, work: () => Promise<unknown>): Promise<Pushed[]> {
		const before = this.lines().length
		await work()
		return this.lines().slice(before).map((line) => {
			const [channel, message] = JSON.parse(line) as [string, Pushed]
			if (channel !== 'notify_custom') {
				throw new Error(`${line} is on a channel that reaches no page`)
			}
			return message
		}).filter(({ body }) => body.gfId === folder.id)
	}
}
