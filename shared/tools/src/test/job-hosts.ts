// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { probeSource, testApps } from '../app-sources.ts'
import type { EitherHost } from '@suite/host/bring-up'
import { EmbeddedHost } from '@suite/host/embedded/embedded-host'
import type { AppSource } from '@suite/host/options'
import { ServerHost } from '@suite/host/server/server-host'
import type { ServerSource } from '@suite/host/server/source'
import type { RunningDatabase } from '@suite/testing/databases/database'
import { startMariaDb } from '@suite/testing/databases/mariadb'
import { startPostgreSql } from '@suite/testing/databases/postgresql'
import type { JobHost } from './plan.ts'

/** The description of a running host that suites read from HOST_JSON. */
export function hostJson({ kind, version, url, administrator, places }: EitherHost): string {
	return JSON.stringify({ kind, version, url, administrator, ...places })
}

/** Starts a host for each job, and the databases they use. */
export class JobHosts {
	private readonly servers: readonly ServerSource[]
	private readonly apps: readonly AppSource[]
	private readonly databases = new Map<string, Promise<RunningDatabase>>()
	private probe: Promise<AppSource> | undefined
	private starting: Promise<void> = Promise.resolve()

	constructor(servers: readonly ServerSource[], apps: readonly AppSource[]) {
		this.servers = servers
		this.apps = apps
	}

	/**
	 * A host with the packages installed as an administrator would do it; the caller stops it.
	 *
	 * @param hasProbe - whether to install the probe app too; its contract exercises every contract keyword
	 * @param app - whose tests run there: the apps that stand in for others are there, too
	 */
	async start(wished: JobHost, hasProbe: boolean, app: string): Promise<EitherHost> {
		const probe = hasProbe ? [await (this.probe ??= probeSource())] : []
		const host = await this.make(wished, [...this.apps, ...probe, ...testApps(app)])
		// sequentially: the first start of a kind of host prepares what the next ones reuse
		this.starting = this.starting.catch(() => undefined).then(() => host.start())
		await this.starting
		return host
	}

	async stopDatabases(): Promise<void> {
		await Promise.all([...this.databases.values()].map(async (starting) => (await starting).stop()))
	}

	private async make({ kind, version, database }: JobHost, apps: readonly AppSource[]): Promise<EitherHost> {
		// the stand-ins for external services listen on this machine
		const options = { apps, mayCallLocalAddresses: true, inMemory: true }
		if (kind === 'embedded') {
			return new EmbeddedHost(options)
		}
		const source = this.servers.find((server) => server.version === version)
		if (source === undefined) {
			throw new Error(`Nextcloud ${version} is not available.`)
		}
		return new ServerHost(source, {
			...options,
			...(database === undefined ? {} : { database: (await this.database(database)).database }),
		})
	}

	private database(kind: 'mysql' | 'pgsql'): Promise<RunningDatabase> {
		const known = this.databases.get(kind) ?? (kind === 'mysql' ? startMariaDb() : startPostgreSql())
		this.databases.set(kind, known)
		return known
	}
}
