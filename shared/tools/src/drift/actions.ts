// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms } from '@suite/api/contract/page'
import { crossOrigin, tokenOf, type Contract, type RateLimit, type Route } from '@suite/api/contract/route'
import { actions } from '@suite/api/generate/php'
import { routes, type Action } from './action.ts'
import { kindDifferences } from './kinds.ts'
import { pageDifferences } from './pages.ts'

/** Attributes that restrict callers or call rates and have no counterpart in the contract. */
const unknownToContract = [
	'CORS', 'PasswordConfirmationRequired', 'AuthorizedAdminSetting', 'SubAdminRequired', 'ExAppRequired', 'NoSameSiteCookieRequired',
	'NoTwoFactorRequired',
]

/**
 * Every difference between the contract and the controllers, in words, in both directions.
 *
 * @param contract - the app's routes
 * @param php - the app's actions by `Controller::method`
 */
export function actionDrift(contract: Contract, php: Readonly<Record<string, Action>>): string[] {
	const declared = new Map(actions(contract))
	const pages = new Map(Object.entries(contract.pages ?? {}))
	const formsOf = forms(contract.pages)
	const receivers = Object.keys(contract.receivers ?? {})
	const known = new Set([...declared.keys(), ...pages.keys(), ...formsOf.values(), ...receivers, contract.preflight])
	const missing = Object.entries(php).filter(([name, action]) =>
		!known.has(name) && action.frontpage.length + action.api.length > 0)
	return [
		...preflightDifferences(contract, php),
		...receiverDifferences(contract, php),
		...missing.map(
			([name, action]) =>
				`${name} is served at ${[...action.frontpage, ...action.api].map(({ verb, url }) => `${verb} ${url}`).join(', ')} `
					+ 'and is not in the contract',
		),
		...[...declared].flatMap(([name, route]) => {
			const action = php[name]
			return action === undefined
				? [absent(name)]
				: [...differences(route, action), ...undeclared(contract, route)].map((difference) => `${name}: ${difference}`)
		}),
		...[...pages].flatMap(([name, page]) => {
			const action = php[name]
			return action === undefined
				? [absent(name)]
				: pageDifferences(page, action, unknownToContract).map((difference) => `${name}: ${difference}`)
		}),
		...[...formsOf].flatMap(([page, name]) => {
			const action = php[name]
			const declaration = pages.get(page)
			return action === undefined || declaration === undefined
				? [absent(name)]
				: pageDifferences(declaration, action, unknownToContract, 'POST').map((difference) => `${name}: ${difference}`)
		}),
	]
}

/** The actions of the controllers named in the contract, for an app that has additional controllers. */
export function ofContract(contract: Contract, php: Readonly<Record<string, Action>>): Record<string, Action> {
	const named = new Set([
		...actions(contract).map(([action]) => action),
		...(contract.preflight === undefined ? [] : [contract.preflight]),
		...Object.keys(contract.pages ?? {}),
		...forms(contract.pages).values(),
		...Object.keys(contract.receivers ?? {}),
	].map(controllerOf))
	return Object.fromEntries(Object.entries(php).filter(([name]) => named.has(controllerOf(name))))
}

const controllerOf = (action: string): string => action.replace(/::.*$/, '')
const absent = (name: string): string => `${name} is in the contract and not in PHP`

function differences(route: Route, action: Action): string[] {
	const has = (attribute: string): boolean => attribute in action.attributes
	const out: string[] = []
	const expect = (what: string, contract: string, php: string): void => {
		if (contract !== php) {
			out.push(`${what} is ${contract} in the contract and ${php} in PHP`)
		}
	}
	const ocs = route.enveloped ? route.path : route.ocs
	expect('the route', route.enveloped ? 'none' : `${route.method} ${route.path}`, routes(action.frontpage))
	expect('the OCS route', ocs === undefined ? 'none' : `${route.method} ${ocs}`, routes(action.api))
	expect('access', accessOf(route), phpAccess(action))
	if (tokenOf(route)) {
		out.push(...tokenDifferences(route, action))
	} else {
		expect('csrf', String(route.csrf), phpCsrf(action))
		if (route.csrf === 'session' && route.method === 'GET') {
			out.push('a read needs no request token, not even that of a session')
		}
	}
	expect('reading by other sites', String(route.cors ?? false), String(has('CrossOrigin')))
	if (route.cors && route.access !== 'public' && (!tokenOf(route) || tokenOf(route)?.orUser)) {
		out.push('other sites read public routes and those for a token alone; an account would have to send its cookies')
	}
	expect('guards', list(route.guards), list(Object.values(action.attributes.Guarded ?? {})))
	expect('the throttling of bad secrets', route.throttle ?? 'none', String(action.attributes.BruteForceProtection?.action ?? 'none'))
	expect('the limit per account', limit(route.userLimit), phpLimit(action.attributes.UserRateLimit))
	expect('the limit per address', limit(route.anonymousLimit), phpLimit(action.attributes.AnonRateLimit))
	// a file response has status 200 or 206, depending on the request
	expect(
		'the success status',
		route.isFile ? 'that of a file' : Object.keys(route.answers).sort().join(', '),
		route.isFile && action.statuses.length === 0 ? 'that of a file' : action.statuses.map(String).sort().join(', '),
	)
	kindDifferences(route, action).forEach((difference) => { expect(...difference) })
	out.push(...unknownToContract.filter(has).map((attribute) => `#[${attribute}] stands in PHP and the contract has no word for it`))
	out.push(...action.annotations.map((annotation) => `@${annotation} is a comment that the host obeys; use the attribute`))
	out.push(...action.parameters.map((parameter) => `the argument $${parameter} can be set by a body; read Input`))
	if (!action.isJsonApi) {
		out.push('the controller is no JsonApi, so nothing validates its input')
	}
	return out
}

