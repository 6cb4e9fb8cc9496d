// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Sentences } from '@suite/ui/words/errors'

/** Sentences for what the server refuses about a form. */
export function formSentences(): Sentences {
	return {
		title_required: t('formsapp', 'A form needs a title.'),
		bad_path: t('formsapp', 'A form cannot be saved in this folder. Choose another one.'),
		no_space: t('formsapp', 'There is no space left for the form. Delete something or ask for more space.'),
		busy: t('formsapp', 'Someone else is saving this form. Try again in a moment.'),
		stale_version: t('formsapp', 'Someone else keeps changing this form. Try again in a moment.'),
		broken_form: t('formsapp', 'The file of this form cannot be read. Restore a former version of it in Files.'),
		too_large_form: t('formsapp', 'The form would be too large. Shorten texts or remove questions.'),
		invalid_form: t('formsapp', 'This value is not valid. Correct it and try again.'),
		unknown_form: t('formsapp', 'The form no longer exists, or is no longer shared with you.'),
		unknown_response: t('formsapp', 'Someone has already deleted this answer.'),
		unknown_template: t('formsapp', 'This template no longer exists. Choose another one.'),
		too_many_templates: t('formsapp', 'You have as many templates as you can have. Delete one in “New form”.'),
		unknown_key: t('formsapp', 'Someone has already revoked this key.'),
		name_required: t('formsapp', 'Give the key a name.'),
		too_many_keys: t('formsapp', 'This form has as many keys as it can have. Revoke one that is not used any more.'),
		bad_date: t('formsapp', 'This is not a valid date. Choose another one.'),
		links_off: t('formsapp', 'Public links are turned off on this server. Ask an administrator.'),
		password_enforced: t('formsapp', 'Public links need a password on this server. Set one first.'),
		expiry_too_late: t('formsapp', 'Public links must expire earlier on this server. Choose an earlier date.'),
		403: t('formsapp', 'You no longer have permission to do this. Ask the owner of the form.'),
	}
}
