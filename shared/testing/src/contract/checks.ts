// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import type { Example } from '@suite/api/contract/example'
import { defaultMaxBytes, greatestScope, lesserScope, tokenOf, type Contract, type Route } from '@suite/api/contract/route'
import { badInputs } from './bad-input.ts'
import { BearerClient, HeaderClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Callers } from './caller.ts'
import type { Check } from './check.ts'
import { expectPreflight, expectReadable } from './cors.ts'
import { address, failureOf, unwrapped, saysWhere, whyRefused } from './envelope.ts'
import { withLimitHeaders } from './limit.ts'
import { expectReply, expectSuccess, expectText } from './expect.ts'
import { ExpectedState, type Prepare } from './expected-state.ts'
import { kindChecks } from './kinds.ts'
import { pageChecks } from './pages.ts'
import { stateChecks } from './states.ts'
import { uploadForm } from './upload-form.ts'

/**
 * Every check that follows from the declarations: access, the request token, valid and invalid input, the shape of each response.
 *
 * @param contract - the app's routes
 * @param callers - the callers; requested when a check runs, not before
 */
export function contractChecks(contract: Contract, callers: () => Callers, prepare: Prepare): Check[] {
	const state = new ExpectedState(prepare)
	const ofRoutes = Object.entries(contract.resources).flatMap(([resource, routes]) => Object.entries(routes).flatMap(([name, route]) => {
		const checker = new RouteChecks(contract, route, callers, state)
		return checker.all().map((check) => ({ ...check, name: `${resource}.${name} ${check.name}` }))
	}))
	return [...ofRoutes, ...pageChecks(contract, callers), ...stateChecks(contract, callers)]
}

class RouteChecks {
	private readonly contract: Contract
	private readonly route: Route
	private readonly callers: () => Callers
	private readonly state: ExpectedState

	constructor(contract: Contract, route: Route, callers: () => Callers, state: ExpectedState) {
		this.contract = contract
		this.route = route
		this.callers = callers
		this.state = state
	}

	all(): Check[] {
		return [
			...this.access(),
			...this.rights(),
			...this.guards(),
			...this.refusedExamples(),
			...this.cors(),
			...this.token(),
			...this.success(),
			...this.input(),
		]
	}

	private access(): Check[] {
		const out: Check[] = []
		const token = tokenOf(this.route)
		if (token) {
			const lesser = lesserScope(this.contract, token.token)
			out.push({ name: 'refuses a caller without a token', run: () => this.refused(this.callers().anonymous, 401, 'token_required') })
			out.push({ name: 'refuses a token that nobody has', run: () => this.badToken() })
			if (lesser !== undefined) {
				out.push({
					name: 'refuses a token without the scope',
					run: () => this.refused(this.holder(this.secret(lesser)), 403, 'scope_missing'),
				})
			}
		} else if (this.route.access !== 'public') {
			out.push({
				name: 'refuses a caller who is not logged in',
				run: () => this.refused(this.callers().anonymous, 401, 'not_logged_in', { headers: { 'OCS-APIRequest': 'true' } }),
			})
		}
		if (this.route.access === 'admin') {
			out.push({
				name: 'refuses an account that is no administrator',
				run: () => this.refused(this.callers().user, 403, 'not_admin'),
			})
			out.push({
				name: 'refuses its app password too',
				run: () => this.refused(this.callers().userBasic, 403, 'not_admin', { headers: { 'OCS-APIRequest': 'true' } }),
			})
		}
		return out
	}

	private rights(): Check[] {
		if (!this.route.upload || !this.route.example || !this.route.refusals?.[403]?.includes('not_allowed')) {
			return []
		}
		return [{ name: 'refuses an upload by someone who may only read', run: () => this.refusedToReader() }]
	}

	/** A guard without a refused example needs a stranger. */
	private guards(): Check[] {
		const shown = (this.route.refused ?? []).map(({ why }) => why)
		return (this.route.guards ?? []).filter((name) => !shown.includes(name)).map((name) => ({
			name: `refuses someone whom the guard ${name} refuses`,
			run: async () => {
				const stranger = this.callers().strangers?.[name]
				const [status, reasons] = Object.entries(this.contract.guards?.[name]?.refusals ?? {})[0] ?? []
				if (stranger === undefined || reasons?.[0] === undefined) {
					throw new AssertionError({ message: `the callers have no stranger for the guard ${name}, or it declares no refusal` })
				}
				await this.state.prepare(this.route)
				await this.refused(stranger, Number(status), reasons[0])
			},
		}))
	}

