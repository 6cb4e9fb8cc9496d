// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contract, Route } from '@suite/api/contract/route'
import { probe } from '@suite/testing/probe/contract'
import type { Action } from '../src/drift/action.ts'
import { actionDrift, ofContract } from '../src/drift/actions.ts'
import { root } from '@suite/node/paths'
import { installPhpTools, php } from '../src/php.ts'

let copy = ''

beforeEach(async () => {
	await installPhpTools()
	copy = mkdtempSync(`${tmpdir()}/workplace-apps-drift-`)
	cpSync(`${root}/shared/testing/apps/hostprobe/lib/Controller`, copy, { recursive: true })
})

afterEach(() => {
	rmSync(copy, { recursive: true, force: true })
})

const drift = (contract: Contract = probe): string[] =>
	actionDrift(contract, ofContract(contract, JSON.parse(php('routes.php', copy)) as Record<string, Action>))

function change(file: string, from: string, to: string): void {
	const text = readFileSync(`${copy}/${file}`, 'utf8')
	expect(text).toContain(from)
	writeFileSync(`${copy}/${file}`, text.replace(from, to))
}

/** The contract with different members in one route. */
function withRoute(resource: string, name: string, members: Partial<Route>): Contract {
	const routes = (probe.resources as Contract['resources'])[resource] ?? {}
	const route = routes[name]
	if (!route) {
		throw new Error(`${resource}.${name} is gone`)
	}
	return { ...probe, resources: { ...probe.resources, [resource]: { ...routes, [name]: { ...route, ...members } } } }
}

it('the probe matches its contract, and its other controllers are not checked', () => {
	expect(drift()).toEqual([])
})

it('an action missing from the contract is reported in a controller that the contract names', () => {
	change('WordsTokenController.php', '#[TokenScope(\'read\')]\n\tpublic function read()', 'public function other()')
	expect(drift()).toEqual([
		'WordsTokenController::other is served at GET /words/token and is not in the contract',
		'WordsTokenController::read is in the contract and not in PHP',
	])
})

describe('a token', () => {
	it.each([
		['#[TokenScope(\'read\')]', '', 'read: access is a token for read in Authorization in the contract and public in PHP'],
		[
			'#[TokenScope(\'read\')]',
			'#[TokenScope(\'book\')]',
			'read: access is a token for read in Authorization in the contract and a token for book in Authorization in PHP',
		],
		[
			'#[TokenScope(\'read\')]',
			'#[TokenScope(\'read\', \'X-Key\')]',
			'read: access is a token for read in Authorization in the contract and a token for read in X-Key in PHP',
		],
		[
			'#[TokenScope(\'read\')]',
			'#[TokenScope(\'read\', orUser: true)]',
			'read: access is a token for read in Authorization in the contract and a token for read in Authorization or an account in PHP',
		],
		['#[PublicPage]', '#[NoAdminRequired]', 'read: a route for a token needs #[PublicPage]'],
		['#[NoCSRFRequired]', '', 'read: a route for a token needs #[NoCSRFRequired]'],
	])('is reported when %s becomes %s in PHP', (from, to, difference) => {
		change('WordsTokenController.php', from, to)
		expect(drift()).toEqual([`WordsTokenController::${difference}`])
	})

	it('is reported when the contract has none', () => {
		expect(drift(withRoute('tokens', 'read', { access: 'public' }))).toEqual([
			'WordsTokenController::read: access is public in the contract and a token for read in Authorization in PHP',
		])
	})

	it('does not let a session write without the request token', () => {
		expect(drift(withRoute('tokens', 'writeOr', { csrf: false }))).toEqual([
			'WordsTokenController::writeOr: csrf is false in the contract; with a token it is true for writes that an account may '
				+ 'make as well, else false',
		])
	})
})

describe('the request token of sessions alone', () => {
	it.each([
		['\t#[SessionToken]\n', '', 'csrf is session in the contract and false in PHP'],
		['\t#[NoCSRFRequired]\n', '', 'csrf is session in the contract and session without #[NoCSRFRequired] in PHP'],
		['\t#[NoCSRFRequired]\n\t#[SessionToken]\n', '', 'csrf is session in the contract and true in PHP'],
	])('is reported when %j becomes %j in PHP', (from, to, difference) => {
		change('WordsSessionController.php', from, to)
		expect(drift()).toEqual([`WordsSessionController::write: ${difference}`])
	})

	it('is reported for a read and beside a token', () => {
		change(
			'WordsTokenController.php',
			'#[TokenScope(\'read\')]',
			'#[TokenScope(\'read\')]\n#[\\OCA\\HostProbe\\Shared\\Http\\Attribute\\SessionToken]',
		)
		expect(drift(withRoute('plain', 'read', { csrf: 'session' }))).toEqual([
			'WordsPlainController::read: csrf is session in the contract and false in PHP',
			'WordsPlainController::read: a read needs no request token, not even that of a session',
			'WordsTokenController::read: a route for a token has no #[SessionToken]; orUser says the same',
		])
	})
})

