// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import { davPath } from '@suite/fixtures/dav'
import type { Reply } from '@suite/fixtures/http'

/** The namespace of values, and the property that has all of them. */
export const namespace = 'urn:metadataapp:fields'
export const all = 'm:all-values'

const prefixes = { d: 'DAV:', m: namespace, oc: 'http://owncloud.org/ns', z: 'urn:example' }
const declared = Object.entries(prefixes).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`).join(' ')

/** Where the files of an account are in WebDAV: at the address of everything, and at the older one. */
export const addresses = (user: string): readonly [string, string] =>
	[`/remote.php/dav/files/${encodeURIComponent(user)}`, '/remote.php/webdav']

/** What is found at one address, by the names of properties without their prefixes. */
export interface Found {
	/** The last part of the address. */
	readonly name: string
	readonly values: Readonly<Record<string, string>>
	/** Properties that are answered with a status other than 200, with that. */
	readonly others: Readonly<Record<string, number>>
}

/** A PROPFIND of properties with the prefixes `d`, `m`, `oc` and `z`, as it is answered. */
export function propfind(client: Client, address: string, properties: readonly string[], depth = '0'): Promise<Reply> {
	return client.request('PROPFIND', address, { raw: asking(properties), headers: sent({ Depth: depth }) })
}

/** The body of that request. */
export const asking = (properties: readonly string[]): string =>
	`<d:propfind ${declared}><d:prop>${properties.map((name) => `<${name}/>`).join('')}</d:prop></d:propfind>`

/** Reads properties of what is at an address, and of what is in it when the depth is 1; sorted by name. */
export async function findAll(client: Client, address: string, properties: readonly string[], depth = '0'): Promise<Found[]> {
	return multistatus(await propfind(client, address, properties, depth)).sort((one, other) => one.name.localeCompare(other.name))
}

/** Reads properties of what is at an address. */
export async function find(client: Client, address: string, properties: readonly string[]): Promise<Found> {
	const [found] = await findAll(client, address, properties)
	if (found === undefined) {
		throw new Error(`Nothing is answered of ${address}`)
	}
	return found
}

/** Sets properties, by their names with prefixes; null removes one. Returns the status of each, without prefixes. */
export async function set(
	client: Client,
	address: string,
	properties: Readonly<Record<string, string | null>>,
): Promise<Record<string, number>> {
	const raw = `<d:propertyupdate ${declared}>${Object.entries(properties).map(([name, value]) => value === null
		? `<d:remove><d:prop><${name}/></d:prop></d:remove>`
		: `<d:set><d:prop><${name}>${escaped(value)}</${name}></d:prop></d:set>`).join('')}</d:propertyupdate>`
	const reply = await client.request('PROPPATCH', address, { raw, headers: sent() })
	const statuses: Record<string, number> = {}
	for (const { values, others } of multistatus(reply)) {
		Object.assign(statuses, Object.fromEntries(Object.keys(values).map((name) => [name, 200])), others)
	}
	return statuses
}

/** The address of a path of files below one of the above. */
export const below = (address: string, path: string): string => `${address}/${davPath(path)}`

const sent = (headers: Readonly<Record<string, string>> = {}) => ({ Accept: '*/*', 'Content-Type': 'application/xml', ...headers })

/** Texts in XML, with line ends that no reader changes. */
const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: '\'', amp: '&' }
const unescaped = (text: string): string => text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_whole, code: string | undefined, name: string) =>
	code === undefined ? characters[name] ?? '' : String.fromCodePoint(Number(code)))

/** What an answer says of each address. */
export function multistatus(reply: Reply): Found[] {
	if (reply.status !== 207) {
		throw new Error(`WebDAV answers ${reply.status}: ${reply.text.slice(0, 500)}`)
	}
	return parts(reply.text, 'd:response').map((response) => {
		const href = parts(response, 'd:href')[0] ?? ''
		const values: Record<string, string> = {}
		const others: Record<string, number> = {}
		for (const propstat of parts(response, 'd:propstat')) {
			const status = Number(parts(propstat, 'd:status')[0]?.split(' ')[1])
			for (const [name, value] of texts(parts(propstat, 'd:prop')[0] ?? '')) {
				if (status === 200) {
					values[name] = value
				} else {
					others[name] = status
				}
			}
		}
		return { name: decodeURIComponent(href.replace(/\/$/, '').split('/').at(-1) ?? ''), values, others }
	})
}

/** What is in elements of a name that are not inside each other. */
const parts = (xml: string, name: string): string[] =>
	[...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner]) => inner ?? '')

/** Properties that are texts, by their names. */
function texts(xml: string): [string, string][] {
	return [...xml.matchAll(/<(?:[\w-]+:)?([\w-]+)(?: [^>]*?)?(?:\/>|>([^<]*)<\/[^>]+>)/g)]
		.map(([, name, text]) => [name ?? '', unescaped(text ?? '')])
}
