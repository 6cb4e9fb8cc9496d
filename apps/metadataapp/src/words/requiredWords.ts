// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import { n, t } from '@nextcloud/l10n'

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
		case 'enforce': return t('metadataapp', 'Required fields cannot be emptied, neither on screens nor by programs.')
		default: return t('metadataapp', 'Screens point out required fields that are empty. Saving works all the same.')
	}
}

/** How many fields of a team folder are required, in a few words. */
export function requiredFact(mode: TeamFolder['required'], count: number): string {
	switch (mode) {
		case 'off': return n('metadataapp', '%n required, ignored', '%n required, ignored', count)
		case 'enforce': return n('metadataapp', '%n required, enforced', '%n required, enforced', count)
		default: return n('metadataapp', '%n required', '%n required', count)
	}
}
