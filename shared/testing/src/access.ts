// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'

/** How many trees, and which. */
export interface AccessOptions {
	readonly trees: number
	/** The same seed makes the same trees. */
	readonly seed: number
	/** Told of each step. */
	onProgress(this: void, line: string): void
}

/** What came out. */
export interface AccessResult {
	/** Counts, for people to read. */
	readonly summary: string
	/** A few, for one is enough to start with. */
	readonly failures: readonly string[]
}

/**
 * Holds what an app says that people may do against what the host says: the export `access` of the app's `tests/access/access.ts`.
 * The host has the app and hostprobe, and nothing else.
 */
export type Access = (host: Host, options: AccessOptions) => Promise<AccessResult>
