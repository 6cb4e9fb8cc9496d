// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CheckedAnswers, Definition } from '../../rules/index.ts'
import { piped, pipedIds } from '../../rules/piping.ts'
import type { Json } from '../../rules/values/json.ts'
import { answerText } from '../words/answerText.ts'

/** Fills answers into the text of an author. */
export type Pipe = (text: string) => string

/** @param answers - to what is shown; what is not answered leaves nothing */
export function pipeOf({ questions }: Definition, answers: CheckedAnswers['answers']): Pipe {
	return (text) => piped(text, (id) => {
		const [question, answer] = [questions.get(id), answers.get(id) ?? null]
		return question === undefined ? hidden(answer) : answerText(question, answer).replaceAll('\n', '; ')
	})
}

const hidden = (answer: Json): string => typeof answer === 'string' ? answer : ''

/**
 * Titles and descriptions on the page that have references in them. Answers become text of the page and never markup.
 *
 * @returns fills them in again
 */
export function pipedTexts(elements: readonly Element[]): (pipe: Pipe) => void {
	const found: { readonly node: Text, readonly source: string }[] = []
	for (const element of elements) {
		for (const part of element.querySelectorAll('.title, .hint, .section > *')) {
			const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
			for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
				if (pipedIds(node.data).length > 0) {
					found.push({ node, source: node.data })
				}
			}
		}
	}
	return (pipe) => {
		for (const { node, source } of found) {
			const text = pipe(source)
			if (node.data !== text) {
				node.data = text
			}
		}
	}
}
