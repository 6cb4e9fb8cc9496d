// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Told what is being done, one short line each. */
export type Say = (line: string) => void

/** Writes each line to standard error, with the seconds since this process began. */
export const progress: Say = (line) => {
	process.stderr.write(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}\n`)
}
