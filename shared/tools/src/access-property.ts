// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { parseArgs } from 'node:util'
import { probeSource } from './app-sources.ts'
import { startHost } from '@suite/host/bring-up'
import { fromApps } from '@suite/node/from-apps'
import { root } from '@suite/node/paths'
import type { Access } from '@suite/testing/access'

// npm run access [-- --against embedded|34.0.1] [--trees 500] [--seed 7]
const { values } = parseArgs({
	options: {
		against: { type: 'string', default: 'embedded' },
		trees: { type: 'string', default: '500' },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
	},
})
const begun = performance.now()
console.log(`seed ${values.seed}`)
for (const { id, access } of await fromApps<{ access: Access }>('tests/access/access.ts')) {
	const apps = [{ id, path: `${root}/apps/${id}` }, await probeSource()]
	const host =
		await startHost(values.against === 'embedded' ? { kind: 'embedded', apps } : { kind: 'server', version: values.against, apps })
	try {
		const onProgress = (line: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`)
		const { summary, failures } = await access(host, { trees: Number(values.trees), seed: Number(values.seed), onProgress })
		failures.forEach((failure) => console.log(`\n${failure}`))
		console.log(`\n${id}, ${values.against}, seed ${values.seed}: ${summary}`)
		process.exitCode = failures.length > 0 ? 1 : process.exitCode
	} finally {
		await host.stop()
	}
}
