// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import { ApiError } from '@suite/api/client/error'
import type { FormChange, OpenedForm } from '@suite/schema/forms/form'
import type { Question } from '@suite/schema/forms/question'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { differencesOf, isSame, type Difference } from '../values/formChange.ts'

/** A change that somebody else's change contradicts. The one who made it decides. */
export interface Conflict {
	readonly differences: readonly Difference[]
	/** @param isMine - whether the own values replace theirs */
	decide(isMine: boolean): void
}

/** A change that meets a newer version this often is given up: somebody writes faster than we do. */
const tries = 5

/**
 * The form that is open. Each control saves only what it changes. What others changed meanwhile stays; where both changed the same, the
 * store asks through `conflict`.
 */
export const useFormStore = defineStore('formsapp-form', () => {
	const opened = shallowRef<OpenedForm | null>(null)
	const failure = shallowRef<unknown>(null)
	/** The form as somebody else has changed it, until it is shown. */
	const newer = shallowRef<OpenedForm | null>(null)
	const conflict = shallowRef<Conflict | null>(null)
	const { busy, done, failureOf, perform } = createControls<string>()
	/** What is saved now; the next control waits for it. */
	let queue: Promise<unknown> = Promise.resolve()
	let asked = 0

	const rights = computed(() => opened.value?.permissions ?? null)
	/** A file that cannot be read is not written either: it may hold somebody's work. */
	const isEditable = computed(() => rights.value?.editQuestions === true && opened.value?.fault === null)

	/** The form that came with the page: the first to open it need not ask for it. */
	let ready: OpenedForm | null = null
	function start(form: OpenedForm): void {
		ready = form
	}
	/** Reads a form; a form that is already open stays visible meanwhile. */
	async function open(fileId: number): Promise<void> {
		const turn = ++asked
		failure.value = null
		newer.value = null
		if (opened.value?.fileId !== fileId) {
			opened.value = null
			done.value = null
		}
		const first = ready
		ready = null
		if (first?.fileId === fileId) {
			opened.value = first
			return
		}
		try {
			const read = await api.forms.read({ path: { fileId } })
			if (turn === asked) {
				opened.value = read
			}
		} catch (cause) {
			if (turn === asked) {
				failure.value = cause
			}
		}
	}
	/** Shows a form that was just read or written. */
	function adopt(form: OpenedForm): void {
		if (form.fileId === opened.value?.fileId) {
			opened.value = form
			newer.value = null
		}
	}
	/** What the builder wrote by the routes of questions. */
	function adoptQuestions(questions: Question[]): void {
		if (opened.value !== null) {
			opened.value = { ...opened.value, form: { ...opened.value.form, questions } }
		}
	}
	/** Looks whether somebody else has changed the form. Nothing is replaced unless it is the same. */
	async function look(): Promise<void> {
		const shown = opened.value
		const turn = queue
		if (shown === null) {
			return
		}
		const read = await api.forms.read({ path: { fileId: shown.fileId } })
		if (opened.value !== shown || queue !== turn) {
			return // something was saved meanwhile, which is newer than the answer
		}
		if (isSame(read.form, shown.form)) {
			adopt(read)
		} else {
			newer.value = read
		}
	}
	function takeNewer(): void {
		if (newer.value !== null) {
			adopt(newer.value)
		}
	}
	/** Saves a part of the form; false when it failed, which is shown beside the control, or when the others' values stay. */
	function change(control: string, part: FormChange): Promise<boolean> {
		const base = opened.value
		const turn = queue.then(async () => {
			let isWritten = false
			const isDone = await perform(control, async () => {
				isWritten = base !== null && await write(part, base)
			})
			done.value = isDone && !isWritten ? null : done.value
			return isDone && isWritten
		})
		queue = turn
		return turn
	}
	/** @returns false when the others' values stay */
	async function write(part: FormChange, base: OpenedForm): Promise<boolean> {
		// Changes that were saved since are the base of this one, too.
		let { version } = opened.value?.fileId === base.fileId ? opened.value : base
		for (let left = tries; ; left--) {
			try {
				adopt(await api.forms.update({ path: { fileId: base.fileId }, body: { ...part, version } }))
				return true
			} catch (cause) {
				if (left === 0 || !(cause instanceof ApiError) || cause.reason !== 'stale_version') {
					throw cause
				}
				const now = await api.forms.read({ path: { fileId: base.fileId } })
				const differences = differencesOf(part, base.form, now.form)
				if (differences.length > 0 && !await ask(differences)) {
					adopt(now)
					return false
				}
				base = now
				version = now.version
			}
		}
	}
	const ask = (differences: readonly Difference[]): Promise<boolean> => new Promise((resolve) => {
		conflict.value = {
			differences,
			decide(isMine) {
				conflict.value = null
				resolve(isMine)
			},
		}
	})
	/** Answers were deleted. */
	function count(responseCount: number): void {
		if (opened.value !== null) {
			opened.value = { ...opened.value, responseCount }
		}
	}

	return {
		opened, failure, newer, conflict, busy, done, failureOf, rights, isEditable,
		start, open, adopt, adoptQuestions, look, takeNewer, change, count,
	}
})
