// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { groupCpuSeconds } from '@suite/node/cpu'
import { notStarted, readLog, type Host, type LogEntry, type Login, type OccOptions, type OccResult } from '../host.ts'
import type { EmbeddedOptions } from '../options.ts'
import { startBuiltIn, webSettings } from '../php.ts'
import { placeApps } from '../place-apps.ts'
import { atExit, endGroup, signalGroup } from '@suite/node/lifetime'
import { serve } from '../ready.ts'
import { defaultVersion } from '../server/obtain.ts'
import { removeStale } from '../stale.ts'
import { openInstance, settingsFile, type EmbeddedInstance } from './instance.ts'
import { embeddedSource, ensureLibraries } from './libraries.ts'
import { occ } from './occ.ts'
import { startTicker, type Ticker } from './ticker.ts'

/** Milliseconds between two runs of the background jobs. */
const jobInterval = 60_000

/** The part of Nextcloud that our apps use, in our own PHP on SQLite: for machines without a Nextcloud. */
export class EmbeddedHost implements Host {
	readonly kind = 'embedded'
	/** Version of the Nextcloud that it emulates. */
	readonly version: string
	private readonly options: EmbeddedOptions
	private instance: EmbeddedInstance | undefined
	private leader: ChildProcess | undefined
	private address: string | undefined
	private ticker: Ticker | undefined
	private forget: (() => void) | undefined

	constructor(options: EmbeddedOptions = {}) {
		this.version = options.version ?? defaultVersion
		this.options = options
	}

	get url(): string {
		return this.address ?? notStarted()
	}

	get administrator(): Login {
		return this.running.administrator
	}

	/** Location of this instance on disk. */
	get places(): { readonly directory: string } {
		return { directory: this.running.directory }
	}

	async start(): Promise<void> {
		const begun = performance.now()
		const say = this.options.onProgress ?? (() => undefined)
		removeStale()
		const instance = openInstance(this.version, this.options)
		this.instance = instance
		this.forget = atExit(() => {
			if (this.leader?.pid !== undefined) {
				signalGroup(this.leader.pid, 'SIGKILL')
			}
		})
		try {
			await Promise.all([ensureLibraries(say), placeApps(this.options.apps ?? [], `${instance.directory}/apps`)])
			await this.serve(instance)
		} catch (error) {
			await this.stop()
			throw error
		}
		if (this.options.runsJobs === true) {
			this.ticker = startTicker(() => this.occ(['cron']), jobInterval)
		}
		say(
			`Embedded host (Nextcloud ${this.version}) is running at ${this.url} after `
				+ `${((performance.now() - begun) / 1000).toFixed(1)} s`,
		)
	}

	private async serve(instance: EmbeddedInstance): Promise<void> {
		const { directory, administrator } = instance
		const watchesFiles = (this.options.apps ?? []).some((app) => !app.path.endsWith('.tar.gz'))
		// the address is not known yet: an installation does not need it
		instance.configure('http://127.0.0.1')
		await occ(directory, ['install', `--admin-user=${administrator.user}`, `--admin-pass=${administrator.password}`])
		await serve({
			directory,
			port: this.options.port,
			start: (url, port) => {
				this.address = url
				instance.configure(url)
				this.leader = startBuiltIn({
					directory,
					port,
					settings: webSettings(directory, watchesFiles),
					root: `${embeddedSource}/public`,
					router: `${embeddedSource}/public/index.php`,
					environment: { HOST_SETTINGS: settingsFile(directory), TMPDIR: `${directory}/tmp` },
				})
				return this.leader
			},
			// PHP prints this once it listens on the port
			isOurs: () => readFileSync(`${directory}/php.log`, 'utf8').includes(') started'),
		})
	}

	async stop(): Promise<void> {
		const { instance, leader, ticker } = this
		this.instance = this.leader = this.address = this.ticker = undefined
		await ticker?.stop()
		if (leader !== undefined) {
			await endGroup(leader)
		}
		instance?.remove()
		this.forget?.()
	}

	occ(args: readonly string[], options?: OccOptions): Promise<OccResult> {
		return occ(this.running.directory, args, options)
	}

	/** Processor time used by its web server so far, in seconds; 0 if this machine does not report it. */
	cpuSeconds(): number {
		return this.leader?.pid === undefined ? 0 : groupCpuSeconds(this.leader.pid)
	}

	async logs(): Promise<LogEntry[]> {
		return readLog(this.running.directory)
	}

	private get running(): EmbeddedInstance {
		return this.instance ?? notStarted()
	}
}
