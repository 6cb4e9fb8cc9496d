// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import DOMPurify, { type DOMPurify as Purifier } from 'dompurify'
import { htmlProfiles, type HtmlProfile, type HtmlProfileName } from '@suite/schema/html/profiles'

const purifiers = new Map<HtmlProfileName, Purifier>()

/** A `<` that does not begin a tag; text such as `a<b` keeps it. Same as in the server's Shared\Html\Sanitizer. */
const noTag =
	/<(?!\/?[a-z][a-z0-9:-]*(?:[\s/][^<>"']*(?:"[^"]{0,2000}"[^<>"']*|'[^']{0,2000}'[^<>"']*)*|[\s/](?:(?!=\s*["'])[^<>])*)?>|[!?][^>]*>)/gi
// eslint-disable-next-line no-control-regex
const control = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/g

/**
 * Reduces HTML to what a profile allows, as the server does: text is lost only inside script and style, and links
 * to other servers open in a new tab and reveal nothing about this one.
 *
 * @param html - any text
 * @param profile - name in shared/schema/src/html/profiles.json
 */
export function cleanHtml(html: string, profile: HtmlProfileName): string {
	let purifier = purifiers.get(profile)
	if (!purifier) {
		purifier = create(htmlProfiles[profile])
		purifiers.set(profile, purifier)
	}
	return purifier.sanitize(html.replace(control, '').replace(noTag, '&lt;'))
}

function create(profile: HtmlProfile): Purifier {
	const purifier = DOMPurify(window)
	purifier.setConfig({
		ALLOWED_TAGS: Object.keys(profile.elements),
		ALLOWED_ATTR: [...new Set([...Object.values(profile.elements).flat(), 'target', 'rel'])],
		ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${profile.schemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		ADD_FORBID_CONTENTS: [...profile.dropped],
	})
	purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
		attribute.keepAttr = profile.elements[element.localName]?.includes(attribute.attrName) === true
			&& !isHalfAddress(attribute)
			&& !isNoPicture(attribute)
	})
	purifier.addHook('afterSanitizeAttributes', (element) => {
		if (element.localName === 'img') {
			element.setAttribute('alt', element.getAttribute('alt') ?? '')
			if (!element.getAttribute('src')) {
				element.remove()
			}
			return
		}
		if (/^(?:https?:)?[/\\]{2}/i.test(element.getAttribute('href') ?? '')) {
			element.setAttribute('target', '_blank')
			element.setAttribute('rel', 'noreferrer noopener')
		}
	})
	return purifier
}

/** Some browsers treat `https:x` as a relative link, others do not. */
function isHalfAddress({ attrName, attrValue }: { attrName: string, attrValue: string }): boolean {
	return attrName === 'href' && /^https?:(?!\/\/)/i.test(attrValue)
}

/** Images must have an address; data and mailto are allowed for links only. */
function isNoPicture({ attrName, attrValue }: { attrName: string, attrValue: string }): boolean {
	return attrName === 'src' && /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(attrValue.replace(/^[^!-\uffff]+/, ''))
}
