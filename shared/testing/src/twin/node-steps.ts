// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import type { Twin } from './script.ts'

/** What the probe does: a verb, a path below the home, and perhaps one thing more. */
export type Step = readonly [verb: string, path: string, more?: string | number]

export const nodes = '/index.php/apps/hostprobe/nodes'
export const versionRoute = '/index.php/apps/hostprobe/versions'

/**
 * Times of contents, far enough apart that none of them is thinned out; others for each of several places: a file that has the inode, the
 * time and the size of one that is gone has its etag, too.
 */
export function days(place: number): readonly [monday: number, tuesday: number, wednesday: number] {
	return [1_700_000_000 + place, 1_700_090_000 + place, 1_700_180_000 + place]
}

/** Does something with nodes, in one request of a person. */
export async function run(twin: Twin, role: Role, steps: readonly Step[]): Promise<void> {
	await twin.send(role, 'POST', nodes, { body: { steps } })
}

/** The first list of versions that came along with a file has no order; the host sorts them from then on. */
export async function order(twin: Twin, role: Role, path: string): Promise<void> {
	await (await twin.client(role)).expect('POST', versionRoute, { body: { path } })
}
