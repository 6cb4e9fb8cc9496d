// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Prefix of each line that our reporters write to standard output for `npm test`. */
const mark = '\u001Ftest file '

/** A finished test file. */
export interface FileResult {
	/** Absolute path. */
	readonly file: string
	readonly passed: number
	readonly failed: number
	readonly skipped: number
	readonly milliseconds: number
}

/** Writes a line for {@link readFileLine}. */
export function writeFileLine(result: FileResult): void {
	process.stdout.write(`${mark}${JSON.stringify(result)}\n`)
}

/** The test file reported by a line of a program's output; undefined for any other line. */
export function readFileLine(line: string): FileResult | undefined {
	const at = line.indexOf(mark)
	return at < 0 ? undefined : JSON.parse(line.slice(at + mark.length)) as FileResult
}
