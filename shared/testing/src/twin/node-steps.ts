// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import type { Twin } from './script.ts'

/** An operation of the probe: a verb, a path below the home, and an optional argument. */
export type Step = readonly [verb: string, path: string, more?: string | number]

export const nodes = '/index.php/apps/hostprobe/nodes'
export const versionRoute = '/index.php/apps/hostprobe/versions'

/**
 * Modification times far enough apart that no version is thinned out; different for each place: a file with the inode,
 * time and size of a deleted one also has its ETag.
 */
export function days(place: number): readonly [monday: number, tuesday: number, wednesday: number] {
	return [1_700_000_000 + place, 1_700_090_000 + place, 1_700_180_000 + place]
}

/** Performs operations on nodes, in one request of a user. */
export async function run(twin: Twin, role: Role, steps: readonly Step[]): Promise<void> {
	await twin.send(role, 'POST', nodes, { body: { steps } })
}

/** The first list of versions that was moved along with a file is unordered; the host sorts it from then on. */
export async function order(twin: Twin, role: Role, path: string): Promise<void> {
	await (await twin.client(role)).expect('POST', versionRoute, { body: { path } })
}
