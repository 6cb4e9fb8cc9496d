// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** A directory that is gone when the test is. */
export function temporaryDirectory(): string {
	const directory = mkdtempSync(`${tmpdir()}/host-test-`)
	onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
	return directory
}

/** Sets environment variables for the rest of the test. */
export function withEnvironment(values: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(values)) {
		vi.stubEnv(name, value)
	}
	onTestFinished(() => {
		vi.unstubAllEnvs()
	})
}

/** Writes files, by path below a directory, with the folders above them. */
export function writeFiles(directory: string, files: Readonly<Record<string, string>>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(`${directory}/${path}`), { recursive: true })
		writeFileSync(`${directory}/${path}`, content)
	}
}

/** What makes a directory a Nextcloud of a version. */
export const versionFile = (version: string): string => `<?php\n$OC_VersionString = '${version}';\n`
