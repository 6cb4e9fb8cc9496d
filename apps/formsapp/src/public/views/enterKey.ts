// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const controls = 'input, select, textarea, button'

/**
 * Enter in a field leads to the next one, as the key on a phone says. Browsers would send the form, which nobody means who has questions
 * left to answer.
 *
 * @param last - where the last field leads to
 */
export function goesOnByEnter(last: HTMLElement): (event: KeyboardEvent) => void {
	return (event) => {
		const { target, key, isComposing } = event
		if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) {
			return
		}
		event.preventDefault()
		const page = target.closest('.page')
		const all = [...page?.querySelectorAll<HTMLElement>(controls) ?? []].filter((control) => control.closest('[hidden]') === null)
		const later = all.slice(all.indexOf(target) + 1).filter((control) => control instanceof HTMLButtonElement === false
			&& (target.type !== 'radio' || (control as HTMLInputElement).name !== target.name))
		;(later[0] ?? last).focus()
	}
}
