// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createAppPassword, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import { run, said } from '@suite/node/process'
import type { Figure, Measured } from '@suite/testing/figures/figure'

const guide = new URL('../../README.md', import.meta.url)

/** The API in the hands of other programs, each as the README says: the samples for a shell, and a script in Python. */
export async function metadataTools({ host, admin }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const password = await createAppPassword(host.url, admin)
	const { name } = await createTeamFolder(session, { name: uniqueName('Contracts'), groups: { admin: permission.all } })
	await new Files(new BasicClient(host.url, admin.user, password), admin.user).put(`${name}/Lease.pdf`, 'A lease')
	const block = samplesOf(readFileSync(guide, 'utf8'))
	const script = block.replace('https://cloud.example.com', host.url).replace(/alice:[x-]+/, `${admin.user}:${password}`)
		.replace('/alice/', `/${admin.user}/`).replaceAll('Contracts', name)
	const samples = await done('sh', ['-euc', `${script.replaceAll(/^call .*(\n\t.*)*$/gm, '$&; echo')}`])
	const answers = samples.filter((line) => line.includes('"status":"ok"'))
	// Debian's own: that is where python3-requests is
	const python = await done('/usr/bin/python3', [fileURLToPath(new URL('api.py', import.meta.url)), host.url, admin.user, password, name])
	console.error(python.join('\n'))
	return [
		{
			name: 'samples for curl that are answered with success', value: answers.length, unit: '',
			exactly: (block.match(/^call "|^call -[XG]/gm) ?? []).length,
		},
		{ name: 'things that a script in Python finds other than the README says', value: python.length - 1, unit: '', exactly: 0 },
	]
}

/** Those for a shell in one: what takes things away again, at the end of the first block, comes last. */
function samplesOf(text: string): string {
	const blocks = text.split('```').filter((_, index) => index % 2 === 1)
	const [first = '', lists = ''] = blocks.filter((block) => block.includes('call "$API/'))
	const end = first.lastIndexOf('\n\n')
	return first.slice(0, end) + lists + first.slice(end)
}

/** Lines that a program prints. */
async function done(program: string, args: readonly string[]): Promise<string[]> {
	const finished = await run(program, args)
	if (finished.code !== 0) {
		throw new Error(`${program} ended with ${finished.code}: ${said(finished)}`)
	}
	return finished.stdout.trim().split('\n')
}
