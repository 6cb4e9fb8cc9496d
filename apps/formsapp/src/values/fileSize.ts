// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Bytes of a megabyte. */
export const megabyte = 1_048_576

/** How large a file is, such as `1.4 MB`. */
export function fileSize(bytes: number, language: string): string {
	const isSmall = bytes < megabyte / 10
	const size = isSmall ? Math.max(1, Math.round(bytes / 1024)) : bytes / megabyte
	const unit = isSmall ? 'kilobyte' : 'megabyte'
	return size.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 })
}