/** The responses to OPTIONS at the addresses of cross-origin routes. */
function preflightDifferences(contract: Contract, php: Readonly<Record<string, Action>>): string[] {
	const expected = crossOrigin(contract).paths.map((path) => `OPTIONS ${path}`).join(' and ') || 'none'
	const name = contract.preflight
	if (name === undefined) {
		return expected === 'none' ? [] : [`the contract names no preflight, which has to answer ${expected}`]
	}
	const action = php[name]
	if (action === undefined) {
		return [absent(name)]
	}
	return openDifferences(name, 'preflight', expected, action)
}

function receiverDifferences(contract: Contract, php: Readonly<Record<string, Action>>): string[] {
	return Object.entries(contract.receivers ?? {}).flatMap(([name, path]) => {
		const action = php[name]
		return action === undefined ? [absent(name)] : openDifferences(name, 'receiver', `POST ${path}`, action)
	})
}

/** What differs about an action that other servers or browsers call without an account. */
function openDifferences(name: string, kind: string, expected: string, action: Action): string[] {
	return [
		...(expected === routes(action.frontpage)
			? []
			: [`${name}: the ${kind} is ${expected} in the contract and ${routes(action.frontpage)} in PHP`]),
		...['PublicPage', 'NoCSRFRequired']
			.filter((attribute) => !(attribute in action.attributes))
			.map((attribute) => `${name}: a ${kind} needs #[${attribute}]`),
	]
}

/** The host requires no account and no request token where a token may suffice; our middleware requires the request token from sessions. */
function tokenDifferences(route: Route, action: Action): string[] {
	const csrf = tokenOf(route)?.orUser === true && route.method !== 'GET'
	return [
		...['PublicPage', 'NoCSRFRequired']
			.filter((attribute) => !(attribute in action.attributes))
			.map((attribute) => `a route for a token needs #[${attribute}]`),
		...('SessionToken' in action.attributes ? ['a route for a token has no #[SessionToken]; orUser says the same'] : []),
		...(route.csrf === csrf
			? []
			: [`csrf is ${route.csrf} in the contract; with a token it is true for writes that an account may make as well, else false`]),
	]
}

function accessOf(route: Route): string {
	const token = tokenOf(route)
	return token ? tokenText(token.token, token.header, token.otherHeaders, token.orUser) : String(route.access)
}

function phpAccess({ attributes }: Action): string {
	const token = attributes.TokenScope
	if (token !== undefined) {
		return tokenText(token.scope, token.header, token.otherHeaders as readonly string[] | undefined, token.orUser)
	}
	return 'PublicPage' in attributes ? 'public' : 'NoAdminRequired' in attributes ? 'user' : 'admin'
}

const tokenText = (scope: unknown, header: unknown, others: readonly string[] = [], orUser: unknown): string =>
	`a token for ${String(scope)} in ${[header ?? 'Authorization', ...others].join(' or ')}${orUser === true ? ' or an account' : ''}`

function phpCsrf({ attributes }: Action): string {
	const isFree = 'NoCSRFRequired' in attributes
	return 'SessionToken' in attributes ? (isFree ? 'session' : 'session without #[NoCSRFRequired]') : String(!isFree)
}

function undeclared({ guards = {}, failures = {}, reprieves = {} }: Contract, route: Route): string[] {
	const reprieve = route.limit?.reprieve
	return [
		...(reprieve === undefined || reprieve in reprieves ? [] : [`the contract declares no reprieve ${reprieve}`]),
		...(route.guards ?? []).filter((name) => !(name in guards)).map((name) => `the contract declares no guard ${name}`),
		...(route.failure === undefined || route.failure in failures ? [] : [`the contract declares no failure ${route.failure}`]),
	]
}

const list = (names: readonly unknown[] = []): string => names.map(String).join(', ') || 'none'
const limit = (rate: RateLimit | undefined): string => rate === undefined ? 'none' : `${rate.calls} per ${rate.seconds} s`
const phpLimit = (rate: Readonly<Record<string, unknown>> | undefined): string => rate === undefined
	? 'none'
	: `${String(rate.limit)} per ${String(rate.period)} s`
