// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Login } from './host.ts'

/** A database of a running server; each instance gets a database of its own in it. */
export interface DatabaseServer {
	readonly kind: 'mysql' | 'pgsql'
	readonly host: string
	readonly port: number
	/** May create and drop databases. */
	readonly user: string
	readonly password: string
}

/** Where an instance keeps its data. */
export type Database = { readonly kind: 'sqlite' } | DatabaseServer

/** One app of ours and the directory or archive that it is taken from. */
export interface AppSource {
	readonly id: string
	/** An archive <id>.tar.gz, which is unpacked, or a directory, which is linked so that edits are seen at once. */
	readonly path: string
}

/** What a host of either kind is started with. */
export interface CommonOptions {
	/** Such as 34.0.1; the newest pinned one when absent. */
	readonly version?: string
	/** A free one when absent. */
	readonly port?: number
	/** Apps of ours to install and enable, in this order. */
	readonly apps?: readonly AppSource[]
	/** Is the demo's team folder one of documents, also where an app would make its own? No when absent. */
	readonly hasPlainFolder?: boolean
	/** Are rate limits and the brute-force guard on? On when absent. */
	readonly hasLimits?: boolean
	/** May the server itself call addresses of this machine, such as a stand-in for a service? No when absent. */
	readonly mayCallLocalAddresses?: boolean
	/** Is the instance in memory where this machine has room for it? No when absent: people may put much into it. */
	readonly inMemory?: boolean
	/** Further keys of config.php. */
	readonly config?: Readonly<Record<string, unknown>>
	/** Told what is being done, one short line each. */
	readonly onProgress?: (line: string) => void
}

/** What a real server is started with. */
export interface ServerOptions extends CommonOptions {
	readonly database?: Database
	/** PHP's own server, or php-fpm behind nginx, for figures; the first when absent. */
	readonly webServer?: 'built-in' | 'fpm'
	/** May the server be fetched when it is not here? No when absent. */
	readonly mayDownload?: boolean
}

/** Someone whom the embedded host's login page offers, password included. */
export interface ShownPerson extends Login {
	/** What to call the person. */
	readonly name: string
}

/** What an embedded host is started with. */
export interface EmbeddedOptions extends CommonOptions {
	/** Kept when the host ends and used again by the next one that is given it; when absent, a temporary one that goes with the host. */
	readonly directory?: string
	/** Are background jobs run every minute? No when absent: then only occ runs them, as on a server under test. */
	readonly runsJobs?: boolean
	/** For a host that anybody may try. Nobody when absent. */
	readonly people?: readonly ShownPerson[]
	/** The first account; admin with a random password when absent. */
	readonly administrator?: Login
}

/** What a host of some kind is started with; the embedded one when no kind is named. */
export type HostOptions = ({ readonly kind?: 'embedded' } & EmbeddedOptions) | ({ readonly kind: 'server' } & ServerOptions)
