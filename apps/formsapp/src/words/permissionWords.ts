// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Permission } from '@suite/schema/forms/key'
import { t } from '@nextcloud/l10n'

export interface PermissionWords {
	readonly id: Permission
	readonly label: string
	readonly description: string
}

/** What keys may do, in the order in which it is shown. */
export function permissionWords(): readonly PermissionWords[] {
	return [
		{
			id: 'read_form', label: t('formsapp', 'Read the form'),
			description: t('formsapp', 'Questions, choices and settings, as people who answer see them.'),
		},
		{
			id: 'read_responses', label: t('formsapp', 'Read answers'),
			description: t('formsapp', 'All of them, with the names of people if the form records those.'),
		},
		{
			id: 'write_responses', label: t('formsapp', 'Add and change answers'),
			description: t('formsapp', 'They follow the rules of the form, even while its link is off.'),
		},
		{
			id: 'delete_responses', label: t('formsapp', 'Delete answers'),
			description: t('formsapp', 'For good, with the files that belong to them.'),
		},
	]
}
