// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { makeGenerated } from './generated.ts'
import { frontEndSources, hasFrontEnd, noteFrontEnd } from '@suite/node/front-end'
import { keepOutput, runPlainly } from '@suite/node/logs'
import { appIds, root } from '@suite/node/paths'
import { isProgram, runTool } from '@suite/node/process'
import { progress, type Say } from '@suite/node/progress'

/**
 * Vite's modes for an app: its pages, then what is built apart from them if it has that: the entry that loads on every page,
 * `src/loader.ts`, or that of a page without anything of the host's around it, `src/public.ts`.
 */
export function buildModes(id: string): string[] {
	return ['loader', 'public'].some((name) => existsSync(`${root}/apps/${id}/src/${name}.ts`)) ? ['production', 'loaders'] : ['production']
}

/** Builds the front end of an app. */
async function buildApp(id: string): Promise<void> {
	for (const mode of buildModes(id)) {
		const finished = await runTool('vite/bin/vite.js', ['build', '--mode', mode, '--logLevel', 'warn'], {
			cwd: `${root}/apps/${id}`,
			env: { NODE_ENV: 'production' },
		})
		keepOutput(`build-${id}-${mode}`, finished, `The front end of ${id} could not be built without a warning (${mode})`)
	}
}

/**
 * Builds the named apps, or every app that has a front end.
 *
 * @param say - called for each app
 * @throws StepFailed when a build fails or prints a warning
 */
export async function build(ids: readonly string[] = appIds(), say: Say = () => undefined): Promise<void> {
	for (const id of ids.filter((id) => hasFrontEnd(id))) {
		say(`building ${id}`)
		const sources = frontEndSources(id)
		await buildApp(id)
		noteFrontEnd(id, sources)
	}
}

if (isProgram(import.meta.url)) {
	await runPlainly(async () => {
		progress('generating code from the contract')
		await makeGenerated()
		await build(process.argv.length > 2 ? process.argv.slice(2) : undefined, progress)
		progress('built')
	})
}
