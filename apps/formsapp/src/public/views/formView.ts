// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { checkAnswers, type CheckedAnswers, type Definition } from '../../rules/index.ts'
import type { Prefill } from '../../rules/prefill.ts'
import { button, focusOn, make } from '../dom.ts'
import { n, t } from '../l10n.ts'
import { answersOf, type Mistake, mistakesOf } from '../model/check.ts'
import type { AnswerMap, Draft } from '../model/draft.ts'
import type { FileRoom } from '../model/fileRoom.ts'
import { pipedTexts, pipeOf } from '../model/pipedTexts.ts'
import { afterPress } from './afterPress.ts'
import { draftNote } from './draftNote.ts'
import { errorSummary } from './errorSummary.ts'
import { goesOnByEnter } from './enterKey.ts'
import { note, type Note } from './note.ts'
import { pageSteps } from './pageSteps.ts'
import { pageViews } from './pages.ts'

export interface FormView {
	readonly element: HTMLElement
	/** Says how sending goes. */
	readonly said: Note
	/** Nothing can be changed meanwhile. */
	hold(isHeld: boolean): void
	/** As if the button had been pressed. */
	submit(): void
	/** Shows what the server found, by the id of the question. */
	blame(sentences: ReadonlyMap<string, string>): void
}

export interface FormEvents extends FileRoom {
	/** Instead of the usual words, for answers that were sent before. */
	readonly words?: { readonly begin: string, readonly send: string }
	/** Somebody answered this question. */
	answered(questionId: string): void
	/** Everything is right: the answers to what is shown, in the form in which they are stored. */
	send(answers: AnswerMap): void
}

/**
 * The form, one page at a time.
 *
 * @param brought - what the link brings: answers for questions without one in the draft, and texts of hidden fields
 * @param signal - ends it
 */
