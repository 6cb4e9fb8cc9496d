// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Demo, Role } from '@suite/host/demo'
import type { OccOptions, OccResult } from '@suite/host/host'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'

/** The means of authentication: app password as Basic or Bearer, a browser session, or the login password as Basic. */
export type Proof = 'basic' | 'bearer' | 'session' | 'sessionWithoutToken' | 'password'

/** The caller: a demo user by app password, that user by another means, an account of the script's own, or anonymous. */
export type Caller = Role
	| 'anonymous'
	| { readonly role: Role, readonly by: Proof }
	| { readonly user: string, readonly password: string, readonly by?: Exclude<Proof, 'password'> }

/** The environment of a script: one host, with the same users and files on each. All its requests are compared with the other host. */
export interface Twin {
	/** People, groups and team folder of the host. */
	readonly demo: Demo
	/** Name of the demo's team folder. */
	readonly folder: string
	/** Base address, for addresses that a request must contain. */
	readonly url: string
	/** Sends a request and stores the response for the comparison. */
	send(caller: Caller, method: string, path: string, sent?: Sent): Promise<Reply>
	/** Stores a value for the comparison. */
	record(name: string, value: unknown): void
	/** Runs an occ command and stores its exit code and standard output. */
	occ(args: readonly string[], options?: OccOptions): Promise<{ code: number, stdout: string }>
	/** Runs an occ command whose output is of this host alone, such as ids of jobs: nothing of it is compared. */
	quietly(args: readonly string[]): Promise<OccResult>
	/** The client behind a caller, for calls that are not compared. */
	client(caller: Caller): Promise<Client>
}

/** Requests of one area; the same script runs on both hosts, and its responses are compared one by one. */
export interface Script {
	readonly name: string
	run(twin: Twin): Promise<void>
}

/** Title of the last step of a script that ended with an error; its body is the reason. */
export const broke = 'the script broke'

/** One response of a host. */
export interface Step {
	/** Who did what. */
	readonly title: string
	/** HTTP status or exit code; absent for a recorded value. */
	readonly status?: number
	/** The relevant headers, by lower-case name. */
	readonly headers: Readonly<Record<string, string>>
	readonly body: unknown
}
