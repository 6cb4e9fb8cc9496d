// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import Type from 'typebox'
import type { Contract, Route } from '@suite/api/contract/route'
import { Failure } from '@suite/schema/error'
import { probe } from '@suite/testing/probe/contract'
import { contractFiles } from '../src/contracts.ts'
import type { Action } from '../src/drift/action.ts'
import { actionDrift } from '../src/drift/actions.ts'
import { fileDrift } from '../src/drift/files.ts'
import { root } from '@suite/node/paths'
import { installPhpTools, php } from '../src/php.ts'

let copy = ''

const notes = {
	app: 'notesapp', namespace: 'NotesApp', title: 'Notes', failure: Failure,
	resources: {
		notes: {
			list: {
				action: 'NoteController::list', method: 'GET', path: '/api/notes', access: 'user', csrf: false, summary: 'All notes',
				answers: { 200: Type.Array(Type.String()) }, example: {},
			},
			reset: {
				action: 'NoteController::reset', method: 'POST', path: '/admin/reset', access: 'admin', csrf: true,
				summary: 'Deletes all notes',
				answers: { 200: Type.Object({}) }, example: {},
			},
		},
	},
} as const satisfies Contract

const controller = `<?php
namespace OCA\\NotesApp\\Controller;
use OCA\\NotesApp\\Shared\\Http\\FileAnswer;
use OCA\\NotesApp\\Shared\\Http\\Json;
use OCA\\NotesApp\\Shared\\Http\\JsonApi;
use OCP\\AppFramework\\Http\\Attribute\\FrontpageRoute;
use OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired;
use OCP\\AppFramework\\Http\\Attribute\\NoCSRFRequired;
final class NoteController extends \\OCP\\AppFramework\\Controller implements JsonApi {
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/api/notes')]
	public function list(): Json {
		return new Json($this->notes->all());
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/reset')]
	public function reset(): Json {
		return new Json($this->notes->reset());
	}
}
`

beforeEach(async () => {
	await installPhpTools()
	copy = mkdtempSync(`${tmpdir()}/workplace-apps-drift-`)
	writeFileSync(`${copy}/NoteController.php`, controller)
})

afterEach(() => {
	rmSync(copy, { recursive: true, force: true })
})

const read = (): Record<string, Action> => JSON.parse(php('routes.php', copy)) as Record<string, Action>

function change(file: string, from: string | RegExp, to: string): void {
	const text = readFileSync(`${copy}/${file}`, 'utf8')
	const changed = text.replace(from, to)
	expect(changed).not.toBe(text)
	writeFileSync(`${copy}/${file}`, changed)
}

/** A contract with different members in one route. */
function withRoute(contract: Contract, resource: string, name: string, members: Partial<Route>): Contract {
	const routes = contract.resources[resource] ?? {}
	const route = routes[name]
	if (!route) {
		throw new Error(`${resource}.${name} is gone`)
	}
	return { ...contract, resources: { ...contract.resources, [resource]: { ...routes, [name]: { ...route, ...members } } } }
}

describe('the controllers', () => {
	it('match the contract', () => {
		expect(actionDrift(notes, read())).toEqual([])
	})

	it.each([
		[
			'NoteController.php',
			'#[FrontpageRoute(verb: \'POST\', url: \'/admin/reset\')]',
			'#[FrontpageRoute(verb: \'POST\', url: \'/admin/wipe\')]',
			'NoteController::reset: the route is POST /admin/reset in the contract and POST /admin/wipe in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\NoCSRFRequired]',
			'NoteController::reset: csrf is true in the contract and false in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired]',
			'NoteController::reset: access is admin in the contract and user in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\PublicPage]',
			'NoteController::reset: access is admin in the contract and public in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\UserRateLimit(limit: 3, period: 6 * 10)]',
			'NoteController::reset: the limit per account is none in the contract and 3 per 60 s in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\ApiRoute(verb: \'POST\', url: \'/api/v1/reset\')]',
			'NoteController::reset: the OCS route is none in the contract and POST /api/v1/reset in PHP',
		],
		[
			'NoteController.php',
			/(url: '\/admin\/reset'\)\])/,
			'$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\PasswordConfirmationRequired]',
			'NoteController::reset: #[PasswordConfirmationRequired] stands in PHP and the contract has no word for it',
		],
		[
			'NoteController.php',
			'public function reset()',
			'public function reset(string $language)',
			'NoteController::reset: the argument $language can be set by a body; read Input',
		],
		[
			'NoteController.php',
			'public function reset()',
			'public function erase()',
			'NoteController::reset is in the contract and not in PHP',
		],
		[
			'NoteController.php',
			'public function reset()',
			'public function erase()',
			'NoteController::erase is served at POST /admin/reset and is not in the contract',
		],
		[
			'NoteController.php',
			/ implements \w+/,
			'',
			'NoteController::reset: the controller is no JsonApi, so nothing validates its input',
		],
	])('are reported when %s changes: %s', (file, from, to, difference) => {
		change(file, from, to)
		expect(actionDrift(notes, read())).toContain(difference)
	})

	it('are reported when they return another status', () => {
		change('NoteController.php', /(function reset\(\): Json \{[^}]*new Json\()([^;]*)\);/, '$1$2, 201);')
		expect(actionDrift(notes, read())).toEqual(['NoteController::reset: the success status is 200 in the contract and 201 in PHP'])
	})
})

