// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { probeSource, testApps } from './app-sources.ts'
import { startDemo } from '@suite/host/bring-up'
import { appIds, root } from '@suite/node/paths'
import type { Allowed } from '@suite/testing/twin/allowance'
import { reasonFor } from '@suite/testing/twin/allowed'
import { twinCases } from '@suite/testing/twin/cases'
import { compare, type Difference } from '@suite/testing/twin/compare'
import { Normaliser, rules } from '@suite/testing/twin/normalise'
import { Player } from '@suite/testing/twin/player'
import type { Script } from '@suite/testing/twin/script'

// tsx shared/tools/src/twin.ts --against 34.0.1 [--only dav,login] [--apps <app>,shared] [--show 40]: the same requests to a real
// server and to the embedded host. Scripts of the host are in twin/cases, those of an app in its tests/twin.
const { values } = parseArgs({ options: {
	against: { type: 'string', default: '34.0.1' }, only: { type: 'string', default: '' }, apps: { type: 'string', default: '' },
	show: { type: 'string', default: '40' },
} })
const names = (text: string): string[] => text.split(',').filter((name) => name !== '')
const only = names(values.only)

const cases = twinCases(values.apps === '' ? ['shared', ...appIds()] : names(values.apps))
const modules = await Promise.all(cases.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>))
const members = modules.flatMap((module) => Object.values(module))
const scripts = members.filter((member): member is Script => typeof member === 'object' && member !== null && 'run' in member)
	.filter(({ name }) => only.length === 0 || only.some((wish) => name === wish || name.startsWith(`${wish}-`)))
const allowedByApps = members.filter((member): member is readonly Allowed[] => Array.isArray(member)).flat()
const allows = (one: Difference): Allowed | undefined => reasonFor(one, allowedByApps)
if (scripts.length === 0) {
	throw new Error(`There is no script ${values.only} of ${values.apps || 'any app'}.`)
}

const apps = [...appIds().map((id) => ({ id, path: `${root}/apps/${id}` })), await probeSource(), ...appIds().flatMap(testApps)]
const options = { version: values.against, apps, mayCallLocalAddresses: true, hasPlainFolder: true }
const [real, embedded] = await Promise.all([startDemo({ ...options, kind: 'server' }), startDemo({ ...options, kind: 'embedded' })])
try {
	// it allows every page to have frames of this host; an app that needs one must request it itself
	await real.host.occ(['app:disable', 'files_pdfviewer'])
	const players = [real, embedded].map(({ host, demo }) => ({ player: new Player(host, demo), host, milliseconds: 0 }))
	const differences: Difference[] = []
	let answers = 0
	for (const script of scripts) {
		const transcripts = []
		// sequentially: what a clock shows must not depend on which host is faster
		for (const one of players) {
			const begun = performance.now()
			const steps = await one.player.play(script)
			one.milliseconds += performance.now() - begun
			const normaliser = new Normaliser(one.host.url, Date.now() / 1000)
			transcripts.push(steps.map((step) => normaliser.step(step)))
		}
		const [left = [], right = []] = transcripts
		const found = compare(script.name, left, right)
		answers += left.length
		differences.push(...found)
		console.log(
			`${script.name}: ${left.length} answers, `
				+ `${new Set(found.filter((one) => allows(one) === undefined).map(({ step }) => step)).size} of them differ`,
		)
	}
	const meant = differences.filter((one) => allows(one) !== undefined)
	const faults = differences.filter((one) => allows(one) === undefined)
	for (const { script, step, where, real: left, embedded: right } of faults.slice(0, Number(values.show))) {
		console.log(`\n${script}: ${step}\n  ${where}\n  real      ${left}\n  embedded  ${right}`)
	}
	for (const reason of new Set(meant.map((one) => allows(one)?.reason))) {
		console.log(`allowed, ${meant.filter((one) => allows(one)?.reason === reason).length} places: ${reason}`)
	}
	console.log(
		'\nreplaced before comparing: the base address; times within a day of now; numbers under keys of ids; '
			+ `tags and versions of pages; pages of HTML; ${rules.map(({ what }) => what).join('; ')}`,
	)
	console.log(
		`${values.against}: ${answers} answers compared, ${faults.length} differences in `
			+ `${new Set(faults.map(({ script, step }) => `${script} ${step}`)).size} of them, ${meant.length} allowed; `
			+ `${players.map(({ host, milliseconds }) => `${host.kind} ${(milliseconds / 1000).toFixed(1)} s`).join(', ')}`,
	)
	process.exitCode = faults.length > 0 ? 1 : 0
} finally {
	await Promise.all([real.host.stop(), embedded.host.stop()])
}
