// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Pages } from '@suite/api/contract/page'
import type { Contract, Route } from '@suite/api/contract/route'
import { probe } from '@suite/testing/probe/contract'
import type { Action } from '../src/drift/action.ts'
import { actionDrift, ofContract } from '../src/drift/actions.ts'
import { root } from '@suite/node/paths'
import { installPhpTools, php } from '../src/php.ts'

let copy = ''

beforeEach(() => {
	installPhpTools()
	copy = mkdtempSync(`${tmpdir()}/workplace-apps-drift-`)
	cpSync(`${root}/shared/testing/apps/hostprobe/lib/Controller`, copy, { recursive: true })
})

afterEach(() => {
	rmSync(copy, { recursive: true, force: true })
})

function drift(contract: Contract = probe): string[] {
	return actionDrift(contract, ofContract(contract, JSON.parse(php('routes.php', copy)) as Record<string, Action>))
}

function change(file: string, from: string | RegExp, to: string): void {
	const text = readFileSync(`${copy}/${file}`, 'utf8')
	const changed = text.replace(from, to)
	expect(changed).not.toBe(text)
	writeFileSync(`${copy}/${file}`, changed)
}

/** The probe's contract without one member of one route. */
function without(resource: string, name: string, member: keyof Route): Contract {
	const routes = (probe.resources as Contract['resources'])[resource] ?? {}
	const { [member]: _, ...rest } = routes[name] as Route
	return { ...probe, resources: { ...probe.resources, [resource]: { ...routes, [name]: rest as Route } } }
}

describe('a contract member', () => {
	it('matches the PHP of the probe', () => {
		expect(drift()).toEqual([])
	})

	it.each([
		['raw', 'receive', 'raw', 'WordsRawController::receive: the body is decoded or not read in the contract and taken as bytes in PHP'],
		[
			'media',
			'export',
			'media',
			'WordsMediaController::export: the answer is JSON, a file or nothing in the contract and of a content type of its own in PHP',
		],
		['enveloped', 'read', 'enveloped', 'WordsEnvelopeController::read: the envelope is none in the contract and that of OCS in PHP'],
		[
			'enveloped',
			'read',
			'enveloped',
			'WordsEnvelopeController::read: the OCS route is none in the contract and GET /words/notes/{name} in PHP',
		],
		[
			'limits',
			'form',
			'limit',
			'WordsLimitController::form: the app\'s own limit is none in the contract and 5 per 60 s by address and name in PHP',
		],
	] as const)('is reported as missing in the contract: %s.%s without %s', (resource, name, member, difference) => {
		expect(drift(without(resource, name, member))).toContain(difference)
	})

	it.each([
		[
			'WordsRawController.php',
			'$this->input->raw()',
			'$this->input->body()',
			'WordsRawController::receive: the body is taken as bytes in the contract and decoded or not read in PHP',
		],
		[
			'WordsMediaController.php',
			'function export(): MediaAnswer',
			'function export(): Response',
			'WordsMediaController::export: the answer is of a content type of its own in the contract and JSON, a file or nothing in PHP',
		],
		[
			'WordsMediaController.php',
			'return new NoContent();',
			'return new \\OCA\\HostProbe\\Shared\\Http\\Json([]);',
			'WordsMediaController::nothing: the success status is 204 in the contract and 200 in PHP',
		],
		[
			'WordsEnvelopeController.php',
			'extends OCSController',
			'extends Controller',
			'WordsEnvelopeController::read: the envelope is that of OCS in the contract and none in PHP',
		],
		[
			'WordsEnvelopeController.php',
			'ApiRoute(verb: \'GET\'',
			'FrontpageRoute(verb: \'GET\'',
			'WordsEnvelopeController::read: the route is none in the contract and GET /words/notes/{name} in PHP',
		],
		[
			'WordsLimitController.php',
			/\t#\[Limit\(by: 'address'.*\n/,
			'',
			'WordsLimitController::form: the app\'s own limit is 5 per 60 s by address and name in the contract and none in PHP',
		],
		[
			'WordsLimitController.php',
			'by: \'token\', calls: 5',
			'by: \'address\', calls: 6',
			'WordsLimitController::token: the app\'s own limit is 5 per 60 s by token and name in the contract and 6 per 60 s by '
				+ 'address and name in PHP',
		],
		[
			'WordsLimitController.php',
			'name: \'shared\'',
			'name: \'alone\'',
			'WordsLimitController::download: the app\'s own limit is 5 per 60 s by account and name together with "shared" in the '
				+ 'contract and 5 per 60 s by account and name together with "alone" in PHP',
		],
	] as const)('is reported as missing in PHP: %s without %s', (file, from, to, difference) => {
		change(file, from, to)
		if (to.startsWith('FrontpageRoute')) {
			change(file, 'use OCP\\IRequest;', 'use OCP\\AppFramework\\Http\\Attribute\\FrontpageRoute;\nuse OCP\\IRequest;')
		}
		expect(drift()).toContain(difference)
	})

	it.each([
		['#[PublicPage]', '', 'WordsPageController::door: a public page needs #[PublicPage]'],
		[
			'#[PublicPage]',
			'#[PublicPage] #[\\OCP\\AppFramework\\Http\\Attribute\\NoAdminRequired]',
			'WordsPageController::door: #[NoAdminRequired] is in PHP and not in the contract',
		],
		[
			/\t\t\$policy->addAllowedFrameAncestorDomain.*\n/,
			'',
			'WordsPageController::embedded: framing by other sites is declared in the contract and not allowed in PHP',
		],
	])('is reported as missing in the PHP of a public page: %s', (from, to, difference) => {
		change('WordsPageController.php', from, to)
		expect(drift()).toContain(difference)
	})

	it('is reported as missing in the contract of a public page', () => {
		const pages = (embedded: Pages[keyof Pages]): Contract =>
			({ ...probe, pages: { ...probe.pages, 'WordsPageController::embedded': embedded } })
		expect(drift(pages(['/words/embedded/{name}']))).toEqual(expect.arrayContaining([
			'WordsPageController::embedded: a page needs #[NoAdminRequired]',
			'WordsPageController::embedded: #[PublicPage] is in PHP and not in the contract',
			'WordsPageController::embedded: framing by other sites is allowed in PHP and not in the contract',
		]))
	})

	it('is found in a method that the action calls', () => {
		change('WordsRawController.php', '$raw = $this->input->raw();', '$raw = $this->received();')
		change('WordsRawController.php', /\}\s*$/, '\n\tprivate function received(): object {\n\t\treturn $this->input->raw();\n\t}\n}\n')
		expect(drift()).toEqual([])
	})
})
