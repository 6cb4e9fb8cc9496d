// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { UploadedFile } from '../../stores/editorMediaStore.ts'

/** A file chosen for a page. */
export interface PickedFile {
	/** The form used in pages: the file's name, or an address in the shared library. */
	readonly src: string
	readonly url: string
	readonly size: UploadedFile['size']
	/** Alternative text entered while choosing. */
	readonly alt: string
}
