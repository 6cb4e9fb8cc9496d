// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import { make, setAll } from '../dom.ts'
import { n, t } from '../l10n.ts'
import { acceptOf, type FileRoom } from '../model/fileRoom.ts'
import { fileHint } from '../words/fileWords.ts'
import { type FileLine, fileLine } from './fileLine.ts'
import { type Field, frame, idOf } from './frame.ts'

/** A question that asks for files: each is sent as soon as it is chosen, one after the other. */
export function fileField(question: Question, room: FileRoom): Field {
	const { maxFiles = 1, allowedTypes = [] } = question.settings
	const around = frame(question, 'group', fileHint(question))
	const control = make('input', {
		type: 'file', id: `${idOf(question.id)}-control`, class: 'unseen', multiple: maxFiles > 1, accept: acceptOf(allowedTypes),
		'aria-describedby': around.describedBy,
	})
	const label = maxFiles > 1 ? t('formsapp', 'Choose files') : t('formsapp', 'Choose a file')
	const place = make(
		'div',
		{ class: 'files__place' },
		control,
		make('label', { class: 'button button--second', for: control.id }, label),
		make('span', { class: 'hint files__drop' }, t('formsapp', 'or drop them here')),
	)
	const list = make('ul', { class: 'files' })
	/** What is added is read out, one after the other. */
	const status = make('div', { class: 'unseen', 'aria-live': 'polite' })
	around.element.append(place, list, status)

	let lines: readonly FileLine[] = []
	let queue = Promise.resolve()
	let waiting = 0
	const told = () => around.element.dispatchEvent(new Event('input', { bubbles: true }))
	const enqueue = (line: FileLine) => {
		waiting++
		queue = queue.then(() => line.send()).then(() => {
			waiting--
			told()
		})
	}
	const settle = (left: readonly FileLine[]) => {
		lines = left
		list.replaceChildren(...lines.map(({ element }) => element))
		list.hidden = lines.length === 0
	}
	const lineOf = (what: Parameters<typeof fileLine>[2], token?: string): FileLine => {
		const line = fileLine(question, room, what, {
			changed(words) {
				status.append(make('p', {}, words))
				told()
			},
			removed() {
				const place = lines.indexOf(line)
				settle(lines.filter((one) => one !== line))
				const next = lines[Math.min(place, lines.length - 1)]
				next === undefined ? control.focus() : next.focus()
				told()
			},
			again: () => enqueue(line),
		}, token)
		return line
	}
	const add = (files: readonly File[]) => {
		const kept = maxFiles === 1 ? [] : lines
		const taken = files.slice(0, maxFiles - kept.length)
		if (files.length === 0) {
			return
		}
		if (taken.length > 0 && maxFiles === 1) {
			lines.forEach((line) => line.drop())
		}
		const made = taken.map((file) => lineOf(file))
		settle([...kept, ...made])
		made.forEach(enqueue)
		const tooMany = taken.length < files.length
			? n('formsapp', 'At most %n file can be sent.', 'At most %n files can be sent.', maxFiles)
			: undefined
		status.replaceChildren(make('p', {}, tooMany))
		around.say(tooMany)
		told()
	}
	control.addEventListener('change', () => {
		add([...control.files ?? []])
		// The same file can be chosen again.
		control.value = ''
	})
	for (const name of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) {
		around.element.addEventListener(name, (event) => {
			event.preventDefault()
			around.element.classList.toggle('question--over', name === 'dragenter' || name === 'dragover')
			if (name === 'drop') {
				add([...event.dataTransfer?.files ?? []])
			}
		})
	}
	settle([])
	return {
		element: around.element,
		answer() {
			const tokens = lines.flatMap((line) => line.token() ?? [])
			return tokens.length === 0 ? null : tokens
		},
		show(answer) {
			lines.forEach((line) => line.drop())
			const tokens = Array.isArray(answer) ? answer.filter((one): one is string => typeof one === 'string') : []
			settle(tokens.map((token) => lineOf(room.find(token) ?? { name: t('formsapp', 'File'), size: 0 }, token)))
		},
		busy: () => waiting === 0 ? undefined : queue,
		obstacle: () => lines.some((line) => line.isFaulty())
			? t('formsapp', 'A file was not sent. Try it again or remove it.')
			: undefined,
		mark(sentence) {
			around.say(sentence)
			setAll(control, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
		},
		focus: () => (lines.find((line) => line.isFaulty()) ?? control).focus(),
	}
}
