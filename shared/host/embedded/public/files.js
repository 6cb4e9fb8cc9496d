// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { element } from './element.js'
import { ocs } from './ocs.js'

/* Nodes, with the values that `Permission` and `FileType` of `@nextcloud/files` have. */

const rootOf = () => `/files/${document.head.dataset.user}`
const nodeOf = ({ dataset, textContent }) => ({
	type: dataset.mime === 'Folder' ? 'folder' : 'file',
	basename: textContent.trim(),
	mime: dataset.mime,
	fileid: Number(dataset.id),
	id: dataset.id,
	permissions: Number(dataset.permissions),
	root: rootOf(),
})
const defaultAction = (context) => [...window._nc_files_scope?.v4_0?.fileActions?.values() ?? []]
	.filter((action) => action.default !== undefined && (action.enabled?.(context) ?? true))
	.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))[0]

/**
 * Does in the list of files what apps offer: makes files by "New", and opens those that an app opens with a click. As on a server the
 * first comes from `RegisterTemplateCreatorEvent`, the second from what `registerFileAction` of `@nextcloud/files` keeps on the page.
 *
 * @param {HTMLElement | null} place - null on other pages
 */
export function openFiles(place) {
	if (place === null) {
		return
	}
	const folder = { type: 'folder', path: place.dataset.folder, permissions: 31, root: rootOf() }
	const links = [...document.querySelectorAll('.host-files a[data-id]')]
	const contents = links.map(nodeOf)
	const open = (node, event) => {
		const context = { nodes: [node], folder, contents, view: { id: 'files' } }
		const action = defaultAction(context)
		if (action !== undefined) {
			event?.preventDefault()
			void action.exec(context)
		}
	}
	links.forEach((link, place) => link.addEventListener('click', (event) => {
		if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
			open(contents[place], event)
		}
	}))
	if (new URLSearchParams(location.search).get('openfile') === 'true') {
		const id = Number(/\/files\/(\d+)$/.exec(location.pathname)?.[1])
		contents.filter(({ fileid }) => fileid === id).forEach((node) => open(node))
	}
	const creators = JSON.parse(atob(document.getElementById('initial-state-files-templates').value))
	if ('mayCreate' in place.dataset && creators.length > 0) {
		place.append(...creators.map((creator) => newFile(creator, place.dataset.folder, contents)))
	}
}

/** A button that asks for a name, makes the file and opens it. */
function newFile({ label, extension }, folder, contents) {
	const name = element('input', { type: 'text', name: 'name', required: true, autocomplete: 'off' })
	const problem = element('p', { class: 'host-note host-note--error', role: 'alert', hidden: true })
	const submit = async (event) => {
		event.preventDefault()
		try {
			const filePath = `${folder === '/' ? '' : folder}/${name.value.trim()}`
			const { fileid } = await ocs('POST', '/apps/files/api/v1/templates/create', { body: { filePath } })
			location.assign(`/index.php/apps/files/files/${fileid}?dir=${encodeURIComponent(folder)}&openfile=true`)
		} catch (error) {
			problem.textContent = error.message || 'The file could not be made.'
			problem.hidden = false
		}
	}
	const dialog = element(
		'dialog',
		{ class: 'host-dialog', 'aria-label': label },
		element(
			'form',
			{ submit },
			element('label', { class: 'host-field' }, 'Filename', name),
			problem,
			element('button', { type: 'submit', class: 'host-button host-button--primary' }, 'Create'),
			element('button', { type: 'button', class: 'host-button', click: () => dialog.close() }, 'Cancel'),
		),
	)
	const ask = () => {
		name.value = freeName(label, extension, contents)
		problem.hidden = true
		dialog.showModal()
		name.setSelectionRange(0, name.value.length - extension.length)
	}
	return element('div', {}, element('button', { type: 'button', class: 'host-button', click: ask }, label), dialog)
}

function freeName(label, extension, contents) {
	const taken = new Set(contents.map(({ basename }) => basename))
	let name = label + extension
	for (let number = 1; taken.has(name); number++) {
		name = `${label} (${number})${extension}`
	}
	return name
}
