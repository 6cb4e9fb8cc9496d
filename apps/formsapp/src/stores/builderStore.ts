// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import { ApiError } from '@suite/api/client/error'
import type { OpenedForm } from '@suite/schema/forms/form'
import type { QuestionType } from '@suite/schema/forms/question'
import type { LocalDrafts } from '@suite/ui/changes/localDrafts'
import { painted } from '@suite/ui/state/painted'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { changeTo, refusedParts } from '../builder/saving/body.ts'
import type { Checked, checked } from '../builder/check.ts'
import { formDrafts, type FormDraft } from '../builder/saving/formDrafts.ts'
import { builderForm, hasPoints, same, type BuilderForm } from '../builder/form.ts'
import { added, type Spot } from '../builder/operations.ts'
import { merge, type Base, type Choice, type Merge } from '../builder/saving/merge.ts'
import { createSaver } from '../builder/saving/saver.ts'
import { createFormHistory, replayed, type FormStep, type StepKind } from '../builder/steps.ts'
import { byPlace, warningsOf } from '../builder/warnings.ts'
import { useFormStore } from './formStore.ts'
import { useSessionStore } from './sessionStore.ts'

/** What is known of a form before the rules are there. */
const unchecked: Checked = Object.freeze({ definition: null, problems: [] })
const blank: BuilderForm = { title: '', description: '', questions: [], pages: null }
/** Milliseconds until a change lies in the browser's storage. */
const draftQuiet = 400
/** A change that meets a newer version this often is tried again later. */
const rounds = 5

/** Their version, and what of it contradicts the own changes. */
interface Conflict extends Merge {
	readonly opened: OpenedForm
}

