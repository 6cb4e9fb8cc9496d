// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import Type from 'typebox'
import type { Contract, Route } from '@suite/api/contract/route'
import { wizard } from '@suite/api/wizard/contract'
import { contractFiles } from '../src/contracts.ts'
import { actionDrift, type Action } from '../src/drift/actions.ts'
import { fileDrift } from '../src/drift/files.ts'
import { root } from '../src/paths.ts'
import { installPhpTools, php } from '../src/php.ts'

let copy = ''

beforeEach(() => {
	installPhpTools()
	copy = mkdtempSync(`${tmpdir()}/workplace-apps-drift-`)
	cpSync(`${root}/apps/wizardapp/lib/Controller`, copy, { recursive: true })
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

/** The contract with other members in one route. */
function withRoute(resource: string, name: string, members: Partial<Route>): Contract {
	const routes = (wizard.resources as Contract['resources'])[resource] ?? {}
	const route = routes[name]
	if (!route) {
		throw new Error(`${resource}.${name} is gone`)
	}
	return { ...wizard, resources: { ...wizard.resources, [resource]: { ...routes, [name]: { ...route, ...members } } } }
}

describe('the controllers', () => {
	it('are what the contract says', () => {
		expect(actionDrift(wizard, read())).toEqual([])
	})

	it.each([
		['StepController.php', '#[FrontpageRoute(verb: \'POST\', url: \'/admin/reset\')]', '#[FrontpageRoute(verb: \'POST\', url: \'/admin/wipe\')]', 'StepController::reset: the route is POST /admin/reset in the contract and POST /admin/wipe in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\NoCSRFRequired]', 'StepController::reset: csrf is true in the contract and false in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired]', 'StepController::reset: access is admin in the contract and user in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\PublicPage]', 'StepController::reset: access is admin in the contract and public in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\UserRateLimit(limit: 3, period: 6 * 10)]', 'StepController::reset: the limit per account is none in the contract and 3 per 60 s in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\ApiRoute(verb: \'POST\', url: \'/api/v1/reset\')]', 'StepController::reset: the OCS route is none in the contract and POST /api/v1/reset in PHP'],
		['StepController.php', /(url: '\/admin\/reset'\)\])/, '$1\n#[\\OCP\\AppFramework\\Http\\Attribute\\PasswordConfirmationRequired]', 'StepController::reset: #[PasswordConfirmationRequired] stands in PHP and the contract has no word for it'],
		['StepController.php', 'public function reset()', 'public function reset(string $language)', 'StepController::reset: the argument $language can be set by a body; read Input'],
		['StepController.php', 'public function reset()', 'public function erase()', 'StepController::reset is in the contract and not in PHP'],
		['StepController.php', 'public function reset()', 'public function erase()', 'StepController::erase is served at POST /admin/reset and is not in the contract'],
		['StepController.php', / implements \w+/, '', 'StepController::reset: the controller is no JsonApi, so nothing validates its input'],
	])('are caught when %s changes: %s', (file, from, to, difference) => {
		change(file, from, to)
		expect(actionDrift(wizard, read())).toContain(difference)
	})

	it('are caught when they answer with another status', () => {
		change('StepController.php', /(function reset\(\): Json \{[^}]*new Json\()([^;]*)\);/, '$1$2, 201);')
		expect(actionDrift(wizard, read())).toEqual(['StepController::reset: the success status is 200 in the contract and 201 in PHP'])
	})
})

describe('the status of an answer', () => {
	const reset = /(function reset\(\): Json \{[^}]*)return new Json\(([^;]*)\);/

	it('is found behind its name', () => {
		change('StepController.php', reset, '$1return new Json($2, \\OCP\\AppFramework\\Http::STATUS_CREATED);')
		expect(actionDrift(wizard, read())).toEqual(['StepController::reset: the success status is 200 in the contract and 201 in PHP'])
	})

	it('is found in a method that makes the answer', () => {
		change('StepController.php', reset, '$1return $this->made($2);')
		change('StepController.php', /\}\s*$/, '\n\tprivate function made(array $body): Json {\n\t\treturn new Json($body, 201);\n\t}\n}\n')
		expect(actionDrift(wizard, read())).toEqual(['StepController::reset: the success status is 200 in the contract and 201 in PHP'])
	})

	it('is that of a file where the contract says so', () => {
		const file = withRoute('steps', 'reset', { isFile: true, answers: { 200: Type.Unknown(), 206: Type.Unknown() } })
		expect(actionDrift(file, read())).toEqual(['StepController::reset: the success status is that of a file in the contract and 200 in PHP'])
		change('StepController.php', reset, '$1return new FileAnswer($2);')
		expect(actionDrift(file, read())).toEqual([])
	})
})

