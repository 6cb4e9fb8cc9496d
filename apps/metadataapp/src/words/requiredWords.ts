// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import { t } from '@nextcloud/l10n'

/** What a team folder does about required fields that are empty. */
export function requiredName(mode: TeamFolder['required']): string {
	switch (mode) {
		case 'off': return t('metadataapp', 'Ignore')
		case 'enforce': return t('metadataapp', 'Enforce')
		default: return t('metadataapp', 'Remind')
	}
}

/** The same, as a consequence. */
export function requiredHint(mode: TeamFolder['required']): string {
	switch (mode) {
		case 'off': return t('metadataapp', 'Required fields are treated like any other field.')
		case 'enforce': return t('metadataapp', 'Nobody can empty a required field, not in apps and programs either.')
		default: return t('metadataapp', 'Screens point out required fields that are empty. Saving works all the same.')
	}
}