/** The questions of the open form while they are edited: what is changed shows at once and is saved in the background. */
export const useBuilderStore = defineStore('formsapp-builder', () => {
	const frame = useFormStore()
	const session = useSessionStore()
	const fileId = ref<number | null>(null)
	const form = shallowRef<BuilderForm>(blank)
	/** What is saved: as it was sent, and as the server wrote it. */
	const base = shallowRef<Base>({ mine: blank, theirs: blank })
	const version = ref('')
	const selectedId = ref<string | null>(null)
	const conflict = shallowRef<Conflict | null>(null)
	/** Changes of an earlier visit were found in the browser. */
	const isRestored = ref(false)
	/** Changes are neither on the server nor in the browser's storage. */
	const isUnkept = ref(false)
	const history = createFormHistory()
	/** Versions that own changes have replaced: whatever still tells of them is late. */
	const replaced = new Set<string>()
	let drafts: LocalDrafts<FormDraft> | undefined
	let draftTimer: ReturnType<typeof setTimeout> | undefined

	/** The rules of forms, which are loaded when the questions can be seen. Until then the server alone decides. */
	const rules = shallowRef<typeof checked | null>(null)
	const check = computed(() => rules.value?.(form.value) ?? unchecked)
	const hiddenFields = computed(() => new Set((frame.opened?.form.hiddenFields ?? []).map(({ name }) => name)))
	const mailTo = computed(() => {
		const mail = frame.opened?.form.settings.confirmationMail
		return mail?.enabled === true ? mail.questionId : null
	})
	const warnings = computed(() => warningsOf(form.value, hiddenFields.value, mailTo.value))
	const warningsAt = computed(() => byPlace(warnings.value))
	const problemsAt = computed(() => byPlace(check.value.problems))
	/** Has somebody set points, or does the form tell respondents their score? */
	const hasScores = computed(() => frame.opened?.form.settings.quizMode === true || hasPoints(form.value))
	const savedTitle = computed(() => base.value.theirs.title)
	const isChanged = computed(() => !same(form.value, base.value.mine))
	const saver = createSaver({ isChanged: () => isChanged.value, isSound: () => check.value.problems.length === 0, send })
	/** What the server said is wrong, by the ids of questions and pages. */
	const refused = computed(() => refusedParts(saver.failure.value))

	async function learn(): Promise<void> {
		await painted()
		rules.value ??= (await import('../builder/check.ts')).checked
	}
	/** Begins to edit a form that was just read; the one that is edited already goes on. */
	function begin(opened: OpenedForm): void {
		void learn()
		if (fileId.value === opened.fileId) {
			if (!replaced.has(opened.version)) {
				follow(opened)
			}
			return
		}
		replaced.clear()
		keep()
		saver.reset()
		history.clear()
		drafts = formDrafts(session.user.id)
		const read = builderForm(opened.form)
		const draft = drafts.read(String(opened.fileId))
		fileId.value = opened.fileId
		selectedId.value = null
		conflict.value = null
		isUnkept.value = false
		isRestored.value = draft !== null && !same(draft.form, read)
		if (draft === null || !isRestored.value) {
			take(read, { mine: read, theirs: read }, opened.version)
			return
		}
		take(draft.form, draft.base, draft.version)
		saver.touch()
		follow(opened)
	}
	function take(now: BuilderForm, based: Base, newVersion: string): void {
		form.value = now
		base.value = based
		version.value = newVersion
	}
	/** Takes what somebody else changed. @return whether it could be done without asking */
	function follow(opened: OpenedForm): boolean {
		if (opened.fileId !== fileId.value || opened.version === version.value) {
			return conflict.value === null
		}
		const theirs = builderForm(opened.form)
		const both = merge(base.value, form.value, theirs)
		if (both.clashes.length > 0) {
			conflict.value = { ...both, opened }
			return false
		}
		conflict.value = null
		take(both.combine(), { mine: merge(base.value, base.value.mine, theirs).combine(), theirs }, opened.version)
		changed()
		return true
	}
	/** Whether a newer version can be taken without asking. */
	const canFollow = (opened: OpenedForm): boolean => opened.fileId === fileId.value && conflict.value === null
		&& merge(base.value, form.value, builderForm(opened.form)).clashes.length === 0
	/** Takes what was chosen where both sides had changed the same. Undoing brings the own version back. */
	function resolve(choices: Readonly<Record<string, Choice>>): void {
		const open = conflict.value
		if (open === null) {
			return
		}
		const [before, after] = [open.combine(), open.combine(choices)]
		const theirs = builderForm(open.opened.form)
		conflict.value = null
		take(after, { mine: theirs, theirs }, open.opened.version)
		record('merge', '', '', before, after)
		saver.settled()
		changed()
	}

	function record(kind: StepKind, key: string, name: string, before: BuilderForm, after: BuilderForm): void {
		history.record({ kind, key, name, before, after, at: Date.now() })
	}
	/**
	 * Changes the form.
	 *
	 * @param key - what is changed: what is typed there without a pause is one step
	 * @param name - of what is changed, for words
	 */
	function apply(kind: StepKind, key: string, name: string, after: BuilderForm): void {
		if (conflict.value === null && !same(form.value, after)) {
			record(kind, key, name, form.value, after)
			form.value = after
			changed()
		}
	}
	/** Adds a question and selects it. @return its id */
	function add(type: QuestionType, spot: Spot = {}): string {
		const [after, id] = added(form.value, type, spot)
		apply('add', id, '', after)
		selectedId.value = id
		return id
	}
	function select(id: string | null): void {
		selectedId.value = id
	}
	function changed(): void {
		if (selectedId.value !== null && !form.value.questions.some(({ id }) => id === selectedId.value)) {
			selectedId.value = null
		}
		clearTimeout(draftTimer)
		draftTimer = setTimeout(keep, draftQuiet)
		saver.touch()
	}
	function undo(): FormStep | null {
		const step = conflict.value === null ? history.undo() : null
		if (step !== null) {
			form.value = replayed(form.value, step.after, step.before)
			changed()
		}
		return step
	}
	function redo(): FormStep | null {
		const step = conflict.value === null ? history.redo() : null
		if (step !== null) {
			form.value = replayed(form.value, step.before, step.after)
			changed()
		}
		return step
	}

	/** Puts unsaved changes into the browser's storage, and takes them out when they are saved. */
	function keep(): void {
		clearTimeout(draftTimer)
		const id = String(fileId.value)
		if (drafts === undefined || fileId.value === null) {
			return
		}
		if (isChanged.value) {
			isUnkept.value = !drafts.write(id, { version: version.value, base: base.value, form: form.value })
		} else {
			drafts.remove(id)
			isUnkept.value = false
			isRestored.value = false
		}
	}
	/** @return false when somebody has to choose first */
	async function send(): Promise<boolean> {
		const id = fileId.value
		for (let round = 0; id !== null; round++) {
			const sent = form.value
			try {
				const opened = await api.forms.update({ path: { fileId: id }, body: changeTo(sent, version.value) })
				if (id === fileId.value) {
					base.value = { mine: sent, theirs: builderForm(opened.form) }
					replaced.add(version.value)
					replaced.delete(opened.version)
					version.value = opened.version
					frame.adopt(opened)
					keep()
				}
				return true
			} catch (cause) {
				if (round === rounds || !(cause instanceof ApiError) || cause.reason !== 'stale_version') {
					throw cause
				}
			}
			const opened = await api.forms.read({ path: { fileId: id } })
			if (id !== fileId.value) {
				return true
			}
			frame.adopt(opened)
			if (!follow(opened)) {
				return false
			}
		}
		return true
	}

	return {
		fileId, form, version, selectedId, conflict, isRestored, isUnkept, isChanged, savedTitle, hasScores,
		check, warnings, warningsAt, problemsAt, refused,
		saveState: saver.state, saveFailure: saver.failure, lastStep: history.last, nextStep: history.next,
		begin, follow, canFollow, resolve, apply, add, select, undo, redo, seal: history.seal, keep, flush: saver.flush,
	}
})
