// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Allowed } from './allowance.ts'

/** Intended differences in pages. */
export const allowedPage: readonly Allowed[] = [
	{
		script: 'page',
		step: /GET \/index\.php\/apps\/dashboard/,
		where: /feature-policy/,
		reason: 'the dashboard of the server has a weather widget that may ask where one is; the one here has none',
	},
]
