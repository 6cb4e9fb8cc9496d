// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { dependents, duplicated, removed } from '../../../builder/operations.ts'
import { split } from '../../../builder/pages.ts'
import { moved, outOfSection, sectionAbove, stepPlace, withSection } from '../../../builder/places.ts'
import type { Question } from '../../../builder/form.ts'
import { useBuilderStore } from '../../../stores/builderStore.ts'
import { questionName } from '../../../words/builder/conditionWords.ts'
import { focusQuestion, type CardPart } from './focus.ts'

interface CardActions {
	move(step: -1 | 1, part?: CardPart): void
	/** Into the section above. */
	indent(): void
	outdent(): void
	duplicate(): void
	remove(): void
	beginPage(): void
}

/** What the menu and the keys of a question do. Focus stays with the question, or goes to the one that takes its place. */
export function useCardActions(question: () => Question): CardActions {
	const builder = useBuilderStore()
	const tell = (text: string) => void announce(text)
	const name = () => questionName(question())
	function placed(): void {
		const place = builder.form.questions.findIndex(({ id }) => id === question().id) + 1
		const page = builder.form.pages?.findIndex(({ questions }) => questions.includes(question().id)) ?? -1
		const count = builder.form.questions.length
		tell(page < 0
			? t('formsapp', '{question}: place {place} of {count}', { question: name(), place, count }, plain)
			: t('formsapp', '{question}: place {place} of {count}, page {page}', { question: name(), place, count, page: page + 1 }, plain))
	}
	return {
		move(step, part = 'title') {
			const { id } = question()
			const place = stepPlace(builder.form, id, step)
			if (place === null) {
				placed()
				return
			}
			builder.apply('move', id, name(), moved(builder.form, id, place))
			placed()
			void focusQuestion(id, part)
		},
		indent() {
			const { id } = question()
			const section = sectionAbove(builder.form, id)
			if (section !== null) {
				builder.apply('move', id, name(), withSection(builder.form, id, section.id))
				tell(t('formsapp', '{question} is in the section “{section}”', { question: name(), section: questionName(section) }, plain))
				void focusQuestion(id)
			}
		},
		outdent() {
			const { id, sectionId } = question()
			if (sectionId !== undefined) {
				builder.apply('move', id, name(), outOfSection(builder.form, id))
				tell(t('formsapp', '{question} is in no section', { question: name() }, plain))
				void focusQuestion(id)
			}
		},
		duplicate() {
			const [form, id] = duplicated(builder.form, question().id)
			builder.apply('duplicate', id, name(), form)
			void focusQuestion(id)
		},
		remove() {
			const { id } = question()
			const count = dependents(builder.form, id)
			const at = builder.form.questions.findIndex((one) => one.id === id)
			builder.apply('delete', id, name(), removed(builder.form, id))
			const left = builder.form.questions
			tell(count === 0
				? t('formsapp', 'Deleted “{name}”', { name: name() }, plain)
				: n(
						'formsapp',
						'Deleted “{name}” and %n condition that depended on it',
						'Deleted “{name}” and %n conditions that depended on it',
						count,
						{ name: name() },
						plain,
					))
			void focusQuestion((left[at] ?? left[at - 1])?.id ?? null)
		},
		beginPage() {
			const parted = split(builder.form, question().id)
			if (parted !== null) {
				builder.apply('page', parted[1], name(), parted[0])
				void focusQuestion(question().id)
			}
		},
	}
}
