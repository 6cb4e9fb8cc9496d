// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { basename } from 'node:path'
import { groupCpuSeconds } from '@suite/node/cpu'
import { notStarted, readLog, type Host, type LogEntry, type Login, type OccOptions, type OccResult } from '../host.ts'
import type { ServerOptions } from '../options.ts'
import { placeApps } from '../place-apps.ts'
import { openInstance, type Instance } from './instance.ts'
import { occ } from './occ.ts'
import { startFpm } from './fpm.ts'
import { startWebServer } from './php.ts'
import { atExit, endGroup, signalGroup } from '@suite/node/lifetime'
import { serve } from '../ready.ts'
import { removeStale } from '../stale.ts'
import type { ServerSource } from './source.ts'
import type { Draft, Template } from './template.ts'

/** Header in which the router script reports which instance is responding. */
const instanceHeader = 'X-Host-Instance'

/** A real Nextcloud: a separate instance of a read-only server directory. */
export class ServerHost implements Host {
	readonly kind = 'server'
	readonly version: string
	private readonly source: ServerSource
	private readonly options: ServerOptions
	private readonly template: Template | undefined
	private instance: Instance | undefined
	private leader: ChildProcess | undefined
	private address: string | undefined
	private forget: (() => void) | undefined

	/**
	 * @param template - initial content of an instance on SQLite; an empty Nextcloud when absent
	 */
	constructor(source: ServerSource, options: ServerOptions = {}, template?: Template) {
		this.source = source
		this.template = template
		this.version = source.version
		this.options = options
	}

	get url(): string {
		return this.address ?? notStarted()
	}

	get administrator(): Login {
		return this.running.administrator
	}

	/** Location of the server and this instance on disk. */
	get places(): { readonly server: string, readonly directory: string } {
		return { server: this.source.directory, directory: this.running.directory }
	}

	async start(): Promise<void> {
		const begun = performance.now()
		const say = this.options.onProgress ?? (() => undefined)
		removeStale()
		const instance = await openInstance(this.source, this.options, this.template, say)
		this.instance = instance
		this.forget = atExit(() => {
			if (this.leader?.pid !== undefined) {
				signalGroup(this.leader.pid, 'SIGKILL')
			}
		})
		try {
			const apps = this.options.apps ?? []
			await placeApps(apps, `${instance.directory}/apps`)
			if (apps.length > 0) {
				say(`enabling ${apps.map((app) => app.id).join(', ')}`)
				await this.occ(['app:enable', ...apps.map((app) => app.id)])
			}
			await this.serve(instance)
		} catch (error) {
			await this.stop()
			throw error
		}
		say(`Nextcloud ${this.version} is running at ${this.url} after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
	}

	private async serve(instance: Instance): Promise<void> {
		const { directory } = instance
		// figures describe a production server, which checks its files once a minute
		const watchesFiles = this.options.webServer !== 'fpm' && (this.options.apps ?? []).some((app) => !app.path.endsWith('.tar.gz'))
		await serve({
			directory,
			port: this.options.port,
			start: (url, port) => {
				this.address = url
				instance.configure(url)
				this.leader = (this.options.webServer === 'fpm' ? startFpm : startWebServer)({
					server: this.source.directory,
					directory,
					port,
					watchesFiles,
				})
				return this.leader
			},
			isOurs: (answer) => answer.headers.get(instanceHeader) === basename(directory),
		})
	}

	/** Stops the web server but keeps the instance, so that a template can be made of it. */
	async freeze(): Promise<Draft> {
		const { directory, administrator, identity } = this.running
		if (this.leader !== undefined) {
			await endGroup(this.leader)
		}
		return { data: `${directory}/data`, installedAt: `${directory}/data`, administrator, identity }
	}

	async stop(): Promise<void> {
		const { instance, leader } = this
		this.instance = this.leader = this.address = undefined
		if (leader !== undefined) {
			await endGroup(leader)
		}
		if (instance !== undefined) {
			instance.remove()
		}
		this.forget?.()
	}

	occ(args: readonly string[], options?: OccOptions): Promise<OccResult> {
		return occ(this.source.directory, this.running.directory, args, options)
	}

	/** Processor time used by its web server so far, in seconds; 0 if this machine does not report it. */
	cpuSeconds(): number {
		return this.leader?.pid === undefined ? 0 : groupCpuSeconds(this.leader.pid)
	}

	async logs(): Promise<LogEntry[]> {
		return readLog(this.running.directory)
	}

	private get running(): Instance {
		return this.instance ?? notStarted()
	}
}
