// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'

/** Ids of jobs by class: the host gives each job that an app declares one, once. */
const known = new Map<string, readonly string[]>()

/**
 * Runs a background job that an app declares, at once.
 *
 * @param job - its class, with the namespace
 */
export async function runJob({ occ }: Pick<Host, 'occ'>, job: string): Promise<void> {
	const ids = known.get(job) ?? (JSON.parse(
		(await occ(['background-job:list', '--class', job, '--output', 'json'])).stdout,
	) as { id: string | number }[]).map(({ id }) => String(id))
	if (ids.length === 0) {
		throw new Error(`There is no job ${job}`)
	}
	known.set(job, ids)
	for (const id of ids) {
		await occ(['background-job:execute', '--force-execute', id])
	}
}
