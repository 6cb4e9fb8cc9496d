// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SuiteHost } from '@suite/host/suite-host'
import { runWaitingJobs } from '@suite/testing/jobs'

/** The administrator's switch. */
export async function switchSuggestions(host: SuiteHost, isOn: boolean): Promise<void> {
	await host.occ(isOn
		? ['config:app:set', 'metadataapp', 'ai_enabled', '--type=boolean', '--value=true', '--lazy']
		: ['config:app:delete', 'metadataapp', 'ai_enabled'])
}

/** Lets the stand-in for a language model answer one question; Nextcloud's jobs do that. */
export const answerNext = (host: SuiteHost): Promise<void> =>
	runWaitingJobs(host, 'OC\\TaskProcessing\\SynchronousBackgroundJob')
