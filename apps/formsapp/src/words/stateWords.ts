// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { FormState } from '../values/formState.ts'

/** The state of a form, in a word. */
export function stateWord(state: FormState): string {
	switch (state) {
		case 'draft': return t('formsapp', 'Draft')
		case 'waiting': return t('formsapp', 'Not open yet')
		case 'open': return t('formsapp', 'Open')
		case 'closed': return t('formsapp', 'Closed')
		case 'full': return t('formsapp', 'Full')
	}
}
