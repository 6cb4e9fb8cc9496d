// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' }

const attribute = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/**
 * HTML that shows a form in a page of another website, as tall as it is. The script comes first, so that it hears the first message, and
 * hears only frames that show pages of this server.
 *
 * @param url - of the page for frames
 * @param title - of the form; readers of the page hear it
 */
export function embedCode(url: string, title: string): string {
	const { origin } = new URL(url)
	return `<script>
window.addEventListener('message', function (event) {
  if (event.origin !== '${origin}' || !event.data || event.data.type !== 'formsapp:height') return
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = Number(event.data.height) + 'px'
  })
})
</script>
<iframe
  src="${attribute(url)}"
  title="${attribute(title.replace(/\s+/g, ' ').trim())}"
  referrerpolicy="strict-origin"
  style="display: block; width: 100%; height: 600px; border: 0"
></iframe>`
}
