// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const locale = (document.documentElement.dataset.locale || 'en').replaceAll('_', '-')
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Writes the dates and sizes of a part of the page as its reader is used to. */
export function localise(part) {
	// What has a title was written by an app, as its reader is used to.
	for (const time of part.querySelectorAll('time[datetime]:not([title])')) {
		const date = new Date(time.dateTime)
		time.textContent = date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
		time.title = date.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'long' })
	}
	for (const data of part.querySelectorAll('data[value]')) {
		const bytes = Number(data.value)
		const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1000)), units.length - 1)
		// the locale's own word for a byte is a word and not a unit
		data.textContent = power === 0
			? `${bytes.toLocaleString(locale)}\u00a0B`
			: (bytes / 1000 ** power).toLocaleString(locale, { style: 'unit', unit: units[power], maximumFractionDigits: 1 })
	}
}
