// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Host } from '@suite/host/host'

type Occ = Pick<Host, 'occ'>

/** Ids of jobs by class: the host gives each job that an app declares one, once. */
const known = new Map<string, readonly string[]>()

/**
 * Runs a background job that an app declares, at once.
 *
 * @param job - its class, with the namespace
 */
export async function runJob(on: Occ, job: string): Promise<void> {
	const ids = known.get(job) ?? await idsOf(on, job)
	if (ids.length === 0) {
		throw new Error(`There is no job ${job}`)
	}
	known.set(job, ids)
	await execute(on, ids)
}

/** Runs the jobs of a class that wait to be run once, as many as there are. */
export async function runWaitingJobs(on: Occ, job: string): Promise<void> {
	await execute(on, await idsOf(on, job))
}

async function idsOf(on: Occ, job: string): Promise<readonly string[]> {
	const { stdout } = await on.occ(['background-job:list', '--class', job, '--output', 'json'])
	return (JSON.parse(stdout) as { id: string | number }[]).map(({ id }) => String(id))
}

async function execute(on: Occ, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		await on.occ(['background-job:execute', '--force-execute', id])
	}
}
