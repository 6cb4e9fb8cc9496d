// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Finding } from '../check/gate.ts'
import type { Source } from '../check/sources.ts'

/** In the title of a test that the embedded host cannot pass, with the reason: `test('… @real-host(sends mail)', …)`. */
const tag = /@real-host(?:\(([^)]*)\))?/g

/** Lists the tests that run only on a real server; a missing reason is a problem. */
export function realHostTests(files: readonly Source[]): Finding {
	const found = files.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) =>
		[...line.matchAll(tag)].map((match) => ({ place: `${path}:${index + 1}`, reason: match[1]?.trim() ?? '' }))))
	return {
		problems: found.filter(({ reason }) => reason === '').map(({ place }) => `${place} @real-host needs its reason in brackets`),
		notes: found.length === 0
			? ['tests that need a real host: none']
			: found.map(({ place, reason }) => `only on a real host: ${place}: ${reason}`),
	}
}
