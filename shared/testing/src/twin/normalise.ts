// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from './script.ts'

/** What a rule replaces, in words; printed with the differences. */
export interface Rule {
	readonly what: string
	/**
	 * Text that is replaced; the group `value`, else the whole match, is numbered by first appearance, so that equal values stay equal.
	 */
	readonly pattern: RegExp
	readonly name: string
}

const day = 86_400

/** Values that each host generates itself. A key or header is never removed, only its value is replaced. */
export const rules: readonly Rule[] = [
	{ what: 'file ids of the wire', pattern: /\b(?<value>\d{8,}oc[a-z0-9]{8,10})\b/g, name: 'file id' },
	{ what: 'etags', pattern: /(?<=&quot;|"|\\"|^)(?<value>[0-9a-f]{32,40}|[0-9a-f]{13})(?=&quot;|"|\\"|$|-\d)/g, name: 'etag' },
	{ what: 'ids in XML', pattern: /(?<=<(?:oc:fileid|nc:group-folder-id|nc:trashbin-[a-z-]*id|id)>)(?<value>\d+)(?=<)/g, name: 'id' },
	{ what: 'ids in addresses', pattern: /(?<=\/versions\/|\/folders\/|[?&]fileId=)(?<value>\d+)\b/g, name: 'id' },
	{ what: 'folders of users on the server', pattern: /(?<value>\/(?:[\w.-]+\/)+data)(?=\/[\w.@' -]+(?:<|$))/gm, name: 'data folder' },
	{
		what: 'ids of pages',
		pattern: /\b(?<value>page-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|file-\d+)\b/g,
		name: 'page',
	},
	{ what: 'names of invitations', pattern: /(?<=sabredav-)(?<value>[0-9a-f-]{36})(?=\.ics)/g, name: 'invitation' },
	{ what: 'the version of sabre/vobject', pattern: /(?<=Sabre VObject )(?<value>[\d.]+)/g, name: 'version' },
	{ what: 'ids of menu items', pattern: /(?<=\bitem-)(?<value>[0-9a-f]{8})(?=-\d)/g, name: 'menu' },
	{ what: 'nonces of the content security policy', pattern: /(?<='nonce-)(?<value>[^']+)(?=')/g, name: 'nonce' },
	{ what: 'app passwords and tokens', pattern: /\b(?<value>[A-Za-z0-9]{72})\b/g, name: 'token' },
]

/** JSON keys whose numbers and numeric texts are ids. */
const idKey = /^(id|.*(Id|_id|-id)|fileid)$/
/** The tag of a page: two identical saves within one second have the same tag. */
const pageTag = /[0-9a-f]{32}\.[0-9a-f]{32}/g
/** A time of any age: a server is installed once and copied for each run. */
const firstLogin = 'firstLoginTimestamp'
/** JSON keys whose text is generated anew each time. */
const secretKey = /^(errorId|token|apppassword|requesttoken|deviceToken|baseVersion)$/i

/** Replaces host-generated values in the responses of one host. */
export class Normaliser {
	private readonly seen = new Map<string, Map<string, number>>()
	private readonly url: string
	private readonly now: number

	/**
	 * @param url - the host's base address
	 * @param now - time of the run, seconds since 1970: times within a day of it are replaced
	 */
	constructor(url: string, now: number) {
		this.url = url
		this.now = now
	}

	step(step: Step): Step {
		return {
			...step,
			title: this.text(step.title),
			headers: this.value(step.headers) as Record<string, string>,
			body: this.body(step.body),
		}
	}

	private body(body: unknown): unknown {
		return typeof body === 'string' && body.includes('<d:multistatus')
			? this.text(this.sortedResponses(body.replace(/>\s+</g, '><')))
			: this.value(body)
	}

	/**
	 * The children of a folder are in database order, as are two items of the same name that were deleted at different
	 * times: they are sorted by what remains once ids and times are replaced.
	 */
	private sortedResponses(xml: string): string {
		const responses = xml.match(response) ?? []
		const sorted = responses
			.map((text) => ({ text, key: new Normaliser(this.url, this.now).text(text) }))
			.toSorted((one, other) =>
				hrefOf(one.key).localeCompare(hrefOf(other.key)) || one.key.localeCompare(other.key) || one.text.localeCompare(other.text))
		let index = 0
		return xml.replace(response, () => sorted[index++]?.text ?? '')
	}

	private value(value: unknown, key = ''): unknown {
		if (Array.isArray(value)) {
			return value.map((one) => this.value(one, key))
		}
		if (typeof value === 'object' && value !== null) {
			return Object.fromEntries(Object.entries(value).map(([name, one]) => [this.text(name), this.value(one, name)]))
		}
		if (typeof value === 'string' && value !== '' && secretKey.test(key)) {
			return '<secret>'
		}
		if (idKey.test(key) && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)))) {
			// by key: the ids of two items may be the same number on one host only
			return typeof value === 'number' ? `<number ${this.numbered(key, String(value))}>` : `<${this.numbered(key, value)}>`
		}
		if (typeof value === 'number') {
			return (key === firstLogin && value > 0) || this.isNow(value)
				? '<timestamp>'
				: this.isNow(value / 1000) ? '<timestamp in ms>' : value
		}
		return typeof value === 'string' ? this.text(value) : value
	}

	private text(text: string): string {
		let out = text.replaceAll(this.url, '<host>')
			.replaceAll(new URL(this.url).host, '<host name>')
			.replaceAll(encodeURIComponent(this.url), '<host>')
			.replace(pageTag, '<page tag>')
		for (const { pattern, name } of rules) {
			out = out.replace(pattern, (match: string, ...rest: unknown[]) => {
				const { value = match } = rest.at(-1) as { value?: string }
				return match.replace(value, () => `<${this.numbered(name, value)}>`)
			})
		}
		return out
			.replace(
				/(?<=DTSTAMP:)(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g,
				(time, ...[year, month, day, hour, minute, second]: string[]) =>
					this.isNow(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000) ? '<time>' : time,
			)
			.replace(/\b\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\b/g, (date) => this.isNow(Date.parse(date) / 1000) ? '<date>' : date)
			.replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?/g, (time) =>
				this.isNow(Date.parse(time) / 1000) ? '<time>' : time)
			.replace(new RegExp(`(?<=<${firstLogin}>)\\d{10}(?=<)`, 'g'), '<timestamp>')
			.replace(/(?<![\d.])\d{10}(?:\d{3})?(?![\d.])/g, (digits) => this.isNow(Number(digits.slice(0, 10))) ? '<timestamp>' : digits)
	}

	private isNow(seconds: number): boolean {
		return Math.abs(seconds - this.now) < day
	}

	private numbered(name: string, value: string): string {
		const known = this.seen.get(name) ?? new Map<string, number>()
		this.seen.set(name, known)
		const number = known.get(value) ?? known.size + 1
		known.set(value, number)
		return `${name} ${number}`
	}
}

const response = /<d:response>.*?<\/d:response>/gs
const hrefOf = (response: string): string => /<d:href>(.*?)<\/d:href>/.exec(response)?.[1] ?? ''
