// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { chromium, ensure } from '@suite/host/requirements'

/** Debian's Chromium without windows: the same engine at less than half the cost. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Path of the browser for browser tests.
 *
 * @param isFull - the one that people use
 * @throws MissingRequirement with the command that installs it, where it cannot be installed from here
 */
export function browserFor(isFull: boolean): string {
	if (process.env.CHROMIUM !== undefined && process.env.CHROMIUM !== '') {
		return process.env.CHROMIUM
	}
	if (!isFull && existsSync(headlessShell)) {
		return headlessShell
	}
	ensure([chromium], (text) => console.error(text))
	return '/usr/bin/chromium'
}
