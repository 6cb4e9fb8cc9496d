// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { MediaFile } from '@suite/schema/intranet/media'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export type MediaTarget = 'page' | 'resources'

export interface UploadedFile {
	readonly name: string
	readonly url: string
	/** Width and height of an image in pixels, as stored in a widget; empty when the browser cannot determine them. */
	readonly size: { readonly width?: number, readonly height?: string }
}

/** A file being uploaded. */
export interface Upload {
	readonly id: number
	readonly name: string
	/** 0 to 1 */
	readonly done: number
	/** Reason of the refusal; null if there is none. */
	readonly error: string | null
	cancel(): void
}

/** A file whose name is taken: the user must choose how to proceed. */
export interface NameClash {
	readonly name: string
	readonly suggestion: string
	readonly existing: { readonly size: number, readonly modified: number } | null
	answer(answer: 'replace' | 'both' | 'stop'): void
}

/** Files of a page and of the shared library, and current uploads. */
export const useMediaStore = defineStore('intranetapp-editor-media', () => {
	const files = shallowRef<readonly MediaFile[]>([])
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	const canWrite = ref(false)
	const uploads = shallowRef<readonly Upload[]>([])
	const clash = shallowRef<NameClash | null>(null)
	/** A dialog is showing the uploads. */
	const isPicking = ref(false)
	let lastId = 0

	async function load(pageId: string, target: MediaTarget, path = ''): Promise<void> {
		isLoading.value = true
		error.value = null
		try {
			const answer = await intranet.media.browse({ path: { pageId }, query: { folder: target, ...(path === '' ? {} : { path }) } })
			files.value = answer.media
			canWrite.value = answer.canWrite
		} catch (cause) {
			files.value = []
			error.value = cause
		} finally {
			isLoading.value = false
		}
	}
	/**
	 * Uploads a file under its own name; asks the user if the name is taken.
	 *
	 * @return null when it was refused or cancelled; uploads holds the reason
	 */
	async function upload(pageId: string, file: File, target: MediaTarget = 'page'): Promise<UploadedFile | null> {
		const stop = new AbortController()
		const id = ++lastId
		const name = file.name === '' || file.name === 'image.png' ? pastedName(file) : file.name
		put({ id, name, done: 0, error: null, cancel: () => { stop.abort(); drop(id) } })
		try {
			const free = await freeName(pageId, name, target, stop.signal)
			if (free === null) {
				drop(id)
				return null
			}
			const answer = await intranet.media.uploadNamed(
				{
					path: { pageId },
					file,
					filename: free.name,
					body: { filename: free.name, overwrite: free.isReplacing ? '1' : '0', target },
				},
				{ signal: stop.signal, progress: (loaded: number, total: number) => change(id, { done: total > 0 ? loaded / total : 0 }) },
			)
			drop(id)
			return { name: answer.filename, url: answer.url, size: await pictureSize(file) }
		} catch (cause) {
			if (cause instanceof ApiError) {
				change(id, { error: cause.reason })
			} else if (!stop.signal.aborted) {
				drop(id)
				throw cause
			}
			return null
		}
	}
	async function freeName(
		pageId: string,
		name: string,
		target: MediaTarget,
		signal: AbortSignal,
	): Promise<{ name: string, isReplacing: boolean } | null> {
		const checked = await intranet.media.check({ path: { pageId }, body: { filename: name, target } }, { signal })
		if (!checked.exists) {
			return { name: checked.filename, isReplacing: false }
		}
		const answer = await new Promise<'replace' | 'both' | 'stop'>((resolve) => {
			clash.value = { name, suggestion: checked.suggestion, existing: checked.existingFile, answer: resolve }
		})
		clash.value = null
		return answer === 'stop'
			? null
			: { name: answer === 'replace' ? checked.filename : checked.suggestion, isReplacing: answer === 'replace' }
	}
	function put(upload: Upload): void {
		uploads.value = [...uploads.value, upload]
	}
	function change(id: number, values: Partial<Upload>): void {
		uploads.value = uploads.value.map((upload) => upload.id === id ? { ...upload, ...values } : upload)
	}
	function drop(id: number): void {
		uploads.value = uploads.value.filter((upload) => upload.id !== id)
	}

	return { files, isLoading, error, canWrite, uploads, clash, isPicking, load, upload, drop }
})

/** Files from the clipboard have no name of their own. */
function pastedName(file: File): string {
	const stamp = new Date().toISOString().slice(0, 23).replace(/[:T.]/g, '-') // several may come in one second
	return `pasted-${stamp}.${file.type.split('/')[1]?.replace('jpeg', 'jpg').replace('svg+xml', 'svg') ?? 'png'}`
}

async function pictureSize(file: File): Promise<UploadedFile['size']> {
	try {
		const picture = await createImageBitmap(file)
		const { width, height } = picture
		picture.close()
		return width < 10_000 && height < 10_000 ? { width, height: String(height) } : {}
	} catch {
		return {} // not an image, or one without pixels such as SVG
	}
}
