// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Login } from './host.ts'

/** A database of a running server; each instance gets its own database in it. */
export interface DatabaseServer {
	readonly kind: 'mysql' | 'pgsql'
	readonly host: string
	readonly port: number
	/** May create and drop databases. */
	readonly user: string
	readonly password: string
}

/** Where an instance stores its data. */
export type Database = { readonly kind: 'sqlite' } | DatabaseServer

/** One of our apps and the directory or archive it is taken from. */
export interface AppSource {
	readonly id: string
	/** An archive <id>.tar.gz, which is unpacked, or a directory, which is linked so that edits take effect immediately. */
	readonly path: string
}

/** Options for a host of either kind. */
export interface CommonOptions {
	/** Such as 34.0.1; the newest pinned one when absent. */
	readonly version?: string
	/** A free one when absent. */
	readonly port?: number
	/** Our apps to install and enable, in this order. */
	readonly apps?: readonly AppSource[]
	/** Whether the demo's team folder contains documents even if an app would create its own. No when absent. */
	readonly hasPlainFolder?: boolean
	/** Whether rate limits and brute-force protection are on. On when absent. */
	readonly hasLimits?: boolean
	/** Whether the server itself may call addresses of this machine, such as a stand-in for a service. No when absent. */
	readonly mayCallLocalAddresses?: boolean
	/** Whether the instance is kept in memory if this machine has room for it. No when absent: users may put much into it. */
	readonly inMemory?: boolean
	/** Additional keys of config.php. */
	readonly config?: Readonly<Record<string, unknown>>
	/** Called with one short line per progress step. */
	readonly onProgress?: (line: string) => void
}

/** Options for a real server. */
export interface ServerOptions extends CommonOptions {
	readonly database?: Database
	/** PHP's own server, or php-fpm behind nginx, for figures; the former when absent. */
	readonly webServer?: 'built-in' | 'fpm'
	/** Whether the server may be downloaded when it is missing. No when absent. */
	readonly mayDownload?: boolean
}

/** A user whom the embedded host's login page offers, including the password. */
export interface ShownPerson extends Login {
	/** Display name of the user. */
	readonly name: string
}

/** Options for an embedded host. */
export interface EmbeddedOptions extends CommonOptions {
	/** Kept when the host ends and reused by the next one that is given it; when absent, a temporary one that is removed with the host. */
	readonly directory?: string
	/** Whether background jobs run every minute. No when absent: then only occ runs them, as on a server under test. */
	readonly runsJobs?: boolean
	/** For a host that anyone may try. No users when absent. */
	readonly people?: readonly ShownPerson[]
	/** The first account; admin with a random password when absent. */
	readonly administrator?: Login
}

/** Options for a host; the embedded one when no kind is named. */
export type HostOptions = ({ readonly kind?: 'embedded' } & EmbeddedOptions) | ({ readonly kind: 'server' } & ServerOptions)
