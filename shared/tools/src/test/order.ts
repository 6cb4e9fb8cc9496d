// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Job } from './plan.ts'

/** `contract notesapp on 34.0.1`, followed by its restrictions. */
export function jobName({ suite, app, host, against, only, isFullBrowser }: Job): string {
	const place = host !== undefined
		? ` on ${host.name}`
		: against !== undefined ? ` against ${against}` : suite === 'e2e' ? ' without a host' : ''
	const browser = isFullBrowser === true && host?.name === 'embedded' ? ', full Chromium' : ''
	return `${suite} ${app}${place}${only === undefined ? '' : `, ${only}`}${browser}`
}

/** Jobs in starting order: the longest first, so that none runs alone at the end. */
export function longestFirst(jobs: readonly Job[], known: Readonly<Record<string, number>>): Job[] {
	const time = (job: Job): number => known[jobName(job)] ?? guess(job)
	return jobs.toSorted((one, other) => time(other) - time(one))
}

/** Estimated milliseconds of a job that has never run here: by number of files and cost of a response from its host. */
function guess({ suite, host, files, only }: Job): number {
	const file = suite === 'e2e' ? 25_000 : host?.kind === 'server' ? 15_000 : 3_000
	const comparison = suite === 'acl' || suite === 'access' ? 200_000 : 120_000
	return (files.length === 0 ? comparison : files.length * file) * (only === undefined ? 1 : 0.3)
}
