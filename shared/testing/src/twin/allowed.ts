// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Allowed } from './allowance.ts'
import { allowedDav } from './allowed-dav.ts'
import { allowedPage } from './allowed-page.ts'
import type { Difference } from './compare.ts'

/**
 * Intended differences in the host's own scripts; those of an app are next to its scripts. Each is counted and printed with its reason
 * in every run.
 */
export const allowed: readonly Allowed[] = [
	...allowedDav,
	...allowedPage,
	{
		script: 'login',
		step: /after it: GET .*cloud\/user/,
		where: /status|header|body/,
		reason:
			'after a log-out the server sends the next request of that browser to the login page once, '
				+ 'so that its page forgets what it knew; there is no such page here',
	},
	{
		script: 'team-folders-occ',
		step: /occ groupfolders:list$/,
		where: /body/,
		reason: '34 leaves the words out for a group that has more than one right; 33 does not, and neither does this host',
	},
	{
		script: 'team-folders-lists',
		step: /POST .*\/quota .*xml/,
		where: /body/,
		reason: '33 loses the folder in an XML answer to a change of it; 34 does not, and neither does this host',
	},
	{
		script: 'login',
		step: /^\d+\. disabled, session/,
		where: /x-user-id/,
		reason: 'a refused session is nobody\'s here; the server still names its user in a header',
	},
]

/**
 * The entry that allows a difference.
 *
 * @param ofApps - additional differences that the apps allow in their own scripts
 */
export function reasonFor(difference: Difference, ofApps: readonly Allowed[] = []): Allowed | undefined {
	return [...allowed, ...ofApps].find(({ script, step, where }) =>
		script === difference.script && step.test(difference.step) && where.test(difference.where))
}
