// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'

/** Number of trees, and the seed. */
export interface AccessOptions {
	readonly trees: number
	/** The same seed makes the same trees. */
	readonly seed: number
	/** Called with each step. */
	onProgress(this: void, line: string): void
}

/** The result. */
export interface AccessResult {
	/** Counts, for display. */
	readonly summary: string
	/** Only a few, since one is enough to start with. */
	readonly failures: readonly string[]
}

/**
 * Compares what an app says users may do with what the host says: the export `access` of the app's `tests/access/access.ts`.
 * The host has only the app and hostprobe.
 */
export type Access = (host: Host, options: AccessOptions) => Promise<AccessResult>
