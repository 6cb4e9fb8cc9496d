// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'
import { onBeforeRouteLeave } from 'vue-router'
import { useBuilderStore } from '../../../stores/builderStore.ts'

interface BuilderLeave {
	/** Somebody is asked whether to leave. */
	readonly isAsking: Readonly<Ref<boolean>>
	decide(isLeaving: boolean): void
}

/**
 * Keeps changes when the screen is left. They lie in the browser and are saved in the background, so only changes that the browser cannot
 * keep make somebody wait; whoever closes the page is asked before anything is unsaved.
 */
export function useBuilderLeave(): BuilderLeave {
	const builder = useBuilderStore()
	const isAsking = ref(false)
	let answer: ((isLeaving: boolean) => void) | undefined

	const flush = () => {
		builder.keep()
		void builder.flush()
	}
	useLeaveGuard(() => builder.isChanged, flush)
	onBeforeRouteLeave(async () => {
		flush()
		if (!builder.isUnkept || await builder.flush()) {
			return true
		}
		isAsking.value = true
		return new Promise<boolean>((resolve) => {
			answer = resolve
		})
	})
	const onOnline = () => void builder.flush()
	onMounted(() => window.addEventListener('online', onOnline))
	onBeforeUnmount(() => window.removeEventListener('online', onOnline))
	return {
		isAsking,
		decide(isLeaving) {
			isAsking.value = false
			answer?.(isLeaving)
		},
	}
}
