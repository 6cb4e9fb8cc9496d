// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Sentences } from '@suite/ui/words/errors'

/** Sentences for what the server refuses while rooms are changed. */
export function roomSentences(): Sentences {
	return {
		invalid_input: t('roomsapp', 'This value is not valid. Correct it and try again.'),
		name_required: t('roomsapp', 'A room needs a name.'),
		address_taken: t('roomsapp', 'Another room has this address. Enter a different one.'),
		bad_lengths: t('roomsapp', 'The shortest booking is longer than the longest one.'),
		bad_port: t('roomsapp', 'Only administrators may use other ports than 25, 465, 587 and 2525.'),
		unknown_group: t('roomsapp', 'The room group no longer exists. Choose a different one.'),
		unknown_time_zone: t('roomsapp', 'There is no such time zone. Example: Europe/Amsterdam'),
		unknown_principal: t('roomsapp', 'There is no such account or group. Check the spelling.'),
		not_manager: t('roomsapp', 'You no longer manage this room. Ask an administrator.'),
		unknown_room: t('roomsapp', 'The room no longer exists.'),
		403: t('roomsapp', 'You no longer have permission to do this. Ask an administrator.'),
	}
}
