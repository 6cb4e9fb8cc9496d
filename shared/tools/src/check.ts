// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ensureLibraries } from '@suite/host/embedded/libraries'
import { commandGates } from './check/commands.ts'
import { countsOf, runGates, sum, type Gate, type Outcome } from './check/gate.ts'
import { ownGates } from './check/own-gates.ts'
import { phpunit, vitest } from './check/suites.ts'
import { isProgram, runScript, said, stopRunning } from '@suite/node/process'

/**
 * Every gate of `npm run check`, slow ones first so that they run in parallel with the others.
 *
 * @param apps - ids of the apps whose unit and cost tests run, with those of the code that runs in them; all tests if empty
 */
export function gates(apps: readonly string[] = []): readonly Gate[] {
	return [
		...commandGates.slice(0, 1),
		{ name: 'unit', run: () => vitest('unit', { files: unitTests(apps) }) },
		{ name: 'cost', run: () => phpunit({ group: 'cost', apps }) },
		...commandGates.slice(1),
		{ name: 'phpunit', run: () => phpunit() },
		{
			name: 'drift',
			run: async () => {
				const finished = await runScript('shared/tools/src/drift.ts')
				return { problems: finished.code === 0 ? [] : [said(finished)] }
			},
		},
		...ownGates,
	]
}

/** What `gates` leaves out when apps are named, for display. */
export const leftOutOfGates = 'unit and cost tests of the other apps, of the hosts and of the tools'

function unitTests(apps: readonly string[]): string[] {
	return apps.length === 0 ? [] : [...apps.map((id) => `apps/${id}/`), 'shared/api/', 'shared/node/', 'shared/ui/']
}

/**
 * Writes the generated files, then runs the gates two at a time, printing a line for each and all failures at the end.
 *
 * @param names - only these gates; all of them if empty
 * @param apps - as `gates` takes them
 * @throws {Error} when generation fails or a name is unknown
 */
export async function check(names: readonly string[] = [], apps: readonly string[] = []): Promise<Outcome[]> {
	const all = gates(apps)
	const unknown = names.filter((name) => !all.some((gate) => gate.name === name))
	if (unknown.length > 0) {
		throw new Error(`Unknown gate: ${unknown.join(', ')}. Available gates: ${all.map(({ name }) => name).join(', ')}.`)
	}
	await ensureLibraries(console.log)
	const generated = await generate()
	const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
	const outcomes = [generated, ...await runGates(chosen, 2, (outcome) => console.log(outcomeLine(outcome)))]
	for (const { name, notes } of outcomes) {
		notes?.forEach((note) => console.log(`note (${name}): ${note}`))
	}
	for (const { name, problems } of outcomes.filter((outcome) => outcome.problems.length > 0)) {
		console.log(`\n${name}: ${problems.length} problem(s)\n${problems.join('\n')}`)
	}
	return outcomes
}

/** A committed file that was outdated is a problem even though it is rewritten: otherwise it would go unnoticed. */
async function generate(): Promise<Outcome> {
	const start = performance.now()
	const finished = await runScript('shared/tools/src/generate.ts')
	if (finished.code !== 0) {
		throw new Error(`npm run generate failed:\n${said(finished)}`)
	}
	const stale = finished.stdout.split('\n').filter((line) => line.includes('was not current'))
	const outcome: Outcome = { name: 'generate', problems: stale, milliseconds: performance.now() - start }
	console.log(outcomeLine(outcome))
	return outcome
}

function outcomeLine(outcome: Outcome): string {
	const { passed, failed, skipped } = countsOf(outcome)
	const detail = outcome.counts === undefined ? '' : `, ${passed} passed, ${failed} failed, ${skipped} skipped`
	return `${outcome.problems.length === 0 ? 'ok   ' : 'FAIL '} ${outcome.name} ${seconds(outcome.milliseconds)}${detail}`
}

function seconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(1)} s`
}

if (isProgram(import.meta.url)) {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			stopRunning()
			process.exit(signal === 'SIGINT' ? 130 : 143)
		})
	}
	const outcomes = await check(process.argv.slice(2))
	const { passed, failed, skipped } = sum(outcomes.map(countsOf))
	console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
	process.exitCode = failed > 0 ? 1 : 0
}
