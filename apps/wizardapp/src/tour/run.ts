// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/client/wizard'

export async function run(): Promise<void> {
	const answer = await wizard.tour.steps()
	if (answer.pending) {
		await import('dompurify')
	}
}
