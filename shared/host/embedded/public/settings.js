// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from './ocs.js'

/** Saves each control of the host's own settings as it changes, and opens the list of sections where it is folded. */
export function saveSettings(page) {
	const toggle = page.querySelector('.host-settings__toggle')
	toggle?.addEventListener('click', () => {
		toggle.setAttribute('aria-expanded', String(toggle.getAttribute('aria-expanded') !== 'true'))
	})
	for (const field of page.querySelectorAll('[data-save]')) {
		const said = field.parentElement.querySelector('.host-saved')
		field.addEventListener('change', () => save(field, said))
	}
	const themes = page.querySelector('.host-themes')
	themes?.addEventListener('change', ({ target }) => choose(target.value, themes.parentElement.querySelector('.host-saved')))
}

async function save(field, said) {
	if (!field.reportValidity()) {
		return
	}
	const user = field.closest('[data-account]').dataset.account
	await tell(said, () => ocs('PUT', `/cloud/users/${encodeURIComponent(user)}`, {
		body: { key: field.dataset.save, value: field.value },
	}))
}

/** The theme that the host has kept, as far as this page knows. */
let kept = document.body.dataset.themes

/** The page wears the theme before the host has kept it. */
async function choose(theme, said) {
	wear(theme)
	if (await tell(said, () => ocs('PUT', `/apps/theming/api/v1/theme/${theme}/enable`))) {
		kept = theme
	} else if (document.body.dataset.themes === theme) {
		wear(kept)
		document.querySelector(`.host-themes [value="${kept}"]`).checked = true
	}
}

function wear(themes) {
	const { body } = document
	for (const name of body.getAttributeNames().filter((name) => name.startsWith('data-theme-'))) {
		body.removeAttribute(name)
	}
	for (const name of themes.split(',')) {
		body.setAttribute(`data-theme-${name}`, '')
	}
	body.dataset.themes = themes
}

/** The newest call of each place, to wait for; it never fails. */
const newest = new WeakMap()

/**
 * Calls of one place go out one after the other, so that the host keeps what was chosen last; that one says how it went.
 *
 * @return {Promise<boolean>} whether it went well
 */
async function tell(said, call) {
	said.classList.remove('host-saved--failed')
	said.textContent = 'Saving\u00a0…'
	const calling = Promise.resolve(newest.get(said)).then(call)
	const ended = calling.catch(() => undefined)
	newest.set(said, ended)
	try {
		await calling
		if (newest.get(said) === ended) {
			said.textContent = '✓ Saved'
		}
		return true
	} catch (error) {
		if (newest.get(said) !== ended) {
			return false
		}
		said.classList.add('host-saved--failed')
		said.textContent = error.status === 403
			? 'Could not save: your login is too old. Log out, log in and try again.'
			: `Could not save. ${error.message || 'The host did not respond.'}`
		return false
	}
}
