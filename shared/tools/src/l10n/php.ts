// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from '../check/sources.ts'
import { root } from '@suite/node/paths'
import { run, said } from '@suite/node/process'
import type { Extraction, Message, Unreadable } from './message.ts'

/** Extracts the texts from PHP classes and templates. */
export async function phpMessages(files: readonly Source[]): Promise<Extraction> {
	const read = await run('php', [`${root}/shared/tools/src/l10n/php-messages.php`], {
		input: JSON.stringify(Object.fromEntries(files.map(({ path, text }) => [path, text]))),
	})
	if (read.code !== 0) {
		throw new Error(`PHP could not read the texts: ${said(read)}`)
	}
	const found = JSON.parse(read.stdout) as (Message | Unreadable)[]
	return {
		messages: found.filter((item) => 'text' in item),
		unreadable: found.filter((item) => 'reason' in item),
	}
}
