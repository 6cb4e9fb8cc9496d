// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowReadonly, shallowRef } from 'vue'

/** An image shown in the lightbox. */
export interface LargePicture {
	readonly source: string
	readonly alt: string
	readonly caption: string
	/** Receives the focus when the lightbox closes. */
	readonly from: HTMLElement | null
}

const shown = shallowRef<LargePicture | null>(null)

export const largePicture = shallowReadonly(shown)

export function openLightbox(picture: LargePicture): void {
	shown.value = picture
}

export function closeLightbox(): void {
	const from = shown.value?.from
	shown.value = null
	from?.focus()
}
