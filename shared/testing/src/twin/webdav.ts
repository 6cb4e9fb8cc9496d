// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply, Sent } from '@suite/fixtures/http'
import type { Caller, Twin } from './script.ts'

const namespaces = {
	d: 'DAV:',
	cal: 'urn:ietf:params:xml:ns:caldav',
	cs: 'http://calendarserver.org/ns/',
	ical: 'http://apple.com/ns/ical/',
	n: 'http://nextcloud.com/ns',
	nc: 'http://nextcloud.org/ns',
	oc: 'http://owncloud.org/ns',
	ocm: 'http://open-cloud-mesh.org/ns',
	ocs: 'http://open-collaboration-services.org/ns',
	s: 'http://sabredav.org/ns',
	z: 'urn:example',
}

/** A DAV element that declares the prefixes used in it, and no others: a step's title shows its beginning. */
function root(name: string, content: string): string {
	const used = Object.entries(namespaces).filter(([prefix]) => prefix === 'd' || `<${name}${content}`.includes(`<${prefix}:`))
	return `<${name} ${used.map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`).join(' ')}>${content}</${name}>`
}

const prop = (names: readonly string[]): string => `<d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop>`

/** A PROPFIND body that names properties by their usual prefixes. */
export const propfind = (...names: string[]): string => root('d:propfind', prop(names))

/** A PROPPATCH body that sets one piece of XML, and removes properties. */
export const proppatch = (set: string, ...removed: string[]): string => root('d:propertyupdate', [
	set === '' ? '' : `<d:set><d:prop>${set}</d:prop></d:set>`,
	removed.length === 0 ? '' : `<d:remove><d:prop>${removed.map((name) => `<${name}/>`).join('')}</d:prop></d:remove>`,
].join(''))

/** A REPORT body that names properties. */
export const report = (name: string, content: string, ...names: string[]): string => root(name, prop(names) + content)

/** Properties of a node that do not depend on when the script runs. */
export const steady = [
	'd:displayname', 'd:getcontentlength', 'd:getcontenttype', 'd:resourcetype', 'oc:permissions', 'oc:size', 'nc:mount-type',
	'nc:group-folder-id', 'nc:acl-enabled',
] as const

/** One user's requests to one WebDAV tree. */
export class WebDav {
	private readonly twin: Twin
	private readonly caller: Caller
	/** Address of the tree. */
	readonly base: string

	/** @param base - such as /remote.php/dav/files/editor */
	constructor(twin: Twin, caller: Caller, base: string) {
		this.twin = twin
		this.caller = caller
		this.base = base
	}

	/** The files of a demo user, accessed by that user. */
	static files(twin: Twin, role: 'admin' | 'editor' | 'reader' | 'denied' | 'outsider'): WebDav {
		return new WebDav(twin, role, `/remote.php/dav/files/${twin.demo.users[role].user}`)
	}

	/** An address in the tree, each part of the path encoded. */
	at(path: string): string {
		return `${this.base}/${path.split('/').map(encodeURIComponent).join('/')}`
	}

	send(method: string, path: string, sent: Sent = {}): Promise<Reply> {
		return this.twin.send(this.caller, method, this.at(path), sent)
	}

	put(path: string, content: string, headers: Record<string, string> = {}): Promise<Reply> {
		return this.send('PUT', path, { raw: content, headers })
	}

	get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
		return this.send('GET', path, { headers })
	}

	/** Requests properties; those of the folder's children too if depth is 1. */
	find(path: string, names: readonly string[], depth = '0'): Promise<Reply> {
		return this.send('PROPFIND', path, { raw: propfind(...names), headers: { Depth: depth } })
	}

	patch(path: string, set: string, ...removed: string[]): Promise<Reply> {
		return this.send('PROPPATCH', path, { raw: proppatch(set, ...removed) })
	}

	move(from: string, to: string, headers: Record<string, string> = {}): Promise<Reply> {
		return this.send('MOVE', from, { headers: { Destination: this.at(to), ...headers } })
	}

	copy(from: string, to: string, headers: Record<string, string> = {}): Promise<Reply> {
		return this.send('COPY', from, { headers: { Destination: this.at(to), ...headers } })
	}

	delete(path: string): Promise<Reply> {
		return this.send('DELETE', path)
	}

	/** The file id assigned by the host. */
	async id(path: string): Promise<string> {
		const reply = await this.find(path, ['oc:fileid'])
		return /<oc:fileid>(\d+)</.exec(reply.text)?.[1] ?? ''
	}
}
