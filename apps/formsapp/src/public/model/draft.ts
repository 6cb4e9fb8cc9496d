// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Submission } from '@suite/schema/forms/response'
import type { Json } from '../../rules/values/json.ts'

/** A file that was sent. */
export interface SentName {
	readonly name: string
	/** Bytes */
	readonly size: number
}

export type AnswerMap = Readonly<Record<string, Json>>

/** What is kept on the device of one response that is not sent yet. */
export interface Kept {
	readonly answers: AnswerMap
	/** The page that was open; empty for the first one. */
	readonly page: string
	/** Of the order of choices that are shuffled. */
	readonly seed: number
	/** Idempotency key of this response. */
	readonly key: string
	/** Unix milliseconds */
	readonly at: number
	/** What was sent first under the key while its arrival is not known. */
	readonly pending?: Submission
	/** Names of files that were sent, by their tokens. */
	readonly files?: Readonly<Record<string, SentName>>
	/** The respondent stopped sending it. */
	readonly isStopped?: boolean
	/** Query of the address that it was begun with: what that fills in is among the answers, or was taken out. */
	readonly link?: string
}

export interface Draft {
	readonly kept: Kept
	/** Whether it was begun before this page was opened. */
	readonly isOld: boolean
	/** Whether this device keeps anything. */
	readonly isKept: boolean
	/** Whether it was kept after this link had filled in what it brings. */
	readonly isFilled: boolean
	save(change: Partial<Omit<Kept, 'at' | 'seed' | 'key' | 'link'>>): void
	/** Forgets it and begins another response. */
	renew(): void
}

/** What the draft asks of its surroundings. */
export interface DraftPlace {
	/** Undefined when the browser keeps nothing. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
	now(): number
	/** A number below 2^32. */
	random(): number
	key(): string
}

/** Forgotten after that time, in milliseconds: devices are shared. */
const longest = 30 * 86_400_000

/**
 * @param hash - of the link
 * @param link - query of the address
 */
export function openDraft(hash: string, place: DraftPlace, link = ''): Draft {
	const name = `formsapp-draft-${hash}`
	const begin = (): Kept => ({ answers: {}, page: '', seed: place.random(), key: place.key(), at: place.now() })
	const found = read(place, name)
	let kept = found ?? begin()
	let isKept = place.storage !== undefined

	return {
		get kept() {
			return kept
		},
		isOld: found !== undefined && (Object.keys(found.answers).length > 0 || found.pending !== undefined),
		get isKept() {
			return isKept
		},
		get isFilled() {
			return kept.link === link
		},
		save(change) {
			kept = { ...kept, ...change, link, at: place.now() }
			isKept = write(place, name, JSON.stringify(kept))
		},
		renew() {
			kept = begin()
			try {
				place.storage?.removeItem(name)
			} catch {
				isKept = false
			}
		},
	}
}

function read({ storage, now }: DraftPlace, name: string): Kept | undefined {
	try {
		const kept = JSON.parse(storage?.getItem(name) ?? 'null') as Partial<Kept> | null
		const isWhole = kept !== null && typeof kept.answers === 'object' && kept.answers !== null && typeof kept.page === 'string'
			&& typeof kept.seed === 'number' && typeof kept.key === 'string' && typeof kept.at === 'number'
		return isWhole && now() - (kept.at ?? 0) < longest ? kept as Kept : undefined
	} catch {
		return undefined
	}
}

function write({ storage }: DraftPlace, name: string, text: string): boolean {
	try {
		storage?.setItem(name, text)
		return storage !== undefined
	} catch {
		return false
	}
}

/** The surroundings of a real page. */
export function ownPlace(page: Window): DraftPlace {
	let storage: Storage | undefined
	try {
		storage = page.localStorage
	} catch {
		// A browser that refuses to keep anything throws already here.
	}
	const numbers = () => page.crypto.getRandomValues(new Uint32Array(4))
	return {
		storage,
		now: () => Date.now(),
		random: () => numbers()[0] ?? 0,
		// crypto.randomUUID is missing on pages without TLS.
		key: () => [...numbers()].map((number) => number.toString(16).padStart(8, '0')).join(''),
	}
}

/** What the browser keeps as long as the tab is open; undefined when it keeps nothing. */
export function ownVisit(page: Window): Storage | undefined {
	try {
		return page.sessionStorage
	} catch {
		return undefined
	}
}
