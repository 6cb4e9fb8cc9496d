// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { computed, inject, type Ref } from 'vue'
import { pageContext, type PageContext } from '../layout/context.ts'
import { titleLevelsOfPage, type TitleLevel } from '../layout/titleLevels.ts'

/** The page that contains a widget. */
export function usePageContext(): Readonly<Ref<PageContext>> {
	const context = inject(pageContext)
	if (context === undefined) {
		throw new Error('A widget stands on no page')
	}
	return context
}

/** The level of the heading that shows a widget's title: as its place on the page demands, else 2, which skips none. */
export function useTitleLevel(widget: () => Widget): Readonly<Ref<TitleLevel>> {
	const levels = inject(titleLevelsOfPage, null)
	return computed(() => levels?.value.get(widget()) ?? 2)
}
