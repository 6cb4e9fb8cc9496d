// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateOcsUrl, generateUrl } from '@nextcloud/router'
import { request, type CallOptions } from './client.ts'
import { lazyTransport } from './lazy-transport.ts'

/** A result of the host's own search, with an address on the host. */
export interface HostHit {
	readonly title: string
	/** Its location, or how to reach the person; may be empty. */
	readonly note: string
	readonly address: string
	/** Address of an image on the host; null if there is none. */
	readonly picture: string | null
	readonly isFolder: boolean
	/** Path of a file in the caller's own files, such as `/Finance/plan.ods`; null for people and where the host names none. */
	readonly path: string | null
}

/** One answer of the host's search for files. */
export interface FoundFiles {
	readonly hits: readonly HostHit[]
	/** Where the next answer continues; null when there is nothing more. */
	readonly next: string | null
}

/**
 * Files with a word in their name, from the host's unified search; newest first.
 *
 * @param limit - maximum of this answer; the host has one of its own
 * @param after - `next` of the answer before; null for the first
 * @throws {ApiError} as the client's routes do
 */
export async function searchFiles(
	word: string,
	limit: number,
	after: string | null = null,
	options: CallOptions = {},
): Promise<FoundFiles> {
	const query = new URLSearchParams({ term: word, limit: String(limit), format: 'json', ...after === null ? {} : { cursor: after } })
	const answer =
		record(await request(lazyTransport, 'GET', `${generateOcsUrl('search/providers/files/search')}?${query}`, undefined, options))
	const { entries, cursor } = record(record(answer.ocs).data)
	const found = hits(entries, limit, (entry) => ({
		title: text(entry.title),
		note: text(entry.subline),
		address: ownAddress(entry.resourceUrl),
		picture: null,
		isFolder: text(entry.icon).includes('icon-folder'),
		path: text(record(entry.attributes).path) || null,
	}))
	const isLast = !Array.isArray(entries) || entries.length < limit || !['string', 'number'].includes(typeof cursor)
	return { hits: found, next: isLast ? null : String(cursor) }
}

/**
 * People the caller may find: accounts with a profile and, where the host provides them, the caller's contacts. The
 * unified search of 33 and 34 finds people only through the Contacts app; the contacts menu finds them on every host.
 *
 * @throws {ApiError} as the client's routes do
 */
export async function searchPeople(word: string, limit: number, options: CallOptions = {}): Promise<HostHit[]> {
	const answer = record(await request(lazyTransport, 'POST', generateUrl('/contactsmenu/contacts'), { filter: word }, options))
	return hits(answer.contacts, limit, (entry) => ({
		title: text(entry.fullName),
		note: Array.isArray(entry.emailAddresses) ? text(entry.emailAddresses[0]) : '',
		address: [
			entry.profileUrl,
			...[entry.topAction, ...Array.isArray(entry.actions) ? entry.actions : []].map((action) => record(action).hyperlink),
		].map(ownAddress).find((address) => address !== null) ?? null,
		picture: ownAddress(entry.avatar),
		isFolder: false,
		path: null,
	}))
}

/** Somebody who can be written to. */
export interface MailContact {
	readonly name: string
	readonly email: string
}

/**
 * People with a mail address whom the caller may find in the contacts menu: accounts and, where the host has them, contacts.
 *
 * @throws {ApiError} as the client's routes do
 */
export async function searchMailContacts(word: string, limit: number, options: CallOptions = {}): Promise<MailContact[]> {
	const answer = record(await request(lazyTransport, 'POST', generateUrl('/contactsmenu/contacts'), { filter: word }, options))
	return (Array.isArray(answer.contacts) ? answer.contacts : []).map(record)
		.flatMap(({ fullName, emailAddresses }) => (Array.isArray(emailAddresses) ? emailAddresses : []).map(text)
			.filter((email) => email !== '').map((email) => ({ name: text(fullName) || email, email })))
		.slice(0, limit)
}

/** An account of the host. */
export interface HostAccount {
	/** The account name. */
	readonly id: string
	readonly name: string
	/** What tells people of the same name apart, such as an e-mail address; may be empty. */
	readonly note: string
}

/**
 * Accounts whose name the caller may look up by a part of it, without the caller's own. Where the host does not list
 * accounts, only a full account name, display name or e-mail address finds one, or nothing does.
 *
 * @throws {ApiError} as the client's routes do
 */
export const searchAccounts = async (word: string, limit: number, options: CallOptions = {}): Promise<HostAccount[]> =>
	(await complete(word, limit, [], options)).filter(({ source }) => source === 'users').map(account)

/** An account or a group of the host. */
export interface HostPrincipal extends HostAccount {
	readonly type: 'user' | 'group'
}

/**
 * Accounts as {@link searchAccounts} finds them, then groups. Where the host does not list them, a group is found by its full name.
 *
 * @param limit - of each kind
 * @throws {ApiError} as the client's routes do
 */
export async function searchPrincipals(word: string, limit: number, options: CallOptions = {}): Promise<HostPrincipal[]> {
	const entries = await complete(word, limit, [shareTypes.user, shareTypes.group], options)
	const of = (source: string, type: HostPrincipal['type']) => entries.filter((entry) => entry.source === source)
		.map((entry) => ({ ...account(entry), type }))
	return [...of('users', 'user'), ...of('groups', 'group')]
}

/** Kinds of recipients, as the host numbers them. */
const shareTypes = { user: 0, group: 1 } as const

/** What the host completes a word to; by default accounts. */
async function complete(
	word: string, limit: number, types: readonly number[], options: CallOptions,
): Promise<Record<string, unknown>[]> {
	const query = new URLSearchParams({ search: word, limit: String(limit), format: 'json' })
	for (const type of types) {
		query.append('shareTypes[]', String(type))
	}
	const answer = record(await request(lazyTransport, 'GET', `${generateOcsUrl('core/autocomplete/get')}?${query}`, undefined, options))
	const entries = record(answer.ocs).data
	return (Array.isArray(entries) ? entries : []).map(record).filter(({ id }) => text(id) !== '')
}

function account(entry: Record<string, unknown>): HostAccount {
	return { id: text(entry.id), name: text(entry.label) || text(entry.id), note: text(entry.shareWithDisplayNameUnique) }
}

type Candidate = Omit<HostHit, 'address'> & { readonly address: string | null }

function hits(entries: unknown, limit: number, read: (entry: Record<string, unknown>) => Candidate): HostHit[] {
	return (Array.isArray(entries) ? entries : []).map((entry) => read(record(entry)))
		.filter((hit): hit is HostHit => hit.title !== '' && hit.address !== null)
		.slice(0, limit)
}

/** An address on this host; null for any other, whatever a response contains. */
function ownAddress(value: unknown): string | null {
	const address = text(value)
	if (address === '' || !URL.canParse(address, location.href)) {
		return null
	}
	const url = new URL(address, location.href)
	return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url.href : null
}

function record(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? value as Record<string, unknown> : {}
}

function text(value: unknown): string {
	return typeof value === 'string' ? value : ''
}
