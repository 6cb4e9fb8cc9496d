// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { createAppPassword, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { median } from '@suite/fixtures/floor'
import type { Reply } from '@suite/fixtures/http'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import type { BackupStatus } from '@suite/schema/metadata/service/backup'
import type { ValueMap } from '@suite/schema/metadata/value'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { haveEnded, killWorkers } from '@suite/testing/figures/workers'
import { api } from './site.ts'

const kills = 100
const timed = 7
const perBatch = 20
const operations = ['save', 'batch', 'backup', 'restore'] as const
type Operation = typeof operations[number]

const v1 = `/ocs/v2.php${api}`
const browser = '/index.php/apps/metadataapp/api'
const headers = { 'OCS-APIRequest': 'true', Accept: 'application/json' }

/** A request that is killed. */
interface Begun {
	readonly send: () => Promise<Reply>
	/** Says what is wrong once whoever comes next has gone on; empty when nothing is. */
	readonly settle: () => Promise<string>
}

/** What killed processes leave of saves, batches, backups and restores, on php-fpm, which restarts its workers. */
export async function metadataFaults(on: Measured): Promise<Figure[]> {
	const { host, directory } = on
	const site = await FaultyFolder.make(on)
	const durations = new Map<Operation, number>()
	for (const operation of operations) {
		const times: number[] = []
		for (let round = 0; round < timed; round++) {
			const { send } = await site.prepare(operation)
			const begun = performance.now()
			const reply = await send()
			times.push(performance.now() - begun)
			if (reply.status >= 300) {
				throw new Error(`${operation} answers ${reply.status}: ${reply.text.slice(0, 500)}`)
			}
		}
		durations.set(operation, median(times))
	}
	const seen = { answered: 0, cut: 0 }
	const faults: string[] = []
	for (let index = 0; index < kills; index++) {
		const operation = operations[index % operations.length] as Operation
		const { send, settle } = await site.prepare(operation)
		const running = send().then((reply) => reply, () => undefined)
		await pause((durations.get(operation) as number) * (index + 0.5) / kills)
		const workers = killWorkers(directory)
		const reply = await running
		await haveEnded(workers)
		seen[reply !== undefined && reply.status < 500 ? 'answered' : 'cut']++
		const fault = await settle()
		if (fault !== '') {
			faults.push(`${operation} ${index}: ${fault}`)
		}
	}
	const { stdout } = await host.occ(['metadataapp:check', '--output=json'], { mayFail: true })
	const left = Object.entries((JSON.parse(stdout) as { found: Readonly<Record<string, readonly string[]>> }).found)
	console.error([...faults, ...left.map(([finding, list]) => `${finding}: ${list.join(', ')}`)].join('\n'))
	return [
		...operations.map((operation) => ({ name: `${operation}, before killing`, value: durations.get(operation) as number, unit: 'ms' })),
		{ name: `${kills} times killed, answered before`, value: seen.answered, unit: '' },
		{ name: 'cut off', value: seen.cut, unit: '' },
		{ name: 'half stored, or lost', value: faults.length, unit: '', exactly: 0 },
		{ name: 'differences that check finds', value: left.length, unit: '', exactly: 0 },
	]
}

/** A team folder with a field, and files that all have the same value at any time. */
class FaultyFolder {
	private readonly client: BasicClient
	private readonly field: string
	private readonly files: readonly number[]
	/** Of the backup that is restored, and the value that files have in it. */
	private readonly base: { readonly filename: string, readonly value: string }
	private count = 0

	private constructor(client: BasicClient, field: string, files: readonly number[], base: FaultyFolder['base']) {
		this.client = client
		this.field = field
		this.files = files
		this.base = base
	}

	static async make({ host, admin }: Measured): Promise<FaultyFolder> {
		const session = await SessionClient.login(host.url, admin.user, admin.password)
		const client = new BasicClient(host.url, admin.user, await createAppPassword(host.url, admin))
		const folder = await createTeamFolder(session, { name: uniqueName('Killed'), groups: { admin: permission.all } })
		const field = uniqueName('killed').replaceAll('-', '_')
		const { id } = await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, {
			field_name: field, field_label: 'Killed', field_type: 'text',
		})
		await ocs(session, 'POST', `${api}/groupfolders/${folder.id}/fields`, { field_ids: [id] })
		const dav = new Files(session, admin.user)
		const files: number[] = []
		for (let n = 0; n < perBatch; n++) {
			files.push(await dav.put(`${folder.name}/${n}.txt`, String(n)))
		}
		const value = 'Base'
		await batch(client, field, files, value)
		const made = (await client.request('POST', `${browser}/backup/trigger`, { headers, body: {} })).json as BackupStatus
		if (made.status !== 'completed' || made.filename === undefined) {
			throw new Error(`There is no backup: ${JSON.stringify(made)}`)
		}
		return new FaultyFolder(client, field, files, { filename: made.filename, value })
	}

	/** All files have another value before. */
	async prepare(operation: Operation): Promise<Begun> {
		const [before, after] = [`Before ${++this.count}`, `After ${this.count}`]
		await batch(this.client, this.field, this.files, before)
		switch (operation) {
			case 'save': return this.save(before, after)
			case 'batch': return {
				send: () => batch(this.client, this.field, this.files, after),
				settle: () => this.have([before], [after]),
			}
			case 'backup': return {
				send: () => this.client.request('POST', `${browser}/backup/trigger`, { headers, body: {} }),
				settle: async () => await this.ended() || await this.have([before]),
			}
			case 'restore': return {
				send: () => this.client.request('POST', `${browser}/backup/restore`, {
					headers, body: { filename: this.base.filename },
				}),
				settle: async () => await this.ended() || await this.have([before], [this.base.value]),
			}
		}
	}

	private save(before: string, after: string): Begun {
		const send = () => this.client.request('POST', `${v1}/files/${this.files[0]}/metadata`, {
			headers, body: { metadata: { [this.field]: after } },
		})
		return { send, settle: () => this.have([before], [after, before]) }
	}

	/** Goes on with what is running, as the panel and background jobs do. Says what is wrong; empty when nothing is. */
	private async ended(): Promise<string> {
		for (;;) {
			const { json, status: code } = await this.client.request('POST', `${browser}/backup/resume`, { headers, body: {} })
			const { status, detail, error } = json as BackupStatus
			if (status !== 'running') {
				return status === 'completed' || status === 'idle' ? '' : `${code} ${status}: ${detail ?? error}`
			}
			// Until whoever was killed counts as dead.
			await pause(500)
		}
	}

	/** @param allowed - values that all files may have, in lists: the first file the first one, all others the last one */
	private async have(...allowed: readonly (readonly string[])[]): Promise<string> {
		const { json } = await this.client.expect('GET', `${v1}/files/metadata/bulk?file_ids=${this.files.join(',')}`, { headers })
		const maps = (json as { ocs: { data: Readonly<Record<string, ValueMap>> } }).ocs.data
		const found = this.files.map((id) => maps[String(id)]?.[this.field] ?? 'none')
		const isAllowed = allowed.some((values) => found.every((value, place) => value === (place === 0 ? values[0] : values.at(-1))))
		return isAllowed ? '' : `files have ${[...new Set(found)].join(', ')} instead of ${allowed.map((values) => values[0]).join(' or ')}`
	}
}

/** Gives all files the same value in one request. */
function batch(client: BasicClient, field: string, files: readonly number[], value: string): Promise<Reply> {
	return client.request('POST', `${v1}/files/metadata/batch-update`, {
		headers, body: { updates: files.map((id) => ({ file_id: id, metadata: { [field]: value } })) },
	})
}