describe('a guard', () => {
	it.each([
		['#[Guarded(\'room-exists\', \'manages-room\')]', '', 'none'],
		['#[Guarded(\'room-exists\', \'manages-room\')]', '#[Guarded(\'manages-room\', \'room-exists\')]', 'manages-room, room-exists'],
	])('is reported when %s becomes %s in PHP', (from, to, found) => {
		change('WordsGuardController.php', from, to)
		expect(drift()).toEqual([`WordsGuardController::rename: guards is room-exists, manages-room in the contract and ${found} in PHP`])
	})

	it('is reported if the contract does not declare it', () => {
		change('WordsGuardController.php', '\'manages-room\'', '\'other\'')
		expect(drift(withRoute('guarded', 'rename', { guards: ['room-exists', 'other'] }))).toEqual([
			'WordsGuardController::rename: the contract declares no guard other',
		])
	})
})

describe('a reprieve', () => {
	it('is reported if PHP has another', () => {
		change('WordsLimitController.php', ', reprieve: \'reversed-key\'', '')
		expect(drift()).toEqual([
			'WordsLimitController::proof: the app\'s own limit is 5 per 60 s by address and name with the reprieve "reversed-key" in the '
				+ 'contract and 5 per 60 s by address and name in PHP',
		])
	})

	it('is reported if the contract does not declare it', () => {
		const { reprieves, ...without } = probe
		expect(Object.keys(reprieves)).toEqual(['reversed-key'])
		expect(drift(without)).toEqual(['WordsLimitController::proof: the contract declares no reprieve reversed-key'])
	})
})

describe('brute-force throttling', () => {
	it.each([
		['#[BruteForceProtection(action: \'hostprobe-words\')]', '', 'none'],
		['#[BruteForceProtection(action: \'hostprobe-words\')]', '#[BruteForceProtection(\'other\')]', 'other'],
	])('is reported when %s becomes %s in PHP', (from, to, found) => {
		change('WordsThrottleController.php', from, to)
		expect(drift()).toEqual([
			`WordsThrottleController::guess: the throttling of bad secrets is hostprobe-words in the contract and ${found} in PHP`,
		])
	})

	it('is reported when the contract has none', () => {
		expect(drift(withRoute('throttle', 'guess', { throttle: undefined }))).toEqual([
			'WordsThrottleController::guess: the throttling of bad secrets is none in the contract and hostprobe-words in PHP',
		])
	})
})

it('PATCH and a status per item are compared with PHP like any other', () => {
	change('WordsRefusalController.php', 'verb: \'PATCH\', url: \'/words/notes\'', 'verb: \'PUT\', url: \'/words/notes\'')
	change('WordsRefusalController.php', ', Http::STATUS_MULTI_STATUS', '')
	expect(drift()).toEqual([
		'WordsRefusalController::updateMany: the route is PATCH /words/notes in the contract and PUT /words/notes in PHP',
		'WordsRefusalController::updateMany: the success status is 207 in the contract and 200 in PHP',
	])
})

it('a failure that the contract does not declare is reported', () => {
	expect(drift(withRoute('mixed', 'plain', { failure: 'other' }))).toEqual([
		'WordsFailureController::plain: the contract declares no failure other',
	])
})

describe('cross-origin reading', () => {
	it('is reported if an action does not allow it', () => {
		change('WordsCorsController.php', '#[CrossOrigin]', '')
		expect(drift()).toEqual(['WordsCorsController::open: reading by other sites is true in the contract and false in PHP'])
	})

	it('is reported if missing from the contract', () => {
		expect(drift(withRoute('cors', 'open', { cors: undefined }))).toEqual([
			'WordsPreflightController::preflight: the preflight is OPTIONS /words/cors/keyed in the contract and OPTIONS '
				+ '/words/cors/open and OPTIONS /words/cors/keyed in PHP',
			'WordsCorsController::open: reading by other sites is false in the contract and true in PHP',
		])
	})

	it('is reported if it uses the attribute of Nextcloud', () => {
		change('WordsCorsController.php', '#[CrossOrigin]', '#[CrossOrigin]\n#[\\OCP\\AppFramework\\Http\\Attribute\\CORS]')
		expect(drift()).toEqual(['WordsCorsController::open: #[CORS] stands in PHP and the contract has no word for it'])
	})

	it('is not available to accounts', () => {
		change(
			'WordsTokenController.php',
			'#[TokenScope(\'read\', header: \'X-Probe-Key\', orUser: true)]',
			'#[TokenScope(\'read\', header: \'X-Probe-Key\', orUser: true)]\n#[\\OCA\\HostProbe\\Shared\\Http\\Attribute\\CrossOrigin]',
		)
		expect(drift(withRoute('tokens', 'readOr', { cors: true }))).toContain(
			'WordsTokenController::readOr: other sites read public routes and those for a token alone; '
				+ 'an account would have to send its cookies',
		)
	})

	it('requires a public preflight', () => {
		const { preflight, ...without } = probe
		expect(preflight).toBe('WordsPreflightController::preflight')
		expect(drift(without)).toContain(
			'the contract names no preflight, which has to answer OPTIONS /words/cors/open and OPTIONS /words/cors/keyed',
		)
		change('WordsPreflightController.php', '#[PublicPage]', '')
		expect(drift()).toEqual(['WordsPreflightController::preflight: a preflight needs #[PublicPage]'])
	})
})
