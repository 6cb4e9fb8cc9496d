// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setLocale } from '@nextcloud/l10n'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeSentences, reasonSentence } from '../../../src/words/bookingWords.ts'
import { isFirstSync, providerSentence, syncSentence, syncStage } from '../../../src/words/syncWords.ts'
import { bookingSentences, verdictWords } from '../../../src/words/verdict.ts'

const now = new Date('2026-11-25T12:00:00Z')
const sync = {
	resourceEmail: 'oak@example.org', syncEnabled: true, whenUnreachable: 'book', lastSyncAt: '2026-11-25T11:57:00Z', lastError: null,
	lastErrorReason: null,
	initialSyncStatus: null, initialSyncError: null, webhookSubscriptionId: null, webhookExpiresAt: null,
} as const
const slot = { roomId: 'oak', day: '2026-11-25', start: 540, end: 600 }
const syncing = 'The calendar of the room is being synced for the first time. Try again in a few minutes.'
const unchecked = 'The calendar provider of the room does not answer, so nobody knows whether it is free. Try again later.'
const elsewhere = 'This booking was made in Microsoft 365. Change it there.'

beforeEach(() => setLocale('en_GB'))

describe('a room with a mailbox that declines', () => {
	it.each([['syncing', syncing], ['unchecked', unchecked]])('says why when it is %s', (reason, sentence) => {
		expect([
			reasonSentence(reason),
			verdictWords({ verdict: 'declined', reason, isCut: false, dates: [] }, undefined, slot),
			bookingSentences()[reason],
			changeSentences()[reason],
		]).toEqual([sentence, sentence, sentence, sentence])
	})

	it('leads to Microsoft 365 for what was booked there', () => {
		expect([bookingSentences().booked_elsewhere, changeSentences().booked_elsewhere]).toEqual([elsewhere, elsewhere])
	})
})

describe('the state of the sync', () => {
	it.each([
		[null, 'waiting', 'Waiting for the first sync', false],
		['pending', 'waiting', 'Waiting for the first sync', true],
		['syncing', 'running', 'First sync is running', true],
		['completed', 'synced', 'Synced 3 minutes ago', false],
		['failed', 'failed', 'First sync failed', false],
	])('that is stored as %s is %s', (initialSyncStatus, stage, sentence, isFirst) => {
		const room = { ...sync, initialSyncStatus }
		expect([syncStage(room), syncSentence(room, now), isFirstSync(room)]).toEqual([stage, sentence, isFirst])
	})

	it('has the reason of a failure, in words where it is known', () => {
		const failed = { ...sync, initialSyncStatus: 'failed' }
		expect(syncSentence({ ...failed, lastErrorReason: 'not_found' }, now))
			.toBe('First sync failed: Microsoft 365 has no such mailbox. Check the address.')
		expect(syncSentence({ ...failed, lastErrorReason: 'Something else.' }, now)).toBe('First sync failed: Something else.')
	})

	it('is off when it is switched off, however far it was', () => {
		const off = { ...sync, syncEnabled: false, initialSyncStatus: 'syncing' }
		expect([syncStage(off), syncSentence(off, now), isFirstSync(off), isFirstSync(null)]).toEqual(['off', 'Sync is off', false, false])
	})

	it('is not yet known right after the first sync was done', () => {
		expect(syncSentence({ ...sync, initialSyncStatus: 'completed', lastSyncAt: null }, now)).toBe('Not synced yet')
	})
})

it('each reason of the provider has a sentence of its own', () => {
	const reasons = [
		'not_configured', 'forbidden_address', 'unreachable', 'timeout', 'bad_credentials', 'not_permitted', 'not_found', 'throttled',
		'refused', 'bad_answer', 'lost_delta', 'clash', 'not_secure', 'internal',
	]
	const sentences = reasons.map(providerSentence)
	expect(new Set(sentences).size).toBe(reasons.length)
	expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([])
})
