// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { element, icon } from './element.js'
import { localise } from './locale.js'
import { ocs } from './ocs.js'

const path = '/apps/notifications/api/v2/notifications'
/** Between two questions, in milliseconds; a page that nobody looks at asks nothing. */
const interval = 30_000

/** Keeps the bell of the header up to date. */
export function ringBell(bell) {
	const button = bell.querySelector('button')
	const badge = bell.querySelector('.host-badge')
	const panel = bell.querySelector('[popover]')
	const status = bell.querySelector('[role="status"]')
	let known

	refresh()
	setInterval(refresh, interval)
	document.addEventListener('visibilitychange', refresh)
	panel.addEventListener('toggle', ({ newState }) => newState === 'open' && refresh())

	async function refresh() {
		if (!document.hidden) {
			await ocs('GET', path).then(draw).catch(() => {
				// the host is away for a moment, or the session is over: the next page says so
			})
		}
	}

	function draw(notifications) {
		const count = notifications.length
		badge.textContent = String(count)
		badge.hidden = count === 0
		button.setAttribute('aria-label', count === 0 ? 'Notifications' : `Notifications: ${count}`)
		const ids = new Set(notifications.map(({ notification_id: id }) => id))
		const news = notifications.filter(({ notification_id: id }) => known !== undefined && !known.has(id))
		if (news.length > 0) {
			status.textContent = `New notification: ${news.map(({ subject }) => subject).join('; ')}`
		}
		if (known === undefined || ids.size !== known.size || news.length > 0) {
			panel.replaceChildren(...(count === 0 ? [nothing()] : [list(notifications, dismiss, act), all(dismissAll)]))
			localise(panel)
		}
		known = ids
	}

	async function change(call, said, failed = 'Could not dismiss the notification. Try again.') {
		try {
			await call()
			await refresh()
			status.textContent = said
			panel.querySelector('button, .host-empty').focus()
		} catch {
			status.textContent = failed
		}
	}

	function dismiss({ notification_id: id, subject }) {
		return change(() => ocs('DELETE', `${path}/${id}`), `Dismissed: ${subject}`)
	}

	/** As a server's bell does: what was done is dismissed. */
	function act({ label, link, type }, notification) {
		return change(async () => {
			const { ok } = await fetch(link, { method: type, headers: { requesttoken: window.OC.requestToken } })
			if (!ok) {
				throw new Error(label)
			}
			await ocs('DELETE', `${path}/${notification.notification_id}`)
		}, `Done: ${label}`, 'Could not do that. Try again.')
	}

	function dismissAll() {
		return change(() => ocs('DELETE', path), 'All notifications dismissed')
	}
}

function nothing() {
	return element('p', { class: 'host-empty', tabindex: '-1' }, 'No notifications')
}

function list(notifications, dismiss, act) {
	return element('ul', { class: 'host-notifications__list' }, ...notifications.map((notification) => element(
		'li',
		{},
		element(
			'div',
			{},
			element('strong', {}, linked(notification)),
			...(notification.message === '' ? [] : [element('p', {}, notification.message)]),
			element('time', { datetime: notification.datetime }),
			...actions(notification, act),
		),
		element(
			'button',
			{
				type: 'button',
				class: 'host-header-button',
				'aria-label': `Dismiss: ${notification.subject}`,
				click: () => dismiss(notification),
			},
			icon('close'),
		),
	)))
}

/** Buttons for what can be done at once. */
function actions(notification, act) {
	const { actions: all = [] } = notification
	return all.length === 0 ? [] : [element('div', { class: 'host-notifications__actions' }, ...all.map((action) => action.type === 'WEB'
		? element('a', { href: action.link }, action.label)
		: element('button', {
				type: 'button',
				class: 'host-button',
				click: () => act(action, notification),
			}, action.label)))]
}

/** Leads to what the notification is about, if its app says where that is. */
function linked({ subject, link }) {
	return link === '' ? subject : element('a', { href: link }, subject)
}

function all(dismissAll) {
	return element('button', { type: 'button', class: 'host-button', click: dismissAll }, 'Dismiss all')
}
