// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Permissions } from '@suite/schema/rooms/permission'
import { t } from '@nextcloud/l10n'

export type Role = keyof Permissions
export type Principal = Permissions[Role][number]
export interface RoleWords { readonly id: Role, readonly name: string, readonly words: string }

/** The roles, descending; each includes those after it. */
export function roles(): readonly RoleWords[] {
	return [
		{
			id: 'managers',
			name: t('roomsapp', 'May manage'),
			words: t('roomsapp', 'Change the room, decide about bookings and say who may use it. They may also book.'),
		},
		{ id: 'bookers', name: t('roomsapp', 'May book'), words: t('roomsapp', 'See the room and book it.') },
		{ id: 'viewers', name: t('roomsapp', 'May view'), words: t('roomsapp', 'See the room and when it is taken.') },
	]
}
