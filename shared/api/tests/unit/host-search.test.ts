// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchAccounts, searchFiles, searchMailContacts, searchPeople, searchPrincipals } from '../../src/client/host-search.ts'

let server: Server
let origin = ''
let asked = ''
let status = 200
let answer: unknown

beforeAll(async () => {
	server = createServer((request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
			asked = `${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`.trim()
			response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	;(window as unknown as { _oc_webroot: string })._oc_webroot = ''
	;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`${origin}/`)
})
afterAll(() => server.close())

function found(...entries: object[]): void {
	answer = { ocs: { data: { entries } } }
}

describe('files of the host', () => {
	it('are asked for by the word and have address, folder and kind', async () => {
		found(
			{
				title: 'Plan.md',
				subline: 'in Travel',
				resourceUrl: `${origin}/index.php/f/1`,
				icon: '/core/img/file.svg',
				attributes: { fileId: '1', path: '/Travel/Plan.md' },
			},
			{ title: 'Travel', subline: '', resourceUrl: '/index.php/f/2', icon: 'icon-folder' },
		)
		expect((await searchFiles('a&b', 4)).hits).toEqual([
			{
				title: 'Plan.md',
				note: 'in Travel',
				address: `${origin}/index.php/f/1`,
				picture: null,
				isFolder: false,
				path: '/Travel/Plan.md',
			},
			{ title: 'Travel', note: '', address: `${origin}/index.php/f/2`, picture: null, isFolder: true, path: null },
		])
		expect(asked).toBe('GET /ocs/v2.php/search/providers/files/search?term=a%26b&limit=4&format=json')
	})

	it('that lead elsewhere or nowhere are left out, and so is everything after the limit', async () => {
		found(
			...[
				'javascript:alert(1)', 'https://other.example/', '//other.example/f/1', 'data:text/html,x', '', null, 7,
			].map((resourceUrl) => ({ title: 'Bad', resourceUrl })),
			{ title: '', resourceUrl: '/f/1' },
			...['/a', '/b', '/c'].map((resourceUrl) => ({ title: resourceUrl, resourceUrl })),
		)
		expect((await searchFiles('x1', 2)).hits.map(({ title }) => title)).toEqual(['/a', '/b'])
	})

	it('continue where the answer before ended, until one is not full', async () => {
		const file = { title: 'Plan.md', resourceUrl: '/f/1' }
		answer = { ocs: { data: { entries: [file, file], cursor: 2 } } }
		expect(await searchFiles('x1', 2)).toMatchObject({ next: '2' })
		answer = { ocs: { data: { entries: [file], cursor: 4 } } }
		expect(await searchFiles('x1', 2, '2')).toMatchObject({ hits: [{ title: 'Plan.md' }], next: null })
		expect(asked).toBe('GET /ocs/v2.php/search/providers/files/search?term=x1&limit=2&format=json&cursor=2')
		answer = { ocs: { data: { entries: [file, file], cursor: null } } }
		expect(await searchFiles('x1', 2)).toMatchObject({ next: null })
	})

	it('are none in an answer of another shape', async () => {
		for (answer of [null, [], { ocs: { data: [] } }, { ocs: { data: { entries: { 1: {} } } } }, {
			ocs: { data: { entries: [null, 'x'] } },
		}]) {
			expect(await searchFiles('x1', 2)).toEqual({ hits: [], next: null })
		}
	})

	it('that the host cannot look for are an error', async () => {
		status = 500
		await expect(searchFiles('x1', 2)).rejects.toMatchObject({ status: 500 })
		status = 200
	})
})

describe('people of the host', () => {
	it('lead to their profile, else to what the host offers for them', async () => {
		answer = {
			contacts: [
				{
					fullName: 'Ann',
					emailAddresses: ['ann@example.org'],
					profileUrl: `${origin}/index.php/u/ann`,
					avatar: `${origin}/index.php/avatar/ann/64`,
					topAction: null,
					actions: [],
				},
				{
					fullName: 'Ben',
					emailAddresses: [],
					profileUrl: null,
					avatar: 'https://other.example/ben.png',
					topAction: { hyperlink: 'mailto:ben@example.org' },
					actions: [{ hyperlink: '/index.php/apps/contacts/direct/contact/ben' }],
				},
				{
					fullName: 'Cas',
					emailAddresses: ['cas@example.org'],
					profileUrl: null,
					topAction: { hyperlink: 'mailto:cas@example.org' },
					actions: [],
				},
			],
			contactsAppEnabled: false,
		}
		expect(await searchPeople('an', 4)).toEqual([
			{
				title: 'Ann',
				note: 'ann@example.org',
				address: `${origin}/index.php/u/ann`,
				picture: `${origin}/index.php/avatar/ann/64`,
				isFolder: false,
				path: null,
			},
			{
				title: 'Ben',
				note: '',
				address: `${origin}/index.php/apps/contacts/direct/contact/ben`,
				picture: null,
				isFolder: false,
				path: null,
			},
		])
		expect(asked).toBe('POST /index.php/contactsmenu/contacts {"filter":"an"}')
	})
})

describe('people who can be written to', () => {
	it('are found once for each of their addresses', async () => {
		answer = { contacts: [
			{ fullName: 'Ann', emailAddresses: ['ann@example.org', 'a@example.org', 7] },
			{ fullName: '', emailAddresses: ['ben@example.org'] },
			{ fullName: 'Cleo', emailAddresses: [] },
			{ fullName: 'Dan' },
			null,
		] }
		expect(await searchMailContacts('an', 2)).toEqual([
			{ name: 'Ann', email: 'ann@example.org' }, { name: 'Ann', email: 'a@example.org' },
		])
		expect(await searchMailContacts('an', 9)).toContainEqual({ name: 'ben@example.org', email: 'ben@example.org' })
		answer = null
		expect(await searchMailContacts('an', 9)).toEqual([])
	})
})

describe('accounts of the host', () => {
	it('have name and what tells them apart, without groups and others', async () => {
		answer = { ocs: { data: [
			{ id: 'ann', label: 'Ann', source: 'users', shareWithDisplayNameUnique: 'ann@example.org' },
			{ id: 'ben', label: '', source: 'users' },
			{ id: 'team', label: 'Team', source: 'groups' },
			{ id: 7, label: 'Seven', source: 'users' },
			null,
		] } }
		expect(await searchAccounts('a&b', 10)).toEqual([
			{ id: 'ann', name: 'Ann', note: 'ann@example.org' },
			{ id: 'ben', name: 'ben', note: '' },
		])
		expect(asked).toBe('GET /ocs/v2.php/core/autocomplete/get?search=a%26b&limit=10&format=json')
	})

	it('are none in an answer of another shape', async () => {
		for (answer of [null, [], { ocs: { data: { users: [] } } }]) {
			expect(await searchAccounts('x1', 2)).toEqual([])
		}
	})
})

describe('accounts and groups of the host', () => {
	it('are asked for together, accounts first', async () => {
		answer = { ocs: { data: [
			{ id: 'team', label: 'Team', source: 'groups', shareWithDisplayNameUnique: '' },
			{ id: 'ann', label: 'Ann', source: 'users', shareWithDisplayNameUnique: 'ann@example.org' },
			{ id: 'circle', label: 'Circle', source: 'circles' },
			{ id: '', label: 'Nobody', source: 'groups' },
		] } }
		expect(await searchPrincipals('te', 10)).toEqual([
			{ type: 'user', id: 'ann', name: 'Ann', note: 'ann@example.org' },
			{ type: 'group', id: 'team', name: 'Team', note: '' },
		])
		expect(asked).toBe('GET /ocs/v2.php/core/autocomplete/get?search=te&limit=10&format=json&shareTypes%5B%5D=0&shareTypes%5B%5D=1')
	})
})
