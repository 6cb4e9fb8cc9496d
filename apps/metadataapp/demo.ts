// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { DemoExtras } from '@suite/host/demo'
import { archive, makeArchive } from './demo/archive.ts'

/** A team folder of sixty contracts with ten fields. The editor manages these, and filled most of them in. */
export const extras: DemoExtras = {
	fill: async (host, people) => {
		await makeArchive(host, people, archive)
	},
	hint: (url) => `The team folder ${archive.folder} has sixty files with ten fields: ${url}/index.php/apps/metadataapp/.`,
}
