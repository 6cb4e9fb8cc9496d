// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused, Reply } from '@suite/api/forms/public-client'
import type { UploadCall } from '@suite/api/forms/public-upload'
import type { Upload } from '@suite/schema/forms/upload'
import { megabyte } from '../../values/fileSize.ts'
import type { SentName } from './draft.ts'

/** Where files go that are chosen for a question. */
export interface FileRoom {
	upload(questionId: string, file: File, call: Omit<UploadCall, 'password'>): Promise<Reply<Upload>>
	/** What was sent under a token, as far as this device knows. */
	find(token: string): SentName | undefined
	keep(token: string, name: SentName): void
	/** The form is no longer shown. */
	readonly ended: AbortSignal
}

/** What is wrong with a file before it is sent, as the server says it. */
export function refusedFile(file: File, settings: { readonly maxFileSize?: number, readonly allowedTypes?: readonly string[] }):
Pick<Refused, 'status' | 'reason'> | undefined {
	if (file.size === 0) {
		return { status: 422, reason: 'empty_file' }
	}
	if (file.size > megabyte * (settings.maxFileSize ?? Infinity)) {
		return { status: 413, reason: 'too_large_file' }
	}
	const allowed = settings.allowedTypes ?? []
	return allowed.length === 0 || allowed.some((one) => mayBe(file, one.toLowerCase())) ? undefined : { status: 422, reason: 'wrong_type' }
}

/** A browser does not know each type; what it does not know, the server finds out. */
function mayBe({ name, type }: File, allowed: string): boolean {
	if (!allowed.includes('/')) {
		return allowed === '*' || name.toLowerCase().endsWith(`.${allowed.replace(/^\.+/, '')}`)
	}
	return type === '' || allowed === '*/*' || (allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed)
}

/** For the browser's own dialog. */
export const acceptOf = (allowed: readonly string[]): string | undefined => allowed.length === 0 || allowed.some((one) => one === '*')
	? undefined
	: allowed.map((one) => one.includes('/') || one.startsWith('.') ? one : `.${one}`).join(',')