	private refusedExamples(): Check[] {
		return (this.route.refused ?? []).map(({ why, status, reason, path, query, body, raw, headers, file }) => ({
			name: `refuses what its declaration says of ${why}`,
			run: async () => {
				await this.state.prepare(this.route)
				await this.refused(this.rightful(), status, reason, {
					...(query ? { query } : {}),
					...(this.route.upload
						? { raw: uploadForm(this.route, { fields: body as object | undefined, file }) }
						: body === undefined ? {} : { body }),
					...(raw === undefined ? {} : { raw }),
					...(headers ? { headers } : {}),
				}, undefined, path)
			},
		}))
	}

	private cors(): Check[] {
		if (!this.route.cors) {
			return []
		}
		const path = this.route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(this.route.example?.path?.[name] ?? '1'))
		return [
			{
				name: 'tells a page of another site that it may call @every-host',
				run: () => expectPreflight(this.callers().anonymous, this.route, address(this.contract, this.route, path)),
			},
			{
				name: 'lets a page of another site read the answer @every-host',
				run: async () => expectReadable(await this.send(this.rightful()), true),
			},
			...(tokenOf(this.route)
				? [{
						name: 'lets it read the refusal',
						run: async () => expectReadable(await this.refused(this.callers().anonymous, 401, 'token_required'), true),
					}]
				: []),
		]
	}

	private token(): Check[] {
		const bare = () => this.route.access === 'admin' ? this.callers().adminWithoutToken : this.callers().userWithoutToken
		if (this.route.csrf) {
			return [
				{ name: 'refuses a session without the request token', run: () => this.refused(bare(), 412, 'csrf') },
				...(this.route.csrf === 'session' ? this.sessionToken(bare) : []),
			]
		}
		return this.route.method === 'GET' || !this.route.example || tokenOf(this.route)
			? []
			: [{ name: 'needs no request token @every-host', run: () => this.succeeds(bare()) }]
	}

	/** What `csrf: 'session'` exempts is an app password that the caller logged in with, from no other site. */
	private sessionToken(bare: () => Client): Check[] {
		const unused = `Basic ${Buffer.from('nobody:no such password').toString('base64')}`
		const basic = () => this.route.access === 'admin' ? this.callers().adminBasic : this.callers().userBasic
		return [
			{
				name: 'refuses a session with a password that nobody used @every-host',
				run: () => this.refused(bare(), 412, 'csrf', { headers: { Authorization: unused } }),
			},
			...['same-site', 'cross-site'].map((site) => ({
				name: `refuses an app password that a browser sends by itself, ${site}`,
				run: () => this.refused(basic(), 412, 'csrf', { headers: { 'Sec-Fetch-Site': site } }),
			})),
		]
	}

	private success(): Check[] {
		if (!this.route.example) {
			return []
		}
		const token = tokenOf(this.route)
		if (token) {
			const greatest = greatestScope(this.contract, token.token)
			const answers = [
				{
					name: 'answers a token with the scope @every-host',
					run: () => this.succeeds(this.holder(this.secret(token.token))),
				},
				...(greatest === undefined
					? []
					: [{ name: 'answers a token with every scope', run: () => this.succeeds(this.holder(this.secret(greatest))) }]),
			]
			const others = token.otherHeaders ?? []
			answers.push(...others.map((header) => ({
				name: `answers a token in the header ${header}`,
				run: () => this.succeeds(new HeaderClient(this.callers().anonymous.url, header, this.secret(token.token))),
			})))
			return token.orUser
				? [...answers, ...this.accounts()]
				: [...answers, { name: 'refuses a session', run: () => this.refused(this.callers().user, 401, 'token_required') }]
		}
		return this.accounts()
	}

	private accounts(): Check[] {
		const admin = this.route.access === 'admin'
		const ocs = this.route.csrf === 'session' ? {} : { headers: { 'OCS-APIRequest': 'true' } }
		return [
			{
				name: 'answers a session in its declared shape @every-host',
				run: () => this.succeeds(admin ? this.callers().admin : this.callers().user),
			},
			{
				name: 'answers an app password by Basic @every-host',
				run: () => this.succeeds(admin ? this.callers().adminBasic : this.callers().userBasic, ocs),
			},
			{
				name: 'answers an app password by Bearer @every-host',
				run: () => this.succeeds(admin ? this.callers().adminBearer : this.callers().userBearer, ocs),
			},
		]
	}

	private input(): Check[] {
		const caller = () => this.rightful()
		const out: Check[] = kindChecks(this.route, {
			succeeds: (sent, type) => this.succeeds(caller(), sent, type),
			refused: (status, reason, sent) => this.refused(caller(), status, reason, sent),
		})
		out.push(...badInputs(this.route).map((bad) => ({
			name: `refuses ${bad.name}`,
			run: () => this.refused(caller(), 400, 'invalid_input', {
				...(bad.query ? { query: bad.query } : {}),
				...(bad.body === undefined
					? {}
					: this.route.upload ? { raw: uploadForm(this.route, { fields: bad.body as object }) } : { body: bad.body }),
			}, bad.pointer),
		})))
		if (this.route.upload) {
			out.push({
				name: 'refuses a form without a file',
				run: () => this.refused(caller(), 400, 'no_file', { raw: uploadForm(this.route, { file: null }) }),
			})
			out.push({ name: 'refuses JSON where a form is due', run: () => this.refused(caller(), 400, 'no_file', { body: {} }) })
		} else if (this.route.body) {
			out.push({
				name: 'refuses broken JSON',
				run: () =>
					this.refused(caller(), 400, 'broken_json', { raw: '{"broken": ', headers: { 'Content-Type': 'application/json' } }),
			})
			const size = (this.route.maxBytes ?? defaultMaxBytes) + 1
			out.push({
				name: `refuses a body of ${size} bytes`,
				run: () => this.refused(caller(), 413, 'too_large', {
					raw: JSON.stringify('x'.repeat(size - 2)),
					headers: { 'Content-Type': 'application/json' },
				}),
			})
		}
		return out
	}

	private rightful(): Client {
		const { admin, user, anonymous } = this.callers()
		const token = tokenOf(this.route)
		return token
			? this.holder(this.secret(token.token))
			: this.route.access === 'admin' ? admin : this.route.access === 'user' ? user : anonymous
	}

	private holder(secret: string): Client {
		const { url } = this.callers().anonymous
		const header = tokenOf(this.route)?.header
		return header === undefined ? new BearerClient(url, secret) : new HeaderClient(url, header, secret)
	}

	private secret(scope: string): string {
		const secret = this.callers().tokens?.[scope]
		if (secret === undefined) {
			throw new AssertionError({ message: `the callers have no token ${scope === '' ? 'without a scope' : `for ${scope}`}` })
		}
		return secret
	}

	private async send(caller: Client, sent?: Sent, values = this.route.example?.path): Promise<Reply> {
		const path = this.route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? '1'))
		const example: Sent = {
			...(this.route.example?.query ? { query: this.route.example.query } : {}),
			...(this.route.example?.raw === undefined ? {} : { raw: this.route.example.raw }),
			...(this.route.upload
				? { raw: uploadForm(this.route) }
				: this.route.example?.body === undefined ? {} : { body: this.route.example.body }),
		}
		const reply = await caller.request(this.route.method, address(this.contract, this.route, path), {
			...example,
			...sent,
			headers: { ...this.route.example?.headers, ...sent?.headers },
			...(sent?.body === undefined ? {} : { raw: undefined }),
		})
		this.state.notice(this.route, reply)
		return withLimitHeaders(this.contract, this.route, reply)
	}

	private async succeeds(caller: Client, sent?: Sent, type?: string): Promise<void> {
		await this.state.prepare(this.route)
		const reply = unwrapped(this.route, await this.send(caller, sent))
		expectSuccess(this.route, reply, type)
	}

	/** Also checks that the attempt is counted, if the route declares it. */
	private async badToken(): Promise<void> {
		await this.state.prepare(this.route)
		const reply = await this.refused(this.holder('no-such-token'), 401, 'bad_token')
		const slowed = reply.headers.get('x-nextcloud-bruteforce-throttled')
		if ((slowed === null) !== (this.route.throttle === undefined)) {
			throw new AssertionError({
				message: `a bad token ${slowed === null ? 'makes nobody wait' : `waits ${slowed}, which the contract does not say`}`,
			})
		}
	}

	private async refusedToReader(): Promise<void> {
		const { reader } = this.callers()
		if (reader) {
			await this.refused(reader, 403, 'not_allowed')
		}
	}

	private async refused(
		caller: Client,
		status: number,
		reason: string,
		sent?: Sent,
		pointer?: string,
		values?: Example['path'],
	): Promise<Reply> {
		const reply = unwrapped(this.route, await this.send(caller, sent, values))
		const refusal = expectReply(reply, status, failureOf(this.contract, this.route))
		const body = whyRefused(this.contract, this.route, reply, refusal)
		if (status === 503 && !/^[1-9]\d*$/.test(reply.headers.get('retry-after') ?? '')) {
			throw new AssertionError({ message: 'a 503 without Retry-After' })
		}
		if (body.reason !== reason) {
			throw new AssertionError({
				message: `reason "${String(body.reason)}" instead of "${reason}"`,
				actual: body.reason,
				expected: reason,
			})
		}
		expectText(this.contract, this.route, reason, refusal)
		const pointers = ((body.errors ?? []) as { pointer: string }[]).map((problem) => problem.pointer)
		if (pointer !== undefined
			&& saysWhere(this.contract, this.route)
			&& !pointers.some((at) => at === pointer || at.startsWith(`${pointer}/`))) {
			throw new AssertionError({
				message: `errors point at ${JSON.stringify(pointers)}, not at "${pointer}"`,
				actual: pointers,
				expected: pointer,
			})
		}
		return reply
	}
}
