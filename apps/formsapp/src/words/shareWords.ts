// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OpenedForm } from '@suite/schema/forms/form'
import type { ShareSettings } from '@suite/schema/forms/share'
import { moment } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { factsOf, stateOf } from '../values/formState.ts'

/** Who can answer right now, in one sentence. */
export function whoAnswers(form: OpenedForm, share: ShareSettings, now = new Date()): string {
	const { requireLogin, restrictedUsers, restrictedGroups } = form.form.settings
	const facts = factsOf(form, share)
	switch (stateOf(facts, now)) {
		case 'draft': return t('formsapp', 'The link is off. No one can answer yet.')
		case 'closed': return share.isPublic
			? t('formsapp', 'The form is closed. No one can answer.')
			: t('formsapp', 'The link is off. No one can answer.')
		case 'full': return t('formsapp', 'The form is full. No one else can answer.')
		case 'waiting': return t(
			'formsapp',
			'Nobody can answer yet: the form opens on {when}.',
			{ when: moment(new Date(facts.opensAt ?? ''), now) },
			plain,
		)
		case 'open':
	}
	if (restrictedUsers.length + restrictedGroups.length > 0) {
		return t('formsapp', 'The people and groups you chose can answer with the link, after signing in.')
	}
	if (requireLogin) {
		return t('formsapp', 'Anyone with the link and an account on this server can answer.')
	}
	return share.hasPassword
		? t('formsapp', 'Anyone with the link and the password can answer.')
		: t('formsapp', 'Anyone with the link can answer.')
}