describe('the contract', () => {
	it('is caught when a status changes', () => {
		const changed = withRoute('steps', 'reset', { answers: { 201: Type.Object({}) } })
		expect(actionDrift(changed, read())).toEqual(['StepController::reset: the success status is 201 in the contract and 200 in PHP'])
		expect(fileDrift(contractFiles(changed), root)).toContain('apps/wizardapp/openapi.json is not what the contract says; run npm run generate')
	})

	it('is caught when a refusal changes', () => {
		const changed = withRoute('steps', 'reset', { refusals: { 410: ['teapot'] } })
		expect(fileDrift(contractFiles(changed), root)).toEqual(['apps/wizardapp/openapi.json is not what the contract says; run npm run generate'])
	})

	it('is caught when a field of a schema changes', () => {
		const changed = withRoute('steps', 'reset', { body: Type.Object({ locale: Type.String() }) })
		expect(fileDrift(contractFiles(changed), root)).toEqual(expect.arrayContaining([
			'apps/wizardapp/openapi.json is not what the contract says; run npm run generate',
			'apps/wizardapp/lib/Shared/Contract/Routes.php is not what the contract says; run npm run generate',
		]))
	})

	it('is caught when a route is not served', () => {
		const { reset, ...others } = wizard.resources.steps
		const changed = { ...wizard, resources: { ...wizard.resources, steps: { ...others, wipe: { ...reset, action: 'StepController::wipe' } } } } as const
		expect(actionDrift(changed, read())).toEqual([
			'StepController::reset is served at POST /admin/reset and is not in the contract',
			'StepController::wipe is in the contract and not in PHP',
		])
	})
})

describe('a page', () => {
	const withPage = (addresses: readonly string[]): Contract => ({ ...wizard, pages: { 'PageController::index': addresses } })
	const controller = (attributes: string): string => `<?php
namespace OCA\\WizardApp\\Controller;
use OCP\\AppFramework\\Http\\Attribute\\FrontpageRoute;
use OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired;
use OCP\\AppFramework\\Http\\Attribute\\NoCSRFRequired;
final class PageController extends \\OCP\\AppFramework\\Controller {
	${attributes}
	public function index(string $path = '') {}
}`
	const served = `#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(verb: 'GET', url: '/p/{path}', requirements: ['path' => '.*'], postfix: 'deep')]`

	it('is served where the contract says, to every account and without a token', () => {
		writeFileSync(`${copy}/PageController.php`, controller(`${served} #[NoAdminRequired] #[NoCSRFRequired]`))
		expect(actionDrift(withPage(['/', '/p/{path}']), read())).toEqual([])
		expect(actionDrift(withPage(['/']), read())).toEqual(['PageController::index: the pages are GET / in the contract and GET / and GET /p/{path} in PHP'])
		expect(actionDrift(wizard, read())).toEqual(['PageController::index is served at GET /, GET /p/{path} and is not in the contract'])
	})

	it('is caught without what opens it to everybody with an account', () => {
		writeFileSync(`${copy}/PageController.php`, controller(served))
		expect(actionDrift(withPage(['/', '/p/{path}']), read())).toEqual(['PageController::index: a page needs #[NoAdminRequired]', 'PageController::index: a page needs #[NoCSRFRequired]'])
	})

	it('is caught when it is missing', () => {
		expect(actionDrift(withPage(['/']), read())).toEqual(['PageController::index is in the contract and not in PHP'])
	})
})
