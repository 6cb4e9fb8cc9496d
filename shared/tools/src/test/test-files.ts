// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Tests for one kind of host are in a folder `server` or `embedded`. */
export function suits(file: string, kind: 'embedded' | 'server'): boolean {
	return !file.startsWith(`shared/host/tests/${kind === 'embedded' ? 'server' : 'embedded'}/`)
}

/** Test files of an app, or of no app, by what they require. */
export function filesOf(files: readonly string[], app: string): { contract: string[], e2e: string[], statics: string[] } {
	const own = files.filter((file) => app === 'shared' ? file.startsWith('shared/') : file.startsWith(`apps/${app}/`))
	const specs = own.filter((file) => file.endsWith('.spec.ts'))
	return {
		contract: own.filter((file) =>
			/^apps\/[^/]+\/tests\/http\/.*\.test\.ts$|^shared\/testing\/tests\/.*\.test\.ts$|^shared\/[^/]+\/tests\/.*\.host\.test\.ts$/
				.test(file)),
		e2e: specs.filter((file) => !file.endsWith('-static.spec.ts')),
		statics: specs.filter((file) => file.endsWith('-static.spec.ts')),
	}
}
