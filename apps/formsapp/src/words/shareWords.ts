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
		case 'draft': return t('formsapp', 'Nobody can answer yet: the link is off.')
		case 'closed': return share.isPublic
			? t('formsapp', 'Nobody can answer any more: the form has closed.')
			: t('formsapp', 'Nobody can answer any more: the link is off.')
		case 'full': return t('formsapp', 'Nobody can answer any more: the form is full.')
		case 'waiting': return t(
			'formsapp',
			'Nobody can answer yet: the form opens on {when}.',
			{ when: moment(new Date(facts.opensAt ?? ''), now) },
			plain,
		)
		case 'open':
	}
	if (restrictedUsers.length + restrictedGroups.length > 0) {
		return t('formsapp', 'The chosen people and groups can answer, signed in, when they have the link.')
	}
	if (requireLogin) {
		return t('formsapp', 'Everybody with an account on this server can answer who has the link.')
	}
	return share.hasPassword
		? t('formsapp', 'Everybody can answer who has the link and the password.')
		: t('formsapp', 'Everybody can answer who has the link.')
}
