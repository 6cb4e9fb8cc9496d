// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { inject, type Ref } from 'vue'
import { pageContext, type PageContext } from '../layout/context.ts'

/** The page that contains a widget. */
export function usePageContext(): Readonly<Ref<PageContext>> {
	const context = inject(pageContext)
	if (context === undefined) {
		throw new Error('A widget stands on no page')
	}
	return context
}
