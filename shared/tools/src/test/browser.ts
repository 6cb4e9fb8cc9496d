// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { programOnPath } from '@suite/host/debian'
import { browserExecutable, chromium, ensure, fullChromium } from '@suite/host/requirements'
import { progress } from '@suite/node/progress'

/**
 * Path of the browser for browser tests; the environment variable CHROMIUM names another.
 *
 * @param isFull - the regular browser, with windows
 * @throws MissingRequirement with the command that installs it, if it cannot be installed from here
 */
export function browserFor(isFull: boolean): string {
	const named = process.env.CHROMIUM ?? ''
	if (named !== '') {
		return named
	}
	ensure([isFull ? fullChromium : chromium], progress)
	return (isFull ? programOnPath('chromium') : browserExecutable()?.path) ?? ''
}
