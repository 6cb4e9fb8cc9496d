// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Room } from '@suite/schema/rooms/room'
import { since } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'

type Sync = NonNullable<Room['extsyncConfig']>
/** How far a room is synced. */
export type SyncStage = 'off' | 'waiting' | 'running' | 'failed' | 'synced'

/** Why a room with a mailbox takes no booking or change. */
export function syncReasons() {
	return {
		syncing: t('roomsapp', 'The calendar of the room is being synced for the first time. Try again in a few minutes.'),
		unchecked: t(
			'roomsapp',
			'The calendar provider of the room does not answer, so nobody knows whether it is free. Try again later.',
		),
		booked_elsewhere: t('roomsapp', 'This booking was made in Microsoft 365. Change it there.'),
	}
}

/** What the calendar provider did not do, as a sentence for administrators; a text that is no reason stays as it is. */
export function providerSentence(reason: string): string {
	switch (reason) {
		case 'not_configured': return t('roomsapp', 'Enter the tenant ID, the client ID and the client secret first.')
		case 'forbidden_address':
			return t('roomsapp', 'The sign-in and API addresses must begin with https:// and lead to a server that Nextcloud may call.')
		case 'unreachable': return t('roomsapp', 'Could not reach Microsoft 365. Check the addresses or try again later.')
		case 'timeout': return t('roomsapp', 'Microsoft 365 did not answer in time. Try again later.')
		case 'bad_credentials':
			return t(
				'roomsapp',
				'Microsoft 365 does not accept the tenant ID, the client ID or the client secret. The secret may have expired.',
			)
		case 'not_permitted':
			return t('roomsapp', 'The application may not use this calendar. Check its permission and the consent of an administrator.')
		case 'not_found': return t('roomsapp', 'Microsoft 365 has no such mailbox. Check the address.')
		case 'lost_delta': return t('roomsapp', 'Microsoft 365 wants everything to be read again.')
		case 'throttled': return t('roomsapp', 'Too many requests to Microsoft 365. Try again in a few minutes.')
		case 'refused': return t('roomsapp', 'Microsoft 365 refused the request. Try again later.')
		case 'bad_answer': return t('roomsapp', 'Could not understand the answer. Check the addresses.')
		case 'clash': return t('roomsapp', 'Events in the mailbox clash with bookings made here. They take the room once it is free.')
		case 'not_secure': return t('roomsapp', 'This server has no https:// address, so Microsoft 365 cannot notify it of changes.')
		case 'internal': return t('roomsapp', 'Something went wrong on this server. Its log says more.')
		default: return reason
	}
}

export function syncStage({ syncEnabled, initialSyncStatus }: Pick<Sync, 'syncEnabled' | 'initialSyncStatus'>): SyncStage {
	if (!syncEnabled) {
		return 'off'
	}
	switch (initialSyncStatus) {
		case 'syncing': return 'running'
		case 'completed': return 'synced'
		case 'failed': return 'failed'
		default: return 'waiting'
	}
}

/** Does the first sync go on by itself? Until it is done, the room takes no bookings. */
export function isFirstSync(sync: Pick<Sync, 'syncEnabled' | 'initialSyncStatus'> | null): boolean {
	return sync !== null && sync.initialSyncStatus !== null && ['waiting', 'running'].includes(syncStage(sync))
}

export function syncSentence(sync: Sync, now = new Date()): string {
	switch (syncStage(sync)) {
		case 'off': return t('roomsapp', 'Sync is off')
		case 'waiting': return t('roomsapp', 'Waiting for the first sync')
		case 'running': return t('roomsapp', 'First sync is running')
		case 'failed': return sync.lastErrorReason === null
			? t('roomsapp', 'First sync failed')
			: t('roomsapp', 'First sync failed: {reason}', { reason: providerSentence(sync.lastErrorReason) }, plain)
		case 'synced': return syncedSentence(sync.lastSyncAt, now)
	}
}

export function syncedSentence(lastSyncAt: string | null, now = new Date()): string {
	return lastSyncAt === null
		? t('roomsapp', 'Not synced yet')
		: t('roomsapp', 'Synced {time}', { time: since(new Date(lastSyncAt), now) }, plain)
}
