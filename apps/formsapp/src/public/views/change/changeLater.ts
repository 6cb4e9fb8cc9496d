// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { button, make } from '../../dom.ts'
import { t } from '../../l10n.ts'
import { changeAddress } from '../../model/address/changeLink.ts'
import { isForFrames } from '../../model/address/pageAddress.ts'

/** The link by which the answers can be changed later. */
export function changeLater(token: string): HTMLElement {
	const address = changeAddress(token, location.href)
	const field = make('input', {
		class: 'input', id: 'formsapp-change', type: 'url', readonly: true, value: address, 'aria-describedby': 'formsapp-change-hint',
	})
	field.addEventListener('focus', () => field.select())
	// The page itself is shown in no frame.
	const elsewhere = isForFrames(location.href) ? { target: '_blank', rel: 'noopener' } : {}
	const told = make('p', { class: 'unseen', role: 'status' })
	const copy = button(t('formsapp', 'Copy link'), 'second', async () => {
		try {
			await navigator.clipboard.writeText(address)
			copy.textContent = t('formsapp', 'Link copied')
			told.textContent = t('formsapp', 'Link copied')
		} catch {
			// Not permitted, or a page without TLS: the link is selected, to be copied by hand.
			field.focus()
		}
	})
	return make(
		'div',
		{ class: 'change' },
		make('label', { class: 'title', for: field.id }, t('formsapp', 'Link for changing your answers')),
		make('p', { class: 'hint', id: 'formsapp-change-hint' }, t(
			'formsapp',
			'You can change your answers as long as the form is open. Keep this link to yourself: anyone who has it can see and change them.',
		)),
		field,
		make(
			'div',
			{ class: 'actions' },
			copy,
			make('a', { class: 'button button--quiet', href: address, ...elsewhere }, t('formsapp', 'Change answers')),
		),
		told,
	)
}
