// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { h, watch } from 'vue'

// The parts of the host keep the focus inside, which needs a layout.

export const dialog = {
	props: ['name', 'size', 'isForm', 'isText', 'isKept', 'isQuestion'],
	emits: ['close', 'submit'],
	setup: (props: { name: string }, { slots, emit }: { slots: Record<string, () => unknown>, emit: (name: string) => void }) => () =>
		h('form', { role: 'dialog', 'aria-label': props.name, onSubmit: (event: Event) => {
			event.preventDefault()
			emit('submit')
		} }, [h('h2', props.name), slots.default?.(), slots.actions?.()] as never),
}

interface PopoverContext {
	readonly slots: Record<string, (values: object) => unknown>
	readonly emit: (name: string, shown?: boolean) => void
}

export const popover = {
	props: ['shown', 'popupRole', 'placement', 'setReturnFocus'],
	emits: ['update:shown', 'afterHide'],
	setup(props: { shown: boolean }, { slots, emit }: PopoverContext) {
		watch(() => props.shown, (shown) => shown || emit('afterHide'), { flush: 'post' })
		return () => h('div', [
			h('div', { onClick: () => emit('update:shown', !props.shown) }, slots.trigger?.({
				attrs: { 'aria-expanded': String(props.shown) },
			}) as never),
			slots.default?.({}),
		] as never)
	},
}
