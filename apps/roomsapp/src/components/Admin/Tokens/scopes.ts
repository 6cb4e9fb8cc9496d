// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TokenScope } from '@suite/schema/rooms/token'
import { t } from '@nextcloud/l10n'

interface Scope { readonly id: TokenScope, readonly label: string, readonly words: string }

/** What tokens may do, in words; ascending. */
export function scopes(): readonly Scope[] {
	return [
		{ id: 'read', label: t('roomsapp', 'Read'), words: t('roomsapp', 'Sees rooms, free times and bookings, and reads calendars.') },
		{ id: 'book', label: t('roomsapp', 'Read and book'), words: t('roomsapp', 'Also books rooms and cancels bookings.') },
		{ id: 'admin', label: t('roomsapp', 'Read, book and statistics'), words: t('roomsapp', 'Also reads how rooms are used.') },
	]
}

export function scopeName(id: TokenScope): string {
	return scopes().find((scope) => scope.id === id)?.label ?? id
}
