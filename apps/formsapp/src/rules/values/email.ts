// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { characters, hasSpace } from './text.ts'

const atoms = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u{80}-\u{10FFFF}-]+$/u
const label = /^[A-Za-z0-9\u{80}-\u{10FFFF}-]+$/u

/** E-mail addresses as people write them: no quotes, no comments; letters of any script. */
export function isAddress(trimmed: string): boolean {
	const [local, domain, more] = trimmed.split('@')
	return domain !== undefined && more === undefined && !hasSpace(trimmed)
		&& characters(local!) <= 64 && local!.split('.').every((part) => atoms.test(part))
		&& isDomain(domain.split('.'))
}

function isDomain(labels: readonly string[]): boolean {
	return labels.length > 1
		&& labels.every((part) => characters(part) <= 63 && label.test(part) && !part.startsWith('-') && !part.endsWith('-'))
}
