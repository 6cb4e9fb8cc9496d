// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Rhythm } from '../finder/repeat.ts'

/** How often something repeats. */
export function rhythmWord(rhythm: Rhythm): string {
	switch (rhythm) {
		case 'once': return t('roomsapp', 'once')
		case 'daily': return t('roomsapp', 'every day')
		case 'workdays': return t('roomsapp', 'Monday to Friday')
		case 'weekly': return t('roomsapp', 'every week')
		case 'fortnightly': return t('roomsapp', 'every two weeks')
		case 'monthly': return t('roomsapp', 'every month')
	}
}
