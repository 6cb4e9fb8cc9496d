// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { StepsAnswer } from '@suite/schema/wizard/tour'
import type { Step } from '@suite/schema/wizard/step'
import { wizard } from '@suite/api/wizard/tour-client'
import { inOrder } from './in-order.ts'
import { onDialog, whenQuiet } from './page/quiet.ts'
import { startTour } from './start-tour.ts'
import { findTarget } from './page/target.ts'
import { showToast } from './view/toast.ts'

/** Shows the tour if the server reports it as pending, as soon as the page is quiet. */
export async function run(): Promise<void> {
	const answer = await wizard.tour.steps()
	if (!answer.pending || answer.steps.length === 0) {
		return
	}
	const server = createServer()
	await inOneTab(() => new Promise((done) => void guide(answer, server, answer.lastStep ?? undefined, () => done(undefined))))
}

async function guide(
	answer: StepsAnswer,
	server: ReturnType<typeof createServer>,
	startAt: string | undefined,
	done: () => void,
): Promise<void> {
	const { steps, labels, language } = answer
	let current: Step | undefined
	await whenQuiet()
	const finish = (tell: (step: Step) => void) => (step: Step) => {
		stopWatching()
		tell(step)
		done()
	}
	const tour = startTour({
		steps,
		labels,
		language,
		startAt,
		onStep(step) {
			current = step
			server.see(step)
		},
		onFinish: finish(server.complete),
		onPause: finish(server.pause),
		onSkip: finish((step) => {
			server.skip(step)
			showToast(labels.restartHint, language)
		}),
	})
	// A dialog of the page takes precedence: the tour hides and later continues where it was.
	const stopWatching = onDialog(() => {
		tour.close()
		void guide(answer, server, current?.id ?? startAt, done)
	}, () => current ? findTarget(current.attachTo) : null)
}

/** Reports the user's progress to the server; calls outlive the page, because the next click may leave it. */
function createServer() {
	const outlive = { keepalive: true }
	// The tour continues without the server; failed calls are logged to the console.
	const send = inOrder((error) => console.warn('wizardapp: the tour could not save where you are.', error))
	let hasStarted = false
	return {
		see({ id }: Step) {
			const tell = hasStarted ? wizard.tour.progress : wizard.tour.start
			send(() => tell({ body: { step: id } }, outlive))
			hasStarted = true
		},
		complete: ({ id }: Step) => send(() => wizard.tour.complete({ body: { step: id } }, outlive)),
		skip: ({ id }: Step) => send(() => wizard.tour.skip({ body: { step: id } }, outlive)),
		pause: ({ id }: Step) => send(() => wizard.tour.progress({ body: { step: id, pause: true } }, outlive)),
	}
}

/** With two tabs open, only one shows the tour. Without a secure context, browsers have no locks: then every tab shows it. */
async function inOneTab(task: () => Promise<unknown>): Promise<void> {
	if (!navigator.locks) {
		await task()
		return
	}
	await navigator.locks.request('wizardapp-tour', { ifAvailable: true }, async (lock) => lock && await task())
}
