// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import { markdownNodes } from '../../markdown/nodes.ts'
import { make } from '../dom.ts'
import type { FileRoom } from '../model/fileRoom.ts'
import { choiceField } from './choice.ts'
import { dropdownField } from './dropdown.ts'
import { fileField } from './file.ts'
import { type Field, idOf } from './frame.ts'
import { matrixField } from './matrix.ts'
import { momentField } from './moment.ts'
import { scaleField } from './scale.ts'
import { tableField } from './table.ts'
import { textField } from './text.ts'

/**
 * @param seed - of the order of choices that are shuffled
 * @param level - of the headings of sections
 * @param room - where files go
 */
export function fieldOf(question: Question, seed: number, level: 'h2' | 'h3', room: FileRoom): Field {
	switch (question.type) {
		case 'text':
		case 'email':
		case 'textarea':
		case 'number': return textField(question)
		case 'single_choice':
		case 'multiple_choice': return choiceField(question, seed)
		case 'dropdown': return dropdownField(question, seed)
		case 'date':
		case 'datetime':
		case 'time': return momentField(question)
		case 'linear_scale':
		case 'rating': return scaleField(question)
		case 'matrix': return matrixField(question)
		case 'table': return tableField(question)
		case 'file': return fileField(question, room)
		case 'section': return sectionField(question, level)
	}
}

/** A heading for the questions of the section. */
function sectionField({ id, title, description }: Question, level: 'h2' | 'h3'): Field {
	return silent(make(
		'div',
		{ class: 'section' },
		make(level, { id: `${idOf(id)}-title` }, title),
		description !== null && make('div', { class: 'text marked' }, ...markdownNodes(description)),
	))
}

/** What nobody can answer. */
function silent(element: HTMLElement): Field {
	element.tabIndex = -1
	return { element, answer: () => null, show: () => undefined, mark: () => undefined, focus: () => element.focus() }
}
