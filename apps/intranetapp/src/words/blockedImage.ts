// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'

/** What stands in place of an image from another server. */
export function blockedImage(host: string): string {
	return t('intranetapp', 'Images from {host} are not shown. This intranet only shows images stored on its own server.', { host }, plain)
}

/** Its element within a text; the description of the image stays readable. */
export function blockedImageElement(host: string, alt: string): HTMLElement {
	const element = document.createElement('span')
	element.className = 'rich-text__blocked'
	element.textContent = [alt, blockedImage(host)].filter((text) => text !== '').join(' \u2013 ')
	return element
}
