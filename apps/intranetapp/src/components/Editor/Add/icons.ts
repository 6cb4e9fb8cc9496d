// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Component } from 'vue'
import BullhornOutline from 'vue-material-design-icons/BullhornOutline.vue'
import CalendarMonth from 'vue-material-design-icons/CalendarMonth.vue'
import FormatTitle from 'vue-material-design-icons/FormatTitle.vue'
import HelpBoxOutline from 'vue-material-design-icons/HelpBoxOutline.vue'
import ImageOutline from 'vue-material-design-icons/ImageOutline.vue'
import LinkBoxVariantOutline from 'vue-material-design-icons/LinkBoxVariantOutline.vue'
import Minus from 'vue-material-design-icons/Minus.vue'
import TableRow from 'vue-material-design-icons/TableRow.vue'
import TextLong from 'vue-material-design-icons/TextLong.vue'
import VideoOutline from 'vue-material-design-icons/VideoOutline.vue'

/** None looks like another: two icons of lines, or of letters, cannot be told apart at this size. */
const icons: Readonly<Record<string, Component>> = Object.freeze({
	text: TextLong,
	heading: FormatTitle,
	image: ImageOutline,
	video: VideoOutline,
	divider: Minus,
	links: LinkBoxVariantOutline,
	news: BullhornOutline,
	calendar: CalendarMonth,
	row: TableRow,
})

export function typeIcon(type: string): Component {
	return icons[type] ?? HelpBoxOutline
}
