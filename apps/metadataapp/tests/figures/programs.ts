// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync, writeFileSync } from 'node:fs'
import { createAppPassword, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import { run, said, withTemporaryFolder } from '@suite/node/process'
import type { BatchUpdated } from '@suite/schema/metadata/batch'
import type { FieldInput } from '@suite/schema/metadata/field'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { addresses, below, find, set } from '../http/properties.ts'
import { api } from './site.ts'

const guide = new URL('../../README.md', import.meta.url)
const files = 100
const valuesPerFile = 10

/** A file of a team folder in the hands of programs for WebDAV. */
interface Site {
	readonly client: BasicClient
	readonly user: string
	readonly password: string
	readonly folder: { readonly id: number, readonly name: string }
	/** Address of the file in WebDAV, and the property that the guide's samples set, by a name of its own. */
	readonly file: string
	readonly stage: string
	/** Names of fields with which values of many files are changed. */
	readonly texts: readonly string[]
	readonly ids: readonly number[]
}

/** Values in the hands of programs for WebDAV, each as the README says. */
export async function metadataPrograms(on: Measured): Promise<Figure[]> {
	const site = await makeSite(on)
	const programs = {
		curl: (sample: string) => done('sh', ['-euc', `${sample}\n`]),
		cadaver: (sample: string) => cadaver(site, sample),
		// Debian's own: that is where python3-webdavclient is
		webdavclient3: (sample: string) => done('/usr/bin/python3', ['-'], { input: sample }),
		webdav: (sample: string) => done('node', ['--input-type=module', '-'], { input: sample }),
	}
	const samples = samplesFor(on, site)
	const [names, counts] = [Object.keys(programs), { read: 0, written: 0 }]
	for (const [index, program] of Object.values(programs).entries()) {
		await set(site.client, site.file, { [`m:${site.stage}`]: null })
		const sample = samples[index] ?? ''
		// A sample that takes the value away at the end has read it before.
		const printed = await program(sample)
		const stored = (await find(site.client, site.file, [`m:${site.stage}`])).values[site.stage]
		counts.read += printed.includes('Signed') ? 1 : 0
		counts.written += stored === (sample.includes('propdel') ? undefined : 'Signed') ? 1 : 0
		console.error(`${names[index]}: ${printed.trim().slice(-400)}`)
	}
	return [
		{ name: 'programs that read a value over WebDAV', value: counts.read, unit: '', exactly: names.length },
		{ name: 'programs that change a value over WebDAV', value: counts.written, unit: '', exactly: names.length },
		...await rclone(site, samples[names.length] ?? ''),
	]
}

async function makeSite({ host, admin }: Measured): Promise<Site> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const password = await createAppPassword(host.url, admin)
	const client = new BasicClient(host.url, admin.user, password)
	const folder = await createTeamFolder(session, { name: uniqueName('Contracts'), groups: { admin: permission.all } })
	const texts = Array.from({ length: valuesPerFile }, (_, n) => `${uniqueName('text').replaceAll('-', '_')}_${n}`)
	const stage = uniqueName('stage').replaceAll('-', '_')
	const definitions: FieldInput[] = [
		{ field_name: stage, field_label: 'Stage', field_type: 'select', field_options: ['Draft', 'Signed'] },
		...texts.map((name): FieldInput => ({ field_name: name, field_label: name, field_type: 'text' })),
	]
	const fields: number[] = []
	for (const definition of definitions) {
		fields.push((await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, definition)).id)
	}
	await ocs(session, 'POST', `${api}/groupfolders/${folder.id}/fields`, { field_ids: fields })
	const store = new Files(client, admin.user)
	const ids: number[] = []
	for (let n = 0; n < files; n++) {
		ids.push(await store.put(`${folder.name}/File ${n}.txt`, `File ${n}`))
	}
	await store.put(`${folder.name}/Lease.pdf`, 'A lease')
	const file = below(addresses(admin.user)[0], `${folder.name}/Lease.pdf`)
	return { client, user: admin.user, password, folder, file, stage, texts, ids }
}

/** The samples of the README about WebDAV, with the host, the account and the names of the site. */
function samplesFor({ host }: Measured, { user, password, folder, stage }: Site): string[] {
	const [, section = ''] = readFileSync(guide, 'utf8').split('\n### WebDAV\n')
	return section.split('```').filter((_, index) => index % 2 === 1).map((block) => block
		.replaceAll('https://cloud.example.com', host.url).replaceAll('/alice', `/${user}`).replaceAll(/\balice\b/g, user)
		.replaceAll(/x{5}(-x{5})+/g, password).replaceAll('Contracts', folder.name).replaceAll('file_gf_stage', stage))
}

/** It asks for the password unless it finds it in the home of who runs it. */
function cadaver({ client, user, password, folder }: Site, sample: string): Promise<string> {
	return withTemporaryFolder(async (home) => {
		writeFileSync(`${home}/.netrc`, `machine ${new URL(client.url).hostname} login ${user} password ${password}\n`, { mode: 0o600 })
		const address = client.url + below(addresses(user)[0], folder.name)
		const printed = await done('cadaver', [`${address}/`], { input: `${sample.trim()}\nquit\n`, env: { HOME: home } })
		// It repeats what it is told.
		return printed.split('\n').filter((line) => !line.startsWith('dav:')).join('\n')
	})
}

/** A copy of the team folder, and what is transferred again after a thousand values are others. */
async function rclone({ client, texts, ids, folder, user }: Site, sample: string): Promise<Figure[]> {
	return withTemporaryFolder(async (place) => {
		const env = { RCLONE_CONFIG: `${place}/rclone.conf`, RCLONE_VERBOSE: '1', RCLONE_LOG_FILE: `${place}/log` }
		const transferred = async (script: string): Promise<number> => {
			writeFileSync(env.RCLONE_LOG_FILE, '')
			await done('sh', ['-euc', script], { env, cwd: place })
			return (readFileSync(env.RCLONE_LOG_FILE, 'utf8').match(/: Copied \(/g) ?? []).length
		}
		const first = await transferred(sample)
		const updates = ids.map((id) => ({
			file_id: id, groupfolder_id: folder.id, metadata: Object.fromEntries(texts.map((name) => [name, `${user} ${id}`])),
		}))
		const { results } = await ocs<BatchUpdated>(client, 'POST', `${api}/files/metadata/batch-update`, { updates })
		const changed = results.reduce((sum, { fields_updated: count }) => sum + (count ?? 0), 0)
		const again = await transferred(sample.slice(sample.indexOf('rclone sync')))
		return [
			{ name: 'files that rclone copies at first', value: first, unit: '', exactly: files + 1 },
			{ name: 'values that are changed', value: changed, unit: '', exactly: files * valuesPerFile },
			{ name: 'files that rclone copies after that', value: again, unit: '', exactly: 0 },
		]
	})
}

/** What a program prints. */
async function done(program: string, args: readonly string[], options: Parameters<typeof run>[2] = {}): Promise<string> {
	const finished = await run(program, args, { ...options, env: { no_proxy: '*', NO_PROXY: '*', ...options.env } })
	if (finished.code !== 0) {
		throw new Error(`${program} ended with ${finished.code}: ${said(finished)}`)
	}
	return finished.stdout
}
