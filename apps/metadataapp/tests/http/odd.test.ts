// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from '@suite/api/contract/route'
import { metadata } from '@suite/api/metadata/contract'
import { fuzz } from '@suite/testing/contract/fuzz'
import { Random } from '@suite/testing/random'
import { describe, expect, it } from 'vitest'
import { assign, call, dataOf, define, fieldName, read, save } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const writer = await team.as('writer')
const file = await writer.files.put(`${team.folder.name}/odd.md`, '# Odd')
const json = { 'Content-Type': 'application/json' }
const requests = Number(process.env.REQUESTS ?? 150)
const seed = Number(process.env.SEED ?? 16)
/** A busy server takes longer than it ever should. */
const patience = { timeout: 60_000 + requests * 200 }

/** The contract with what there is in the addresses of its routes. */
function about(names: Readonly<Record<string, number>>): Contract {
	const contract: Contract = metadata
	return { ...contract, resources: Object.fromEntries(Object.entries(contract.resources).map(([resource, routes]) =>
		[resource, Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, {
			...route,
			path: route.path.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(names[key] ?? placeholder)) as `/${string}`,
		}]))])) }
}

/** What changes settings that other tests read meanwhile, or deletes the oldest backup, which they may have made, and takes a while. */
const isForAll = ({ action }: { action: string }) =>
	['TelemetryController::save', 'SettingsController::save', 'BackupController::trigger'].includes(action)

describe('odd requests', () => {
	it('about nothing in particular are never an error of the server', patience, async () => {
		const callers = [crew.anonymous, writer.session, admin, writer.basic]
		expect(await fuzz(metadata, callers, new Random(seed), requests, isForAll)).toEqual([])
	})

	it('about a file, a team folder and a field are none either, and leave values that can be read', patience, async () => {
		const field = await define()
		await assign(team.folder, [field])
		await save(writer.session, file, { [field.field_name]: 'before' })
		const contract = about({ fileId: file, folderId: team.folder.id, fieldId: field.id })
		const isLasting = ({ action }: { action: string }) => isForAll({ action })
			|| ['FieldController::delete', 'MirrorController::deleteField'].includes(action)
			|| ['PermissionController::grantUser', 'PermissionController::grantGroup'].includes(action)
		const callers = [crew.anonymous, writer.session, admin, writer.basic]
		expect(await fuzz(contract, callers, new Random(seed + 1), requests, isLasting)).toEqual([])
		await assign(team.folder, [field])
		expect(Object.keys(await read(writer.session, file))).toHaveLength(1)
	})

	it('to define are refused when they hold what cannot be', async () => {
		const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
		const start = `{"field_name": "${fieldName()}", "field_label": "Odd", "field_type": "select"`
		for (const end of [
			`, "field_options": ${deep(15)}}`, `, "field_options": ${deep(2_000)}}`, ', "field_options": [{"value": {"value": "x"}}]}',
			', "field_options": ["\\u0000"]}', ', "field_options": ["\\ud800"]}', ', "field_options": {"__proto__": 1}}',
			', "sort_order": 1e99}', ', "sort_order": -1}', ', "is_required": "perhaps"}', ', "field_description": 7}',
			', "field_label": "\\u0000"}',
			`, "field_description": "${'x'.repeat(4_001)}"}`,
		]) {
			const reply = await call(admin, 'POST', '/v1/groupfolder-fields', { raw: start + end, headers: json })
			expect([end.slice(0, 40), reply.status]).toEqual([end.slice(0, 40), 400])
		}
	})

	it('to save values of each type are refused or saved, and never an error', async () => {
		const types = ['text', 'textarea', 'number', 'date', 'checkbox', 'select', 'multiselect', 'user', 'url', 'filelink'] as const
		const fields = await Promise.all(types.map((type) => define(type)))
		await assign(team.folder, fields)
		const odd = [
			'"\\u0000"', '"\\ud800"', '"\\u202e"', '1e308', '-0', '1e-400', '123456789012345678901234567890',
			'"1e5"', '"٣"', 'true', '[]', '{}', '[[]]',
			'[null]', '["a;#b"]', '{"value": "x"}', '"9999-99-99"', '"0000-00-00"', '"-0001-01-01"',
			'"2026-11-28T99:99:99"', '"javascript:x"',
			'"http://"', '"http://[::1"', '"1:"', '":x"', '"99999999999999999999:x"', '";#;#"', `"${'x;#'.repeat(300)}"`,
		]
		for (const value of odd) {
			const raw = `{"metadata": {${fields.map(({ field_name: name }) => `"${name}": ${value}`).join(', ')}}}`
			const reply = await call(writer.session, 'POST', `/v1/files/${file}/metadata`, { raw, headers: json })
			expect([200, 400], `${value}: ${reply.text.slice(0, 300)}`).toContain(reply.status)
			if (reply.status === 400) {
				expect([value, typeof dataOf<{ error: unknown }>(reply).error]).toEqual([value, 'string'])
			}
		}
	})
})
