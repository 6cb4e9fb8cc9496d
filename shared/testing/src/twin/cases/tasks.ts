// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { runWaitingJobs } from '../../jobs.ts'
import type { Script, Twin } from '../script.ts'

const path = '/index.php/apps/hostprobe/tasks'
const headers = { 'OCS-APIRequest': 'true' }
const prompt = 'core:text2text'
/** What runs tasks, on every host by the name that it has on a server. */
const job = 'OC\\TaskProcessing\\SynchronousBackgroundJob'

/** Prompts that apps ask and an app answers, with all that can go wrong. */
export const tasks: Script = {
	name: 'tasks',
	run: async (twin) => {
		await twin.send('editor', 'GET', path)
		await twin.occ(['app:disable', 'testmodel'])
		await twin.send('editor', 'GET', path)
		await ask(twin, 'nobody answers', { input: 'x' })
		await twin.occ(['app:enable', 'testmodel'])
		for (const [name, input] of [
			['answered', { input: 'Say:\nMODEL ANSWERS\nGood morning\nMODEL END\n', other: 'is left out' }],
			['repeated', { input: '\nMODEL REPEATS, häufig' }],
			['failed', { input: '\nMODEL FAILS' }],
			['broken', { input: '\nMODEL BREAKS' }],
			['silent', { input: '\nMODEL IS SILENT' }],
			['empty', { input: '' }],
			['cancelled', { input: '\nMODEL REPEATS' }],
			['without a text', {}],
			['no text', { input: 7 }],
			['a list', { input: ['x'] }],
			['too long', { input: 'x'.repeat(512_001) }],
		] as const) {
			await ask(twin, name, input)
		}
		await ask(twin, 'unknown type', { input: 'x' }, 'core:no-such-type')
		await named(twin, 'DELETE', 'cancelled')
		for (const name of ['answered', 'nobody answers', 'no such name']) {
			await named(twin, 'GET', name)
		}
		await runAll(twin)
		for (const name of ['answered', 'repeated', 'failed', 'broken', 'silent', 'empty', 'cancelled']) {
			await named(twin, 'GET', name)
		}
		// what has an end stays as it is
		await named(twin, 'DELETE', 'answered')
		await named(twin, 'DELETE', 'failed')
		await twin.send('reader', 'GET', `${path}/named`, { query: { name: 'answered' } })
	},
}

const ask = (twin: Twin, name: string, input: Readonly<Record<string, unknown>>, type = prompt): Promise<unknown> =>
	twin.send('editor', 'POST', path, { body: { type, input, name }, headers })

const named = (twin: Twin, method: 'GET' | 'DELETE', name: string): Promise<unknown> =>
	twin.send('editor', method, `${path}/named`, { query: { name }, headers })

/** The job answers one task and comes back while there are more, or while the last one failed. */
async function runAll(twin: Twin): Promise<void> {
	for (let round = 0; round < 7; round++) {
		await runWaitingJobs({ occ: (args) => twin.quietly(args) }, job)
	}
}
