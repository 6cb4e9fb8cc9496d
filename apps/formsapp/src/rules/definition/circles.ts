// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Condition, Leaf, Question } from './types.ts'

export function leavesOf(condition: Condition | null): readonly Leaf[] {
	return condition === null ? [] : 'conditions' in condition ? condition.conditions.flatMap(leavesOf) : [condition]
}

/**
 * Finds questions whose visibility depends on itself.
 *
 * @return ids where circles close, each once
 */
export function circles(questions: ReadonlyMap<string, Question>): readonly string[] {
	const open = new Set<string>()
	const done = new Set<string>()
	const found = new Set<string>()
	const visit = (question: Question): void => {
		if (done.has(question.id)) {
			return
		}
		if (open.has(question.id)) {
			found.add(question.id)
			return
		}
		open.add(question.id)
		const asked = leavesOf(question.showIf).map((leaf) => leaf.questionId)
		for (const id of question.sectionId === null ? asked : [question.sectionId, ...asked]) {
			const other = questions.get(id)
			if (other !== undefined) {
				visit(other)
			}
		}
		done.add(question.id)
	}
	for (const question of questions.values()) {
		visit(question)
	}
	return [...found]
}