describe('the status of a response', () => {
	const reset = /(function reset\(\): Json \{[^}]*)return new Json\(([^;]*)\);/

	it('is resolved from a constant', () => {
		change('NoteController.php', reset, '$1return new Json($2, \\OCP\\AppFramework\\Http::STATUS_CREATED);')
		expect(actionDrift(notes, read())).toEqual(['NoteController::reset: the success status is 200 in the contract and 201 in PHP'])
	})

	it('is found in a method that creates the response', () => {
		change('NoteController.php', reset, '$1return $this->made($2);')
		change('NoteController.php', /\}\s*$/, '\n\tprivate function made(array $body): Json {\n\t\treturn new Json($body, 201);\n\t}\n}\n')
		expect(actionDrift(notes, read())).toEqual(['NoteController::reset: the success status is 200 in the contract and 201 in PHP'])
	})

	it('is the one of a file if the contract declares a file', () => {
		const file = withRoute(notes, 'notes', 'reset', { isFile: true, answers: { 200: Type.Unknown(), 206: Type.Unknown() } })
		expect(actionDrift(file, read())).toEqual([
			'NoteController::reset: the success status is that of a file in the contract and 200 in PHP',
		])
		change('NoteController.php', reset, '$1return new FileAnswer($2);')
		expect(actionDrift(file, read())).toEqual([])
	})
})

describe('the contract', () => {
	const folder = 'shared/testing/apps/hostprobe'
	const stale = (file: string) => `${folder}/${file} is not what the contract says; run npm run generate`
	const files = (members: Partial<Route>) => fileDrift(contractFiles(withRoute(probe, 'plain', 'write', members), folder), root)

	it('is reported when a status changes', () => {
		const changed = withRoute(notes, 'notes', 'reset', { answers: { 201: Type.Object({}) } })
		expect(actionDrift(changed, read())).toEqual(['NoteController::reset: the success status is 201 in the contract and 200 in PHP'])
		expect(files({ answers: { 200: Type.Object({}) } })).toContain(stale('openapi.json'))
	})

	it('is reported when a refusal changes', () => {
		expect(files({ refusals: { 410: ['teapot'] } })).toEqual([stale('openapi.json')])
	})

	it('is reported when a field of a schema changes', () => {
		expect(files({ body: Type.Object({ locale: Type.String() }) })).toEqual(
			expect.arrayContaining([stale('openapi.json'), stale('lib/Shared/Contract/Routes.php')]),
		)
	})

	it('is reported when a route is not served', () => {
		const { reset, ...others } = notes.resources.notes
		const changed = { ...notes, resources: { notes: { ...others, wipe: { ...reset, action: 'NoteController::wipe' } } } } as const
		expect(actionDrift(changed, read())).toEqual([
			'NoteController::reset is served at POST /admin/reset and is not in the contract',
			'NoteController::wipe is in the contract and not in PHP',
		])
	})
})

describe('a page', () => {
	const withPage = (addresses: readonly string[]): Contract => ({ ...notes, pages: { 'PageController::index': addresses } })
	const pages = (attributes: string): string => `<?php
namespace OCA\\NotesApp\\Controller;
use OCP\\AppFramework\\Http\\Attribute\\FrontpageRoute;
use OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired;
use OCP\\AppFramework\\Http\\Attribute\\NoCSRFRequired;
final class PageController extends \\OCP\\AppFramework\\Controller {
	${attributes}
	public function index(string $path = '') {}
}`
	const served = `#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(verb: 'GET', url: '/p/{path}', requirements: ['path' => '.*'], postfix: 'deep')]`

	it('is served where the contract specifies, to every account and without a token', () => {
		writeFileSync(`${copy}/PageController.php`, pages(`${served} #[NoAdminRequired] #[NoCSRFRequired]`))
		expect(actionDrift(withPage(['/', '/p/{path}']), read())).toEqual([])
		expect(actionDrift(withPage(['/']), read())).toEqual([
			'PageController::index: the pages are GET / in the contract and GET / and GET /p/{path} in PHP',
		])
		expect(actionDrift(notes, read())).toEqual(['PageController::index is served at GET /, GET /p/{path} and is not in the contract'])
	})

	it('is reported without the attributes that open it to every account', () => {
		writeFileSync(`${copy}/PageController.php`, pages(served))
		expect(actionDrift(withPage(['/', '/p/{path}']), read())).toEqual([
			'PageController::index: a page needs #[NoAdminRequired]',
			'PageController::index: a page needs #[NoCSRFRequired]',
		])
	})

	it('is reported when it is missing', () => {
		expect(actionDrift(withPage(['/']), read())).toEqual(['PageController::index is in the contract and not in PHP'])
	})
})
