// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Allowed } from '@suite/testing/twin/allowance'

export const allowed: readonly Allowed[] = [{
	script: 'intranet-versions',
	step: /versions$/,
	where: /^body\/old\/1\/size$/,
	reason: 'of the first state of a file, 34 keeps the size that it was made with when the next write gives it a time of its own; '
		+ '33 does not, and neither does the embedded host',
}]