export function formView(
	definition: Definition,
	showsProgress: boolean,
	draft: Draft,
	brought: Prefill,
	events: FormEvents,
	signal: AbortSignal,
): FormView {
	const { pages, fields, arrange } = pageViews(definition, draft.kept.seed, events)
	/** Questions that say what is wrong with them. */
	const marked = new Set<string>()
	const said = note('plain')
	const errors = errorSummary((id) => fields.get(id)?.focus())
	const back = button(t('formsapp', 'Back'), 'second', () => steps.back())
	const forward = make('button', { type: 'submit', class: 'button button--first' })
	const progress = make('progress', { class: 'progress__bar', max: 1, value: 0 })
	const place = make('p', { class: 'progress__text' })
	const progressLine = make('div', { class: 'progress', hidden: true }, place, progress)
	const kept = draftNote(draft, {
		clear: () => fill({}),
		undo: (answers) => fill(answers),
	})
	const linked = note('quiet')
	const questions = make('div', { class: 'pages' }, ...pages.map(({ element }) => element))
	const moves = make('div', { class: 'actions actions--moves' }, back, forward)
	const form = make('form', { class: 'form', novalidate: true, autocomplete: 'on' }, questions, moves)
	const element = make('div', {}, kept.element, linked.element, errors.element, progressLine, form, said.element)

	const reached = (checked: CheckedAnswers) => definition.pages === null ? [''] : checked.visibility.pages
	const checkedSoFar = () => checkAnswers(definition, answersOf(fields), true)
	const steps = pageSteps(() => reached(checkedSoFar()), (id, isByUser) => showPage(id, isByUser), signal)
	const whenReleased = afterPress(signal)
	const pipeWith = ({ answers }: CheckedAnswers) => pipeOf(definition, new Map([...Object.entries(brought.hidden), ...answers]))
	const fillTexts = pipedTexts([...fields.values()].map((field) => field.element))

	/** Everything that follows from the answers. */
	const refresh = () => {
		const checked = checkedSoFar()
		const pipe = pipeWith(checked)
		fillTexts(pipe)
		arrange((id) => checked.visibility.shows(id))
		const ids = reached(checked)
		const index = Math.max(0, ids.indexOf(steps.current()))
		const isLast = index === ids.length - 1
		back.hidden = index === 0
		forward.textContent = !isLast
			? t('formsapp', 'Next')
			: checked.answers.size === 0 || events.words !== undefined
				? events.words?.send ?? t('formsapp', 'Send')
				: n('formsapp', 'Send %n answer', 'Send %n answers', checked.answers.size)
		progressLine.hidden = !showsProgress || ids.length < 2
		const words = t('formsapp', 'Page {page} of {pages}', { page: index + 1, pages: ids.length })
		place.textContent = words
		progress.max = ids.length
		progress.value = index + 1
		progress.setAttribute('aria-label', words)
		for (const { id, title, heading } of pages) {
			if (heading !== null && id === steps.current()) {
				heading.textContent = title.trim() === '' ? words : pipe(title)
				heading.classList.toggle('unseen', title.trim() === '')
			}
		}
		return checked
	}
	const showPage = (id: string, isByUser: boolean) => {
		for (const page of pages) {
			page.element.hidden = page.id !== id
		}
		errors.hide()
		refresh()
		if (isByUser) {
			draft.save({ page: id })
			window.scrollTo({ top: 0 })
			const heading = pages.find((page) => page.id === id)?.heading
			if (heading) {
				focusOn(heading)
			}
		}
	}
	const fill = (answers: AnswerMap) => {
		for (const [id, field] of fields) {
			field.show(Object.hasOwn(answers, id) ? answers[id] ?? null : null)
			unmark(id)
		}
		errors.hide()
		linked.hide()
		steps.restart()
	}
	const unmark = (id: string) => {
		marked.delete(id)
		fields.get(id)?.mark(undefined)
		errors.drop(id)
	}
	const mark = (mistakes: readonly Mistake[]) => {
		for (const { id, sentence, fault } of mistakes) {
			marked.add(id)
			fields.get(id)?.mark(sentence, fault?.parameters)
		}
	}
	const mistakes = (ids: readonly string[], isPartial: boolean): Mistake[] => {
		const checked = checkAnswers(definition, answersOf(fields), isPartial)
		const pipe = pipeWith(checked)
		return mistakesOf(definition, checked, fields, ids).map((mistake) => ({ ...mistake, title: pipe(mistake.title) }))
	}
	const questionsOf = (pageId: string) => pages.find(({ id }) => id === pageId)?.questions ?? []
	/** Whether the page may be left; otherwise it says why not. */
	const isRight = (pageId: string): boolean => {
		const found = mistakes(questionsOf(pageId), false)
		for (const id of [...marked].filter((id) => !found.some((mistake) => mistake.id === id))) {
			unmark(id)
		}
		mark(found)
		if (found.length > 0) {
			errors.show(found)
		}
		return found.length === 0
	}
	const goOn = () => {
		if (!isRight(steps.current()) || steps.next()) {
			return
		}
		// A page before may be wrong after all: answers that were kept, or that the author forbids meanwhile.
		const wrong = reached(checkedSoFar()).find((id) => mistakes(questionsOf(id), false).length > 0)
		if (wrong !== undefined) {
			steps.open(wrong)
			isRight(wrong)
			return
		}
		const busy = [...fields.values()].flatMap((field) => field.element.hidden ? [] : field.busy?.() ?? [])
		if (busy.length > 0) {
			void afterFiles(busy)
			return
		}
		events.send(Object.fromEntries(checkAnswers(definition, answersOf(fields)).answers))
	}

	/** Goes on when the files have arrived, unless somebody changed their mind meanwhile. */
	const afterFiles = async (busy: readonly Promise<void>[]) => {
		const page = steps.current()
		said.say(t('formsapp', 'Your files are still being sent. Your answers follow by themselves.'))
		forward.disabled = true
		await Promise.all(busy)
		forward.disabled = false
		said.hide()
		if (!signal.aborted && page === steps.current()) {
			goOn()
		}
	}

	const questionOf = (target: EventTarget | null) =>
		(target as Element | null)?.closest?.('[data-question]')?.getAttribute('data-question') ?? null
	const changed = ({ target }: Event) => {
		const id = questionOf(target)
		refresh()
		draft.save({ answers: answersOf(fields) })
		kept.tell()
		if (id !== null) {
			events.answered(id)
		}
		if (id !== null && marked.has(id)) {
			const [found] = mistakes([id], false)
			if (found === undefined) {
				unmark(id)
			} else {
				mark([found])
			}
		}
	}
	questions.addEventListener('input', changed)
	questions.addEventListener('change', changed)
	questions.addEventListener('focusout', ({ target, relatedTarget }) => {
		const id = questionOf(target)
		if (id === null || id === questionOf(relatedTarget) || fields.get(id)?.element.hidden !== false) {
			return
		}
		// What is missing is said when somebody goes on, what is wrong as soon as the question is left.
		whenReleased(() => mark(mistakes([id], true)))
	})
	form.addEventListener('keydown', goesOnByEnter(forward))
	form.addEventListener('submit', (event) => {
		event.preventDefault()
		said.hide()
		goOn()
	})

	let isFilled = false
	for (const [id, field] of fields) {
		const [kept, linkedAnswer] = [draft.kept.answers, brought.answers]
			.map((answers) => Object.hasOwn(answers, id) ? answers[id] ?? null : null)
		const answer = kept ?? linkedAnswer ?? null
		if (answer !== null) {
			field.show(answer)
		}
		isFilled ||= kept === null && answer !== null
	}
	if (events.words !== undefined) {
		linked.say(events.words.begin)
	} else if (isFilled) {
		linked.say(t('formsapp', 'The link filled in some answers. Check them before you send.'))
	}
	const wasOpen = reached(checkedSoFar())
	const before = wasOpen.slice(0, Math.max(0, wasOpen.indexOf(draft.kept.page)))
	const firstWrong = before.find((id) => mistakes(questionsOf(id), false).length > 0)
	steps.begin(firstWrong ?? (before.length > 0 ? draft.kept.page : wasOpen[0] ?? ''))

	return {
		element,
		said,
		hold(isHeld) {
			form.inert = isHeld
			kept.element.inert = isHeld
			if (!isHeld && document.activeElement === document.body) {
				forward.focus()
			}
		},
		submit: () => form.requestSubmit(),
		blame(sentences) {
			const found = [...sentences].flatMap(([id, sentence]): Mistake[] => {
				const question = definition.questions.get(id)
				return question === undefined ? [] : [{ id, title: question.title, sentence }]
			})
			const page = pages.find(({ questions }) => found.some(({ id }) => questions.includes(id)))
			if (page === undefined) {
				return
			}
			for (const { id } of found.filter(({ id }) => definition.questions.get(id)?.type === 'file')) {
				fields.get(id)?.show(null)
				draft.save({ answers: answersOf(fields) })
			}
			steps.open(page.id)
			mark(found)
			errors.show(found)
		},
	}
}
