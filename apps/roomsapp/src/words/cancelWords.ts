// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import type { Cancellation } from '../stores/cancellationStore.ts'
import { shownTitle } from './times.ts'

/** What was cancelled, and what stays. */
export function cancelledSentence({ booking, isWhole, hasEvent }: Cancellation): string {
	const title = shownTitle(booking)
	return [
		isWhole && booking.recurrenceId !== null
			? t('roomsapp', 'All dates of “{title}” to come are cancelled.', { title }, plain)
			: t('roomsapp', '“{title}” is cancelled.', { title }, plain),
		...hasEvent ? [t('roomsapp', 'The event stays in your calendar, without the room.')] : [],
	].join(' ')
}
