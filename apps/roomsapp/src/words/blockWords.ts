// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Block } from '../grid/rows.ts'

/** What is read out of a booking beside its title and time. */
export function blockMore({ booking }: Pick<Block, 'booking'>): string {
	return [
		booking.organizerName,
		...booking.isOwn ? [t('roomsapp', 'your booking')] : [],
		...booking.partstat === 'TENTATIVE' ? [t('roomsapp', 'waits for approval')] : [],
	].filter((part) => part !== '').map((part) => `, ${part}`).join('')
}
